/*
 * What the C compiler sees when it judges the declarations (feature `systest`): cuda.h, and the words that
 * the assertions of libcuda-sys's build script are written in.
 */
#include <cuda.h>

#define IS(condition) _Static_assert(condition, #condition)
#define SAME(a, b) IS(__builtin_types_compatible_p(a, b))
#define MEMBER(type, path) __typeof__(((type *)0)->path)

/* A pointer is no constant to _Static_assert; clang takes it in the length of an array, gcc here. */
#ifdef __clang__
#define ADDRESS(constant, value) extern char constant##_[(unsigned long long)(constant) == (value) ? 1 : -1]
#else
#define ADDRESS(constant, value) IS((unsigned long long)(constant) == (value))
#endif
