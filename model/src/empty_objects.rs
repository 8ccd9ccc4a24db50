//! Objects without content: graphs, arrays, textures and others that live and die as those of a driver, and do nothing else.

use crate::abi::{Pointer, Result, require};
use crate::history::Kind;
use crate::object::{Place, import_file};
use crate::state::{State, Use, context_of, current_context};
use libcuda_sys::*;
use std::cell::Cell;
use std::ffi::{c_char, c_uint, c_ulonglong, c_void};
use std::ptr::without_provenance_mut;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::thread;

const UNSUPPORTED: CUresult = CUresult::CUDA_ERROR_NOT_SUPPORTED;

/// The formats whose elements have one, two or four components.
const FORMATS: [CUarray_format; 8] = [
    CUarray_format::CU_AD_FORMAT_UNSIGNED_INT8,
    CUarray_format::CU_AD_FORMAT_UNSIGNED_INT16,
    CUarray_format::CU_AD_FORMAT_UNSIGNED_INT32,
    CUarray_format::CU_AD_FORMAT_SIGNED_INT8,
    CUarray_format::CU_AD_FORMAT_SIGNED_INT16,
    CUarray_format::CU_AD_FORMAT_SIGNED_INT32,
    CUarray_format::CU_AD_FORMAT_HALF,
    CUarray_format::CU_AD_FORMAT_FLOAT,
];

/// Fails unless an array can have this shape.
fn is_shape(array: &CUDA_ARRAY3D_DESCRIPTOR) -> Result {
    let has = |flag| array.Flags & flag != 0;
    let (layered, cubemap) = (has(CUDA_ARRAY3D_LAYERED), has(CUDA_ARRAY3D_CUBEMAP));
    let is_plane = array.Height != 0 && array.Depth == 0 && !layered && !cubemap;
    require(!FORMATS.contains(&array.Format) || [1, 2, 4].contains(&array.NumChannels))?;
    require(array.Width > 0 && (!layered || array.Depth > 0))?;
    require(!has(CUDA_ARRAY3D_TEXTURE_GATHER) || is_plane)?;
    require(array.Depth == 0 || array.Height > 0 || layered || cubemap)?;
    let faces = if layered { array.Depth % 6 == 0 } else { array.Depth == 6 };
    require(!cubemap || array.Height == array.Width && faces)
}

/// Fails unless this is a number of references.
fn is_count(count: c_uint) -> Result {
    require((1..=i32::MAX as c_uint).contains(&count))
}

/// The host functions that have not returned.
static RUNNING: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    static IS_HOST_FUNCTION: Cell<bool> = const { Cell::new(false) };
}

/// Calls that a driver has been seen to refuse in a host function.
const NOT_PERMITTED: [&str; 2] = ["cuCtxSetCurrent", "cuMemAlloc_v2"];

/// Whether a call is made in a host function, which a driver does not permit.
pub fn is_forbidden(name: &str) -> bool {
    IS_HOST_FUNCTION.get() && NOT_PERMITTED.contains(&name)
}

/// Calls a host function in a thread of the driver.
fn call_later(function: CUhostFn, data: u64) {
    let Some(function) = function else { return };
    RUNNING.fetch_add(1, SeqCst);
    thread::spawn(move || {
        IS_HOST_FUNCTION.set(true);
        // SAFETY: the program gave the function for a call with this.
        unsafe { function(without_provenance_mut(data as usize)) };
        RUNNING.fetch_sub(1, SeqCst);
    });
}

/// Fails with `code` while a host function runs.
pub fn host_functions_end(code: CUresult) -> Result {
    if RUNNING.load(SeqCst) == 0 { Ok(()) } else { Err(code) }
}

impl State {
    /// Makes an object that ends with `owner`.
    fn make<T>(&mut self, kind: Kind, owner: u64, out: Pointer<*mut T>) -> Result<u64> {
        let value = self.value_in(kind, owner);
        out.set(without_provenance_mut(value as usize))?;
        Ok(value)
    }

    /// Makes an array in the current context.
    fn make_shape<T>(
        &mut self,
        kind: Kind,
        out: Pointer<*mut T>,
        shape: CUDA_ARRAY3D_DESCRIPTOR,
    ) -> Result {
        self.current()?;
        let array = self.make(kind, current_context(), out)?;
        self.history.shapes.insert(array, shape);
        Ok(())
    }

    fn shape(&self, array: u64) -> Result<CUDA_ARRAY3D_DESCRIPTOR> {
        self.history.shapes.get(&array).copied().ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)
    }

    fn destroy(&mut self, kind: Kind, value: u64) -> Result {
        self.alive(kind, value)?;
        self.ends(value);
        Ok(())
    }

    /// A texture or a surface of an array.
    fn view(&mut self, kind: Kind, out: Pointer<u64>, of: Pointer<CUDA_RESOURCE_DESC>) -> Result {
        let of = of.get()?;
        require(of.flags == 0)?;
        if of.resType != CUresourcetype::CU_RESOURCE_TYPE_ARRAY {
            // A surface is always of an array.
            require(kind == Kind::Texture && of.resType.0 <= 3)?;
            return Err(self.unsupported(format!("it makes no textures of {:?}", of.resType)));
        }
        // SAFETY: the type says which field it is.
        let array = unsafe { of.res.array.hArray };
        self.alive(Kind::Array, array.addr() as u64)?;
        let value = self.value(kind);
        out.set(value)
    }

    /// Adds references to a user object.
    fn retain(&mut self, object: u64, count: c_uint) -> Result {
        is_count(count)?;
        self.alive(Kind::UserObject, object)?;
        self.refer(object, |references| references.checked_add(count)).map(|_| ())
    }

    /// Removes references to a user object, which ends with the last.
    fn release(&mut self, object: u64, count: c_uint) -> Result {
        is_count(count)?;
        self.alive(Kind::UserObject, object)?;
        if self.refer(object, |references| references.checked_sub(count))? == 0 {
            self.ends(object);
            let destructor = self.history.destructors.remove(&object);
            destructor.into_iter().for_each(|(destroy, data)| call_later(destroy, data));
        }
        Ok(())
    }

    /// Another graph does the same work.
    fn does_the_same(&mut self, from: u64, to: u64) {
        let work = self.history.work.get(&from).copied().unwrap_or_default();
        self.history.work.insert(to, work);
    }
}

driver! {
    fn cuDevicePrimaryCtxReset_v2(dev: CUdevice) |state| {
        state.device_mut(dev)?.retained = 0;
        state.ends(context_of(dev));
        Ok(())
    }

    fn cuStreamGetCtx(hStream: CUstream, pctx: *mut CUcontext) |state| {
        state.stream(hStream.address())?;
        pctx.set(without_provenance_mut(state.context_of(hStream.address()) as usize))
    }

    fn cuStreamBeginCapture_v2(hStream: CUstream, mode: CUstreamCaptureMode) |state| {
        state.stream(hStream.address())?;
        require(mode.0 <= CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED.0)?;
        let graph = state.graph_of_capture();
        state.begin_capture(hStream.address(), mode, graph).inspect_err(|_| state.ends(graph))
    }

    fn cuStreamBeginCaptureToGraph(
        hStream: CUstream,
        hGraph: CUgraph,
        _dependencies: *const CUgraphNode,
        _dependencyData: *const CUgraphEdgeData,
        numDependencies: usize,
        mode: CUstreamCaptureMode,
    ) |state| {
        state.stream(hStream.address())?;
        state.alive(Kind::Graph, hGraph.address())?;
        require(numDependencies == 0)?;
        require(mode.0 <= CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED.0)?;
        state.begin_capture(hStream.address(), mode, hGraph.address())
    }

    fn cuStreamEndCapture(hStream: CUstream, phGraph: *mut CUgraph) |state| {
        phGraph.set(std::ptr::null_mut())?;
        state.stream(hStream.address())?;
        let graph = state.end_capture(hStream.address())?;
        phGraph.set(without_provenance_mut(graph as usize))
    }

    fn cuStreamGetCaptureInfo_v3(
        hStream: CUstream,
        captureStatus_out: *mut CUstreamCaptureStatus,
        id_out: *mut cuuint64_t,
        graph_out: *mut CUgraph,
        dependencies_out: *mut *const CUgraphNode,
        edgeData_out: *mut *const CUgraphEdgeData,
        numDependencies_out: *mut usize,
    ) |state| {
        let stream = hStream.address();
        state.stream(stream)?;
        captureStatus_out.set(state.capture_status(stream))?;
        let Some(graph) = state.captured_graph(stream) else { return Ok(()) };
        id_out.set_if_wanted(graph);
        graph_out.set_if_wanted(without_provenance_mut(graph as usize));
        // It has captured nothing that later work depends on.
        dependencies_out.set_if_wanted(std::ptr::null());
        edgeData_out.set_if_wanted(std::ptr::null());
        numDependencies_out.set_if_wanted(0);
        Ok(())
    }

    fn cuLaunchHostFunc(hStream: CUstream, fn_: CUhostFn, userData: *mut c_void) |state| {
        require(fn_.is_some())?;
        state.in_order(hStream.address())?;
        call_later(fn_, userData.address());
        Ok(())
    }

    fn cuGraphCreate(phGraph: *mut CUgraph, flags: c_uint) |state| {
        require(flags == 0)?;
        state.make(Kind::Graph, 0, phGraph).map(|_| ())
    }

    fn cuGraphDestroy(hGraph: CUgraph) |state| {
        if state.captures_into(hGraph.address()) {
            return Err(CUresult::CUDA_ERROR_ILLEGAL_STATE);
        }
        state.destroy(Kind::Graph, hGraph.address())
    }

    fn cuGraphClone(phGraphClone: *mut CUgraph, originalGraph: CUgraph) |state| {
        state.alive(Kind::Graph, originalGraph.address())?;
        let clone = state.make(Kind::Graph, 0, phGraphClone)?;
        state.does_the_same(originalGraph.address(), clone);
        Ok(())
    }

    fn cuGraphAddEmptyNode(
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
    ) |state| {
        state.alive(Kind::Graph, hGraph.address())?;
        let nodes = dependencies.array(numDependencies)?;
        for (index, node) in nodes.iter().enumerate() {
            state.alive(Kind::Node, node.addr() as u64)?;
            require(!nodes[..index].contains(node))?;
        }
        state.make(Kind::Node, hGraph.address(), phGraphNode).map(|_| ())
    }

    fn cuGraphDestroyNode(hNode: CUgraphNode) |state| {
        state.destroy(Kind::Node, hNode.address())
    }

    fn cuGraphNodeGetType(hNode: CUgraphNode, type_: *mut CUgraphNodeType) |state| {
        state.alive(Kind::Node, hNode.address())?;
        type_.set(CUgraphNodeType::CU_GRAPH_NODE_TYPE_EMPTY)
    }

    fn cuGraphGetNodes(hGraph: CUgraph, _nodes: *mut CUgraphNode, _numNodes: *mut usize) |state| {
        state.alive(Kind::Graph, hGraph.address())?;
        Err(UNSUPPORTED)
    }

    fn cuGraphInstantiateWithFlags(phGraphExec: *mut CUgraphExec, hGraph: CUgraph, flags: c_ulonglong) |state| {
        state.alive(Kind::Graph, hGraph.address())?;
        use CUgraphInstantiate_flags as Flag;
        let has = |flag: Flag| flags & c_ulonglong::from(flag.bits()) != 0;
        let frees = has(Flag::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH);
        let of_device = has(Flag::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH);
        // Only cuGraphInstantiateWithParams has a stream for uploads.
        require(flags < 16 && !has(Flag::CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD) && !(frees && of_device))?;
        if of_device {
            return Err(state.unsupported("its devices launch no graphs"));
        }
        let exec = state.make(Kind::Exec, 0, phGraphExec)?;
        state.does_the_same(hGraph.address(), exec);
        Ok(())
    }

    fn cuGraphExecUpdate_v2(hGraphExec: CUgraphExec, hGraph: CUgraph, _resultInfo: *mut CUgraphExecUpdateResultInfo) |state| {
        state.alive(Kind::Exec, hGraphExec.address())?;
        state.alive(Kind::Graph, hGraph.address())?;
        Err(UNSUPPORTED)
    }

    fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) |state| {
        state.alive(Kind::Exec, hGraphExec.address())?;
        state.in_order(hStream.address()).map(|_| ())
    }

    fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) |state| {
        state.alive(Kind::Exec, hGraphExec.address())?;
        state.in_order(hStream.address())?;
        let work = state.history.work.get(&hGraphExec.address()).copied().unwrap_or_default();
        if let Some(call) = work.left_out.filter(|_| !state.skips_kernels) {
            let call = call.to_string_lossy();
            return Err(state.unsupported(format!(
                "it does no captured work, such as that of {call}, so it does not launch the graph: with CUDA_MODEL_KERNELS=none, \
                 the work is left out"
            )));
        }
        work.fault.into_iter().for_each(|code| state.fails(code));
        Ok(())
    }

    fn cuGraphExecDestroy(hGraphExec: CUgraphExec) |state| {
        state.destroy(Kind::Exec, hGraphExec.address())
    }

    fn cuUserObjectCreate(
        object_out: *mut CUuserObject,
        ptr: *mut c_void,
        destroy: CUhostFn,
        initialRefcount: c_uint,
        flags: c_uint,
    ) |state| {
        require(initialRefcount > 0 && flags == 1)?;
        let object = state.make(Kind::UserObject, 0, object_out)?;
        state.history.destructors.insert(object, (destroy, ptr.address()));
        state.refer(object, |_| Some(initialRefcount)).map(|_| ())
    }

    fn cuUserObjectRetain(object: CUuserObject, count: c_uint) |state| {
        state.retain(object.address(), count)
    }

    fn cuUserObjectRelease(object: CUuserObject, count: c_uint) |state| {
        state.release(object.address(), count)
    }

    fn cuGraphRetainUserObject(graph: CUgraph, object: CUuserObject, count: c_uint, _flags: c_uint) |state| {
        state.alive(Kind::Graph, graph.address())?;
        state.retain(object.address(), count)
    }

    fn cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject, count: c_uint) |state| {
        state.alive(Kind::Graph, graph.address())?;
        state.release(object.address(), count)
    }

    fn cuLibraryLoadData(
        library: *mut CUlibrary,
        code: *const c_void,
        _jitOptions: *mut CUjit_option,
        _jitOptionsValues: *mut *mut c_void,
        numJitOptions: c_uint,
        _libraryOptions: *mut CUlibraryOption,
        _libraryOptionValues: *mut *mut c_void,
        numLibraryOptions: c_uint,
    ) |state| {
        if numJitOptions > 0 || numLibraryOptions > 0 {
            return Err(state.unsupported("it takes no options of libraries"));
        }
        let content = state.content(code)?;
        let loaded = state.make(Kind::Library, 0, library)?;
        state.modules.insert(loaded, content);
        Ok(())
    }

    fn cuLibraryUnload(library: CUlibrary) |state| {
        state.destroy(Kind::Library, library.address())?;
        state.modules.remove(&library.address());
        Ok(())
    }

    fn cuLibraryGetKernel(pKernel: *mut CUkernel, library: CUlibrary, name: *const c_char) |state| {
        state.alive(Kind::Library, library.address())?;
        let kernel = state.entry(library.address(), &name.cast::<u8>().text()?)?;
        pKernel.set(without_provenance_mut(kernel as usize))
    }

    fn cuLibraryGetKernelCount(count: *mut c_uint, lib: CUlibrary) |state| {
        state.alive(Kind::Library, lib.address())?;
        count.set(state.kernels(lib.address())?)
    }

    fn cuLibraryEnumerateKernels(kernels: *mut CUkernel, numKernels: c_uint, lib: CUlibrary) |state| {
        state.alive(Kind::Library, lib.address())?;
        state.list(kernels, numKernels, lib.address())
    }

    fn cuKernelGetName(name: *mut *const c_char, hfunc: CUkernel) |state| {
        require(hfunc.address() != 0)?;
        name.set(state.kernel(hfunc.address())?.name.as_ptr())
    }

    fn cuKernelGetParamCount(kernel: CUkernel, paramCount: *mut usize) |state| {
        paramCount.set(state.kernel(kernel.address())?.parameters.len())
    }

    fn cuKernelGetParamInfo(kernel: CUkernel, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) |state| {
        let (offset, size) = state.parameter(kernel.address(), paramIndex)?;
        paramSize.set_if_wanted(size);
        paramOffset.set(offset)
    }

    fn cuKernelGetFunction(pFunc: *mut CUfunction, kernel: CUkernel) |state| {
        state.current()?;
        state.kernel(kernel.address())?;
        pFunc.set(without_provenance_mut(kernel.address() as usize))
    }

    fn cuModuleGetGlobal_v2(dptr: *mut CUdeviceptr, bytes: *mut usize, hmod: CUmodule, name: *const c_char) |state| {
        require(dptr.address() != 0 || bytes.address() != 0)?;
        state.module(hmod.address())?;
        let (address, size) = state.variable(hmod.address(), &name.cast::<u8>().text()?)?;
        dptr.set_if_wanted(address);
        bytes.set_if_wanted(size);
        Ok(())
    }

    fn cuArray3DCreate_v2(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR) |state| {
        let shape = pAllocateArray.get()?;
        is_shape(&shape)?;
        state.make_shape(Kind::Array, pHandle, shape)
    }

    fn cuArray3DGetDescriptor_v2(pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR, hArray: CUarray) |state| {
        state.alive(Kind::Array, hArray.address())?;
        pArrayDescriptor.set(state.shape(hArray.address())?)
    }

    fn cuArrayDestroy(hArray: CUarray) |state| {
        state.destroy(Kind::Array, hArray.address())
    }

    fn cuMemcpyAtoH_v2(_dstHost: *mut c_void, srcArray: CUarray, _srcOffset: usize, _ByteCount: usize) |state| {
        state.alive(Kind::Array, srcArray.address())?;
        Err(UNSUPPORTED)
    }

    fn cuMipmappedArrayCreate(
        pHandle: *mut CUmipmappedArray,
        pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR,
        numMipmapLevels: c_uint,
    ) |state| {
        let shape = pMipmappedArrayDesc.get()?;
        is_shape(&shape)?;
        require(numMipmapLevels > 0)?;
        state.make_shape(Kind::Mipmap, pHandle, shape)
    }

    fn cuMipmappedArrayGetLevel(pLevelArray: *mut CUarray, hMipmappedArray: CUmipmappedArray, level: c_uint) |state| {
        state.alive(Kind::Mipmap, hMipmappedArray.address())?;
        let mut shape = state.shape(hMipmappedArray.address())?;
        for size in [&mut shape.Width, &mut shape.Height, &mut shape.Depth] {
            // Of a dimension that the array does not have, the size is 0.
            *size = size.checked_shr(level).unwrap_or(0).max((*size).min(1));
        }
        let array = state.make(Kind::Array, hMipmappedArray.address(), pLevelArray)?;
        state.history.shapes.insert(array, shape);
        Ok(())
    }

    fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) |state| {
        state.destroy(Kind::Mipmap, hMipmappedArray.address())
    }

    fn cuTexObjectCreate(
        pTexObject: *mut CUtexObject,
        pResDesc: *const CUDA_RESOURCE_DESC,
        pTexDesc: *const CUDA_TEXTURE_DESC,
        pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC,
    ) |state| {
        state.current()?;
        let how = pTexDesc.get()?;
        require(how.filterMode.0 <= 1 && how.addressMode[..2].iter().all(|mode| mode.0 <= 3))?;
        if pResViewDesc.address() != 0 {
            return Err(state.unsupported("it makes no textures with a view"));
        }
        state.view(Kind::Texture, pTexObject, pResDesc)
    }

    fn cuTexObjectDestroy(texObject: CUtexObject) |state| {
        state.destroy(Kind::Texture, texObject)
    }

    fn cuTexObjectGetResourceDesc(_pResDesc: *mut CUDA_RESOURCE_DESC, texObject: CUtexObject) |state| {
        state.alive(Kind::Texture, texObject)?;
        Err(UNSUPPORTED)
    }

    fn cuSurfObjectCreate(pSurfObject: *mut CUsurfObject, pResDesc: *const CUDA_RESOURCE_DESC) |state| {
        state.current()?;
        state.view(Kind::Surface, pSurfObject, pResDesc)
    }

    fn cuSurfObjectDestroy(surfObject: CUsurfObject) |state| {
        state.destroy(Kind::Surface, surfObject)
    }

    fn cuSurfObjectGetResourceDesc(_pResDesc: *mut CUDA_RESOURCE_DESC, surfObject: CUsurfObject) |state| {
        state.alive(Kind::Surface, surfObject)?;
        Err(UNSUPPORTED)
    }

    fn cuImportExternalMemory(extMem_out: *mut CUexternalMemory, memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC) |state| {
        state.current()?;
        let file = memHandleDesc.get()?;
        if file.type_ != CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD {
            return Err(state.unsupported(format!("it imports no {:?}", file.type_)));
        }
        // SAFETY: the type says which field it is.
        let object = import_file(&mut state.objects, unsafe { file.handle.fd } as u64)?;
        let external = state.make(Kind::External, 0, extMem_out)?;
        state.history.externals.insert(external, object);
        Ok(())
    }

    fn cuExternalMemoryGetMappedBuffer(
        devPtr: *mut CUdeviceptr,
        extMem: CUexternalMemory,
        bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    ) |state| {
        let device = state.current()?;
        state.alive(Kind::External, extMem.address())?;
        let object = state.history.externals.get(&extMem.address()).cloned();
        let object = object.ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)?;
        let part = bufferDesc.get()?;
        let end = part.offset.checked_add(part.size).filter(|_| part.size > 0);
        require(end.is_some_and(|end| end <= object.about.size))?;
        let addresses = state.map_anywhere(&object, part.offset, part.size)?;
        devPtr.set(addresses.start)?;
        let use_ = Use::Ipc { device, context: current_context(), opened: 1, _addresses: addresses };
        state.add_range(devPtr.get()?, part.size, object, part.offset, use_);
        Ok(())
    }

    fn cuMemAllocPitch_v2(
        dptr: *mut CUdeviceptr,
        pPitch: *mut usize,
        WidthInBytes: usize,
        Height: usize,
        ElementSizeBytes: c_uint,
    ) |state| {
        let device = state.current()?;
        require([4, 8, 16].contains(&ElementSizeBytes))?;
        let pitch = WidthInBytes.checked_next_multiple_of(512);
        let size = pitch.and_then(|pitch| pitch.checked_mul(Height)).ok_or(UNSUPPORTED)?;
        let (object, addresses) = state.linear(size, Place::Device(device), false)?;
        pPitch.set(size / Height.max(1))?;
        dptr.set(addresses.start)?;
        let use_ = Use::Allocation { device, _addresses: addresses };
        state.add_range(dptr.get()?, size as u64, object, 0, use_);
        Ok(())
    }

    fn cuDestroyExternalMemory(extMem: CUexternalMemory) |state| {
        state.destroy(Kind::External, extMem.address())
    }

    fn cuMemHostRegister_v2(p: *mut c_void, bytesize: usize, Flags: c_uint) |state| {
        let known = CU_MEMHOSTREGISTER_PORTABLE
            | CU_MEMHOSTREGISTER_DEVICEMAP
            | CU_MEMHOSTREGISTER_IOMEMORY
            | CU_MEMHOSTREGISTER_READ_ONLY;
        require(p.address() != 0 && bytesize > 0 && Flags & !known == 0)?;
        if state.alive(Kind::Registered, p.address()).is_ok() {
            return Err(CUresult::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED);
        }
        state.made(Kind::Registered, p.address(), current_context());
        state.history.registered.insert(p.address(), bytesize as u64);
        Ok(())
    }

    fn cuMemHostUnregister(p: *mut c_void) |state| {
        require(state.range(p.address()).is_none())?;
        let known = state.destroy(Kind::Registered, p.address());
        known.map_err(|_| CUresult::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED)
    }
}
