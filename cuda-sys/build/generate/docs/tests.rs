use super::super::CORE;
use super::super::read::{Constant, Enum, Function, Header, Record, Type, Variant};
use super::{Doc, Docs};

fn name(name: &str) -> Type {
    Type::Name(name.to_owned())
}

fn pointer(to: &str) -> Type {
    Type::Pointer { constant: true, to: Box::new(name(to)) }
}

fn enumeration(name: &str, variants: &[&str]) -> Enum {
    let variant = |name: &&str| Variant { name: (*name).to_owned(), value: 0, deprecated: false };
    Enum { name: name.to_owned(), variants: variants.iter().map(variant).collect() }
}

fn record(name: &str, fields: &[(&str, Type)]) -> Record {
    let field = |(name, ty): &(&str, Type)| ((*name).to_owned(), ty.clone());
    let fields = fields.iter().map(field).collect();
    Record { name: name.to_owned(), union: false, align: None, fields }
}

/// The result of reading `HEADER`.
fn header() -> Header {
    let parameter = |name: &str, ty: Type| (name.to_owned(), ty);
    Header {
        release: 13050,
        constants: vec![Constant {
            name: "CU_KITE_LINES".to_owned(),
            ty: name("u32"),
            value: "2".to_owned(),
        }],
        enums: vec![
            enumeration(
                "CUresult",
                &["CUDA_SUCCESS", "CUDA_ERROR_INVALID_VALUE", "CUDA_ERROR_NOT_READY"],
            ),
            enumeration("CUkite_color", &["CU_KITE_RED", "CU_KITE_BLUE"]),
            enumeration("CUmemAccess_flags", &[]),
        ],
        opaque: vec!["CUkite_st".to_owned()],
        aliases: vec![
            ("CUkite".to_owned(), pointer("CUkite_st")),
            ("CUkiteShape_v1".to_owned(), name("CUkiteShape")),
        ],
        records: vec![
            record(
                "CUkiteShape",
                &[
                    ("type_", name("CUkite_color")),
                    ("tail", name("CUkiteShape_tail")),
                    ("anonymous", name("CUkiteShape_anonymous")),
                ],
            ),
            record("CUkiteShape_tail", &[("bowCount", name("u32"))]),
            record("CUkiteShape_anonymous", &[("area", name("u32"))]),
        ],
        functions: vec![Function {
            name: "cuKiteFly_v2".to_owned(),
            parameters: vec![
                parameter("pShape", pointer("CUkiteShape")),
                parameter("type_", name("CUkite_color")),
            ],
            aliases: vec!["cuKiteFly".to_owned()],
            ..Function::default()
        }],
        ..Header::new(&CORE)
    }
}

/// The header with this comment at its only function.
fn docs(comment: &str) -> Docs {
    Docs::of(&header(), &header(), &HEADER.replace("COMMENT", comment))
}

const HEADER: &str = r#"
#define cuKiteFly cuKiteFly_v2
/** How many lines hold a kite. */
#define CU_KITE_LINES 2
/**
 * \defgroup CUDA_KITES Kites
 * @{
 */
extern "C" {
typedef struct CUkite_st *CUkite; /**< A kite. */
typedef enum CUkite_color_enum {
    CU_KITE_RED = 0x1, /**< Like a rose */
    /** Like the sky */
    CU_KITE_BLUE /**< at noon. */
} CUkite_color; /**< What color it has. */
/*! What form it has. */
typedef struct CUkiteShape_st {
    CUkite_color type; /**< Its ::CUkite_color. */
    struct {
        /// How many bows
        /// are in the tail.
        unsigned int bowCount;
    } tail; /**< What hangs below. */
    union {
        int area; /**< Width by height. **/
        char bytes[4];
    };
} CUkiteShape_v1;
typedef CUkiteShape_v1 CUkiteShape;
/* No documentation. */
/** COMMENT*/
CUresult CUDAAPI cuKiteFly(const CUkiteShape *pShape, CUkite_color type);
static inline int kites(void) { return 0; }
}
"#;

fn fly(comment: &str) -> Doc {
    let mut docs = docs(comment);
    assert!(docs.left_out.is_empty(), "{:?}", docs.left_out);
    docs.items.remove("cuKiteFly_v2").unwrap_or_default()
}

fn summary(comment: &str) -> String {
    fly(comment).summary
}

fn rest(comment: &str) -> String {
    fly(&format!("\\brief Flies.\n * \n{comment}")).rest
}

#[test]
fn every_comment_finds_its_item() {
    let text = |(path, doc): (&String, &Doc)| format!("{path}: {} {}", doc.summary, doc.rest);
    let mut all: Vec<String> = docs("Flies.").items.iter().map(text).collect();
    all.sort();
    let expected = [
        "CU_KITE_LINES: How many lines hold a kite. ",
        "CUkite: A kite. ",
        "CUkiteShape: What form it has. ",
        "CUkiteShape::tail: What hangs below. ",
        "CUkiteShape::type_: Its [`CUkite_color`]. ",
        "CUkiteShape_anonymous::area: Width by height. ",
        "CUkiteShape_tail::bowCount: How many bows are in the tail. ",
        "CUkite_color: What color it has. ",
        "CUkite_color::CU_KITE_BLUE: Like the sky at noon.",
        "CUkite_color::CU_KITE_RED: Like a rose ",
        "cuKiteFly_v2: Flies. ",
    ];
    assert_eq!(all, expected);
}

#[test]
fn a_comment_about_nothing_is_noticed() {
    let text =
        "/** Lost. */\ntypedef int CUlost;\n/** \\frobnicate x */\n#define CU_KITE_LINES 2\n";
    let docs = Docs::of(&header(), &header(), text);
    let left_out: Vec<_> = docs.left_out.into_iter().collect();
    assert_eq!(left_out, ["a comment about CUlost", "the command \\frobnicate"]);
}

#[test]
fn names_become_links() {
    for (text, expected) in [
        ("::CUkite", "[`CUkite`]"),
        ("::cuKiteFly() and cuKiteFly", "[`cuKiteFly()`] and [`cuKiteFly`]"),
        ("::cuKiteFly_v2(x)", "[`cuKiteFly_v2`]\\(x)"),
        (":: CUkite, :CUkite: and a:CUkite", "[`CUkite`], [`CUkite`]\\: and a:[`CUkite`]"),
        ("::CU_KITE_RED", "[`CU_KITE_RED`](CUkite_color::CU_KITE_RED)"),
        ("::CUkite_color::CU_KITE_RED", "[`CUkite_color::CU_KITE_RED`]"),
        ("::CUkite_color_enum", "[`CUkite_color_enum`](CUkite_color)"),
        (
            "::CUkiteShape::tail::bowcount",
            "[`CUkiteShape::tail::bowcount`](CUkiteShape_tail::bowCount)",
        ),
        ("::CUkiteShape.area.", "[`CUkiteShape::area`](CUkiteShape_anonymous::area)."),
        ("::CUkiteShape::CUkite_color", "[`CUkiteShape::CUkite_color`](CUkiteShape::type_)"),
        ("::area of it", "[`area`](CUkiteShape_anonymous::area) of it"),
        ("::CUmemProt", "[`CUmemAccess_flags`]"),
        ("::cudaKiteFly, ::core.kite.NAME", "`cudaKiteFly`, `core.kite.NAME`"),
        (
            "cudaKiteFly and __wind_speed__ in wind.h",
            "`cudaKiteFly` and `__wind_speed__` in `wind.h`",
        ),
        ("3::4 :: 5", "3::4 :: 5"),
    ] {
        assert_eq!(summary(text), expected);
    }
}

#[test]
fn words_that_commands_mark() {
    for (text, expected) in [
        ("\\p pShape, (\\c x) and\n * \\p\n * *y.", "`pShape`, (`x`) and `*y`."),
        ("\\p a[0]]; \\p f(x)", "`a[0]`\\]; `f(x)`"),
        ("\\p ::CUkite or \\p CUkite's", "[`CUkite`] or [`CUkite`]'s"),
        ("\\ppShape", "`pShape`"),
        ("\\e red \\b kite_line.", "*red* **`kite_line`**."),
        ("\\ref wind \"the wind\" and \\ref cuKiteFly", "the wind and [`cuKiteFly`]"),
        ("a \\\\n, a \\<tag\\>", "a `\\n`, a \\<tag\\>"),
        ("`a <b> ::c` d", "`a <b> ::c` d"),
    ] {
        assert_eq!(summary(text), expected);
    }
}

#[test]
fn what_markdown_would_take_for_its_own() {
    for (text, expected) in [
        ("[0, 5] *x < y _ ~z~ R&D", "\\[0, 5\\] \\*x \\< y \\_ \\~z\\~ R\\&D"),
        ("*never* *x and *y", "*never* \\*x and \\*y"),
        ("# one", "\\# one"),
        ("x[i] of line[2]", "`x[i]` of `line[2]`"),
        ("flags --fast", "flags \\--fast"),
        ("2.5 kites", "2.5 kites"),
        ("see https://example.org/a_b.", "see <https://example.org/a_b>."),
        ("<b>[0, 1]</b> <i>so</i> <small>it</small> is <br>", "**\\[0, 1\\]** *so* it is"),
    ] {
        assert_eq!(summary(text).replace("\n", ""), expected);
    }
}

#[test]
fn sections() {
    let doc = fly("
 * \\brief Flies
 * a kite
 *
 * \\deprecated Use a drone.
 *
 * \\details First the wind.
 * \\note_async
 *
 * /note Not in a room.
 * \\warning: No lightning.
 * \\param[in, out] pShape - The shape, which
 *                         - may tear
 * \\param type Its color. \\param[out] *other  Else
 *
 * Then the line.
 *
 * \\return
 * ::CUDA_SUCCESS, ::CUDA_ERROR_INVALID_VALUE,
 * CUDA_ERROR_NOT_READY (no wind)
 * \\sa ::cuKiteFly,
 * ::cudaFly
 ");
    assert_eq!(doc.summary, "Flies a kite");
    let expected = "\
**Deprecated:** Use a drone.

First the wind.

Then the line.

# Parameters

- `pShape` (in, out): The shape, which may tear
- `type_`: Its color.
- `other` (out): Else

# Errors

- [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
- [`CUDA_ERROR_NOT_READY`](CUresult::CUDA_ERROR_NOT_READY) (no wind)

# Notes

- In most cases the call returns before the work is done.
- Not in a room.
- **Warning:** No lightning.

# See also

[`cuKiteFly`], `cudaFly`";
    assert_eq!(doc.rest, expected);
}

#[test]
fn a_result_that_is_no_list_of_codes() {
    assert_eq!(rest("\\return How high it is."), "# Returns\n\nHow high it is.");
}

#[test]
fn only_deprecated() {
    let doc = fly("\\deprecated Since it rains.");
    assert_eq!((&*doc.summary, &*doc.rest), ("**Deprecated:** Since it rains.", ""));
}

#[test]
fn lines_and_paragraphs() {
    let doc = fly("One\\n\n * two\n * <br>\n * three\n * *\n * \\par Title\n * four");
    assert_eq!((&*doc.summary, &*doc.rest), ("One", "two\n\nthree\n\nTitle four"));
    assert_eq!(rest("a ___MANBRIEF___ b\n * c ___ENDMANBRIEF___\n * d"), "d");
}

#[test]
fn lists() {
    let text = "\
 * Kites:
 * - red
 *   ones
 *    + with
 *    * without
 * and so on
 *
 *   more of it
 *
 * Then:
 * 1) one
 * 2) two
 *    \\code
 *    fly(x);
 *    \\endcode
 * ::CU_KITE_RED
";
    let expected = "\
Kites:

- red ones
  - with
  - without

  and so on

  more of it

Then:

1. one
2. two

   ```c
   fly(x);
   ```

   [`CU_KITE_RED`](CUkite_color::CU_KITE_RED)";
    assert_eq!(rest(text), expected);
    let names = " * - ::CU_KITE_RED\n * - ::CU_KITE_BLUE\n * Both are colors.";
    let expected = "\
- [`CU_KITE_RED`](CUkite_color::CU_KITE_RED)
- [`CU_KITE_BLUE`](CUkite_color::CU_KITE_BLUE)

Both are colors.";
    assert_eq!(rest(names), expected);
    let html = "Kites: <ul>\n * <li>red</li>\n *  <li>\n * blue\n * </li></ul> end";
    assert_eq!(rest(html), "Kites:\n\n- red\n- blue\n\nend");
}

#[test]
fn tables() {
    let text = " * <table><tr><th>Kite<th>Where\n * <tr><td>a | b<td><small>[0,1]</small></tr>\n * </table>";
    assert_eq!(rest(text), "| Kite | Where |\n|---|---|\n| a \\| b | \\[0,1\\] |");
}

#[test]
fn other_forms_of_the_documentation() {
    let text = " * \\htmlonly
 * <table><tr><th>a</th><th>b</th></tr>
 * <tr><td rowspan=\"2\">1</td><td>2</td></tr><tr><td>3</td></tr></table>
 * \\endhtmlonly
 * \\latexonly
 * \\begin{tabular}
 * \\endlatexonly
 * end";
    assert_eq!(rest(text), "| a | b |\n|---|---|\n| 1 | 2 |\n|  | 3 |\n\nend");
}

#[test]
fn code() {
    let text = " * \\code\n     if (x) {\n\n *     \\/\\* fly \\*\\/\n   }\n * \\endcode\n * \\code\n * wind\n * \\endcode";
    let expected = "```c\n  if (x) {\n\n    /* fly */\n}\n```\n\n```text\nwind\n```";
    assert_eq!(rest(text), expected);
}
