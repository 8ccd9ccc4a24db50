//! The header of `cuda-validate`'s programs in C: as much of `cuda.h` as they use, in declarations of our own.

use crate::generate::c::{C, declare, listed};
use crate::generate::read::{Header, Type};
use crate::shell::{self, Result};
use crate::sources::created;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The folders of the programs.
const PROGRAMS: [&str; 2] = ["validate/tests/programs", "validate/tests/recorded"];

/// What is there without `cuda.h`.
const START: &str = "#include <stddef.h>\n#include <stdint.h>\n\ntypedef uint32_t cuuint32_t;\ntypedef uint64_t cuuint64_t;\n";

/// Types of these names are in [`START`].
const KNOWN: [&str; 2] = ["cuuint32_t", "cuuint64_t"];

/// Returns the file.
pub fn file(root: &Path, headers: &[Header]) -> Result<(PathBuf, String)> {
    let mut words = BTreeSet::new();
    for folder in PROGRAMS {
        for end in ["c", "h"] {
            for path in shell::files(&root.join(folder), end)? {
                let text = shell::read(&path)?;
                words.extend(
                    regex!(r"\b(?:cu|CU)\w+").find_iter(&text).map(|word| word.as_str().to_owned()),
                );
            }
        }
    }
    let constants = headers.iter().flat_map(|header| &header.constants);
    let values =
        constants.filter(|constant| words.contains(&constant.name)).map(|constant| &constant.value);
    let values: Vec<_> = values.flat_map(|value| regex!(r"\bCU\w+").find_iter(value)).collect();
    words.extend(values.into_iter().map(|word| word.as_str().to_owned()));
    let made = created(root, &["cuda.h", "cudaProfiler.h", PROGRAMS[0], PROGRAMS[1]])?;
    let c = C::new(headers.iter().collect());
    let mut types = Types { headers, words: &words, c, done: BTreeSet::new(), text: String::new() };
    let (mut constants, mut names, mut functions) = (String::new(), String::new(), String::new());
    let all = |of: &'static str| headers.iter().filter(move |header| header.unit.name != of);
    for constant in all("internal").flat_map(|header| &header.constants) {
        if words.contains(&constant.name) {
            types.needs(&constant.ty)?;
            let value = constant.value.replace(' ', "");
            let value = value.rsplit_once("::").map_or(&*value, |(_, value)| value);
            let value = value
                .strip_prefix("without_provenance_mut(")
                .and_then(|value| value.strip_suffix(')'))
                .unwrap_or(value);
            let value = value.trim_end_matches("asusize");
            let ty = types.declare(&constant.ty, "");
            line!(constants, "#define {} (({ty}){value})", constant.name);
        }
    }
    // A symbol of an older release has the plain name, and programs that define it say so.
    for function in all("internal").flat_map(|header| &header.functions) {
        if !function.names().any(|name| words.contains(name)) {
            continue;
        }
        function.parameters.iter().try_for_each(|(_, ty)| types.needs(ty))?;
        let parameters = listed(&function.parameters, &|ty| types.is_opaque(ty));
        line!(functions, "CUresult {}({parameters});", function.name);
        for alias in function.aliases.iter().filter(|alias| words.contains(*alias)) {
            line!(names, "#define {alias} {}", function.name);
        }
    }
    for word in &words {
        let of = headers.iter().find_map(|header| header.enumeration_with(word));
        types.needs(&Type::Name(of.map_or(word, |of| &of.name).clone()))?;
    }
    let text = format!(
        "// {made}\n\n{START}{}\n{constants}\n{functions}\n#ifndef __CUDA_API_VERSION_INTERNAL\n{names}#endif\n",
        types.text
    );
    Ok((root.join("validate/tests/include/cuda.h"), text))
}

/// The types that were needed so far, each behind those that it needs.
struct Types<'a> {
    headers: &'a [Header],
    words: &'a BTreeSet<String>,
    c: C<'a>,
    done: BTreeSet<String>,
    text: String,
}

impl Types<'_> {
    fn is_opaque(&self, name: &str) -> bool {
        self.headers.iter().any(|header| header.opaque.iter().any(|own| own == name))
    }

    fn declare(&self, ty: &Type, name: &str) -> String {
        declare(ty, name, &|ty| self.is_opaque(ty))
    }

    fn needs(&mut self, ty: &Type) -> Result<()> {
        match ty {
            Type::Pointer { to, .. } | Type::Array(to, _) => self.needs(to),
            Type::Function { parameters, returns } => {
                parameters.iter().try_for_each(|(_, ty)| self.needs(ty))?;
                returns.iter().try_for_each(|ty| self.needs(ty))
            }
            Type::Name(name) if KNOWN.contains(&&**name) || !self.done.insert(name.clone()) => {
                Ok(())
            }
            Type::Name(name) => {
                let headers = self.headers;
                if let Some(of) = headers.iter().find_map(|header| header.enumeration(name)) {
                    let used = |name: &String| self.words.contains(name);
                    let mut variants: Vec<_> =
                        of.variants.iter().filter(|of| used(&of.name)).collect();
                    if variants.is_empty() {
                        variants.extend(of.variants.first());
                    }
                    let variants =
                        variants.iter().map(|of| format!("    {} = {},\n", of.name, of.value));
                    line!(self.text, "typedef enum {{\n{}}} {name};", variants.collect::<String>());
                } else if let Some(ty) = headers.iter().find_map(|header| header.alias(name)) {
                    self.needs(ty)?;
                    line!(self.text, "typedef {};", self.declare(ty, name));
                } else if let Some(record) = headers.iter().find_map(|header| header.record(name)) {
                    record.fields.iter().try_for_each(|(_, ty)| self.needs(ty))?;
                    // The type of a member that is declared in place is written there.
                    if !self.c.is_unnamed(name) {
                        if record.fields.iter().any(|(_, ty)| ty.points_to(name)) {
                            let tag = headers
                                .iter()
                                .flat_map(|header| &header.tags)
                                .find(|(_, of)| of == name);
                            let (tag, _) = tag.ok_or_else(|| {
                                format!("{name} points to itself, and has no tag")
                            })?;
                            line!(self.text, "typedef struct {tag} {name};");
                        }
                        let text = self.c.definition(record)?;
                        let lines = text
                            .lines()
                            .map(|line| line.split("  // ").next().unwrap_or(line).trim_end());
                        lines.for_each(|line| self.text += &format!("{line}\n"));
                        if let Some(bytes) = record.align {
                            let end = format!("}} {name};\n");
                            let Some(body) = self.text.strip_suffix(&end) else {
                                return Err(format!("{name} does not end with its name"));
                            };
                            self.text =
                                format!("{body}}} __attribute__((aligned({bytes}))) {name};\n");
                        }
                    }
                }
                Ok(())
            }
        }
    }
}
