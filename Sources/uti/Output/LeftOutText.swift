import MediaItems

/// What was left out because it is not the user's, in one line.
enum LeftOutText {
  /// nil where nothing was; `counts` are those of the rows of ``LibraryExclusion/all``, by their position.
  static func line(_ counts: [Int: Int]) -> String? {
    let total = counts.values.reduce(0, +)
    if total == 0 { return nil }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(2)
    let names = rows.map { LibraryExclusion.all[$0.key].pattern }
    let more = counts.count > names.count ? ", …" : ""
    return
      "left out: \(SummaryText.grouped(total)) of programs and devices (\(names.joined(separator: ", "))\(more)); "
      + "--no-default-excludes"
  }
}
