internal import ByteSources
internal import UniformTypes

/// A language whose file extension others use too, and the line beginnings that distinguish it from them.
///
/// The rows follow linguist's heuristics and the manuals. Common words suffice between the few owners of an
/// extension: `define variable` in a `.p`.
struct SharedExtension: Sendable {
  /// Lower-case extensions, separated by spaces.
  var extensions: StaticString
  var type: DeclaredType
  /// Line beginnings, after white space; lower case if case is ignored.
  var beginnings: [StaticString]
  var ignoresCase: Bool
  /// The number of different beginnings required.
  var minimumCount: Int
  /// A further condition, or the only one without beginnings.
  var also: (@Sendable (TextHead) -> Bool)?

  init(
    _ extensions: StaticString, _ type: DeclaredType, _ beginnings: [StaticString] = [],
    ignoringCase: Bool = false,
    atLeast minimumCount: Int = 1, also: (@Sendable (TextHead) -> Bool)? = nil
  ) {
    self.extensions = extensions
    self.type = type
    self.beginnings = beginnings
    ignoresCase = ignoringCase
    self.minimumCount = minimumCount
    self.also = also
  }

  /// Returns a guess at a text with an extension; nil if no owner matches.
  static func guess(_ view: ByteView, isWhole: Bool, under pathExtension: Substring) -> TextGuess? {
    guard !pathExtension.isEmpty, let rowIndices = rowIndices[pathExtension.lowercased()] else { return nil }
    return TextHead.withHead(of: view.slice(0..<longest), isWhole: isWhole && view.count <= longest) { head in
      for index in rowIndices {
        guard let range = all[index].find(in: head) else { continue }
        return TextGuess(
          type: all[index].type, isStrong: true, range: head.range(range),
          seen: TextLine(UnsafeBufferPointer(rebasing: head.bytes[range])).prefix(40).text,
          because: "of the languages that share the extension, only this one has such lines", score: 80,
          isForOneOwner: true)
      }
      return nil
    }
  }

  private static let longest = 64 << 10

  private static let rowIndices: [String: [Int]] = {
    var indices: [String: [Int]] = [:]
    for (index, row) in all.enumerated() {
      for word in row.extensions.description.split(separator: " ") {
        indices[String(word), default: []].append(index)
      }
    }
    return indices
  }()

  /// Returns the range of the deciding line.
  private func find(in head: TextHead) -> Range<Int>? {
    var seenBits: UInt64 = 0
    var decidingRange: Range<Int>?
    for line in head.lines() where decidingRange == nil && !beginnings.isEmpty {
      let text = line.trimmedStart
      for (index, beginning) in beginnings.prefix(64).enumerated()
      where text.hasPrefix(beginning, folding: ignoresCase) {
        seenBits |= 1 << UInt64(index)
        if seenBits.nonzeroBitCount >= minimumCount {
          let start = head.offset(of: line)
          decidingRange = start..<start + line.count
        }
      }
    }
    if !beginnings.isEmpty, decidingRange == nil { return nil }
    guard also?(head) ?? true else { return nil }
    return decidingRange ?? 0..<min(head.bytes.count, 40)
  }
}
