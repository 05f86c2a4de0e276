/// The text that the XML and JSON parsers go through: valid UTF-8, positions, path, limits.
struct PropertyListText {
  var scanner: MarkupScanner
  var path = PropertyListPath()
  private let limits: PropertyListLimits
  private var nodes = 0
  private var mark = (index: 0, line: 1, column: 1)

  init(_ bytes: [UInt8], _ limits: PropertyListLimits) {
    scanner = MarkupScanner(bytes)
    self.limits = limits
  }

  var allowsNull: Bool { limits.allowsNull }
  var bytes: [UInt8] { scanner.bytes }
  var index: Int {
    get { scanner.index }
    set { scanner.index = newValue }
  }
  func peek(_ distance: Int = 0) -> UInt8? { scanner.peek(distance) }
  func starts(with text: StaticString) -> Bool { scanner.starts(with: text) }
  mutating func skip(_ text: StaticString) -> Bool { scanner.skip(text) }

  mutating func skipWhiteSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  /// The line and column of a byte; going forward, all calls together cost one pass.
  mutating func position(of place: Int) -> TextPosition {
    if place < mark.index { mark = (0, 1, 1) }
    while mark.index < min(place, bytes.count) {
      let byte = bytes[mark.index]
      mark.index += 1
      if byte == 0x0A || (byte == 0x0D && (mark.index >= bytes.count || bytes[mark.index] != 0x0A)) {
        mark.line += 1
        mark.column = 1
      } else if byte & 0xC0 != 0x80, byte != 0x0D {
        mark.column += 1
      }
    }
    return TextPosition(line: mark.line, column: mark.column)
  }

  /// Counts one value at the given depth.
  mutating func countNode(depth: Int) throws(PropertyListError) {
    nodes += 1
    guard nodes <= limits.nodes else { throw failure("\(limits.nodes) values", .limit) }
    guard depth <= limits.depth else { throw failure("a depth of \(limits.depth)", .limit) }
  }

  /// The error for something else than `expected` at a byte.
  mutating func failure(
    _ expected: String, _ kind: PropertyListError.Kind = .syntax, found: String? = nil, at place: Int? = nil
  ) -> PropertyListError {
    let place = place ?? index
    let isEnd = place >= bytes.count
    return PropertyListError(
      kind: isEnd && kind == .syntax ? .truncated : kind, expected: expected,
      found: kind == .limit ? nil : found ?? describe(place), position: position(of: place), offset: place,
      path: path)
  }

  private func describe(_ place: Int) -> String {
    guard place < bytes.count else { return "the end" }
    let piece = String(decoding: bytes[place..<min(place + 4, bytes.count)], as: UTF8.self)
    guard let scalar = piece.unicodeScalars.first else { return "nothing" }
    switch scalar {
    case "\n", "\r": return "the end of the line"
    case "\"": return "a double quote"
    default: return scalar.value < 0x20 ? "control character \(scalar.value)" : "\"\(scalar)\""
    }
  }
}
