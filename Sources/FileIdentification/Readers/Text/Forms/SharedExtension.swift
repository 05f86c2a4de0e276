internal import ByteSources
internal import UniformTypes

/// One language under an extension that several share: what its lines begin with, where the others' do not.
///
/// The rows follow linguist's heuristics and the languages' manuals. What says little in any text leaves no doubt
/// between the few owners of an extension: `define variable` in a `.p`.
struct SharedExtension: Sendable {
  /// In small letters, between spaces.
  var extensions: StaticString
  var type: DeclaredType
  /// One of these begins a line, behind white space; in small letters where case does not matter.
  var beginnings: [StaticString]
  var ignoresCase: Bool
  /// How many different ones must be seen.
  var least: Int
  /// A further condition; without beginnings, the only one.
  var also: (@Sendable (TextHead) -> Bool)?

  init(
    _ extensions: StaticString, _ type: DeclaredType, _ beginnings: [StaticString] = [],
    ignoringCase: Bool = false,
    atLeast least: Int = 1, also: (@Sendable (TextHead) -> Bool)? = nil
  ) {
    self.extensions = extensions
    self.type = type
    self.beginnings = beginnings
    ignoresCase = ignoringCase
    self.least = least
    self.also = also
  }

  /// The guess at a text under an extension; nil where nothing speaks for one of the extension's owners.
  static func guess(_ view: ByteView, isWhole: Bool, under pathExtension: Substring) -> TextGuess? {
    guard !pathExtension.isEmpty, let positions = positions[pathExtension.lowercased()] else { return nil }
    return TextHead.lend(view.slice(0..<longest), isWhole: isWhole && view.count <= longest) { head in
      for position in positions {
        guard let range = all[position].find(in: head) else { continue }
        return TextGuess(
          type: all[position].type, isStrong: true, range: head.range(range),
          seen: TextLine(UnsafeBufferPointer(rebasing: head.bytes[range])).prefix(40).text,
          because: "of the languages that share the extension, only this one has such lines", score: 80,
          isForOneOwner: true)
      }
      return nil
    }
  }

  private static let longest = 64 << 10

  private static let positions: [String: [Int]] = {
    var found: [String: [Int]] = [:]
    for (position, row) in all.enumerated() {
      for word in row.extensions.description.split(separator: " ") {
        found[String(word), default: []].append(position)
      }
    }
    return found
  }()

  /// Where the line stands that settles it.
  private func find(in head: TextHead) -> Range<Int>? {
    var seen: UInt64 = 0
    var settled: Range<Int>?
    for line in head.lines() where settled == nil && !beginnings.isEmpty {
      let text = line.trimmedStart
      for (position, beginning) in beginnings.prefix(64).enumerated()
      where text.hasPrefix(beginning, folding: ignoresCase) {
        seen |= 1 << UInt64(position)
        if seen.nonzeroBitCount >= least {
          let start = head.place(of: line)
          settled = start..<start + line.count
        }
      }
    }
    if !beginnings.isEmpty, settled == nil { return nil }
    guard also?(head) ?? true else { return nil }
    return settled ?? 0..<min(head.bytes.count, 40)
  }
}
