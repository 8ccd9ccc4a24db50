/* What bindgen reads. */
#include <cuda.h>
