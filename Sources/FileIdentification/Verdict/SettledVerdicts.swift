internal import ByteSources
internal import Formats
internal import UniformTypes

/// Verdicts about contents that a reader has settled, which follow from the type and the name alone: folders hold many
/// files of few kinds.
struct SettledVerdicts {
  private var keys = RecentKeys(setBits: 7)
  private var verdicts: [Identification] = []

  /// Whether nothing but the name and the finding's type has a say about a file.
  static func follow(from finding: ContentFinding, _ head: ByteView) -> Bool {
    // Behind a byte-order mark a reader may have taken text for something else.
    guard finding.isDecided, finding.damage == nil, !finding.isIncomplete, isUsual(finding) else {
      return false
    }
    return (head[0] ?? 0) < 0xFE || (head[1] ?? 0) < 0xFE
  }

  /// True where what was seen is what nearly all files of the type have: pictures in movies, sound alone in sound, a root
  /// that no known type has in XML.
  private static func isUsual(_ finding: ContentFinding) -> Bool {
    guard let facts = finding.facts else { return true }
    if facts.namesMaker { return false }
    if finding.declared == .xml { return (facts as? MarkupProlog)?.hasForeignRoot ?? true }
    guard let media = facts.trackMedia else { return true }
    if finding.type.conforms(to: .audio) { return media == .soundAlone }
    return !finding.type.conforms(to: .movie) || media == .pictures
  }

  subscript(name: UInt32, content: DeclaredType) -> Identification? {
    get { keys.position(of: Self.key(name, content)).map { verdicts[$0] } }
    set { if let newValue { verdicts.put(newValue, at: keys.take(Self.key(name, content))) } }
  }

  /// The type of the verdict, without a copy of all of it.
  func type(_ name: UInt32, _ content: DeclaredType) -> UTType? {
    keys.position(of: Self.key(name, content)).map { verdicts[$0].type }
  }

  private static func key(_ name: UInt32, _ content: DeclaredType) -> UInt64 {
    UInt64(name) << 32 | UInt64(content.key)
  }
}
