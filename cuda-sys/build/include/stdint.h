/* All that cuda.h uses of <stdint.h>; see stdlib.h in this folder. */
#ifndef CUDA_SYS_STDINT_H
#define CUDA_SYS_STDINT_H
typedef __UINT32_TYPE__ uint32_t;
typedef __UINT64_TYPE__ uint64_t;
#endif
