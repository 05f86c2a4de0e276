internal import MediaMetadata

/// A form of names that state when something was taken: a maker, a zone and a precision a row.
package final class NameDate: Sendable {
  /// The zone that a writer is known to use.
  package enum Zone: Sendable {
    /// The clock of the place, or nobody knows.
    case local
    case utc
  }

  package let pattern: NamePattern
  package let zone: Zone
  package let maker: String

  init(_ pattern: String, _ zone: Zone, _ maker: String) {
    self.pattern = NamePattern(pattern)
    self.zone = zone
    self.maker = maker
  }

  /// A form in the clock of the place.
  convenience init(_ pattern: String, _ maker: String) { self.init(pattern, .local, maker) }

  /// The date that a file's name states, with the row that it follows; nil where none does, or several differ.
  package static func date(inName name: some BidirectionalCollection<UInt8>) -> (
    date: CaptureDate, row: NameDate
  )? {
    guard NameText.mayHaveDate(name, digits: 5) else { return nil }
    return first(of: rows, NameText(stem(of: name)))
  }

  private static func first(of rows: [NameDate], _ text: NameText) -> (date: CaptureDate, row: NameDate)? {
    var match = NameMatch(text)
    for row in rows {
      guard match.isWhole(row.pattern), let date = match.date(isUTC: row.zone == .utc) else { continue }
      if date.precision < .day { return (date, row) }
      // Of two days in one name nobody knows which it is: only what they share is known.
      return text.days.reduce(date) { $0?.common(with: $1) }.map { ($0, row) }
    }
    return nil
  }

  /// Folders of dates have short names.
  private static let longestNested = 64

  /// The date that the folders of a file state, as its path names them: the nearest of three that says one, with the months and days
  /// below years.
  package static func date(inFolders path: some BidirectionalCollection<UInt8>) -> (
    date: CaptureDate, row: NameDate
  )? {
    guard NameText.hasYear(path) else { return nil }
    let nearest = path.split(separator: UInt8(ascii: "/")).suffix(3)
    for (index, folder) in nearest.enumerated() where folder.count == 4 && NameText.hasYear(folder) {
      // 2024/05/01, 2024/05.
      let joined = Array(nearest.dropFirst(index).joined(separator: [UInt8(ascii: "/")]))
      if index + 1 < nearest.count, joined.count <= longestNested,
        let found = first(of: nestedFolders, NameText(joined))
      {
        return found
      }
    }
    var best: (date: CaptureDate, row: NameDate)?
    for folder in nearest.reversed() where NameText.mayHaveDate(folder, digits: 4) {
      guard let found = first(of: folderRows, NameText(folder)) else { continue }
      // A year or month is told more exactly by a further folder that agrees with it.
      guard let known = best else {
        if found.date.precision >= .day { return found }
        best = found
        continue
      }
      if known.date.precision < found.date.precision, known.date.agrees(with: found.date) { best = found }
    }
    return best
  }

  /// The name without its extension; what follows the last dot is one where it is no number.
  private static func stem<Name: BidirectionalCollection<UInt8>>(of name: Name) -> Name.SubSequence {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name[...] }
    let rest = name[name.index(after: dot)...]
    let isExtension =
      rest.count <= 8 && rest.allSatisfy { $0 > 0x20 } && !rest.allSatisfy { $0 &- 0x30 < 10 }
    return isExtension ? name[..<dot] : name[...]
  }
}

extension CaptureDate {
  /// Whether a date is within the year or month that this one is.
  fileprivate func agrees(with exact: CaptureDate) -> Bool {
    year == exact.year && (precision < .month || month == exact.month)
  }

  /// What two dates share: itself, its month or its year where the days differ; nil for different years.
  fileprivate func common(with other: (year: Int, month: Int, day: Int)) -> CaptureDate? {
    guard year == other.year else { return nil }
    if month != other.month { return CaptureDate(year: year, month: 1, day: 1, precision: .year) }
    if precision < .day || day == other.day { return self }
    return CaptureDate(year: year, month: month, day: 1, precision: .month)
  }
}
