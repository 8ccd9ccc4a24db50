//! One line for each function of the further modules of libcuda-sys. Those of `cuda.h` itself have theirs in the ledger.

use crate::generate::read::{Function, Header};
use crate::generate::{Said, Words};
use crate::shell::Result;

const ABOUT: &[(&str, &str)] = &[
    (
        "cuGraphicsGLRegisterBuffer",
        "Makes an OpenGL buffer object known to the driver, as a resource to map.",
    ),
    (
        "cuGraphicsGLRegisterImage",
        "Makes an OpenGL texture or renderbuffer known to the driver, as a resource to map.",
    ),
    (
        "cuGLGetDevices_v2",
        "Lists the CUDA devices that the current OpenGL context runs on, for all frames, for this one or for the next.",
    ),
    ("cuGLCtxCreate_v2", "Creates a context. Any context can be used with OpenGL since CUDA 5.0."),
    ("cuGLInit", "Does nothing: OpenGL is initialized by the first call that uses it."),
    ("cuGLRegisterBufferObject", "Makes an OpenGL buffer object known to the driver."),
    (
        "cuGLMapBufferObject_v2",
        "Gives a registered buffer object an address, and its size in bytes.",
    ),
    ("cuGLUnmapBufferObject", "Takes the address of a registered buffer object back."),
    ("cuGLUnregisterBufferObject", "Ends the registration of an OpenGL buffer object."),
    (
        "cuGLSetBufferObjectMapFlags",
        "Says how a registered buffer object will be used when it is mapped next.",
    ),
    (
        "cuGLMapBufferObjectAsync_v2",
        "Gives a registered buffer object an address in a stream's order, and its size in bytes.",
    ),
    (
        "cuGLUnmapBufferObjectAsync",
        "Takes the address of a registered buffer object back in a stream's order.",
    ),
    (
        "cuGraphicsEGLRegisterImage",
        "Makes an EGL image known to the driver, as a resource whose frame can be asked for.",
    ),
    ("cuEGLStreamConsumerConnect", "Connects CUDA to an EGL stream, to take frames from it."),
    (
        "cuEGLStreamConsumerConnectWithFlags",
        "Connects CUDA to an EGL stream, to take frames from it, and says whether they lie in device or system memory.",
    ),
    ("cuEGLStreamConsumerDisconnect", "Ends the connection of a consumer to its EGL stream."),
    (
        "cuEGLStreamConsumerAcquireFrame",
        "Takes the next frame from an EGL stream, waiting for it no longer than the time given, in microseconds.",
    ),
    (
        "cuEGLStreamConsumerReleaseFrame",
        "Gives a frame back to the EGL stream that it was taken from.",
    ),
    (
        "cuEGLStreamProducerConnect",
        "Connects CUDA to an EGL stream, to give it frames of this width and height.",
    ),
    ("cuEGLStreamProducerDisconnect", "Ends the connection of a producer to its EGL stream."),
    ("cuEGLStreamProducerPresentFrame", "Gives a frame to an EGL stream."),
    (
        "cuEGLStreamProducerReturnFrame",
        "Gets a frame back that the consumer of an EGL stream has released.",
    ),
    (
        "cuGraphicsResourceGetMappedEglFrame",
        "Gives the frame of a registered EGL image, by its planes' arrays or pointers.",
    ),
    ("cuEventCreateFromEGLSync", "Creates an event from an EGL sync object."),
    ("cuVDPAUGetDevice", "Gives the CUDA device on which a VDPAU device runs."),
    ("cuVDPAUCtxCreate_v2", "Creates a context for use with a VDPAU device."),
    (
        "cuGraphicsVDPAURegisterVideoSurface",
        "Makes a VDPAU video surface known to the driver, as a resource to map.",
    ),
    (
        "cuGraphicsVDPAURegisterOutputSurface",
        "Makes a VDPAU output surface known to the driver, as a resource to map.",
    ),
    (
        "cuProfilerInitialize",
        "Initializes the visual profiler's collection. Of no use with the tools that followed it.",
    ),
    ("cuProfilerStart", "Has a profiling tool collect from here on."),
    ("cuProfilerStop", "Has a profiling tool collect no more."),
];

pub fn words(headers: &[Header]) -> Result<Words> {
    let (core, units) = headers.split_first().ok_or("there is no cuda.h")?;
    let mut words = Words::new();
    for header in units {
        for function in &header.functions {
            let about = match header.unit.name {
                "internal" => internal(&function.name, core),
                _ => ABOUT
                    .iter()
                    .find(|(name, _)| *name == function.name)
                    .map(|(_, about)| (*about).to_owned()),
            };
            let about =
                about.ok_or_else(|| format!("further.rs says nothing of {}", function.name))?;
            words.insert(function.name.clone(), Said { about, ..Said::default() });
        }
    }
    Ok(words)
}

/// What a symbol behind another one is: of an earlier release, or of the per-thread default stream.
fn internal(symbol: &str, core: &Header) -> Option<String> {
    let name =
        symbol.strip_suffix("_ptds").or_else(|| symbol.strip_suffix("_ptsz")).unwrap_or(symbol);
    let plain = |name: &str| name.split("_v").next().unwrap_or(name).to_owned();
    let same = core.functions.iter().find(|function| function.name == name);
    let later = || {
        let later = |function: &&Function| {
            plain(&function.name) == plain(name) || function.aliases.contains(&plain(name))
        };
        core.functions.iter().find(later)
    };
    let current = &same.or_else(later)?.name;
    let which = if same.is_some() { "" } else { "An earlier form of " };
    let stream =
        if name == symbol { "" } else { " The default stream is the calling thread's own." };
    Some(format!("{which}[`{current}`](crate::{current}).{stream}"))
}
