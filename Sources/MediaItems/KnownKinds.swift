internal import UniformTypes

/// Which rule gives which type its kind, each asked once: folders hold many files of few types.
struct KnownKinds {
  private static let places = 256

  private var known: [(key: UInt32, position: UInt8)?] = []

  /// The position of the rule among ``MediaKind/rules``.
  mutating func position(for type: UTType) -> Int {
    guard let key = type.key else { return MediaKind.position(for: type) }
    if known.isEmpty { known = Array(repeating: nil, count: Self.places) }
    let place = Int((key &* 0x9E37_79B9) >> 24)
    if let entry = known[place], entry.key == key { return Int(entry.position) }
    let position = MediaKind.position(for: type)
    known[place] = UInt8(exactly: position).map { (key, $0) }
    return position
  }
}
