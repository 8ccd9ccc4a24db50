//! The functions that the layer has until those of the C library are known.

use super::*;

#[test]
fn they_do_what_those_of_the_c_library_do() {
    let mut bytes = *b"abcdefgh\0";
    let start = bytes.as_mut_ptr();
    // SAFETY: the bytes are there.
    unsafe {
        moves(start.add(2), start, 4);
        assert_eq!(&bytes, b"ababcdgh\0");
        moves(start, start.add(1), 7);
        assert_eq!(&bytes, b"babcdghh\0");
        assert_eq!(sets(start.add(1), 0x17a, 2), start.add(1));
        assert_eq!(&bytes, b"bzzcdghh\0");
        assert_eq!(measures(start), 8);
        assert!(compares(b"ab\xff".as_ptr(), b"abc".as_ptr(), 3) > 0);
        assert!(compares(b"abc".as_ptr(), b"ab\xff".as_ptr(), 3) < 0);
        assert_eq!(compares(b"abc".as_ptr(), b"abd".as_ptr(), 2), 0);
    }
}
