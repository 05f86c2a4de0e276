internal import Synchronization

/// The last few queries and what they found: a page asks for one range after another of the same.
final class Listings: Sendable {
  private static let most = 4
  private let kept = Mutex<[(query: PickerQuery, places: [Int32])]>([])

  func places(_ query: PickerQuery, in contents: PickerLibrary) -> [Int32] {
    if let known = kept.withLock({ $0.first { $0.query == query }?.places }) { return known }
    let places = contents.places(query)
    kept.withLock { kept in
      if kept.count >= Self.most { kept.removeFirst() }
      kept.append((query, places))
    }
    return places
  }
}
