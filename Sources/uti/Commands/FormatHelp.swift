/// What `--format` offers.
enum FormatHelp {
  static func text() -> String { introduction + rows + "\n" + templates }

  private static let introduction = """
    --format NAME selects the output format, in classify, mismatches, check and
    pick. The help of a command lists its formats.

    On a terminal, text is grouped by folder and fits the width. In a pipe it is one
    line per record. Programs should read ndjson, json or csv: their fields are
    stable, and 'uti schema' prints them as a JSON schema.


    """

  private static let rows = HelpColumns.text([
    ("text", "one line per record, for people"),
    ("ndjson", "one JSON object per line, written as soon as a record is read"),
    ("json", "one JSON array"),
    ("csv", "RFC 4180 with a header; ' in front of text that a spreadsheet would read as a formula"),
    ("sarif", "findings for code reviews; in check, mismatches and lint"),
    ("junit", "findings for build servers; in check, mismatches and lint"),
    ("mime", "path: type/subtype, as 'file --mime-type' writes it"),
  ])

  private static let templates = """
    classify --print TEMPLATE writes each record by a template. It holds field names
    in braces, the escapes \\n, \\t, \\0 and \\\\, and {{ for a brace. --brief omits the
    path.

      uti classify -r --print '{path}\\t{kind}\\t{pixelWidth}' Holiday
      uti classify -r --filter livePhotos --print '{livePhoto.movie}\\0' Holiday

    Control characters in names are written as \\xHH. pathBytes holds the bytes of a
    name that is not UTF-8.

    """
}

/// The meaning of exit codes.
enum ExitCodeHelp {
  static func text() -> String {
    "If several apply, the first in this list is the exit code.\n\n"
      + HelpColumns.text(ExitStatus.precedence.map { ("\($0.code)", $0.meaning) }) + "\n" + remarks
  }

  private static let remarks = """
    1 is an answer, not an error: for check it means no; for conforms, show and
    types that nothing is known; for mismatches, orphans, suite and lint that
    something was found. classify exits with 0 if name and content contradict each
    other; the record tells. A closed pipe, as with '| head', is no error. Commands
    that change files (mismatches --rename --apply, when --apply, undo-renames,
    undo-times, extract) finish even then, and report what is left.

    """
}
