/*
 * All that cuda.h uses of <stdlib.h>. With -nostdinc and this folder, neither
 * clang's own headers nor the target's libc are needed to read cuda.h.
 */
#ifndef CUDA_SYS_STDLIB_H
#define CUDA_SYS_STDLIB_H
typedef __SIZE_TYPE__ size_t;
#endif
