use super::*;
use cuda_checked::types::CUcoredumpSettings as A;

const PROCESS: &str = "would change the core dumps of the process";

pub fn cases(cases: &Cases) {
    let attrib = A::CU_COREDUMP_ENABLE_ON_EXCEPTION;
    let mut c =
        cases.call(|| cuCoredumpGetAttribute { attrib, value: at(0), size: one(0) });
    settings(&mut c, |i| &mut i.attrib);
    let mut c =
        cases.call(|| cuCoredumpGetAttributeGlobal { attrib, value: at(0), size: one(0) });
    settings(&mut c, |i| &mut i.attrib);

    let mut c = cases
        .call(|| cuCoredumpSetAttribute { attrib, value: at(0), size: one(2000) })
        .only_mock(PROCESS);
    settings(&mut c, |i| &mut i.attrib);
    let set = |i: &mut cuCoredumpSetAttribute, attrib, text: Vec<u8>, size| {
        *i = cuCoredumpSetAttribute { attrib, value: array(text).cast(), size: one(size) };
    };
    strings(&mut c, 15, A::CU_COREDUMP_FILE, "CU_COREDUMP_FILE", set);
    c.accepts("a string without a size", |i| {
        set(i, A::CU_COREDUMP_FILE, vec![b'a'; 2000], 0);
        i.size = null();
    });
    for attrib in [A::CU_COREDUMP_ENABLE_USER_TRIGGER, A::CU_COREDUMP_PIPE] {
        c.accepts(format!("{attrib:?} without a value"), |i| i.attrib = attrib);
        let must = "must not be CU_COREDUMP_ENABLE_USER_TRIGGER or CU_COREDUMP_PIPE, which \
                    cuCoredumpSetAttributeGlobal sets, because value is not null [undocumented]";
        c.rejects(14, format!("attrib ({attrib:?}) {must}"), |i| set(i, attrib, vec![0], 1));
    }

    let mut c = cases
        .call(|| cuCoredumpSetAttributeGlobal { attrib, value: place([0_u8; 4]), size: one(4) })
        .only_mock(PROCESS);
    settings(&mut c, |i| &mut i.attrib);
    let set = |i: &mut cuCoredumpSetAttributeGlobal, attrib, text: Vec<u8>, size| {
        *i = cuCoredumpSetAttributeGlobal { attrib, value: array(text).cast(), size: one(size) };
    };
    for attrib in [A::CU_COREDUMP_FILE, A::CU_COREDUMP_PIPE] {
        strings(&mut c, 16, attrib, "CU_COREDUMP_FILE or CU_COREDUMP_PIPE", set);
    }
    c.accepts("a user's trigger", |i| set(i, A::CU_COREDUMP_ENABLE_USER_TRIGGER, vec![1], 1));
}

/// The settings of each release.
fn settings<C: Call>(c: &mut Case<C>, attrib: fn(&mut C) -> &mut A) {
    let first = "CU_COREDUMP_ENABLE_ON_EXCEPTION, CU_COREDUMP_TRIGGER_HOST, CU_COREDUMP_LIGHTWEIGHT, \
                 CU_COREDUMP_ENABLE_USER_TRIGGER, CU_COREDUMP_FILE";
    let until_12_4 = format!(" must be {first} or CU_COREDUMP_PIPE [undocumented]");
    let newest =
        format!(" must be {first}, CU_COREDUMP_PIPE or CU_COREDUMP_GENERATION_FLAGS [undocumented]");
    let rules = [(until(12_040, 13), &*until_12_4), (since(12_050, 13), &*newest)];
    c.accepts("the file", |i| *attrib(i) = A::CU_COREDUMP_FILE);
    for (setting, lacking) in [(A(0), 2), (A(7), 1), (A(8), 2)] {
        let start = format!("attrib ({setting:?})");
        c.judged(start, &rules[..lacking], |i| *attrib(i) = setting);
    }
}

/// The longest string, and one that is too long. Strings also end at the end of their memory.
fn strings<C: Call>(
    c: &mut Case<C>,
    rule: u32,
    attrib: A,
    of: &str,
    set: fn(&mut C, A, Vec<u8>, usize),
) {
    let text = |length| [vec![b'a'; length], vec![0]].concat();
    c.accepts("the longest", |i| set(i, attrib, text(1023), 1024));
    c.accepts("the longest, in more memory", |i| set(i, attrib, text(1023), 9999));
    c.accepts("the longest, without an end", |i| set(i, attrib, vec![b'a'; 1023], 1023));
    let must = format!("must be a string of at most 1023 characters, because attrib is {of} [undocumented]");
    for size in [1024, 1025] {
        c.rejects(rule, format!("value (1024) {must}"), |i| set(i, attrib, text(1024), size));
    }
    c.accepts("no string", |i| set(i, A::CU_COREDUMP_LIGHTWEIGHT, text(1024), 1025));
}
