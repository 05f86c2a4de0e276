import MediaItems

/// What `--fields` understands, from the table of fields.
enum FieldHelp {
  static func text() -> String {
    ([introduction, "BASIC\n" + columns(nil)]
      + FieldGroup.allCases.map { "\($0.rawValue.uppercased()): \($0.meaning)\n" + columns($0) })
      .joined(separator: "\n")
  }

  private static let introduction = """
    --fields NAMES selects the fields of records, in classify, check, mismatches and
    pick.

    NAMES are fields and groups, separated by commas; case does not matter:
    --fields basic,exposure or --fields size,iso,lens. "basic" is the default, "all"
    is every group except place, serial and sums. Fields are printed in the order of
    this page; path, pathBytes and error are always shown. In CSV only path is.
    Only fields that are shown, or that --filter needs, are read.

    A Live Photo is one item with two files: its size is that of both, its sums are
    those of the file in path. With --no-pairing each file has a line of its own.

    """

  private static func columns(_ group: FieldGroup?) -> String {
    HelpColumns.text(
      ItemField.all.filter { $0.group == group }.map { field in
        (field.name, field.meaning + (field.unit.map { " In \($0)." } ?? ""))
      })
  }
}
