/* A library that uses the driver where there is one. */

#include <cuda.h>

#pragma weak cuInit
#pragma weak cuGreenCtxDestroy

int init(void)
{
    return cuInit ? (int)cuInit(0) : -1;
}

/* This driver lacks it. */
int destroy(void)
{
    return cuGreenCtxDestroy ? (int)cuGreenCtxDestroy(0) : -1;
}
