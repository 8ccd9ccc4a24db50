use super::*;

pub fn cases(cases: &Cases) {
    let mut c = cases.call(|| cuLogsRegisterCallback { callbackFunc: None, userData: at(0), callback_out: null() });
    c.explains(735, "callbackFunc is null", |_| {});
    let text = "flags (1) must be zero [undocumented]";
    let mut c = cases.call(|| cuLogsCurrent { flags: 0 });
    c.rejects(169, text, |i| i.flags = 1);
    let mut c = cases.call(|| cuLogsDumpToFile {
        iterator: null(),
        pathToFile: c"/dev/null",
        flags: 0,
    });
    c.rejects(169, text, |i| i.flags = 1);
    let mut c = cases.call(|| cuLogsDumpToMemory {
        iterator: null(),
        buffer: array([0; 256]),
        size: one(256),
        flags: 0,
    });
    c.rejects(169, text, |i| i.flags = 1);
}
