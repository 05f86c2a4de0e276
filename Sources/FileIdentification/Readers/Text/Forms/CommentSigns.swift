/// Signs that begin lines of comment, which may stand before what a row asks for.
struct CommentSigns: OptionSet, Hashable, Sendable, ExpressibleByStringLiteral {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(stringLiteral signs: StaticString) {
    rawValue = (0..<signs.utf8CodeUnitCount).reduce(0) { $0 | Self.sign(signs.utf8Start[$1]).rawValue }
  }

  private static let all: StaticString = "#;/*%("

  /// The sign that a byte is; none for most.
  static func sign(_ byte: UInt8) -> CommentSigns {
    for index in 0..<all.utf8CodeUnitCount where all.utf8Start[index] == byte {
      return CommentSigns(rawValue: 1 << index)
    }
    return []
  }
}

/// Where a text begins behind comments, whichever signs begin them: one walk for all tables.
struct TextBeginnings {
  /// The first line with each sign outside comments in blocks, in their order, and last the first line with none.
  private var signs = SIMD8<UInt8>()
  private var firsts = SIMD8<UInt8>()
  private var starts = SIMD8<Int>()
  private var count = 0
  private var seen: CommentSigns = []

  init(_ head: TextHead) {
    var block = false
    for line in head.lines() {
      let text = line.trimmedStart
      if block {
        block = !line.contains("*/")
        continue
      }
      guard let first = text.first else { continue }
      let sign = CommentSigns.sign(first)
      if sign.isEmpty || seen.isDisjoint(with: sign) {
        signs[count] = sign.rawValue
        firsts[count] = first
        starts[count] = head.place(of: line)
        count += 1
        seen.formUnion(sign)
      }
      if sign.isEmpty { return }
      block = text.hasPrefix("/*") && !text.contains("*/")
    }
  }

  /// Where the first line that is not blank and begins with none of the signs begins, and what it begins with behind
  /// white space; nil when there is none.
  func line(behind comments: CommentSigns) -> (start: Int, first: UInt8)? {
    for index in 0..<count where signs[index] & comments.rawValue == 0 {
      return (starts[index], firsts[index])
    }
    return nil
  }
}
