/// Detects N-Triples and N-Quads: every line has three or four terms and ends in a full stop.
struct Triples {
  private var threes = 0
  private var fours = 0
  private var others = 0

  var isTriples: Bool { threes > 0 && fours == 0 && others == 0 }
  var isQuads: Bool { fours > 0 && others == 0 }

  init(_ head: TextHead) {
    for line in head.content(skipping: "#", upTo: 16) {
      switch Self.terms(line.trimmed) {
      case 3: threes += 1
      case 4: fours += 1
      default:
        others += 1
        return
      }
    }
  }

  /// Returns the number of terms before the full stop; nil for other lines.
  private static func terms(_ line: TextLine) -> Int? {
    var rest = line
    for count in 0...4 {
      rest = rest.trimmedStart
      guard let first = rest.first else { return nil }
      switch first {
      case UInt8(ascii: "."):
        return rest.dropping(1).trimmed.first.map { $0 == UInt8(ascii: "#") } ?? true ? count : nil
      case UInt8(ascii: "<"):
        guard let end = rest.offset(of: UInt8(ascii: ">")), !rest.prefix(end).contains(" "),
          rest.prefix(end).contains(":")
        else { return nil }
        rest = rest.dropping(end + 1)
      case UInt8(ascii: "_"):
        guard rest[1] == UInt8(ascii: ":") else { return nil }
        rest = TextLine(rest.bytes.drop { $0 != 0x20 && $0 != 0x09 })
      case UInt8(ascii: "\"") where count == 2:
        guard let end = literal(rest) else { return nil }
        rest = rest.dropping(end)
      default: return nil
      }
    }
    return nil
  }

  /// Returns the end of a literal with its language or datatype.
  private static func literal(_ line: TextLine) -> Int? {
    var index = 1
    while let byte = line[index], byte != UInt8(ascii: "\"") {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard line[index] != nil else { return nil }
    index += 1
    while let byte = line[index], byte != 0x20, byte != 0x09 { index += 1 }
    return index
  }
}
