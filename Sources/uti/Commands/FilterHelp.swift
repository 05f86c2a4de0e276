import MediaItems

/// What `--filter` understands, from the tables that the parser reads.
enum FilterHelp {
  static func text() -> String {
    let sections = [
      introduction, "FILTERS\n" + filters, "PLAYBACK STYLES\n" + styles, "OPERATORS\n" + operators,
      "FIELDS\n" + fields, "EXAMPLES\n" + examples.map { "  --filter '\($0)'\n" }.joined(),
    ]
    return sections.joined(separator: "\n")
  }

  private static let introduction = """
    --filter EXPRESSION selects items, in classify, check, summary and pick.

    An expression is a named filter, a comparison of a field with a value, or a
    combination: not X, X and Y, X or Y, not(X), all(X, Y, …), any(X, Y, …).
    "not" binds tighter than "and", "and" tighter than "or"; ( ) group. Names and
    words are not case-sensitive. Quote values with spaces or symbols: "iPhone 15".

    If the files of an item do not tell, the filter is unknown for it, and so is its
    opposite. Such items are left out; '--unknown include' keeps them.

    """

  private static var filters: String {
    HelpColumns.text(
      MediaFilterTest.rows.map { ($0.name, $0.meaning) } + [
        ("playbackStyle(…)", "one of the playback styles below")
      ])
  }

  private static var styles: String {
    HelpColumns.paragraph(PlaybackStyle.allCases.map(\.name).joined(separator: ", "), indent: 2)
  }

  private static let operators = HelpColumns.text([
    ("==  !=", "equal, not equal; for lists: one element is equal, none is"),
    ("<  <=  >  >=", "order of numbers, dates and texts"),
    ("~  contains", "contains the text, ignoring case; for lists: one element does"),
  ])

  private static var fields: String {
    HelpColumns.text(
      ItemField.compared.map { field in (field.name, "\(field.meaning) Takes \(FieldForm(field).values).") })
  }

  /// Each of them is read in a test.
  static let examples = [
    "images and pixelWidth > 4000", "videos and duration >= 60 and size > 500M",
    "photos and not(screenshots or panoramas)", "captured == 2024-05 or captured >= 2025-01-01",
    "type == .heic and located == true", "camera contains \"iPhone 15\" and favorites",
    "livePhoto.form == motion", "sidecars ~ .xmp and damage == truncated", "subtypes == depthEffect",
  ]
}
