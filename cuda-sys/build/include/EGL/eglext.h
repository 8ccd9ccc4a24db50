#include "egl.h"
