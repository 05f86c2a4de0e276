import FileIdentification
import MediaItems

/// The line below a summary that counts the excluded internal files of programs and devices.
enum ExclusionFooter {
  /// Returns the line for counts by index in ``LibraryExclusion/all``; nil if nothing was excluded.
  static func line(_ counts: [Int: Int]) -> String? {
    let total = counts.values.reduce(0, +)
    if total == 0 { return nil }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let names = rows.prefix(2).map { LibraryExclusion.all[$0.key].pattern }
    let long = line(total, names, of: counts.count)
    return long.count <= 80 ? long : line(total, Array(names.prefix(1)), of: counts.count)
  }

  private static func line(_ total: Int, _ names: [String], of patterns: Int) -> String {
    "left out: \(SummaryText.grouped(total)) of programs and devices (\(names.joined(separator: ", "))"
      + "\(patterns > names.count ? ", …" : "")); --no-default-excludes"
  }
}

/// The line below a summary that states how much of each file was checked for damage, at most 80 columns wide.
enum DamageCheckFooter {
  static func line(_ ends: EndExamination) -> String {
    switch ends {
    case .omitted: "checked for damage: the beginning of each file only (--no-ends)"
    case .brief: "checked for damage: the end of each file only (--shallow)"
    case .near: "checked for damage: the end and five places of each file; --ends checks all"
    default: "checked for damage: all data of each file, up to 1 GiB"
    }
  }
}
