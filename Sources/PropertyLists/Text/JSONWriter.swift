/// JSON in the order in which it is written: keys stay where they are put.
///
/// ```swift
/// var json = JSONWriter()
/// json.object { $0.field("type", "public.heic"); $0.field("frames", 2) }
/// ```
///
/// Text that is not UTF-8 is repaired. The characters of ``Unprintable`` are escaped: JSON on a terminal shall not act,
/// and who reads it gets them back. Numbers that JSON has no form for are written as null.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private let indents: Bool
  private var depth = 0
  /// Whether a value follows another one at the same level.
  private var needsComma = false
  private var followsKey = false

  package init(indented: Bool = false) { indents = indented }

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  package mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try container("{", "}", body)
  }

  package mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try container("[", "]", body)
  }

  package mutating func key(_ name: String) {
    beginValue()
    append(quoted: name)
    bytes.append(UInt8(ascii: ":"))
    if indents { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  /// A key that is quoted already and followed by its colon; only for what is not indented.
  package mutating func key(written key: [UInt8]) {
    beginValue()
    bytes.append(contentsOf: key)
    followsKey = true
  }

  package mutating func value(_ text: String) {
    beginValue()
    append(quoted: text)
  }

  package mutating func value(_ number: some BinaryInteger) {
    beginValue()
    bytes.append(contentsOf: String(number).utf8)
  }

  package mutating func value(_ number: Int) {
    beginValue()
    if (0..<10_000_000).contains(number) {
      var divisor = 1
      while divisor <= number / 10 { divisor *= 10 }
      while divisor > 0 {
        bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
        divisor /= 10
      }
    } else {
      bytes.append(contentsOf: number.description.utf8)
    }
  }

  /// `keepsFraction`: whether a whole number is told from an integer, as 12.0 is from 12.
  package mutating func value(_ number: Double, keepsFraction: Bool = false) {
    guard number.isFinite else { return null() }
    beginValue()
    let text = "\(number)"
    let isCut = !keepsFraction && text.hasSuffix(".0")
    bytes.append(contentsOf: (isCut ? String(text.dropLast(2)) : text).utf8)
  }

  package mutating func null() {
    beginValue()
    bytes.append(contentsOf: "null".utf8)
  }

  package mutating func value(_ truth: Bool) {
    beginValue()
    bytes.append(contentsOf: (truth ? "true" : "false").utf8)
  }

  /// A new line between records; the writer stays usable for the next one.
  package mutating func endRecord() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  // A field whose value is nil or an empty list is left out.

  package mutating func field(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    value(text)
  }

  package mutating func field(_ name: String, _ number: Int?) {
    guard let number else { return }
    key(name)
    value(number)
  }

  package mutating func field(_ name: String, _ number: Double?) {
    guard let number else { return }
    key(name)
    value(number)
  }

  package mutating func field(_ name: String, _ truth: Bool?) {
    guard let truth else { return }
    key(name)
    value(truth)
  }

  package mutating func field(_ name: String, _ list: [String]) {
    guard !list.isEmpty else { return }
    key(name)
    array { json in for element in list { json.value(element) } }
  }

  /// A text given as bytes; what is not UTF-8 is replaced by U+FFFD.
  package mutating func field(_ name: String, bytes text: some Collection<UInt8>) {
    key(name)
    value(String(decoding: text, as: UTF8.self))
  }

  private mutating func container(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    beginValue()
    bytes.append(UInt8(ascii: open))
    depth += 1
    needsComma = false
    try body(&self)
    depth -= 1
    if needsComma { newLine() }
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func beginValue() {
    if followsKey {
      followsKey = false
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { newLine() }
    needsComma = true
  }

  private mutating func newLine() {
    guard indents else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  private mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    let isWritten = text.withUTF8 { plain in
      if Self.mayNeedEscape(plain) { return false }
      bytes.append(contentsOf: plain)
      return true
    }
    if !isWritten {
      for scalar in text.unicodeScalars { append(escaped: scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Looks at eight bytes at once: text is most of what is written.
  private static func mayNeedEscape(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(text)
    var position = 0
    while position + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      if mayNeedEscape(word) { return true }
      position += 8
    }
    // The last eight once more, rather than what is left one by one.
    if position > 0 {
      return position < raw.count
        && mayNeedEscape(raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self))
    }
    while position < raw.count {
      if mayNeedEscape(raw[position]) { return true }
      position += 1
    }
    return false
  }

  private static func mayNeedEscape(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    // Below 0x20, or one of the four bytes that are looked for: then a difference underflows.
    func hasZero(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }
    let low = (word &- ones &* 0x20) & ~word & highs
    let found =
      low | hasZero(word ^ ones &* 0x22) | hasZero(word ^ ones &* 0x5C) | hasZero(word ^ ones &* 0x7F)
    if found != 0 { return true }
    if word & highs == 0 { return false }
    return (0..<8).contains { mayNeedEscape(UInt8(truncatingIfNeeded: word >> (8 * UInt64($0)))) }
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte == 0x22 || byte == 0x5C || Unprintable.mayBegin(byte)
  }

  private mutating func append(escaped scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes.append(contentsOf: #"\""#.utf8)
    case "\\": bytes.append(contentsOf: #"\\"#.utf8)
    case "\n": bytes.append(contentsOf: #"\n"#.utf8)
    case "\r": bytes.append(contentsOf: #"\r"#.utf8)
    case "\t": bytes.append(contentsOf: #"\t"#.utf8)
    case _ where Unprintable.contains(scalar): bytes.append(contentsOf: Unprintable.jsonEscape(scalar).utf8)
    default: UTF8.encode(scalar).map { bytes.append(contentsOf: $0) }
    }
  }
}
