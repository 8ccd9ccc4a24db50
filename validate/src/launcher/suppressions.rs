//! The file of `--suppress`.

use super::documented;
use super::plain_text::PlainText;
use crate::spool::Suppressed;
use cuda_checked::printable::written;
use std::fs;

/// A line of the file: what it leaves out. A name that several symbols have in the report is for all of them.
pub struct SuppressionLine {
    pub suppressed: Vec<Suppressed>,
    pub place: SuppressionPlace,
}

#[derive(Clone)]
pub struct SuppressionPlace {
    pub file: PlainText,
    pub line: usize,
    pub text: PlainText,
}

/// Reads the file: a line has the number of a rule or a cause and, if it is for one function only, the function's name; or it has
/// a function's name and the code with which the driver refuses it. A `#` begins a comment.
pub fn read(file: &str) -> Result<Vec<SuppressionLine>, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let mut all = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let words = text.split('#').next().unwrap_or_default();
        let suppressed = entries(words).map_err(|problem| format!("line {line}: {problem}"))?;
        if !suppressed.is_empty() {
            let [file, text] = [file, text.trim()].map(PlainText::new);
            all.push(SuppressionLine { suppressed, place: SuppressionPlace { file, line, text } });
        }
    }
    Ok(all)
}

/// Returns nothing for an empty line.
fn entries(line: &str) -> Result<Vec<Suppressed>, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        [] => Ok(Vec::new()),
        [function, ref rest @ ..] if function.starts_with("cu") => of_code(function, rest),
        [number, ref rest @ ..] => of_number(number, rest),
    }
}

fn of_number(number: &str, rest: &[&str]) -> Result<Vec<Suppressed>, String> {
    let rule = number.parse::<u32>().ok().filter(|rule| *rule > 0);
    let rule = rule.filter(|rule| documented::explain(*rule).is_some());
    let rule = rule.ok_or_else(|| format!("no rule or cause has the number '{number}'"))?;
    let of_function = |function| Suppressed::Number(rule, Some(function));
    match rest {
        [] => Ok(vec![Suppressed::Number(rule, None)]),
        [name] => Ok(functions(name)?.map(of_function).collect()),
        [_, word, ..] => {
            Err(format!("'{word}' is too much: after a number, a line has one function"))
        }
    }
}

fn of_code(name: &str, rest: &[&str]) -> Result<Vec<Suppressed>, String> {
    let functions = functions(name)?;
    match rest {
        [] => Err(format!("'{name}' needs a code, such as CUDA_ERROR_NOT_SUPPORTED")),
        [code] => match documented::code(code) {
            Some(code) => Ok(functions.map(|function| Suppressed::Code(code, function)).collect()),
            None => {
                Err(format!("'{code}' is no error of the driver: take its name from the report"))
            }
        },
        [_, word, ..] => {
            Err(format!("'{word}' is too much: after a function, a line has one code"))
        }
    }
}

/// The functions of a name, as the report shows it, or of a symbol.
fn functions(name: &str) -> Result<impl Iterator<Item = usize>, String> {
    let all = documented::functions().enumerate();
    let named = all.filter(|(_, symbol)| symbol == name || written(symbol) == name);
    let named: Vec<usize> = named.map(|(function, _)| function).collect();
    match named.is_empty() {
        true => Err(format!("there is no function '{name}': take its name from the report")),
        false => Ok(named.into_iter()),
    }
}

#[cfg(test)]
#[path = "../../tests/unit/suppressions.rs"]
mod tests;
