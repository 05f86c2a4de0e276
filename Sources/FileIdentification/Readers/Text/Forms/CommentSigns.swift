/// Signs that begin lines of comment, which may stand before what a row asks for.
struct CommentSigns: OptionSet, Hashable, Sendable, ExpressibleByStringLiteral {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(stringLiteral signs: StaticString) {
    rawValue = (0..<signs.utf8CodeUnitCount).reduce(0) { $0 | Self.sign(signs.utf8Start[$1]).rawValue }
  }

  private static let all: StaticString = "#;/*%("
  static let count = all.utf8CodeUnitCount

  /// The sign that a byte is; none for most.
  static func sign(_ byte: UInt8) -> CommentSigns {
    for index in 0..<count where all.utf8Start[index] == byte { return CommentSigns(rawValue: 1 << index) }
    return []
  }
}

/// Where a text begins behind comments, whichever signs begin them: one walk for all tables.
struct TextBeginnings {
  /// The start of the first line for each of the signs, and behind them of the first line with none: −1 where there is none.
  private var starts = SIMD8<Int>(repeating: -1)

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
      let slot = sign.isEmpty ? CommentSigns.count : sign.rawValue.trailingZeroBitCount
      if starts[slot] < 0 { starts[slot] = head.place(of: line) }
      if sign.isEmpty { return }
      block = text.hasPrefix("/*") && !text.contains("*/")
    }
  }

  /// Where the first line that is not blank and begins with none of the signs begins; nil when there is none.
  func start(behind comments: CommentSigns) -> Int? {
    var first: Int?
    for slot in 0...CommentSigns.count
    where starts[slot] >= 0 && comments.rawValue >> UInt8(slot) & 1 == 0 && starts[slot] < first ?? .max {
      first = starts[slot]
    }
    return first
  }
}
