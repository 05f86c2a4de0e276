/// What `--format` offers.
enum FormatHelp {
  static func text() -> String { introduction + rows + "\n" + templates }

  private static let introduction = """
    --format NAME: how records are written; in classify, mismatches, check, pick.
    Which formats a command has stands in its help.

    On a terminal, text is grouped by folder and fits its width; into a pipe it is
    one line a record. Programs read ndjson, json or csv: their fields are promised,
    and 'uti schema' prints them as a JSON schema.


    """

  private static let rows = HelpColumns.text([
    ("text", "a line a record, for people"),
    ("ndjson", "a JSON object a line, written as records come"),
    ("json", "one JSON array"),
    ("csv", "RFC 4180 with a header; text that a spreadsheet would take for a formula is quoted by '"),
    ("mime", "path: type/subtype, as 'file --mime-type' writes it"),
  ])

  private static let templates = """
    classify --print TEMPLATE writes each record as the template says: names of
    fields in braces, \\n, \\t, \\0 and \\\\, {{ for a brace. --brief leaves the path
    out.

      uti classify -r --print '{path}\\t{kind}\\t{pixelWidth}' Holiday
      uti classify -r --filter livePhotos --print '{livePhoto.movie}\\0' Holiday

    Control characters in names are written as \\xHH; pathBytes has a name's own
    bytes where they are no UTF-8.

    """
}

/// What exit codes mean.
enum ExitCodeHelp {
  static func text() -> String {
    "Of several causes the first of these decides.\n\n"
      + HelpColumns.text(ExitStatus.precedence.map { ("\($0.code)", $0.meaning) }) + "\n" + remarks
  }

  private static let remarks = """
    1 is an answer: check says no; conforms, show and types know nothing of it;
    mismatches, orphans, suite and lint found something. classify answers 0 where
    name and content contradict each other: the record says so. A reader that leaves
    early is no error, but what acts (mismatches --rename --apply, when --apply,
    their undoing, extract) goes to its end and says what is left.

    """
}
