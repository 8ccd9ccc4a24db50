/* All that cudaGL.h uses of OpenGL; see stdlib.h. */
#ifndef CUDA_SYS_GL_H
#define CUDA_SYS_GL_H
typedef unsigned int GLenum;
typedef unsigned int GLuint;
#endif
