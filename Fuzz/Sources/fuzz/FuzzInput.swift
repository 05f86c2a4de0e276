/// Draws values from an input, so that each mutation of its bytes is another value; what is exhausted gives zeros.
struct FuzzInput {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func integer() -> Int64 {
    (0..<8).reduce(0) { value, _ in value << 8 | Int64(byte()) }
  }

  /// One of a table's entries.
  mutating func choice<Element>(of table: [Element]) -> Element {
    table[Int(byte()) % table.count]
  }

  /// The text up to the next line's end, or all that is left.
  mutating func line() -> String {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    bytes = bytes.dropFirst(line.count + 1)
    return String(decoding: line, as: UTF8.self)
  }

  /// Lines until the input or the limit is over.
  mutating func lines(atMost limit: Int) -> [String] {
    var lines: [String] = []
    while !isEmpty, lines.count < limit { lines.append(line()) }
    return lines
  }
}
