// Created by `cargo xtask emit` from cuda.h, cudaTypedefs.h and cuda-sys/build/generate/reference. Do not edit.

kinds! {
    Allocation "allocation", Array "array", Capture "capture", Context "context", Event "event",
    ExecutableGraph "executable graph", ExternalMemory "external memory",
    ExternalSemaphore "external semaphore", Function "function", Graph "graph",
    GraphicsResource "graphics resource", GreenContext "green context",
    HostFunction "host function", HostMemory "host memory", IPCHandle "IPC handle",
    IPCMemory "IPC memory", Kernel "kernel", Library "library", Linker "linker", Mapping "mapping",
    Memory "memory", MemoryPool "memory pool", MipmappedArray "mipmapped array", Module "module",
    Registration "registration", Reservation "reservation", Stream "stream",
    SurfaceObject "surface object", TextureObject "texture object",
    TextureReference "texture reference", UserObject "user object", Variable "variable",
}

macro_rules! handles {
    (cuDeviceSetMemPool) => {
        &[new(Uses, MemoryPool, 1)]
    };
    (cuDevicePrimaryCtxRetain) => {
        &[Handle { described_by: Some(1), ..new(Finds, Context, 0) }]
    };
    (cuDevicePrimaryCtxRelease_v2) => {
        &[new(Ends, Context, 0)]
    };
    (cuDevicePrimaryCtxReset_v2) => {
        &[new(Ends, Context, 0)]
    };
    (cuCtxCreate_v4) => {
        &[new(Creates, Context, 0)]
    };
    (cuCtxDestroy_v2) => {
        &[new(Ends, Context, 0)]
    };
    (cuCtxPushCurrent_v2) => {
        &[new(Uses, Context, 0)]
    };
    (cuCtxSetCurrent) => {
        &[new(Uses, Context, 0)]
    };
    (cuCtxGetDevice_v2) => {
        &[new(Uses, Context, 1)]
    };
    (cuCtxGetId) => {
        &[new(Uses, Context, 0)]
    };
    (cuCtxSynchronize) => {
        &[new(Waits, Context, 0)]
    };
    (cuCtxSynchronize_v2) => {
        &[new(Waits, Context, 0)]
    };
    (cuCtxGetApiVersion) => {
        &[new(Uses, Context, 0)]
    };
    (cuCtxRecordEvent) => {
        &[new(Uses, Context, 0), new(Records, Event, 1)]
    };
    (cuCtxWaitEvent) => {
        &[new(Uses, Context, 0), new(Uses, Event, 1)]
    };
    (cuCtxAttach) => {
        &[new(Finds, Context, 0)]
    };
    (cuCtxDetach) => {
        &[new(Ends, Context, 0)]
    };
    (cuModuleLoad) => {
        &[new(Creates, Module, 0)]
    };
    (cuModuleLoadData) => {
        &[new(Creates, Module, 0)]
    };
    (cuModuleLoadDataEx) => {
        &[new(Creates, Module, 0)]
    };
    (cuModuleLoadFatBinary) => {
        &[new(Creates, Module, 0)]
    };
    (cuModuleUnload) => {
        &[new(Ends, Module, 0)]
    };
    (cuModuleGetFunction) => {
        &[Handle { described_by: Some(2), ..new(Finds, Function, 0) }, new(Uses, Module, 1)]
    };
    (cuModuleGetFunctionCount) => {
        &[new(Uses, Module, 1)]
    };
    (cuModuleEnumerateFunctions) => {
        &[new(Uses, Module, 2)]
    };
    (cuModuleGetGlobal_v2) => {
        &[Handle { described_by: Some(1), ..new(Finds, Variable, 0) }, new(Uses, Module, 2)]
    };
    (cuLinkCreate_v2) => {
        &[new(Creates, Linker, 3)]
    };
    (cuLinkAddData_v2) => {
        &[new(Uses, Linker, 0)]
    };
    (cuLinkAddFile_v2) => {
        &[new(Uses, Linker, 0)]
    };
    (cuLinkComplete) => {
        &[new(Uses, Linker, 0)]
    };
    (cuLinkDestroy) => {
        &[new(Ends, Linker, 0)]
    };
    (cuModuleGetTexRef) => {
        &[new(Uses, Module, 1)]
    };
    (cuModuleGetSurfRef) => {
        &[new(Uses, Module, 1)]
    };
    (cuLibraryLoadData) => {
        &[new(Creates, Library, 0)]
    };
    (cuLibraryLoadFromFile) => {
        &[new(Creates, Library, 0)]
    };
    (cuLibraryUnload) => {
        &[new(Ends, Library, 0)]
    };
    (cuLibraryGetKernel) => {
        &[Handle { described_by: Some(2), ..new(Finds, Kernel, 0) }, new(Uses, Library, 1)]
    };
    (cuLibraryGetKernelCount) => {
        &[new(Uses, Library, 1)]
    };
    (cuLibraryEnumerateKernels) => {
        &[new(Uses, Library, 2)]
    };
    (cuLibraryGetModule) => {
        &[new(Finds, Module, 0), new(Uses, Library, 1)]
    };
    (cuKernelGetFunction) => {
        &[new(Finds, Function, 0), new(Uses, Kernel, 1)]
    };
    (cuKernelGetLibrary) => {
        &[new(Uses, Kernel, 1)]
    };
    (cuLibraryGetGlobal) => {
        &[Handle { described_by: Some(1), ..new(Finds, Variable, 0) }, new(Uses, Library, 2)]
    };
    (cuLibraryGetManaged) => {
        &[Handle { described_by: Some(1), ..new(Finds, Variable, 0) }, new(Uses, Library, 2)]
    };
    (cuLibraryGetUnifiedFunction) => {
        &[new(Uses, Library, 1)]
    };
    (cuKernelGetAttribute) => {
        &[new(Uses, Kernel, 2)]
    };
    (cuKernelSetAttribute) => {
        &[new(Uses, Kernel, 2)]
    };
    (cuKernelSetCacheConfig) => {
        &[new(Uses, Kernel, 0)]
    };
    (cuKernelGetName) => {
        &[new(Uses, Kernel, 1)]
    };
    (cuKernelGetParamInfo) => {
        &[new(Uses, Kernel, 0)]
    };
    (cuKernelGetParamCount) => {
        &[new(Uses, Kernel, 0)]
    };
    (cuMemAlloc_v2) => {
        &[Handle { described_by: Some(1), ..new(Creates, Memory, 0) }]
    };
    (cuMemAllocPitch_v2) => {
        &[new(Creates, Memory, 0)]
    };
    (cuMemFree_v2) => {
        &[new(Ends, Memory, 0)]
    };
    (cuMemGetAddressRange_v2) => {
        &[new(Uses, Memory, 2)]
    };
    (cuMemAllocHost_v2) => {
        &[Handle { described_by: Some(1), ..new(Creates, HostMemory, 0) }]
    };
    (cuMemFreeHost) => {
        &[new(Ends, HostMemory, 0)]
    };
    (cuMemHostAlloc) => {
        &[Handle { described_by: Some(1), ..new(Creates, HostMemory, 0) }]
    };
    (cuMemAllocManaged) => {
        &[Handle { described_by: Some(1), ..new(Creates, Memory, 0) }]
    };
    (cuIpcGetEventHandle) => {
        &[new(Finds, IPCHandle, 0), new(Uses, Event, 1)]
    };
    (cuIpcOpenEventHandle) => {
        &[new(Finds, Event, 0), new(Uses, IPCHandle, 1)]
    };
    (cuIpcGetMemHandle) => {
        &[new(Finds, IPCHandle, 0), new(Uses, Memory, 1)]
    };
    (cuIpcOpenMemHandle_v2) => {
        &[new(Finds, IPCMemory, 0), new(Uses, IPCHandle, 1)]
    };
    (cuIpcCloseMemHandle) => {
        &[new(Ends, IPCMemory, 0)]
    };
    (cuMemHostRegister_v2) => {
        &[Handle { described_by: Some(1), ..new(Begins, Registration, 0) }]
    };
    (cuMemHostUnregister) => {
        &[new(Ends, Registration, 0)]
    };
    (cuMemcpy) => {
        &[new(Uses, Memory, 0), new(Uses, Memory, 1)]
    };
    (cuMemcpyPeer) => {
        &[new(Uses, Memory, 0), new(Uses, Context, 1), new(Uses, Memory, 2), new(Uses, Context, 3)]
    };
    (cuMemcpyHtoD_v2) => {
        &[new(Uses, Memory, 0)]
    };
    (cuMemcpyDtoH_v2) => {
        &[new(Uses, Memory, 1)]
    };
    (cuMemcpyDtoD_v2) => {
        &[new(Uses, Memory, 0), new(Uses, Memory, 1)]
    };
    (cuMemcpyDtoA_v2) => {
        &[new(Uses, Array, 0), new(Uses, Memory, 2)]
    };
    (cuMemcpyAtoD_v2) => {
        &[new(Uses, Memory, 0), new(Uses, Array, 1)]
    };
    (cuMemcpyHtoA_v2) => {
        &[new(Uses, Array, 0)]
    };
    (cuMemcpyAtoH_v2) => {
        &[new(Uses, Array, 1)]
    };
    (cuMemcpyAtoA_v2) => {
        &[new(Uses, Array, 0), new(Uses, Array, 2)]
    };
    (cuMemcpyAsync) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, Memory, 0) },
            Handle { described_by: Some(2), ..new(Spans, Memory, 1) },
            new(Uses, Memory, 0),
            new(Uses, Memory, 1),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemcpyPeerAsync) => {
        &[
            Handle { described_by: Some(4), ..new(Spans, Memory, 0) },
            Handle { described_by: Some(4), ..new(Spans, Memory, 2) },
            new(Uses, Memory, 0),
            new(Uses, Context, 1),
            new(Uses, Memory, 2),
            new(Uses, Context, 3),
            new(Uses, Stream, 5),
        ]
    };
    (cuMemcpyHtoDAsync_v2) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, Memory, 0) },
            Handle { described_by: Some(2), ..new(Spans, HostMemory, 1) },
            new(Uses, Memory, 0),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemcpyDtoHAsync_v2) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, HostMemory, 0) },
            Handle { described_by: Some(2), ..new(Spans, Memory, 1) },
            new(Uses, Memory, 1),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemcpyDtoDAsync_v2) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, Memory, 0) },
            Handle { described_by: Some(2), ..new(Spans, Memory, 1) },
            new(Uses, Memory, 0),
            new(Uses, Memory, 1),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemcpyHtoAAsync_v2) => {
        &[
            Handle { described_by: Some(3), ..new(Spans, HostMemory, 2) },
            new(Uses, Array, 0),
            new(Uses, Stream, 4),
        ]
    };
    (cuMemcpyAtoHAsync_v2) => {
        &[
            Handle { described_by: Some(3), ..new(Spans, HostMemory, 0) },
            new(Uses, Array, 1),
            new(Uses, Stream, 4),
        ]
    };
    (cuMemcpy2DAsync_v2) => {
        &[
            Handle {
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY2D>(),
                    tag: offset_of!(CUDA_MEMCPY2D, dstMemoryType),
                    addresses: &[
                        (CUmemorytype::CU_MEMORYTYPE_HOST.0, offset_of!(CUDA_MEMCPY2D, dstHost)),
                        (
                            CUmemorytype::CU_MEMORYTYPE_DEVICE.0,
                            offset_of!(CUDA_MEMCPY2D, dstDevice),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_UNIFIED.0,
                            offset_of!(CUDA_MEMCPY2D, dstDevice),
                        ),
                    ],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY2D, WidthInBytes),
                        offset_of!(CUDA_MEMCPY2D, Height),
                    ],
                    distances: &[
                        &[offset_of!(CUDA_MEMCPY2D, dstXInBytes)],
                        &[offset_of!(CUDA_MEMCPY2D, dstY), offset_of!(CUDA_MEMCPY2D, dstPitch)],
                    ],
                }),
                ..new(Spans, Memory, 0)
            },
            Handle {
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY2D>(),
                    tag: offset_of!(CUDA_MEMCPY2D, srcMemoryType),
                    addresses: &[
                        (CUmemorytype::CU_MEMORYTYPE_HOST.0, offset_of!(CUDA_MEMCPY2D, srcHost)),
                        (
                            CUmemorytype::CU_MEMORYTYPE_DEVICE.0,
                            offset_of!(CUDA_MEMCPY2D, srcDevice),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_UNIFIED.0,
                            offset_of!(CUDA_MEMCPY2D, srcDevice),
                        ),
                    ],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY2D, WidthInBytes),
                        offset_of!(CUDA_MEMCPY2D, Height),
                    ],
                    distances: &[
                        &[offset_of!(CUDA_MEMCPY2D, srcXInBytes)],
                        &[offset_of!(CUDA_MEMCPY2D, srcY), offset_of!(CUDA_MEMCPY2D, srcPitch)],
                    ],
                }),
                ..new(Spans, Memory, 0)
            },
            new(Uses, Stream, 1),
        ]
    };
    (cuMemcpy3DAsync_v2) => {
        &[
            Handle {
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY3D>(),
                    tag: offset_of!(CUDA_MEMCPY3D, dstMemoryType),
                    addresses: &[
                        (CUmemorytype::CU_MEMORYTYPE_HOST.0, offset_of!(CUDA_MEMCPY3D, dstHost)),
                        (
                            CUmemorytype::CU_MEMORYTYPE_DEVICE.0,
                            offset_of!(CUDA_MEMCPY3D, dstDevice),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_UNIFIED.0,
                            offset_of!(CUDA_MEMCPY3D, dstDevice),
                        ),
                    ],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY3D, WidthInBytes),
                        offset_of!(CUDA_MEMCPY3D, Height),
                        offset_of!(CUDA_MEMCPY3D, Depth),
                    ],
                    distances: &[
                        &[offset_of!(CUDA_MEMCPY3D, dstXInBytes)],
                        &[offset_of!(CUDA_MEMCPY3D, dstY), offset_of!(CUDA_MEMCPY3D, dstPitch)],
                        &[
                            offset_of!(CUDA_MEMCPY3D, dstZ),
                            offset_of!(CUDA_MEMCPY3D, dstPitch),
                            offset_of!(CUDA_MEMCPY3D, dstHeight),
                        ],
                    ],
                }),
                ..new(Spans, Memory, 0)
            },
            Handle {
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY3D>(),
                    tag: offset_of!(CUDA_MEMCPY3D, srcMemoryType),
                    addresses: &[
                        (CUmemorytype::CU_MEMORYTYPE_HOST.0, offset_of!(CUDA_MEMCPY3D, srcHost)),
                        (
                            CUmemorytype::CU_MEMORYTYPE_DEVICE.0,
                            offset_of!(CUDA_MEMCPY3D, srcDevice),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_UNIFIED.0,
                            offset_of!(CUDA_MEMCPY3D, srcDevice),
                        ),
                    ],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY3D, WidthInBytes),
                        offset_of!(CUDA_MEMCPY3D, Height),
                        offset_of!(CUDA_MEMCPY3D, Depth),
                    ],
                    distances: &[
                        &[offset_of!(CUDA_MEMCPY3D, srcXInBytes)],
                        &[offset_of!(CUDA_MEMCPY3D, srcY), offset_of!(CUDA_MEMCPY3D, srcPitch)],
                        &[
                            offset_of!(CUDA_MEMCPY3D, srcZ),
                            offset_of!(CUDA_MEMCPY3D, srcPitch),
                            offset_of!(CUDA_MEMCPY3D, srcHeight),
                        ],
                    ],
                }),
                ..new(Spans, Memory, 0)
            },
            new(Uses, Stream, 1),
        ]
    };
    (cuMemcpy3DPeerAsync) => {
        &[
            Handle {
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY3D_PEER>(),
                    tag: offset_of!(CUDA_MEMCPY3D_PEER, dstMemoryType),
                    addresses: &[
                        (
                            CUmemorytype::CU_MEMORYTYPE_HOST.0,
                            offset_of!(CUDA_MEMCPY3D_PEER, dstHost),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_DEVICE.0,
                            offset_of!(CUDA_MEMCPY3D_PEER, dstDevice),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_UNIFIED.0,
                            offset_of!(CUDA_MEMCPY3D_PEER, dstDevice),
                        ),
                    ],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY3D_PEER, WidthInBytes),
                        offset_of!(CUDA_MEMCPY3D_PEER, Height),
                        offset_of!(CUDA_MEMCPY3D_PEER, Depth),
                    ],
                    distances: &[
                        &[offset_of!(CUDA_MEMCPY3D_PEER, dstXInBytes)],
                        &[
                            offset_of!(CUDA_MEMCPY3D_PEER, dstY),
                            offset_of!(CUDA_MEMCPY3D_PEER, dstPitch),
                        ],
                        &[
                            offset_of!(CUDA_MEMCPY3D_PEER, dstZ),
                            offset_of!(CUDA_MEMCPY3D_PEER, dstPitch),
                            offset_of!(CUDA_MEMCPY3D_PEER, dstHeight),
                        ],
                    ],
                }),
                ..new(Spans, Memory, 0)
            },
            Handle {
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY3D_PEER>(),
                    tag: offset_of!(CUDA_MEMCPY3D_PEER, srcMemoryType),
                    addresses: &[
                        (
                            CUmemorytype::CU_MEMORYTYPE_HOST.0,
                            offset_of!(CUDA_MEMCPY3D_PEER, srcHost),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_DEVICE.0,
                            offset_of!(CUDA_MEMCPY3D_PEER, srcDevice),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_UNIFIED.0,
                            offset_of!(CUDA_MEMCPY3D_PEER, srcDevice),
                        ),
                    ],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY3D_PEER, WidthInBytes),
                        offset_of!(CUDA_MEMCPY3D_PEER, Height),
                        offset_of!(CUDA_MEMCPY3D_PEER, Depth),
                    ],
                    distances: &[
                        &[offset_of!(CUDA_MEMCPY3D_PEER, srcXInBytes)],
                        &[
                            offset_of!(CUDA_MEMCPY3D_PEER, srcY),
                            offset_of!(CUDA_MEMCPY3D_PEER, srcPitch),
                        ],
                        &[
                            offset_of!(CUDA_MEMCPY3D_PEER, srcZ),
                            offset_of!(CUDA_MEMCPY3D_PEER, srcPitch),
                            offset_of!(CUDA_MEMCPY3D_PEER, srcHeight),
                        ],
                    ],
                }),
                ..new(Spans, Memory, 0)
            },
            new(Uses, Stream, 1),
        ]
    };
    (cuMemcpyBatchAsync_v2) => {
        &[Handle { described_by: Some(2), count: Some(3), ..new(Spans, Memory, 0) }, new(Uses, Stream, 7)]
    };
    (cuMemcpy3DBatchAsync_v2) => {
        &[
            Handle {
                count: Some(0),
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY3D_BATCH_OP>(),
                    tag: offset_of!(CUDA_MEMCPY3D_BATCH_OP, dst.type_),
                    addresses: &[(
                        CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER.0,
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, dst.op.ptr.ptr),
                    )],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.width),
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.height),
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.depth),
                    ],
                    distances: &[],
                }),
                ..new(Spans, Memory, 1)
            },
            new(Uses, Stream, 3),
        ]
    };
    (cuMemcpyWithAttributesAsync) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, Memory, 0) },
            new(Uses, Memory, 0),
            new(Uses, Memory, 1),
            new(Uses, Stream, 4),
        ]
    };
    (cuMemcpy3DWithAttributesAsync) => {
        &[
            Handle {
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY3D_BATCH_OP>(),
                    tag: offset_of!(CUDA_MEMCPY3D_BATCH_OP, dst.type_),
                    addresses: &[(
                        CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER.0,
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, dst.op.ptr.ptr),
                    )],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.width),
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.height),
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.depth),
                    ],
                    distances: &[],
                }),
                ..new(Spans, Memory, 0)
            },
            new(Uses, Stream, 2),
        ]
    };
    (cuMemsetD8_v2) => {
        &[Handle { described_by: Some(2), ..new(Spans, Memory, 0) }, new(Uses, Memory, 0)]
    };
    (cuMemsetD16_v2) => {
        &[Handle { described_by: Some(2), ..new(Spans, Memory, 0) }, new(Uses, Memory, 0)]
    };
    (cuMemsetD32_v2) => {
        &[Handle { described_by: Some(2), ..new(Spans, Memory, 0) }, new(Uses, Memory, 0)]
    };
    (cuMemsetD2D8_v2) => {
        &[Handle { described_by: Some(3), rows: Some([1, 4]), ..new(Spans, Memory, 0) }, new(Uses, Memory, 0)]
    };
    (cuMemsetD2D16_v2) => {
        &[Handle { described_by: Some(3), rows: Some([1, 4]), ..new(Spans, Memory, 0) }, new(Uses, Memory, 0)]
    };
    (cuMemsetD2D32_v2) => {
        &[Handle { described_by: Some(3), rows: Some([1, 4]), ..new(Spans, Memory, 0) }, new(Uses, Memory, 0)]
    };
    (cuMemsetD8Async) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, Memory, 0) },
            new(Uses, Memory, 0),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemsetD16Async) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, Memory, 0) },
            new(Uses, Memory, 0),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemsetD32Async) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, Memory, 0) },
            new(Uses, Memory, 0),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemsetD2D8Async) => {
        &[
            Handle { described_by: Some(3), rows: Some([1, 4]), ..new(Spans, Memory, 0) },
            new(Uses, Memory, 0),
            new(Uses, Stream, 5),
        ]
    };
    (cuMemsetD2D16Async) => {
        &[
            Handle { described_by: Some(3), rows: Some([1, 4]), ..new(Spans, Memory, 0) },
            new(Uses, Memory, 0),
            new(Uses, Stream, 5),
        ]
    };
    (cuMemsetD2D32Async) => {
        &[
            Handle { described_by: Some(3), rows: Some([1, 4]), ..new(Spans, Memory, 0) },
            new(Uses, Memory, 0),
            new(Uses, Stream, 5),
        ]
    };
    (cuArrayCreate_v2) => {
        &[new(Creates, Array, 0)]
    };
    (cuArrayGetDescriptor_v2) => {
        &[new(Uses, Array, 1)]
    };
    (cuArrayGetSparseProperties) => {
        &[new(Uses, Array, 1)]
    };
    (cuMipmappedArrayGetSparseProperties) => {
        &[new(Uses, MipmappedArray, 1)]
    };
    (cuArrayGetMemoryRequirements) => {
        &[new(Uses, Array, 1)]
    };
    (cuMipmappedArrayGetMemoryRequirements) => {
        &[new(Uses, MipmappedArray, 1)]
    };
    (cuArrayGetPlane) => {
        &[new(Finds, Array, 0), new(Uses, Array, 1)]
    };
    (cuArrayDestroy) => {
        &[new(Ends, Array, 0)]
    };
    (cuArray3DCreate_v2) => {
        &[new(Creates, Array, 0)]
    };
    (cuArray3DGetDescriptor_v2) => {
        &[new(Uses, Array, 1)]
    };
    (cuMipmappedArrayCreate) => {
        &[new(Creates, MipmappedArray, 0)]
    };
    (cuMipmappedArrayGetLevel) => {
        &[new(Finds, Array, 0), new(Uses, MipmappedArray, 1)]
    };
    (cuMipmappedArrayDestroy) => {
        &[new(Ends, MipmappedArray, 0)]
    };
    (cuMemGetHandleForAddressRange) => {
        &[new(Uses, Memory, 1)]
    };
    (cuMemBatchDecompressAsync) => {
        &[new(Uses, Stream, 4)]
    };
    (cuMemAddressReserve) => {
        &[Handle { described_by: Some(1), ..new(Creates, Reservation, 0) }, new(Uses, Memory, 3)]
    };
    (cuMemAddressFree) => {
        &[Handle { described_by: Some(1), ..new(Ends, Reservation, 0) }]
    };
    (cuMemCreate) => {
        &[new(Creates, Allocation, 0)]
    };
    (cuMemRelease) => {
        &[new(Ends, Allocation, 0)]
    };
    (cuMemMap) => {
        &[Handle { described_by: Some(1), ..new(Begins, Mapping, 0) }, new(Uses, Allocation, 3)]
    };
    (cuMemMapArrayAsync) => {
        &[new(Uses, Stream, 2)]
    };
    (cuMemUnmap) => {
        &[Handle { described_by: Some(1), ..new(Ends, Mapping, 0) }]
    };
    (cuMemSetAccess) => {
        &[new(Uses, Memory, 0)]
    };
    (cuMemGetAccess) => {
        &[new(Uses, Memory, 2)]
    };
    (cuMemExportToShareableHandle) => {
        &[new(Uses, Allocation, 1)]
    };
    (cuMemImportFromShareableHandle) => {
        &[new(Finds, Allocation, 0)]
    };
    (cuMemGetAllocationPropertiesFromHandle) => {
        &[new(Uses, Allocation, 1)]
    };
    (cuMemRetainAllocationHandle) => {
        &[new(Finds, Allocation, 0)]
    };
    (cuMemFreeAsync) => {
        &[new(Ends, Memory, 0), new(Uses, Stream, 1)]
    };
    (cuMemAllocAsync) => {
        &[Handle { described_by: Some(1), ..new(Creates, Memory, 0) }, new(Uses, Stream, 2)]
    };
    (cuMemPoolTrimTo) => {
        &[new(Uses, MemoryPool, 0)]
    };
    (cuMemPoolSetAttribute) => {
        &[new(Uses, MemoryPool, 0)]
    };
    (cuMemPoolGetAttribute) => {
        &[new(Uses, MemoryPool, 0)]
    };
    (cuMemPoolSetAccess) => {
        &[new(Uses, MemoryPool, 0)]
    };
    (cuMemPoolGetAccess) => {
        &[new(Uses, MemoryPool, 1)]
    };
    (cuMemPoolCreate) => {
        &[new(Creates, MemoryPool, 0)]
    };
    (cuMemPoolDestroy) => {
        &[new(Ends, MemoryPool, 0)]
    };
    (cuMemSetMemPool) => {
        &[new(Uses, MemoryPool, 2)]
    };
    (cuMemAllocFromPoolAsync) => {
        &[
            Handle { described_by: Some(1), ..new(Creates, Memory, 0) },
            new(Uses, MemoryPool, 2),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemPoolExportToShareableHandle) => {
        &[new(Uses, MemoryPool, 1)]
    };
    (cuMemPoolImportFromShareableHandle) => {
        &[new(Finds, MemoryPool, 0)]
    };
    (cuMemPoolExportPointer) => {
        &[new(Uses, Memory, 1)]
    };
    (cuMemPoolImportPointer) => {
        &[new(Finds, Memory, 0), new(Uses, MemoryPool, 1)]
    };
    (cuMulticastCreate) => {
        &[new(Creates, Allocation, 0)]
    };
    (cuMulticastAddDevice) => {
        &[new(Uses, Allocation, 0)]
    };
    (cuMulticastBindMem) => {
        &[new(Uses, Allocation, 0), new(Uses, Allocation, 2)]
    };
    (cuMulticastBindMem_v2) => {
        &[new(Uses, Allocation, 0), new(Uses, Allocation, 3)]
    };
    (cuMulticastBindAddr) => {
        &[new(Uses, Allocation, 0), new(Uses, Memory, 2)]
    };
    (cuMulticastBindAddr_v2) => {
        &[new(Uses, Allocation, 0), new(Uses, Memory, 3)]
    };
    (cuMulticastUnbind) => {
        &[new(Uses, Allocation, 0)]
    };
    (cuLogicalEndpointBindMem) => {
        &[new(Uses, Allocation, 3)]
    };
    (cuFabricCpyBatchAsync) => {
        &[new(Uses, Stream, 3)]
    };
    (cuPointerGetAttribute) => {
        &[new(Uses, Memory, 2)]
    };
    (cuMemPrefetchAsync_v2) => {
        &[new(Uses, Memory, 0), new(Uses, Stream, 4)]
    };
    (cuMemAdvise_v2) => {
        &[new(Uses, Memory, 0)]
    };
    (cuMemPrefetchBatchAsync) => {
        &[new(Uses, Stream, 7)]
    };
    (cuMemDiscardBatchAsync) => {
        &[new(Uses, Stream, 4)]
    };
    (cuMemDiscardAndPrefetchBatchAsync) => {
        &[new(Uses, Stream, 7)]
    };
    (cuMemGetLocationInfo) => {
        &[new(Uses, Memory, 0)]
    };
    (cuMemRangeGetAttribute) => {
        &[new(Uses, Memory, 3)]
    };
    (cuMemRangeGetAttributes) => {
        &[new(Uses, Memory, 4)]
    };
    (cuPointerSetAttribute) => {
        &[new(Uses, Memory, 2)]
    };
    (cuPointerGetAttributes) => {
        &[new(Uses, Memory, 3)]
    };
    (cuStreamCreate) => {
        &[Handle { described_by: Some(1), ..new(Creates, Stream, 0) }]
    };
    (cuStreamCreateWithPriority) => {
        &[Handle { described_by: Some(1), ..new(Creates, Stream, 0) }]
    };
    (cuStreamBeginCaptureToCig) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamEndCaptureToCig) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetPriority) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetDevice) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetFlags) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetId) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetCtx) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetCtx_v2) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamWaitEvent) => {
        &[new(Uses, Stream, 0), new(Follows, Event, 1)]
    };
    (cuStreamAddCallback) => {
        &[new(Uses, Stream, 0), new(Calls, HostFunction, 1)]
    };
    (cuStreamBeginCapture_v2) => {
        &[new(Uses, Stream, 0), Handle { described_by: Some(1), ..new(Begins, Capture, 0) }]
    };
    (cuStreamBeginRecaptureToGraph) => {
        &[
            new(Uses, Stream, 0),
            Handle { described_by: Some(1), ..new(Begins, Capture, 0) },
            new(Uses, Graph, 2),
        ]
    };
    (cuStreamBeginCaptureToGraph) => {
        &[
            new(Uses, Stream, 0),
            Handle { described_by: Some(5), ..new(Begins, Capture, 0) },
            new(Uses, Graph, 1),
        ]
    };
    (cuStreamEndCapture) => {
        &[new(Uses, Stream, 0), new(Ends, Capture, 0), new(Creates, Graph, 1)]
    };
    (cuStreamIsCapturing) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetCaptureInfo_v3) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamUpdateCaptureDependencies_v2) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamAttachMemAsync) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamQuery) => {
        &[new(Waits, Stream, 0)]
    };
    (cuStreamSynchronize) => {
        &[new(Waits, Stream, 0)]
    };
    (cuStreamDestroy_v2) => {
        &[new(Ends, Stream, 0)]
    };
    (cuStreamCopyAttributes) => {
        &[new(Uses, Stream, 0), new(Uses, Stream, 1)]
    };
    (cuStreamGetAttribute) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamSetAttribute) => {
        &[new(Uses, Stream, 0)]
    };
    (cuEventCreate) => {
        &[Handle { described_by: Some(1), ..new(Creates, Event, 0) }]
    };
    (cuEventRecord) => {
        &[new(Records, Event, 0), new(Uses, Stream, 1)]
    };
    (cuEventRecordWithFlags) => {
        &[new(Records, Event, 0), new(Uses, Stream, 1)]
    };
    (cuEventQuery) => {
        &[new(Waits, Event, 0)]
    };
    (cuEventSynchronize) => {
        &[new(Waits, Event, 0)]
    };
    (cuEventDestroy_v2) => {
        &[new(Ends, Event, 0)]
    };
    (cuEventElapsedTime_v2) => {
        &[new(Uses, Event, 1), new(Uses, Event, 2)]
    };
    (cuImportExternalMemory) => {
        &[new(Creates, ExternalMemory, 0)]
    };
    (cuExternalMemoryGetMappedBuffer) => {
        &[new(Creates, Memory, 0), new(Uses, ExternalMemory, 1)]
    };
    (cuExternalMemoryGetMappedMipmappedArray) => {
        &[new(Creates, MipmappedArray, 0), new(Uses, ExternalMemory, 1)]
    };
    (cuDestroyExternalMemory) => {
        &[new(Ends, ExternalMemory, 0)]
    };
    (cuImportExternalSemaphore) => {
        &[new(Creates, ExternalSemaphore, 0)]
    };
    (cuSignalExternalSemaphoresAsync) => {
        &[new(Uses, Stream, 3)]
    };
    (cuWaitExternalSemaphoresAsync) => {
        &[new(Uses, Stream, 3)]
    };
    (cuDestroyExternalSemaphore) => {
        &[new(Ends, ExternalSemaphore, 0)]
    };
    (cuStreamWaitValue32_v2) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamWaitValue64_v2) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamWriteValue32_v2) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamWriteValue64_v2) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamBatchMemOp_v2) => {
        &[new(Uses, Stream, 0)]
    };
    (cuFuncGetAttribute) => {
        &[new(Uses, Function, 2)]
    };
    (cuFuncSetAttribute) => {
        &[new(Uses, Function, 0)]
    };
    (cuFuncSetCacheConfig) => {
        &[new(Uses, Function, 0)]
    };
    (cuFuncGetModule) => {
        &[new(Uses, Function, 1)]
    };
    (cuFuncGetName) => {
        &[new(Uses, Function, 1)]
    };
    (cuFuncGetParamInfo) => {
        &[new(Uses, Function, 0)]
    };
    (cuFuncGetParamCount) => {
        &[new(Uses, Function, 0)]
    };
    (cuFuncIsLoaded) => {
        &[new(Uses, Function, 1)]
    };
    (cuFuncLoad) => {
        &[new(Uses, Function, 0)]
    };
    (cuLaunchKernel) => {
        &[Handle { described_by: Some(1), ..new(Launches, Function, 0) }, new(Uses, Stream, 8)]
    };
    (cuLaunchKernelEx) => {
        &[
            Handle { offset: Some(offset_of!(CUlaunchConfig, hStream)), ..new(Leads, Stream, 0) },
            new(Launches, Function, 1),
        ]
    };
    (cuLaunchCooperativeKernel) => {
        &[Handle { described_by: Some(1), ..new(Launches, Function, 0) }, new(Uses, Stream, 8)]
    };
    (cuLaunchHostFunc) => {
        &[new(Uses, Stream, 0), new(Calls, HostFunction, 1)]
    };
    (cuLaunchHostFunc_v2) => {
        &[new(Uses, Stream, 0), new(Calls, HostFunction, 1)]
    };
    (cuFuncSetBlockShape) => {
        &[new(Uses, Function, 0)]
    };
    (cuFuncSetSharedSize) => {
        &[new(Uses, Function, 0)]
    };
    (cuParamSetSize) => {
        &[new(Uses, Function, 0)]
    };
    (cuParamSeti) => {
        &[new(Uses, Function, 0)]
    };
    (cuParamSetf) => {
        &[new(Uses, Function, 0)]
    };
    (cuParamSetv) => {
        &[new(Uses, Function, 0)]
    };
    (cuLaunch) => {
        &[new(Launches, Function, 0)]
    };
    (cuLaunchGrid) => {
        &[new(Launches, Function, 0)]
    };
    (cuLaunchGridAsync) => {
        &[new(Launches, Function, 0), new(Uses, Stream, 3)]
    };
    (cuParamSetTexRef) => {
        &[new(Uses, Function, 0), new(Uses, TextureReference, 2)]
    };
    (cuFuncSetSharedMemConfig) => {
        &[new(Uses, Function, 0)]
    };
    (cuGraphCreate) => {
        &[new(Creates, Graph, 0)]
    };
    (cuGraphAddKernelNode_v2) => {
        &[new(Uses, Graph, 1)]
    };
    (cuGraphAddMemcpyNode) => {
        &[new(Uses, Graph, 1), new(Uses, Context, 5)]
    };
    (cuGraphAddMemsetNode) => {
        &[new(Uses, Graph, 1), new(Uses, Context, 5)]
    };
    (cuGraphAddHostNode) => {
        &[
            new(Uses, Graph, 1),
            Handle {
                offset: Some(offset_of!(CUDA_HOST_NODE_PARAMS, fn_)),
                ..new(Calls, HostFunction, 4)
            },
        ]
    };
    (cuGraphHostNodeSetParams) => {
        &[Handle {
            offset: Some(offset_of!(CUDA_HOST_NODE_PARAMS, fn_)),
            ..new(Calls, HostFunction, 1)
        }]
    };
    (cuGraphAddChildGraphNode) => {
        &[new(Uses, Graph, 1), new(Uses, Graph, 4)]
    };
    (cuGraphAddEmptyNode) => {
        &[new(Uses, Graph, 1)]
    };
    (cuGraphAddEventRecordNode) => {
        &[new(Uses, Graph, 1), new(Uses, Event, 4)]
    };
    (cuGraphEventRecordNodeSetEvent) => {
        &[new(Uses, Event, 1)]
    };
    (cuGraphAddEventWaitNode) => {
        &[new(Uses, Graph, 1), new(Uses, Event, 4)]
    };
    (cuGraphEventWaitNodeSetEvent) => {
        &[new(Uses, Event, 1)]
    };
    (cuGraphAddExternalSemaphoresSignalNode) => {
        &[new(Uses, Graph, 1)]
    };
    (cuGraphAddExternalSemaphoresWaitNode) => {
        &[new(Uses, Graph, 1)]
    };
    (cuGraphAddBatchMemOpNode) => {
        &[new(Uses, Graph, 1)]
    };
    (cuGraphExecBatchMemOpNodeSetParams) => {
        &[new(Uses, ExecutableGraph, 0)]
    };
    (cuGraphAddMemAllocNode) => {
        &[new(Uses, Graph, 1)]
    };
    (cuGraphAddMemFreeNode) => {
        &[new(Uses, Graph, 1), new(Uses, Memory, 4)]
    };
    (cuGraphClone) => {
        &[new(Creates, Graph, 0), new(Uses, Graph, 1)]
    };
    (cuGraphNodeFindInClone) => {
        &[new(Uses, Graph, 2)]
    };
    (cuGraphGetId) => {
        &[new(Uses, Graph, 0)]
    };
    (cuGraphExecGetId) => {
        &[new(Uses, ExecutableGraph, 0)]
    };
    (cuGraphGetNodes) => {
        &[new(Uses, Graph, 0)]
    };
    (cuGraphGetRootNodes) => {
        &[new(Uses, Graph, 0)]
    };
    (cuGraphGetEdges_v2) => {
        &[new(Uses, Graph, 0)]
    };
    (cuGraphAddDependencies_v2) => {
        &[new(Uses, Graph, 0)]
    };
    (cuGraphRemoveDependencies_v2) => {
        &[new(Uses, Graph, 0)]
    };
    (cuGraphInstantiateWithFlags) => {
        &[new(Creates, ExecutableGraph, 0), new(Uses, Graph, 1)]
    };
    (cuGraphInstantiateWithParams) => {
        &[new(Creates, ExecutableGraph, 0), new(Uses, Graph, 1)]
    };
    (cuGraphExecGetFlags) => {
        &[new(Uses, ExecutableGraph, 0)]
    };
    (cuGraphExecKernelNodeSetParams_v2) => {
        &[new(Uses, ExecutableGraph, 0)]
    };
    (cuGraphExecMemcpyNodeSetParams) => {
        &[new(Uses, ExecutableGraph, 0), new(Uses, Context, 3)]
    };
    (cuGraphExecMemsetNodeSetParams) => {
        &[new(Uses, ExecutableGraph, 0), new(Uses, Context, 3)]
    };
    (cuGraphExecHostNodeSetParams) => {
        &[
            new(Uses, ExecutableGraph, 0),
            Handle {
                offset: Some(offset_of!(CUDA_HOST_NODE_PARAMS, fn_)),
                ..new(Calls, HostFunction, 2)
            },
        ]
    };
    (cuGraphExecChildGraphNodeSetParams) => {
        &[new(Uses, ExecutableGraph, 0), new(Uses, Graph, 2)]
    };
    (cuGraphExecEventRecordNodeSetEvent) => {
        &[new(Uses, ExecutableGraph, 0), new(Uses, Event, 2)]
    };
    (cuGraphExecEventWaitNodeSetEvent) => {
        &[new(Uses, ExecutableGraph, 0), new(Uses, Event, 2)]
    };
    (cuGraphExecExternalSemaphoresSignalNodeSetParams) => {
        &[new(Uses, ExecutableGraph, 0)]
    };
    (cuGraphExecExternalSemaphoresWaitNodeSetParams) => {
        &[new(Uses, ExecutableGraph, 0)]
    };
    (cuGraphNodeSetEnabled) => {
        &[new(Uses, ExecutableGraph, 0)]
    };
    (cuGraphNodeGetEnabled) => {
        &[new(Uses, ExecutableGraph, 0)]
    };
    (cuGraphUpload) => {
        &[new(Uses, ExecutableGraph, 0), new(Uses, Stream, 1)]
    };
    (cuGraphLaunch) => {
        &[new(Launches, ExecutableGraph, 0), new(Uses, Stream, 1)]
    };
    (cuGraphExecDestroy) => {
        &[new(Ends, ExecutableGraph, 0)]
    };
    (cuGraphDestroy) => {
        &[new(Ends, Graph, 0)]
    };
    (cuGraphExecUpdate_v2) => {
        &[new(Uses, ExecutableGraph, 0), new(Uses, Graph, 1)]
    };
    (cuGraphDebugDotPrint) => {
        &[new(Uses, Graph, 0)]
    };
    (cuUserObjectCreate) => {
        &[new(Creates, UserObject, 0), new(Calls, HostFunction, 2)]
    };
    (cuUserObjectRetain) => {
        &[new(Uses, UserObject, 0)]
    };
    (cuUserObjectRelease) => {
        &[new(Uses, UserObject, 0)]
    };
    (cuGraphRetainUserObject) => {
        &[new(Uses, Graph, 0), new(Uses, UserObject, 1)]
    };
    (cuGraphReleaseUserObject) => {
        &[new(Uses, Graph, 0), new(Uses, UserObject, 1)]
    };
    (cuGraphAddNode_v2) => {
        &[
            new(Uses, Graph, 1),
            Handle {
                offset: Some(offset_of!(CUgraphNodeParams, anonymous.host.fn_)),
                tag: Some((
                    offset_of!(CUgraphNodeParams, type_),
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST.0,
                )),
                ..new(Calls, HostFunction, 5)
            },
        ]
    };
    (cuGraphAddNode_v3) => {
        &[
            new(Uses, Graph, 1),
            Handle {
                offset: Some(offset_of!(CUgraphNodeParams, anonymous.host.fn_)),
                tag: Some((
                    offset_of!(CUgraphNodeParams, type_),
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST.0,
                )),
                ..new(Calls, HostFunction, 5)
            },
        ]
    };
    (cuGraphNodeSetParams) => {
        &[Handle {
            offset: Some(offset_of!(CUgraphNodeParams, anonymous.host.fn_)),
            tag: Some((
                offset_of!(CUgraphNodeParams, type_),
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST.0,
            )),
            ..new(Calls, HostFunction, 1)
        }]
    };
    (cuGraphNodeSetParams_v2) => {
        &[Handle {
            offset: Some(offset_of!(CUgraphNodeParams, anonymous.host.fn_)),
            tag: Some((
                offset_of!(CUgraphNodeParams, type_),
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST.0,
            )),
            ..new(Calls, HostFunction, 1)
        }]
    };
    (cuGraphExecNodeSetParams) => {
        &[
            new(Uses, ExecutableGraph, 0),
            Handle {
                offset: Some(offset_of!(CUgraphNodeParams, anonymous.host.fn_)),
                tag: Some((
                    offset_of!(CUgraphNodeParams, type_),
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST.0,
                )),
                ..new(Calls, HostFunction, 2)
            },
        ]
    };
    (cuGraphConditionalHandleCreate) => {
        &[new(Uses, Graph, 1), new(Uses, Context, 2)]
    };
    (cuOccupancyMaxActiveBlocksPerMultiprocessor) => {
        &[new(Uses, Function, 1)]
    };
    (cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags) => {
        &[new(Uses, Function, 1)]
    };
    (cuOccupancyMaxPotentialBlockSize) => {
        &[new(Uses, Function, 2)]
    };
    (cuOccupancyMaxPotentialBlockSizeWithFlags) => {
        &[new(Uses, Function, 2)]
    };
    (cuOccupancyAvailableDynamicSMemPerBlock) => {
        &[new(Uses, Function, 1)]
    };
    (cuOccupancyMaxPotentialClusterSize) => {
        &[new(Uses, Function, 1)]
    };
    (cuOccupancyMaxActiveClusters) => {
        &[new(Uses, Function, 1)]
    };
    (cuTexRefSetArray) => {
        &[new(Uses, TextureReference, 0), new(Uses, Array, 1)]
    };
    (cuTexRefSetMipmappedArray) => {
        &[new(Uses, TextureReference, 0), new(Uses, MipmappedArray, 1)]
    };
    (cuTexRefSetAddress_v2) => {
        &[new(Uses, TextureReference, 1), new(Uses, Memory, 2)]
    };
    (cuTexRefSetAddress2D_v3) => {
        &[new(Uses, TextureReference, 0), new(Uses, Memory, 2)]
    };
    (cuTexRefSetFormat) => {
        &[new(Uses, TextureReference, 0)]
    };
    (cuTexRefSetAddressMode) => {
        &[new(Uses, TextureReference, 0)]
    };
    (cuTexRefSetFilterMode) => {
        &[new(Uses, TextureReference, 0)]
    };
    (cuTexRefSetMipmapFilterMode) => {
        &[new(Uses, TextureReference, 0)]
    };
    (cuTexRefSetMipmapLevelBias) => {
        &[new(Uses, TextureReference, 0)]
    };
    (cuTexRefSetMipmapLevelClamp) => {
        &[new(Uses, TextureReference, 0)]
    };
    (cuTexRefSetMaxAnisotropy) => {
        &[new(Uses, TextureReference, 0)]
    };
    (cuTexRefSetBorderColor) => {
        &[new(Uses, TextureReference, 0)]
    };
    (cuTexRefSetFlags) => {
        &[new(Uses, TextureReference, 0)]
    };
    (cuTexRefGetAddress_v2) => {
        &[new(Uses, TextureReference, 1)]
    };
    (cuTexRefGetArray) => {
        &[new(Uses, TextureReference, 1)]
    };
    (cuTexRefGetMipmappedArray) => {
        &[new(Uses, TextureReference, 1)]
    };
    (cuTexRefGetAddressMode) => {
        &[new(Uses, TextureReference, 1)]
    };
    (cuTexRefGetFilterMode) => {
        &[new(Uses, TextureReference, 1)]
    };
    (cuTexRefGetFormat) => {
        &[new(Uses, TextureReference, 2)]
    };
    (cuTexRefGetMipmapFilterMode) => {
        &[new(Uses, TextureReference, 1)]
    };
    (cuTexRefGetMipmapLevelBias) => {
        &[new(Uses, TextureReference, 1)]
    };
    (cuTexRefGetMipmapLevelClamp) => {
        &[new(Uses, TextureReference, 2)]
    };
    (cuTexRefGetMaxAnisotropy) => {
        &[new(Uses, TextureReference, 1)]
    };
    (cuTexRefGetBorderColor) => {
        &[new(Uses, TextureReference, 1)]
    };
    (cuTexRefGetFlags) => {
        &[new(Uses, TextureReference, 1)]
    };
    (cuTexRefCreate) => {
        &[new(Creates, TextureReference, 0)]
    };
    (cuTexRefDestroy) => {
        &[new(Ends, TextureReference, 0)]
    };
    (cuSurfRefSetArray) => {
        &[new(Uses, Array, 1)]
    };
    (cuTexObjectCreate) => {
        &[
            new(Creates, TextureObject, 0),
            Handle {
                offset: Some(offset_of!(CUDA_RESOURCE_DESC, res.array.hArray)),
                tag: Some((
                    offset_of!(CUDA_RESOURCE_DESC, resType),
                    CUresourcetype::CU_RESOURCE_TYPE_ARRAY.0,
                )),
                ..new(Leads, Array, 1)
            },
            Handle {
                offset: Some(offset_of!(CUDA_RESOURCE_DESC, res.mipmap.hMipmappedArray)),
                tag: Some((
                    offset_of!(CUDA_RESOURCE_DESC, resType),
                    CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY.0,
                )),
                ..new(Leads, MipmappedArray, 1)
            },
        ]
    };
    (cuTexObjectDestroy) => {
        &[new(Ends, TextureObject, 0)]
    };
    (cuTexObjectGetResourceDesc) => {
        &[new(Uses, TextureObject, 1)]
    };
    (cuTexObjectGetTextureDesc) => {
        &[new(Uses, TextureObject, 1)]
    };
    (cuTexObjectGetResourceViewDesc) => {
        &[new(Uses, TextureObject, 1)]
    };
    (cuSurfObjectCreate) => {
        &[
            new(Creates, SurfaceObject, 0),
            Handle {
                offset: Some(offset_of!(CUDA_RESOURCE_DESC, res.array.hArray)),
                tag: Some((
                    offset_of!(CUDA_RESOURCE_DESC, resType),
                    CUresourcetype::CU_RESOURCE_TYPE_ARRAY.0,
                )),
                ..new(Leads, Array, 1)
            },
            Handle {
                offset: Some(offset_of!(CUDA_RESOURCE_DESC, res.mipmap.hMipmappedArray)),
                tag: Some((
                    offset_of!(CUDA_RESOURCE_DESC, resType),
                    CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY.0,
                )),
                ..new(Leads, MipmappedArray, 1)
            },
        ]
    };
    (cuSurfObjectDestroy) => {
        &[new(Ends, SurfaceObject, 0)]
    };
    (cuSurfObjectGetResourceDesc) => {
        &[new(Uses, SurfaceObject, 1)]
    };
    (cuCtxEnablePeerAccess) => {
        &[new(Uses, Context, 0)]
    };
    (cuCtxDisablePeerAccess) => {
        &[new(Uses, Context, 0)]
    };
    (cuGraphicsUnregisterResource) => {
        &[new(Ends, GraphicsResource, 0)]
    };
    (cuGraphicsSubResourceGetMappedArray) => {
        &[new(Finds, Array, 0), new(Uses, GraphicsResource, 1)]
    };
    (cuGraphicsResourceGetMappedMipmappedArray) => {
        &[new(Finds, MipmappedArray, 0), new(Uses, GraphicsResource, 1)]
    };
    (cuGraphicsResourceGetMappedPointer_v2) => {
        &[Handle { described_by: Some(1), ..new(Finds, Memory, 0) }, new(Uses, GraphicsResource, 2)]
    };
    (cuGraphicsMapResources) => {
        &[Handle { count: Some(0), ..new(Begins, GraphicsResource, 1) }, new(Uses, Stream, 2)]
    };
    (cuGraphicsUnmapResources) => {
        &[Handle { count: Some(0), ..new(Ends, GraphicsResource, 1) }, new(Uses, Stream, 2)]
    };
    (cuGreenCtxCreate) => {
        &[new(Creates, GreenContext, 0)]
    };
    (cuGreenCtxDestroy) => {
        &[new(Ends, GreenContext, 0)]
    };
    (cuCtxFromGreenCtx) => {
        &[new(Creates, Context, 0), new(Uses, GreenContext, 1)]
    };
    (cuCtxGetDevResource) => {
        &[new(Uses, Context, 0)]
    };
    (cuGreenCtxGetDevResource) => {
        &[new(Uses, GreenContext, 0)]
    };
    (cuGreenCtxRecordEvent) => {
        &[new(Uses, GreenContext, 0), new(Records, Event, 1)]
    };
    (cuGreenCtxWaitEvent) => {
        &[new(Uses, GreenContext, 0), new(Uses, Event, 1)]
    };
    (cuStreamGetGreenCtx) => {
        &[new(Uses, Stream, 0)]
    };
    (cuGreenCtxStreamCreate) => {
        &[Handle { described_by: Some(2), ..new(Creates, Stream, 0) }, new(Uses, GreenContext, 1)]
    };
    (cuGreenCtxGetId) => {
        &[new(Uses, GreenContext, 0)]
    };
    (cuStreamGetDevResource) => {
        &[new(Uses, Stream, 0)]
    };
    (cuMemcpy_ptds) => {
        &[new(Uses, Memory, 0), new(Uses, Memory, 1)]
    };
    (cuMemcpyPeer_ptds) => {
        &[new(Uses, Memory, 0), new(Uses, Context, 1), new(Uses, Memory, 2), new(Uses, Context, 3)]
    };
    (cuMemcpyHtoD_v2_ptds) => {
        &[new(Uses, Memory, 0)]
    };
    (cuMemcpyDtoH_v2_ptds) => {
        &[new(Uses, Memory, 1)]
    };
    (cuMemcpyDtoD_v2_ptds) => {
        &[new(Uses, Memory, 0), new(Uses, Memory, 1)]
    };
    (cuMemcpyDtoA_v2_ptds) => {
        &[new(Uses, Array, 0), new(Uses, Memory, 2)]
    };
    (cuMemcpyAtoD_v2_ptds) => {
        &[new(Uses, Memory, 0), new(Uses, Array, 1)]
    };
    (cuMemcpyHtoA_v2_ptds) => {
        &[new(Uses, Array, 0)]
    };
    (cuMemcpyAtoH_v2_ptds) => {
        &[new(Uses, Array, 1)]
    };
    (cuMemcpyAtoA_v2_ptds) => {
        &[new(Uses, Array, 0), new(Uses, Array, 2)]
    };
    (cuMemcpyAsync_ptsz) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, Memory, 0) },
            Handle { described_by: Some(2), ..new(Spans, Memory, 1) },
            new(Uses, Memory, 0),
            new(Uses, Memory, 1),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemcpyPeerAsync_ptsz) => {
        &[
            Handle { described_by: Some(4), ..new(Spans, Memory, 0) },
            Handle { described_by: Some(4), ..new(Spans, Memory, 2) },
            new(Uses, Memory, 0),
            new(Uses, Context, 1),
            new(Uses, Memory, 2),
            new(Uses, Context, 3),
            new(Uses, Stream, 5),
        ]
    };
    (cuMemcpyHtoDAsync_v2_ptsz) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, Memory, 0) },
            Handle { described_by: Some(2), ..new(Spans, HostMemory, 1) },
            new(Uses, Memory, 0),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemcpyDtoHAsync_v2_ptsz) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, HostMemory, 0) },
            Handle { described_by: Some(2), ..new(Spans, Memory, 1) },
            new(Uses, Memory, 1),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemcpyDtoDAsync_v2_ptsz) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, Memory, 0) },
            Handle { described_by: Some(2), ..new(Spans, Memory, 1) },
            new(Uses, Memory, 0),
            new(Uses, Memory, 1),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemcpyHtoAAsync_v2_ptsz) => {
        &[
            Handle { described_by: Some(3), ..new(Spans, HostMemory, 2) },
            new(Uses, Array, 0),
            new(Uses, Stream, 4),
        ]
    };
    (cuMemcpyAtoHAsync_v2_ptsz) => {
        &[
            Handle { described_by: Some(3), ..new(Spans, HostMemory, 0) },
            new(Uses, Array, 1),
            new(Uses, Stream, 4),
        ]
    };
    (cuMemcpy2DAsync_v2_ptsz) => {
        &[
            Handle {
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY2D>(),
                    tag: offset_of!(CUDA_MEMCPY2D, dstMemoryType),
                    addresses: &[
                        (CUmemorytype::CU_MEMORYTYPE_HOST.0, offset_of!(CUDA_MEMCPY2D, dstHost)),
                        (
                            CUmemorytype::CU_MEMORYTYPE_DEVICE.0,
                            offset_of!(CUDA_MEMCPY2D, dstDevice),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_UNIFIED.0,
                            offset_of!(CUDA_MEMCPY2D, dstDevice),
                        ),
                    ],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY2D, WidthInBytes),
                        offset_of!(CUDA_MEMCPY2D, Height),
                    ],
                    distances: &[
                        &[offset_of!(CUDA_MEMCPY2D, dstXInBytes)],
                        &[offset_of!(CUDA_MEMCPY2D, dstY), offset_of!(CUDA_MEMCPY2D, dstPitch)],
                    ],
                }),
                ..new(Spans, Memory, 0)
            },
            Handle {
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY2D>(),
                    tag: offset_of!(CUDA_MEMCPY2D, srcMemoryType),
                    addresses: &[
                        (CUmemorytype::CU_MEMORYTYPE_HOST.0, offset_of!(CUDA_MEMCPY2D, srcHost)),
                        (
                            CUmemorytype::CU_MEMORYTYPE_DEVICE.0,
                            offset_of!(CUDA_MEMCPY2D, srcDevice),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_UNIFIED.0,
                            offset_of!(CUDA_MEMCPY2D, srcDevice),
                        ),
                    ],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY2D, WidthInBytes),
                        offset_of!(CUDA_MEMCPY2D, Height),
                    ],
                    distances: &[
                        &[offset_of!(CUDA_MEMCPY2D, srcXInBytes)],
                        &[offset_of!(CUDA_MEMCPY2D, srcY), offset_of!(CUDA_MEMCPY2D, srcPitch)],
                    ],
                }),
                ..new(Spans, Memory, 0)
            },
            new(Uses, Stream, 1),
        ]
    };
    (cuMemcpy3DAsync_v2_ptsz) => {
        &[
            Handle {
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY3D>(),
                    tag: offset_of!(CUDA_MEMCPY3D, dstMemoryType),
                    addresses: &[
                        (CUmemorytype::CU_MEMORYTYPE_HOST.0, offset_of!(CUDA_MEMCPY3D, dstHost)),
                        (
                            CUmemorytype::CU_MEMORYTYPE_DEVICE.0,
                            offset_of!(CUDA_MEMCPY3D, dstDevice),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_UNIFIED.0,
                            offset_of!(CUDA_MEMCPY3D, dstDevice),
                        ),
                    ],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY3D, WidthInBytes),
                        offset_of!(CUDA_MEMCPY3D, Height),
                        offset_of!(CUDA_MEMCPY3D, Depth),
                    ],
                    distances: &[
                        &[offset_of!(CUDA_MEMCPY3D, dstXInBytes)],
                        &[offset_of!(CUDA_MEMCPY3D, dstY), offset_of!(CUDA_MEMCPY3D, dstPitch)],
                        &[
                            offset_of!(CUDA_MEMCPY3D, dstZ),
                            offset_of!(CUDA_MEMCPY3D, dstPitch),
                            offset_of!(CUDA_MEMCPY3D, dstHeight),
                        ],
                    ],
                }),
                ..new(Spans, Memory, 0)
            },
            Handle {
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY3D>(),
                    tag: offset_of!(CUDA_MEMCPY3D, srcMemoryType),
                    addresses: &[
                        (CUmemorytype::CU_MEMORYTYPE_HOST.0, offset_of!(CUDA_MEMCPY3D, srcHost)),
                        (
                            CUmemorytype::CU_MEMORYTYPE_DEVICE.0,
                            offset_of!(CUDA_MEMCPY3D, srcDevice),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_UNIFIED.0,
                            offset_of!(CUDA_MEMCPY3D, srcDevice),
                        ),
                    ],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY3D, WidthInBytes),
                        offset_of!(CUDA_MEMCPY3D, Height),
                        offset_of!(CUDA_MEMCPY3D, Depth),
                    ],
                    distances: &[
                        &[offset_of!(CUDA_MEMCPY3D, srcXInBytes)],
                        &[offset_of!(CUDA_MEMCPY3D, srcY), offset_of!(CUDA_MEMCPY3D, srcPitch)],
                        &[
                            offset_of!(CUDA_MEMCPY3D, srcZ),
                            offset_of!(CUDA_MEMCPY3D, srcPitch),
                            offset_of!(CUDA_MEMCPY3D, srcHeight),
                        ],
                    ],
                }),
                ..new(Spans, Memory, 0)
            },
            new(Uses, Stream, 1),
        ]
    };
    (cuMemcpy3DPeerAsync_ptsz) => {
        &[
            Handle {
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY3D_PEER>(),
                    tag: offset_of!(CUDA_MEMCPY3D_PEER, dstMemoryType),
                    addresses: &[
                        (
                            CUmemorytype::CU_MEMORYTYPE_HOST.0,
                            offset_of!(CUDA_MEMCPY3D_PEER, dstHost),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_DEVICE.0,
                            offset_of!(CUDA_MEMCPY3D_PEER, dstDevice),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_UNIFIED.0,
                            offset_of!(CUDA_MEMCPY3D_PEER, dstDevice),
                        ),
                    ],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY3D_PEER, WidthInBytes),
                        offset_of!(CUDA_MEMCPY3D_PEER, Height),
                        offset_of!(CUDA_MEMCPY3D_PEER, Depth),
                    ],
                    distances: &[
                        &[offset_of!(CUDA_MEMCPY3D_PEER, dstXInBytes)],
                        &[
                            offset_of!(CUDA_MEMCPY3D_PEER, dstY),
                            offset_of!(CUDA_MEMCPY3D_PEER, dstPitch),
                        ],
                        &[
                            offset_of!(CUDA_MEMCPY3D_PEER, dstZ),
                            offset_of!(CUDA_MEMCPY3D_PEER, dstPitch),
                            offset_of!(CUDA_MEMCPY3D_PEER, dstHeight),
                        ],
                    ],
                }),
                ..new(Spans, Memory, 0)
            },
            Handle {
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY3D_PEER>(),
                    tag: offset_of!(CUDA_MEMCPY3D_PEER, srcMemoryType),
                    addresses: &[
                        (
                            CUmemorytype::CU_MEMORYTYPE_HOST.0,
                            offset_of!(CUDA_MEMCPY3D_PEER, srcHost),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_DEVICE.0,
                            offset_of!(CUDA_MEMCPY3D_PEER, srcDevice),
                        ),
                        (
                            CUmemorytype::CU_MEMORYTYPE_UNIFIED.0,
                            offset_of!(CUDA_MEMCPY3D_PEER, srcDevice),
                        ),
                    ],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY3D_PEER, WidthInBytes),
                        offset_of!(CUDA_MEMCPY3D_PEER, Height),
                        offset_of!(CUDA_MEMCPY3D_PEER, Depth),
                    ],
                    distances: &[
                        &[offset_of!(CUDA_MEMCPY3D_PEER, srcXInBytes)],
                        &[
                            offset_of!(CUDA_MEMCPY3D_PEER, srcY),
                            offset_of!(CUDA_MEMCPY3D_PEER, srcPitch),
                        ],
                        &[
                            offset_of!(CUDA_MEMCPY3D_PEER, srcZ),
                            offset_of!(CUDA_MEMCPY3D_PEER, srcPitch),
                            offset_of!(CUDA_MEMCPY3D_PEER, srcHeight),
                        ],
                    ],
                }),
                ..new(Spans, Memory, 0)
            },
            new(Uses, Stream, 1),
        ]
    };
    (cuMemcpyBatchAsync_v2_ptsz) => {
        &[Handle { described_by: Some(2), count: Some(3), ..new(Spans, Memory, 0) }, new(Uses, Stream, 7)]
    };
    (cuMemcpy3DBatchAsync_v2_ptsz) => {
        &[
            Handle {
                count: Some(0),
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY3D_BATCH_OP>(),
                    tag: offset_of!(CUDA_MEMCPY3D_BATCH_OP, dst.type_),
                    addresses: &[(
                        CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER.0,
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, dst.op.ptr.ptr),
                    )],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.width),
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.height),
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.depth),
                    ],
                    distances: &[],
                }),
                ..new(Spans, Memory, 1)
            },
            new(Uses, Stream, 3),
        ]
    };
    (cuMemcpyWithAttributesAsync_ptsz) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, Memory, 0) },
            new(Uses, Memory, 0),
            new(Uses, Memory, 1),
            new(Uses, Stream, 4),
        ]
    };
    (cuMemcpy3DWithAttributesAsync_ptsz) => {
        &[
            Handle {
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY3D_BATCH_OP>(),
                    tag: offset_of!(CUDA_MEMCPY3D_BATCH_OP, dst.type_),
                    addresses: &[(
                        CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER.0,
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, dst.op.ptr.ptr),
                    )],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.width),
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.height),
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.depth),
                    ],
                    distances: &[],
                }),
                ..new(Spans, Memory, 0)
            },
            new(Uses, Stream, 2),
        ]
    };
    (cuMemsetD8_v2_ptds) => {
        &[Handle { described_by: Some(2), ..new(Spans, Memory, 0) }, new(Uses, Memory, 0)]
    };
    (cuMemsetD16_v2_ptds) => {
        &[Handle { described_by: Some(2), ..new(Spans, Memory, 0) }, new(Uses, Memory, 0)]
    };
    (cuMemsetD32_v2_ptds) => {
        &[Handle { described_by: Some(2), ..new(Spans, Memory, 0) }, new(Uses, Memory, 0)]
    };
    (cuMemsetD2D8_v2_ptds) => {
        &[Handle { described_by: Some(3), rows: Some([1, 4]), ..new(Spans, Memory, 0) }, new(Uses, Memory, 0)]
    };
    (cuMemsetD2D16_v2_ptds) => {
        &[Handle { described_by: Some(3), rows: Some([1, 4]), ..new(Spans, Memory, 0) }, new(Uses, Memory, 0)]
    };
    (cuMemsetD2D32_v2_ptds) => {
        &[Handle { described_by: Some(3), rows: Some([1, 4]), ..new(Spans, Memory, 0) }, new(Uses, Memory, 0)]
    };
    (cuMemsetD8Async_ptsz) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, Memory, 0) },
            new(Uses, Memory, 0),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemsetD16Async_ptsz) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, Memory, 0) },
            new(Uses, Memory, 0),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemsetD32Async_ptsz) => {
        &[
            Handle { described_by: Some(2), ..new(Spans, Memory, 0) },
            new(Uses, Memory, 0),
            new(Uses, Stream, 3),
        ]
    };
    (cuMemsetD2D8Async_ptsz) => {
        &[
            Handle { described_by: Some(3), rows: Some([1, 4]), ..new(Spans, Memory, 0) },
            new(Uses, Memory, 0),
            new(Uses, Stream, 5),
        ]
    };
    (cuMemsetD2D16Async_ptsz) => {
        &[
            Handle { described_by: Some(3), rows: Some([1, 4]), ..new(Spans, Memory, 0) },
            new(Uses, Memory, 0),
            new(Uses, Stream, 5),
        ]
    };
    (cuMemsetD2D32Async_ptsz) => {
        &[
            Handle { described_by: Some(3), rows: Some([1, 4]), ..new(Spans, Memory, 0) },
            new(Uses, Memory, 0),
            new(Uses, Stream, 5),
        ]
    };
    (cuMemBatchDecompressAsync_ptsz) => {
        &[new(Uses, Stream, 4)]
    };
    (cuMemMapArrayAsync_ptsz) => {
        &[new(Uses, Stream, 2)]
    };
    (cuMemFreeAsync_ptsz) => {
        &[new(Ends, Memory, 0), new(Uses, Stream, 1)]
    };
    (cuMemAllocAsync_ptsz) => {
        &[Handle { described_by: Some(1), ..new(Creates, Memory, 0) }, new(Uses, Stream, 2)]
    };
    (cuMemAllocFromPoolAsync_ptsz) => {
        &[
            Handle { described_by: Some(1), ..new(Creates, Memory, 0) },
            new(Uses, MemoryPool, 2),
            new(Uses, Stream, 3),
        ]
    };
    (cuFabricCpyBatchAsync_ptsz) => {
        &[new(Uses, Stream, 3)]
    };
    (cuMemPrefetchAsync_v2_ptsz) => {
        &[new(Uses, Memory, 0), new(Uses, Stream, 4)]
    };
    (cuMemPrefetchBatchAsync_ptsz) => {
        &[new(Uses, Stream, 7)]
    };
    (cuMemDiscardBatchAsync_ptsz) => {
        &[new(Uses, Stream, 4)]
    };
    (cuMemDiscardAndPrefetchBatchAsync_ptsz) => {
        &[new(Uses, Stream, 7)]
    };
    (cuStreamBeginCaptureToCig_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamEndCaptureToCig_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetPriority_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetDevice_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetFlags_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetId_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetCtx_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetCtx_v2_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamWaitEvent_ptsz) => {
        &[new(Uses, Stream, 0), new(Follows, Event, 1)]
    };
    (cuStreamAddCallback_ptsz) => {
        &[new(Uses, Stream, 0), new(Calls, HostFunction, 1)]
    };
    (cuStreamBeginCapture_v2_ptsz) => {
        &[new(Uses, Stream, 0), Handle { described_by: Some(1), ..new(Begins, Capture, 0) }]
    };
    (cuStreamBeginRecaptureToGraph_ptsz) => {
        &[
            new(Uses, Stream, 0),
            Handle { described_by: Some(1), ..new(Begins, Capture, 0) },
            new(Uses, Graph, 2),
        ]
    };
    (cuStreamBeginCaptureToGraph_ptsz) => {
        &[
            new(Uses, Stream, 0),
            Handle { described_by: Some(5), ..new(Begins, Capture, 0) },
            new(Uses, Graph, 1),
        ]
    };
    (cuStreamEndCapture_ptsz) => {
        &[new(Uses, Stream, 0), new(Ends, Capture, 0), new(Creates, Graph, 1)]
    };
    (cuStreamIsCapturing_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetCaptureInfo_v3_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamUpdateCaptureDependencies_v2_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamAttachMemAsync_ptsz) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamQuery_ptsz) => {
        &[new(Waits, Stream, 0)]
    };
    (cuStreamSynchronize_ptsz) => {
        &[new(Waits, Stream, 0)]
    };
    (cuStreamCopyAttributes_ptsz) => {
        &[new(Uses, Stream, 0), new(Uses, Stream, 1)]
    };
    (cuStreamGetAttribute_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamSetAttribute_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuEventRecord_ptsz) => {
        &[new(Records, Event, 0), new(Uses, Stream, 1)]
    };
    (cuEventRecordWithFlags_ptsz) => {
        &[new(Records, Event, 0), new(Uses, Stream, 1)]
    };
    (cuSignalExternalSemaphoresAsync_ptsz) => {
        &[new(Uses, Stream, 3)]
    };
    (cuWaitExternalSemaphoresAsync_ptsz) => {
        &[new(Uses, Stream, 3)]
    };
    (cuStreamWaitValue32_v2_ptsz) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamWaitValue64_v2_ptsz) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamWriteValue32_v2_ptsz) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamWriteValue64_v2_ptsz) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamBatchMemOp_v2_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuLaunchKernel_ptsz) => {
        &[Handle { described_by: Some(1), ..new(Launches, Function, 0) }, new(Uses, Stream, 8)]
    };
    (cuLaunchKernelEx_ptsz) => {
        &[
            Handle { offset: Some(offset_of!(CUlaunchConfig, hStream)), ..new(Leads, Stream, 0) },
            new(Launches, Function, 1),
        ]
    };
    (cuLaunchCooperativeKernel_ptsz) => {
        &[Handle { described_by: Some(1), ..new(Launches, Function, 0) }, new(Uses, Stream, 8)]
    };
    (cuLaunchHostFunc_ptsz) => {
        &[new(Uses, Stream, 0), new(Calls, HostFunction, 1)]
    };
    (cuLaunchHostFunc_v2_ptsz) => {
        &[new(Uses, Stream, 0), new(Calls, HostFunction, 1)]
    };
    (cuGraphInstantiateWithParams_ptsz) => {
        &[new(Creates, ExecutableGraph, 0), new(Uses, Graph, 1)]
    };
    (cuGraphUpload_ptsz) => {
        &[new(Uses, ExecutableGraph, 0), new(Uses, Stream, 1)]
    };
    (cuGraphLaunch_ptsz) => {
        &[new(Launches, ExecutableGraph, 0), new(Uses, Stream, 1)]
    };
    (cuGraphicsMapResources_ptsz) => {
        &[Handle { count: Some(0), ..new(Begins, GraphicsResource, 1) }, new(Uses, Stream, 2)]
    };
    (cuGraphicsUnmapResources_ptsz) => {
        &[Handle { count: Some(0), ..new(Ends, GraphicsResource, 1) }, new(Uses, Stream, 2)]
    };
    (cuStreamGetDevResource_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuMemHostRegister) => {
        &[Handle { described_by: Some(1), ..new(Begins, Registration, 0) }]
    };
    (cuLinkCreate) => {
        &[new(Creates, Linker, 3)]
    };
    (cuLinkAddData) => {
        &[new(Uses, Linker, 0)]
    };
    (cuLinkAddFile) => {
        &[new(Uses, Linker, 0)]
    };
    (cuTexRefSetAddress2D_v2) => {
        &[new(Uses, TextureReference, 0), new(Uses, Memory, 2)]
    };
    (cuCtxCreate) => {
        &[new(Creates, Context, 0)]
    };
    (cuCtxCreate_v2) => {
        &[new(Creates, Context, 0)]
    };
    (cuCtxCreate_v3) => {
        &[new(Creates, Context, 0)]
    };
    (cuModuleGetGlobal) => {
        &[new(Uses, Module, 2)]
    };
    (cuMemAllocHost) => {
        &[Handle { described_by: Some(1), ..new(Creates, HostMemory, 0) }]
    };
    (cuMemcpyDtoA) => {
        &[new(Uses, Array, 0)]
    };
    (cuMemcpyAtoD) => {
        &[new(Uses, Array, 1)]
    };
    (cuMemcpyHtoA) => {
        &[new(Uses, Array, 0)]
    };
    (cuMemcpyAtoH) => {
        &[new(Uses, Array, 1)]
    };
    (cuMemcpyAtoA) => {
        &[new(Uses, Array, 0), new(Uses, Array, 2)]
    };
    (cuMemcpyHtoAAsync) => {
        &[
            Handle { described_by: Some(3), ..new(Spans, HostMemory, 2) },
            new(Uses, Array, 0),
            new(Uses, Stream, 4),
        ]
    };
    (cuMemcpyAtoHAsync) => {
        &[
            Handle { described_by: Some(3), ..new(Spans, HostMemory, 0) },
            new(Uses, Array, 1),
            new(Uses, Stream, 4),
        ]
    };
    (cuMemcpyHtoDAsync) => {
        &[Handle { described_by: Some(2), ..new(Spans, HostMemory, 1) }, new(Uses, Stream, 3)]
    };
    (cuMemcpyDtoHAsync) => {
        &[Handle { described_by: Some(2), ..new(Spans, HostMemory, 0) }, new(Uses, Stream, 3)]
    };
    (cuMemcpyDtoDAsync) => {
        &[new(Uses, Stream, 3)]
    };
    (cuMemcpy2DAsync) => {
        &[new(Uses, Stream, 1)]
    };
    (cuMemcpy3DAsync) => {
        &[new(Uses, Stream, 1)]
    };
    (cuArrayCreate) => {
        &[new(Creates, Array, 0)]
    };
    (cuArrayGetDescriptor) => {
        &[new(Uses, Array, 1)]
    };
    (cuArray3DCreate) => {
        &[new(Creates, Array, 0)]
    };
    (cuArray3DGetDescriptor) => {
        &[new(Uses, Array, 1)]
    };
    (cuTexRefSetAddress) => {
        &[new(Uses, TextureReference, 1)]
    };
    (cuTexRefSetAddress2D) => {
        &[new(Uses, TextureReference, 0)]
    };
    (cuTexRefGetAddress) => {
        &[new(Uses, TextureReference, 1)]
    };
    (cuGraphicsResourceGetMappedPointer) => {
        &[new(Uses, GraphicsResource, 2)]
    };
    (cuCtxDestroy) => {
        &[new(Ends, Context, 0)]
    };
    (cuCtxPushCurrent) => {
        &[new(Uses, Context, 0)]
    };
    (cuStreamDestroy) => {
        &[new(Ends, Stream, 0)]
    };
    (cuEventDestroy) => {
        &[new(Ends, Event, 0)]
    };
    (cuEventElapsedTime) => {
        &[new(Uses, Event, 1), new(Uses, Event, 2)]
    };
    (cuDevicePrimaryCtxRelease) => {
        &[new(Ends, Context, 0)]
    };
    (cuDevicePrimaryCtxReset) => {
        &[new(Ends, Context, 0)]
    };
    (cuMemcpyBatchAsync) => {
        &[Handle { described_by: Some(2), count: Some(3), ..new(Spans, Memory, 0) }, new(Uses, Stream, 8)]
    };
    (cuMemcpy3DBatchAsync) => {
        &[
            Handle {
                count: Some(0),
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY3D_BATCH_OP>(),
                    tag: offset_of!(CUDA_MEMCPY3D_BATCH_OP, dst.type_),
                    addresses: &[(
                        CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER.0,
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, dst.op.ptr.ptr),
                    )],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.width),
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.height),
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.depth),
                    ],
                    distances: &[],
                }),
                ..new(Spans, Memory, 1)
            },
            new(Uses, Stream, 4),
        ]
    };
    (cuMemcpyBatchAsync_ptsz) => {
        &[Handle { described_by: Some(2), count: Some(3), ..new(Spans, Memory, 0) }, new(Uses, Stream, 8)]
    };
    (cuMemcpy3DBatchAsync_ptsz) => {
        &[
            Handle {
                count: Some(0),
                copy: Some(&CopyEnd {
                    size: size_of::<CUDA_MEMCPY3D_BATCH_OP>(),
                    tag: offset_of!(CUDA_MEMCPY3D_BATCH_OP, dst.type_),
                    addresses: &[(
                        CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER.0,
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, dst.op.ptr.ptr),
                    )],
                    sizes: &[
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.width),
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.height),
                        offset_of!(CUDA_MEMCPY3D_BATCH_OP, extent.depth),
                    ],
                    distances: &[],
                }),
                ..new(Spans, Memory, 1)
            },
            new(Uses, Stream, 4),
        ]
    };
    (cuStreamWriteValue32) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamWaitValue32) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamWriteValue64) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamWaitValue64) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamBatchMemOp) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamWriteValue32_ptsz) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamWaitValue32_ptsz) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamWriteValue64_ptsz) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamWaitValue64_ptsz) => {
        &[new(Uses, Stream, 0), new(Uses, Memory, 1)]
    };
    (cuStreamBatchMemOp_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuMemPrefetchAsync) => {
        &[new(Uses, Memory, 0), new(Uses, Stream, 3)]
    };
    (cuMemPrefetchAsync_ptsz) => {
        &[new(Uses, Memory, 0), new(Uses, Stream, 3)]
    };
    (cuMemAdvise) => {
        &[new(Uses, Memory, 0)]
    };
    (cuStreamBeginCapture) => {
        &[new(Uses, Stream, 0), new(Begins, Capture, 0)]
    };
    (cuStreamBeginCapture_ptsz) => {
        &[new(Uses, Stream, 0), new(Begins, Capture, 0)]
    };
    (cuStreamGetCaptureInfo) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetCaptureInfo_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetCaptureInfo_v2) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamGetCaptureInfo_v2_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    (cuGraphAddKernelNode) => {
        &[new(Uses, Graph, 1)]
    };
    (cuGraphExecKernelNodeSetParams) => {
        &[new(Uses, ExecutableGraph, 0)]
    };
    (cuGraphExecUpdate) => {
        &[new(Uses, ExecutableGraph, 0), new(Uses, Graph, 1)]
    };
    (cuGraphGetEdges) => {
        &[new(Uses, Graph, 0)]
    };
    (cuGraphAddDependencies) => {
        &[new(Uses, Graph, 0)]
    };
    (cuGraphRemoveDependencies) => {
        &[new(Uses, Graph, 0)]
    };
    (cuGraphAddNode) => {
        &[
            new(Uses, Graph, 1),
            Handle {
                offset: Some(offset_of!(CUgraphNodeParams, anonymous.host.fn_)),
                tag: Some((
                    offset_of!(CUgraphNodeParams, type_),
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST.0,
                )),
                ..new(Calls, HostFunction, 4)
            },
        ]
    };
    (cuIpcOpenMemHandle) => {
        &[new(Finds, IPCMemory, 0), new(Uses, IPCHandle, 1)]
    };
    (cuGraphInstantiate) => {
        &[new(Creates, ExecutableGraph, 0), new(Uses, Graph, 1)]
    };
    (cuGraphInstantiate_v2) => {
        &[new(Creates, ExecutableGraph, 0), new(Uses, Graph, 1)]
    };
    (cuStreamUpdateCaptureDependencies) => {
        &[new(Uses, Stream, 0)]
    };
    (cuStreamUpdateCaptureDependencies_ptsz) => {
        &[new(Uses, Stream, 0)]
    };
    ($other:ident) => {
        &[]
    };
}
