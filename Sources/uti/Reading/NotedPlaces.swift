import MediaItems
import MediaMetadata

/// What each file of a table says of places, in a byte; coordinates only of those that have some.
struct NotedPlaces {
  private enum Note: UInt8 {
    /// The file has to be asked once more.
    case unasked
    case nothing, unknown, located
  }

  private var notes: [Note] = []
  /// In the order of the files.
  private var coordinates: [(number: UInt32, place: Coordinates)] = []

  /// Notes what the next file says; nil for one that has to be asked once more.
  mutating func add(_ said: MediaItem.Surroundings?) {
    switch said {
    case nil: notes.append(.unasked)
    case .nothing: notes.append(.nothing)
    case .unknown: notes.append(.unknown)
    case .located(let place):
      if let place { coordinates.append((UInt32(truncatingIfNeeded: notes.count), place)) }
      notes.append(.located)
    }
  }

  /// What files say together; nil where one of them has to be asked.
  func joined(_ numbers: [Int]) -> MediaItem.Surroundings? {
    var result = MediaItem.Surroundings.nothing
    for number in numbers {
      switch notes[number] {
      case .unasked: return nil
      case .nothing: result = result.joined(with: .nothing)
      case .unknown: result = result.joined(with: .unknown)
      case .located: result = result.joined(with: .located(place(of: number)))
      }
    }
    return result
  }

  private func place(of number: Int) -> Coordinates? {
    var range = coordinates.indices
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      let found = Int(coordinates[middle].number)
      if found == number { return coordinates[middle].place }
      range = found < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
