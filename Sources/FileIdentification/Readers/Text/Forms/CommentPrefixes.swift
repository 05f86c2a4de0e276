/// The bytes that begin comment lines, which may precede a format's first line.
struct CommentPrefixes: OptionSet, Hashable, Sendable, ExpressibleByStringLiteral {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(stringLiteral bytes: StaticString) {
    rawValue = (0..<bytes.utf8CodeUnitCount).reduce(0) { $0 | Self.prefix(bytes.utf8Start[$1]).rawValue }
  }

  private static let all: StaticString = "#;/*%("

  /// Returns the set with a byte; empty for most.
  static func prefix(_ byte: UInt8) -> CommentPrefixes {
    for index in 0..<all.utf8CodeUnitCount where all.utf8Start[index] == byte {
      return CommentPrefixes(rawValue: 1 << index)
    }
    return []
  }
}

/// The first lines of a text after comments, for all comment sets in one pass.
struct FirstLines {
  /// The first line for each prefix outside block comments, in order; last the first line without one.
  private var prefixes = SIMD8<UInt8>()
  private var firsts = SIMD8<UInt8>()
  private var starts = SIMD8<Int>()
  private var count = 0
  private var seenPrefixes: CommentPrefixes = []

  init(_ head: TextHead) {
    var block = false
    for line in head.lines() {
      let text = line.trimmedStart
      if block {
        block = !line.contains("*/")
        continue
      }
      guard let first = text.first else { continue }
      let prefix = CommentPrefixes.prefix(first)
      if prefix.isEmpty || seenPrefixes.isDisjoint(with: prefix) {
        prefixes[count] = prefix.rawValue
        firsts[count] = first
        starts[count] = head.offset(of: line)
        count += 1
        seenPrefixes.formUnion(prefix)
      }
      if prefix.isEmpty { return }
      block = text.hasPrefix("/*") && !text.contains("*/")
    }
  }

  /// Returns the offset and first byte of the first line that is not blank and has none of the prefixes; nil
  /// if none.
  func line(behind comments: CommentPrefixes) -> (start: Int, first: UInt8)? {
    for index in 0..<count where prefixes[index] & comments.rawValue == 0 {
      return (starts[index], firsts[index])
    }
    return nil
  }
}
