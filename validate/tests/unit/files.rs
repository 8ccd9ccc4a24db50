use super::*;
use std::fs;
use std::io::Write as _;
use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::sync::mpsc;
use std::time::Duration;

/// A folder that a test removes at its end.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("files-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).expect("there is room");
        Self(folder)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_file_that_is_cut_off_has_no_more_bytes() {
    let place = Place::new("cut");
    let path = place.0.join("file");
    let written: Vec<u8> = (0..300_000_u32).map(|number| number as u8).collect();
    File::create(&path).and_then(|mut file| file.write_all(&written)).expect("there is room");
    let file = open(&path).expect("it is a file");
    let content = Content::new(file).expect("there is memory");
    assert_eq!(content.bytes(10..70_000), Ok(&written[10..70_000]));
    fs::File::options()
        .write(true)
        .open(&path)
        .and_then(|file| file.set_len(0))
        .expect("it is there");
    // What was read stays.
    assert_eq!(content.bytes(0..131_072), Ok(&written[..131_072]));
    assert_eq!(content.bytes(131_072..131_073), Err(()));
    assert_eq!(content.bytes(299_999..300_001), Err(()));
    assert_eq!((&content).read_bytes_at(u64::MAX, 2), Err(()));
}

#[test]
fn a_text_ends_with_its_delimiter_in_any_block() {
    let place = Place::new("until");
    let path = place.0.join("file");
    let mut written = vec![1; 200_000];
    written[150_000] = 0;
    fs::write(&path, &written).expect("there is room");
    let content = Content::new(open(&path).expect("it is a file")).expect("there is memory");
    let until = |range| (&content).read_bytes_at_until(range, 0).map(<[u8]>::len);
    assert_eq!(until(5..u64::MAX), Ok(149_995));
    assert_eq!(until(150_000..150_001), Ok(0));
    assert_eq!(until(150_001..u64::MAX), Err(()));
    assert_eq!(until(0..150_000), Err(()));
}

#[test]
fn what_is_no_file_is_not_opened() {
    let place = Place::new("fifo");
    let folder = &place.0;
    let fifo = folder.join("fifo");
    let made = std::process::Command::new("mkfifo").arg(&fifo).status();
    assert!(made.is_ok_and(|status| status.success()), "this test needs mkfifo");
    symlink(&fifo, folder.join("link")).expect("there is room");
    let (sender, opened) = mpsc::channel();
    let writer = fifo.clone();
    let writer = std::thread::spawn(move || {
        // Waits for a reader.
        let file = File::options().write(true).open(writer);
        let _ = sender.send(());
        file.map(drop)
    });
    for path in [&fifo, &folder.join("link"), Path::new("/dev/null"), folder] {
        assert!(open(path).is_none(), "{}", path.display());
    }
    assert!(opened.recv_timeout(Duration::from_millis(300)).is_err(), "the FIFO had a reader");
    drop(File::open(&fifo));
    writer.join().expect("it ends").expect("it has a reader");
}
