/// Draws values from the bytes of an input; zeros at its end.
struct FuzzInput {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func integer() -> Int64 {
    (0..<8).reduce(0) { value, _ in value << 8 | Int64(byte()) }
  }

  mutating func choice<Element>(of table: [Element]) -> Element {
    table[Int(byte()) % table.count]
  }

  /// Returns the text up to the next line end, or the rest.
  mutating func line() -> String {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    bytes = bytes.dropFirst(line.count + 1)
    return String(decoding: line, as: UTF8.self)
  }

  /// Returns lines until the input or the limit is reached.
  mutating func lines(atMost limit: Int) -> [String] {
    var lines: [String] = []
    while !isEmpty, lines.count < limit { lines.append(line()) }
    return lines
  }
}
