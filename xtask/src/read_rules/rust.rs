//! What is read from code in Rust, besides lines.

use crate::generate::read;
use crate::shell::Result;
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::HashMap;
use syn::Item;
use syn::parse::{ParseStream, Parser};

/// Returns a text with other words.
pub fn with_words(text: &str, change: &dyn Fn(&str) -> String) -> String {
    regex!(r"\w+").replace_all(text, |word: &regex::Captures| change(&word[0])).into_owned()
}

/// Converts Rust's path into C's.
pub fn c_path(path: &str) -> String {
    path.trim_start_matches('&').replace("type_", "type")
}

pub fn tokens(tree: &impl ToTokens) -> String {
    read::quote(tree).replace(' ', "")
}

pub fn constants(file: &syn::File) -> impl Iterator<Item = &syn::ItemConst> {
    file.items.iter().filter_map(|item| match item {
        Item::Const(item) => Some(item),
        _ => None,
    })
}

/// Returns the functions of a file that stand in no macro, each with its code.
pub fn helpers(file: &syn::File) -> impl Iterator<Item = (String, String)> {
    let functions = file.items.iter().flat_map(|item| match item {
        Item::Fn(item) => vec![(&item.sig, &*item.block)],
        Item::Impl(item) => {
            let functions = item.items.iter().filter_map(|item| match item {
                syn::ImplItem::Fn(item) => Some((&item.sig, &item.block)),
                _ => None,
            });
            functions.collect()
        }
        _ => Vec::new(),
    });
    functions.map(|(signature, code)| (signature.ident.to_string(), read::quote(code)))
}

/// Returns the names that `use A as B` gives, each with the name before.
pub fn renamed(file: &syn::File) -> HashMap<String, String> {
    let uses = file.items.iter().filter(|item| matches!(item, Item::Use(_))).map(read::quote);
    let uses = uses.collect::<String>();
    let names = regex!(r"(\w+) as (\w+)").captures_iter(&uses).map(|names| names.extract().1);
    names.map(|[before, name]| (name.to_owned(), before.to_owned())).collect()
}

/// Returns the macros that code has, at any depth: the name and the content of each.
pub fn macros(code: TokenStream) -> Vec<(String, TokenStream)> {
    let trees: Vec<TokenTree> = code.into_iter().collect();
    let mut found = Vec::new();
    for (at, tree) in trees.iter().enumerate() {
        let TokenTree::Group(group) = tree else { continue };
        match &trees[..at] {
            [.., name, mark] if mark.to_string() == "!" => {
                found.push((name.to_string(), group.stream()));
            }
            _ => {}
        }
        found.extend(macros(group.stream()));
    }
    found
}

/// Parses what a macro has. The error shows the beginning.
pub fn parsed<T>(
    name: &str,
    content: TokenStream,
    parser: impl FnOnce(ParseStream) -> syn::Result<T>,
) -> Result<T> {
    let beginning: String = content.to_string().chars().take(80).collect();
    parser.parse2(content).map_err(|error| format!("{error}: {name}! {{ {beginning}"))
}

/// Returns the functions that code calls, without methods and what only looks so in a text.
pub fn called(code: &str) -> impl Iterator<Item = &str> {
    let names = regex!(r#""(?:[^"\\]|\\.)*"|(\. )?\b(\w+) \("#).captures_iter(code);
    names.filter(|name| name.get(1).is_none()).filter_map(|name| Some(name.get(2)?.as_str()))
}

/// Returns the places in a list.
pub fn places(list: &TokenStream) -> Vec<String> {
    let list = list.to_string();
    let places = list.split(',').map(|place| place.split_whitespace().collect::<String>());
    places.filter(|place| !place.is_empty()).collect()
}
