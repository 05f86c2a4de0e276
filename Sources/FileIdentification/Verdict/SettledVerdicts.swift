internal import ByteSources
internal import UniformTypes

/// Verdicts about contents that a reader has settled, which follow from the type and the name alone: folders hold many
/// files of few kinds.
struct SettledVerdicts {
  private static let places = 256

  private struct Entry {
    var name: UInt32
    var content: DeclaredType
    var verdict: Identification
  }

  private var entries: [Entry?] = []

  /// Whether nothing but the name and the finding's type has a say about a file.
  static func follow(from finding: ContentFinding, _ head: ByteView) -> Bool {
    // Behind a byte-order mark a reader may have taken text for something else.
    guard finding.isDecided, finding.damage == nil, !finding.isIncomplete else { return false }
    return (head[0] ?? 0) < 0xFE || (head[1] ?? 0) < 0xFE
  }

  subscript(name: UInt32, content: DeclaredType) -> Identification? {
    get {
      guard !entries.isEmpty, let entry = entries[Self.place(name, content)], entry.name == name,
        entry.content == content
      else { return nil }
      return entry.verdict
    }
    set {
      if entries.isEmpty { entries = Array(repeating: nil, count: Self.places) }
      entries[Self.place(name, content)] = newValue.map { Entry(name: name, content: content, verdict: $0) }
    }
  }

  /// The type of the verdict, without a copy of all of it.
  func type(_ name: UInt32, _ content: DeclaredType) -> UTType? {
    if entries.isEmpty { return nil }
    let place = Self.place(name, content)
    guard entries[place]?.name == name, entries[place]?.content == content else { return nil }
    return entries[place]?.verdict.type
  }

  private static func place(_ name: UInt32, _ content: DeclaredType) -> Int {
    let mixed = (UInt64(name) << 32 | UInt64(content.key)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 56)
  }
}
