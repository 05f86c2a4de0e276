import MediaItems

/// What was left out because it is not the user's, in one line.
enum LeftOutText {
  /// nil where nothing was; `counts` are those of the rows of ``LibraryExclusion/all``, by their position.
  static func line(_ counts: [Int: Int]) -> String? {
    let total = counts.values.reduce(0, +)
    if total == 0 { return nil }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let names = rows.prefix(2).map { LibraryExclusion.all[$0.key].pattern }
    let two = line(total, names, of: counts.count)
    return two.count <= 80 ? two : line(total, Array(names.prefix(1)), of: counts.count)
  }

  private static func line(_ total: Int, _ names: [String], of patterns: Int) -> String {
    "left out: \(SummaryText.grouped(total)) of programs and devices (\(names.joined(separator: ", "))"
      + "\(patterns > names.count ? ", …" : "")); --no-default-excludes"
  }
}
