import MediaItems
import MediaMetadata

/// The location of each file of a pairing table: one byte per file, plus coordinates if known.
struct LocationTable {
  private enum Entry: UInt8 {
    /// The file must be read again.
    case notRead
    case nothing, unknown, located
  }

  private var entries: [Entry] = []
  /// Sorted by file number.
  private var coordinates: [(number: UInt32, value: Coordinates)] = []

  /// Adds the location of the next file; nil for a file that must be read again.
  mutating func add(_ location: MediaItem.LocationHints?) {
    switch location {
    case nil: entries.append(.notRead)
    case .nothing: entries.append(.nothing)
    case .unknown: entries.append(.unknown)
    case .located(let value):
      if let value { coordinates.append((UInt32(truncatingIfNeeded: entries.count), value)) }
      entries.append(.located)
    }
  }

  /// Returns the joint location of files; nil if one of them must be read again.
  func joined(_ numbers: [Int]) -> MediaItem.LocationHints? {
    var result = MediaItem.LocationHints.nothing
    for number in numbers {
      switch entries[number] {
      case .notRead: return nil
      case .nothing: result = result.joined(with: .nothing)
      case .unknown: result = result.joined(with: .unknown)
      case .located: result = result.joined(with: .located(coordinates(of: number)))
      }
    }
    return result
  }

  private func coordinates(of number: Int) -> Coordinates? {
    var range = coordinates.indices
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      let middleNumber = Int(coordinates[middle].number)
      if middleNumber == number { return coordinates[middle].value }
      range = middleNumber < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
