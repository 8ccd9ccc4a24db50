//! Whether every link of rustdoc's pages leads somewhere.

use crate::shell::{self, Result};
use std::collections::HashSet;
use std::collections::hash_map::{Entry, HashMap};
use std::path::{Path, PathBuf};

/// The contents of a crate's pages.
#[derive(Debug, Default)]
pub struct Links {
    pub all: usize,
    /// Those that the text of an item has to another item.
    pub in_text: usize,
    /// Each link that leads nowhere, and each that rustdoc has left as text, with its page.
    pub broken: Vec<String>,
}

/// Follows the links of the pages of a crate, in a folder that rustdoc has made.
pub fn follow(doc: &Path, name: &str) -> Result<Links> {
    let (mut links, mut anchors) = (Links::default(), HashMap::new());
    for path in pages(doc, name)? {
        let text = shell::read(&path)?;
        let page = path.strip_prefix(doc).unwrap_or(&path).display();
        for left in left_as_text(&text) {
            links.broken.push(format!("{page}: {left} is left as text"));
        }
        let mut followed = HashSet::new();
        for tag in text.split("<a ").skip(1) {
            let tag: HashMap<&str, &str> = attributes(tag).collect();
            let Some(href) = tag.get("href").copied() else { continue };
            links.all += 1;
            // In source and in lists, rustdoc's own links have classes.
            let of_text = tag.contains_key("title") && !tag.contains_key("class");
            links.in_text += usize::from(of_text);
            // Each line of source links to itself.
            let itself = href.strip_prefix('#').is_some_and(|id| tag.get("id") == Some(&id));
            if itself || href.starts_with("https://") || !followed.insert(href) {
                continue;
            }
            if !leads(&path, &unescaped(href), &mut anchors)? {
                links.broken.push(format!("{page}: {href} leads nowhere"));
            }
        }
    }
    Ok(links)
}

/// Returns the pages of a crate and of its source.
fn pages(doc: &Path, name: &str) -> Result<Vec<PathBuf>> {
    let mut pages = shell::files(&doc.join(name), "html")?;
    pages.extend(shell::files(&doc.join("src").join(name), "html")?);
    Ok(pages)
}

/// Whether there is the file and in it the anchor.
fn leads(
    page: &Path,
    href: &str,
    anchors: &mut HashMap<PathBuf, Option<HashSet<String>>>,
) -> Result<bool> {
    let (file, anchor) = href.split_once('#').unwrap_or((href, ""));
    let file = file.split('?').next().unwrap_or_default();
    let path = match file {
        "" => page.to_owned(),
        file => shell::without_parents(&page.with_file_name(file)),
    };
    let known = match anchors.entry(path) {
        Entry::Occupied(known) => known.into_mut(),
        Entry::Vacant(new) => {
            let path = new.key();
            let ids = match path.is_file() {
                true if path.extension().is_some_and(|own| own == "html") => {
                    let text = shell::read(path)?;
                    let tags = text.split('<').filter(|tag| tag.contains(" id="));
                    let ids = tags.flat_map(attributes).filter(|(name, _)| *name == "id");
                    Some(ids.map(|(_, id)| unescaped(id)).collect())
                }
                true => Some(HashSet::new()),
                false => None,
            };
            new.insert(ids)
        }
    };
    // For several lines of source, the page marks the first.
    let anchor = match file.ends_with(".rs.html") {
        true => anchor.split('-').next().unwrap_or_default(),
        false => anchor,
    };
    Ok(known.as_ref().is_some_and(|known| anchor.is_empty() || known.contains(anchor)))
}

/// The attributes of the tag with which a text begins, with quotation marks or without.
fn attributes(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let tag = text.split('>').next().unwrap_or_default();
    let found = regex!(r#"\b([a-z-]+)=(?:"([^"]*)"|([^" ]+))"#).captures_iter(tag);
    found.filter_map(|found| {
        let value = found.get(2).or(found.get(3))?;
        Some((found.get(1)?.as_str(), value.as_str()))
    })
}

/// The text of an attribute's value.
fn unescaped(value: &str) -> String {
    value.replace("&amp;", "&")
}

/// The links that stand on a page as Markdown has them: rustdoc knew no place for them. Intervals begin so too.
fn left_as_text(text: &str) -> impl Iterator<Item = &str> {
    // Up to the end of this code, which may have tags.
    let links = regex!(r"(\[<code>(?:[^<]|<[^/]|</[^c])*</code>)[\](]").captures_iter(text);
    links.filter_map(|link| Some(link.get(1)?.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_leads_nowhere() {
        let doc = std::env::temp_dir().join(format!("links-{}", std::process::id()));
        let page = |name: &str, text: &str| shell::write(&doc.join(name), text).unwrap();
        page(
            "a/index.html",
            "<a class=\"x\" href=\"b/index.html#here\" title=\"1\">1</a> <a href=#top id=top>2</a> \
             <a href=\"https://host/\">3</a> <a href=\"../src/a/lib.rs.html#1-9\" title=\"4\">4</a>",
        );
        page(
            "a/b/index.html",
            "<p id=\"here\">[<code>left</code>] [<code>1</code>, <code>2</code>] <a href=\"../../c.html\">1</a> id=no <a href=#no>2</a>",
        );
        page("src/a/lib.rs.html", "<a href=#1 id=1 data-nosnippet>1</a><a href=\"a.html#x\">f</a>");
        page("src/a/a.html", "");
        let mut links = follow(&doc, "a").unwrap();
        std::fs::remove_dir_all(&doc).unwrap();
        links.broken.sort();
        assert_eq!((links.all, links.in_text), (8, 1));
        assert_eq!(
            links.broken,
            [
                "a/b/index.html: #no leads nowhere",
                "a/b/index.html: ../../c.html leads nowhere",
                "a/b/index.html: [<code>left</code> is left as text",
                "src/a/lib.rs.html: a.html#x leads nowhere",
            ]
        );
    }
}
