use super::*;
use std::sync::Barrier;

/// Allocates, writes and frees.
fn works(heap: &Heap) -> Source {
    let layout = Layout::from_size_align(100, 64).expect("a layout");
    // SAFETY: the layout is not empty, and the memory is freed once, with its layout.
    unsafe {
        let at = heap.alloc(layout);
        assert!(!at.is_null() && at.align_offset(64) == 0);
        at.write_bytes(7, 100);
        let source = at.cast::<Source>().sub(1).read();
        heap.dealloc(at, layout);
        source
    }
}

#[test]
fn what_a_handler_interrupts_keeps_the_heap() {
    let heap = Heap::new(|| {});
    assert!(works(&heap) == Source::Own);
    let inside = heap.with(|_| works(&heap));
    assert!(inside == Some(Source::System));
    assert!(works(&heap) == Source::Own);
}

#[test]
fn who_never_leaves_holds_up_nobody() {
    let heap = Heap::new(|| {});
    let (entered, done) = (Barrier::new(2), Barrier::new(2));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            heap.with(|_| {
                entered.wait();
                done.wait();
            })
        });
        entered.wait();
        assert!(works(&heap) == Source::System);
        done.wait();
    });
    assert!(heap.is_lost.load(Relaxed) && works(&heap) == Source::System);
}

#[test]
fn a_child_does_not_wait_for_a_thread_of_its_parent() {
    let heap = Heap::new(|| {});
    heap.forked();
    assert!(works(&heap) == Source::Own);
    heap.owner.store(thread() ^ 1, Relaxed);
    heap.forked();
    assert!(works(&heap) == Source::System);
}
