//! Lines of a log, as drivers write them and otherwise.

use super::*;

const END: &[u8] = b"Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemAlloc_v2\n";

fn said(lines: &[&[u8]]) -> Option<String> {
    let heard = Heard::new();
    lines.iter().for_each(|line| heard.hear(line, "cuMemAlloc_v2"));
    heard.words(1)
}

#[test]
fn words_are_the_lines_before_the_end() {
    assert_eq!(said(&[b" one\n", b"", b"t\two", END]).as_deref(), Some("one; t wo"));
    assert_eq!(said(&[b"one", END, b"two", END]).as_deref(), Some("one; two"));
    assert_eq!(said(&[b"\xff", END]).as_deref(), Some("\u{fffd}"));
    for lines in [&[END][..], &[b"one"], &[b"one", END, b"two"], &[]] {
        assert_eq!(said(lines), None, "{lines:?}");
    }
    let inner = b"Returning 2 (CUDA_ERROR_OUT_OF_MEMORY) from cuMemCreate";
    assert_eq!(said(&[b"one", inner, b"two", END]).as_deref(), Some("two"));
    assert_eq!(said(&[b"one", inner]), None);
    assert_eq!(said(&[b"one", inner, END]), None);
}

#[test]
fn a_call_begins_without_words() {
    let heard = Heard::new();
    [b"one", END].iter().for_each(|line| heard.hear(line, "cuMemAlloc_v2"));
    assert!(heard.size() > 0);
    heard.forget();
    assert_eq!((heard.size(), heard.words(1)), (0, None));
}

#[test]
fn only_its_own_form_is_an_end() {
    let all = |line: &str| end(line.as_bytes()).map(|(code, name)| (code, name.to_owned()));
    let whole = "Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemAlloc_v2";
    assert_eq!(all(whole), Some((1, "cuMemAlloc_v2".to_owned())));
    for line in [
        "Returning 0 (CUDA_ERROR_INVALID_VALUE) from cuMemAlloc_v2",
        "Returning -1 (CUDA_ERROR_INVALID_VALUE) from cuMemAlloc_v2",
        "Returning 1 (CUDA_SUCCESS) from cuMemAlloc_v2",
        "Returning 1 (CUDA_ERROR_ or so) from cuMemAlloc_v2",
        "Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemAlloc_v2, later",
        "Returning 1 (CUDA_ERROR_INVALID_VALUE) from cudMemAlloc:",
        "Returning 1 (CUDA_ERROR_INVALID_VALUE) from malloc",
        "Returning 1 (CUDA_ERROR_INVALID_VALUE)",
        "returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemAlloc_v2",
    ] {
        assert_eq!(all(line), None, "{line}");
        assert_eq!(said(&[b"one", line.as_bytes()]), None, "{line}");
    }
    assert_eq!(end(&[&[0xff], whole.as_bytes()].concat()), None);
}

#[test]
fn a_version_is_not_part_of_a_name() {
    for name in ["cuMemAlloc", "cuMemAlloc_v3", "cuMemAlloc_ptsz", "cuMemAlloc_v2_ptds"] {
        let line = format!("Returning 1 (CUDA_ERROR_INVALID_VALUE) from {name}");
        assert_eq!(said(&[b"one", line.as_bytes()]).as_deref(), Some("one"), "{name}");
    }
    for name in ["cuMemAllocHost", "cuMemAlloc2", "cuMem"] {
        let line = format!("Returning 1 (CUDA_ERROR_INVALID_VALUE) from {name}");
        assert_eq!(said(&[b"one", line.as_bytes()]), None, "{name}");
    }
}

#[test]
fn words_have_room() {
    let line = [b'x'; ROOM];
    assert_eq!(said(&[&line, END]).map(|words| words.len()), Some(ROOM));
    let words = said(&[&line, b"y", END]).expect("it ends well");
    assert!(words.len() == ROOM + 3 && words.ends_with("x..."));
    let words = said(&[&line[1..], b"y", END]).expect("it ends well");
    assert!(words.ends_with("x;..."), "{words}");
}

#[test]
fn sentences_that_differ_in_numbers_have_one_shape() {
    let one = shape("must be between 0 and 1; at 0x7f00");
    assert_eq!(one, shape("must be between 0 and 7; at 0x8f10"));
    assert!(one != shape("must be between 0 or 1; at 0x7f00") && one < 1 << 28);
}
