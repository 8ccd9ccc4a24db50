//! What a report is made of: the records of the processes, the names of the driver's functions, and the files with code, each of
//! which is read once.

use super::code_file::CodeFile;
use super::stack::{Component, Frame, Origin, PythonLine, shown};
use crate::launcher::{documented, plain_text::PlainText};
use crate::spool::{Caller, Line, Spool};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

pub struct Sources<'a> {
    pub spool: &'a Spool,
    names: Vec<String>,
    code_files: BTreeMap<String, CodeFile>,
}

pub fn load(number: &AtomicU32) -> u32 {
    number.load(Relaxed)
}

impl<'a> Sources<'a> {
    pub fn new(spool: &'a Spool) -> Self {
        Self { spool, names: documented::functions().collect(), code_files: BTreeMap::new() }
    }

    /// The name of the function with this number, which any number may be.
    pub fn function(&self, number: usize) -> Option<&str> {
        self.names.get(number).map(String::as_str)
    }

    /// The names of all functions.
    pub fn functions(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// The text with this number, if there is one.
    pub fn text(&self, number: u32) -> Option<PlainText> {
        self.spool.text(number).as_deref().map(PlainText::new)
    }

    /// The frames of a place in the file with this number, innermost first.
    pub fn frames(&mut self, file: u32, offset: u64) -> Vec<Frame> {
        let files = &mut self.code_files;
        let file = self
            .spool
            .text(file)
            .map(|path| &*files.entry(path).or_insert_with_key(|path| CodeFile::read(path)));
        super::code_file::frames(file, offset)
    }

    /// Where a call came from, and what its caller belongs to.
    pub fn origin(&mut self, lines: &[Line], callers: &[Caller]) -> (Origin, Option<Component>) {
        let lines = lines.iter().map(|line| [&line.file, &line.function, &line.number].map(load));
        let lines = lines.take_while(|line| *line != [0; 3]);
        let python = lines.map(|[file, function, number]| PythonLine {
            file: self.text(file),
            function: self.text(function),
            number: Some(number).filter(|number| *number > 0),
        });
        let python = python.collect();
        let callers = callers.iter().map_while(|caller| {
            let offset = caller.offset.load(Relaxed);
            (offset > 0).then(|| (load(&caller.file), offset))
        });
        let stack: Vec<Frame> =
            callers.flat_map(|(file, offset)| self.frames(file, offset)).collect();
        let caller = stack.first().map(|frame| frame.component);
        (Origin { python, stack: shown(stack) }, caller)
    }
}
