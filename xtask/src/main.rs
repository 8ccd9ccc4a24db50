#[path = "../../cuda-sys/build/generate/mod.rs"]
mod generate;
use std::path::Path;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("cuda-sys");
    let s = generate::Source { include: Path::new(&a[1]), crate_root: &root, target: &a[2] };
    let t = std::time::Instant::now();
    let h = generate::read(&s).unwrap();
    let e = generate::emit(&h).unwrap();
    eprintln!("{:?} {} fns", t.elapsed(), h.functions.len());
    for (n, f) in e {
        std::fs::write(Path::new(&a[3]).join(n), f).unwrap();
    }
}
