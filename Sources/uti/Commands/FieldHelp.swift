import MediaItems

/// What `--fields` understands, from the table of fields.
enum FieldHelp {
  static func text() -> String {
    ([introduction, "BASIC\n" + columns(nil)]
      + FieldGroup.allCases.map { "\($0.rawValue.uppercased()): \($0.meaning)\n" + columns($0) })
      .joined(separator: "\n")
  }

  private static let introduction = """
    --fields NAMES: what records show; in classify, check, mismatches, pick.

    Names of fields and of groups, with commas between them, whatever their letter
    case: --fields basic,exposure or --fields size,iso,lens. "basic" is what is
    shown without the option, "all" is everything but place, serial and sums. The
    order is that of this page; path, pathBytes and error are always shown. Only
    what is shown, or asked for by --filter, is read.

    """

  private static func columns(_ group: FieldGroup?) -> String {
    HelpColumns.text(
      ItemField.all.filter { $0.group == group }.map { field in
        (field.name, field.meaning + (field.unit.map { " In \($0)." } ?? ""))
      })
  }
}
