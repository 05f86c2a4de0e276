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
    --filter EXPRESSION: only items that match; in classify, check, summary, pick.

    An expression is a filter by name, a comparison of a field with a value, or
    several of them: not X, X and Y, X or Y, not(X), all(X, Y, …), any(X, Y, …).
    "and" binds closer than "or", and "not" closest; ( ) group. Letter case does not
    matter in names and words. Values with blanks or marks are quoted: "iPhone 15".

    What an item's files do not tell is neither yes nor no, and so is its opposite:
    such items are left out, or kept with '--unknown include'.

    """

  private static var filters: String {
    HelpColumns.text(MediaFilterTest.rows.map { ($0.name, $0.meaning) } + [("playbackStyle(…)", "see below")])
  }

  private static var styles: String {
    HelpColumns.paragraph(PlaybackStyle.allCases.map(\.name).joined(separator: ", "), indent: 2)
  }

  private static let operators = HelpColumns.text([
    ("==  !=", "equal, not equal; of a list, one is equal, none is"),
    ("<  <=  >  >=", "in order, of numbers, dates and texts"),
    ("~  contains", "contains the text, whatever its letter case; of a list, one does"),
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
