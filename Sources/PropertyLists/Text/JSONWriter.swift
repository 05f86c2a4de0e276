internal import ASCIIBytes

/// A JSON encoder that keeps the order in which keys are written.
///
/// ```swift
/// var json = JSONWriter()
/// json.object { $0.field("type", "public.heic"); $0.field("frames", 2) }
/// ```
///
/// Text that is not UTF-8 is repaired. The characters of ``Unprintable`` are escaped, so that the JSON is safe to print.
/// Infinities and NaN are written as null.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private let indents: Bool
  private var depth = 0
  /// True if the next value at this level needs a comma before it.
  private var needsComma = false
  private var followsKey = false

  package init(indented: Bool = false) { indents = indented }

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  package mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
    begin("{")
    try body(&self)
    end("}")
  }

  package mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
    begin("[")
    try body(&self)
    end("]")
  }

  /// Begins an object that ``endObject()`` ends, where a closure for ``object(_:)`` is impractical.
  package mutating func beginObject() { begin("{") }
  package mutating func endObject() { end("}") }

  package mutating func key(_ name: String) {
    beginValue()
    append(quoted: name)
    bytes.append(UInt8(ascii: ":"))
    if indents { bytes.append(UInt8(ascii: " ")) }
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
    if !Self.forEachDigit(of: number, { bytes.append($0) }) {
      bytes.append(contentsOf: number.description.utf8)
    }
  }

  /// Calls `body` with the digits of a number from 0 to 9,999,999; returns false for any other number.
  @inlinable @inline(__always)
  package static func forEachDigit(of number: Int, _ body: (UInt8) -> Void) -> Bool {
    guard (0..<10_000_000).contains(number) else { return false }
    var divisor = 1
    while divisor <= number / 10 { divisor *= 10 }
    while divisor > 0 {
      body(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10))
      divisor /= 10
    }
    return true
  }

  /// Writes a number; `keepsFraction` writes 12.0 as such rather than as 12.
  package mutating func value(_ number: Double, keepsFraction: Bool = false) {
    guard number.isFinite else { return null() }
    beginValue()
    var text = number.description
    text.withUTF8 { digits in
      let isWhole = digits.count > 2 && digits[digits.count - 2] == UInt8(ascii: ".") && digits.last == 0x30
      bytes.append(contentsOf: isWhole && !keepsFraction ? digits.dropLast(2) : digits[...])
    }
  }

  package mutating func null() {
    beginValue()
    bytes.append(contentsOf: "null".utf8)
  }

  package mutating func value(_ truth: Bool) {
    beginValue()
    bytes.append(contentsOf: (truth ? "true" : "false").utf8)
  }

  /// Ends a record with a line feed; another record may follow.
  package mutating func endRecord() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  // MARK: Fields; nil and empty lists are omitted

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

  /// Writes a text given as bytes; invalid UTF-8 is replaced by U+FFFD.
  package mutating func field(_ name: String, bytes text: some Collection<UInt8>) {
    key(name)
    value(String(decoding: text, as: UTF8.self))
  }

  private mutating func begin(_ open: Unicode.Scalar) {
    beginValue()
    bytes.append(UInt8(ascii: open))
    depth += 1
    needsComma = false
  }

  private mutating func end(_ close: Unicode.Scalar) {
    depth -= 1
    if needsComma { newLine() }
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  @inline(__always) private mutating func beginValue() {
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
    // Contiguous UTF-8 is written without a copy.
    let isWritten = text.utf8.withContiguousStorageIfAvailable { append(plain: $0) }
    if isWritten != true {
      for scalar in text.unicodeScalars { append(escaped: scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends text; returns false without appending if it may need escapes.
  private mutating func append(plain text: UnsafeBufferPointer<UInt8>) -> Bool {
    if Self.mayNeedEscape(text) { return false }
    bytes.append(contentsOf: text)
    return true
  }

  private static func mayNeedEscape(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !isPlain(text) && text.contains(where: mayNeedEscape)
  }

  /// Returns true if text is ASCII and needs no escapes; tests eight bytes at once.
  package static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(text)
    guard raw.count >= 8 else {
      var word: UInt64 = 0x2020_2020_2020_2020
      withUnsafeMutableBytes(of: &word) { $0.copyMemory(from: raw) }
      return suspects(EightBytes(word)) == 0
    }
    let last = raw.count - 8
    var position = 0
    var suspicious: UInt64 = 0
    while position < last {
      suspicious |= suspects(EightBytes(within: raw, at: position))
      position += 8
    }
    // The last eight bytes may overlap those before.
    suspicious |= suspects(EightBytes(within: raw, at: last))
    return suspicious == 0
  }

  /// Sets the high bits of bytes that may need escapes: below 0x20, above 0x7E, a quote or a backslash.
  @inline(__always) private static func suspects(_ eight: EightBytes) -> UInt64 {
    (eight.nonprintable | eight.asciiMatches(of: 0x22) | eight.asciiMatches(of: 0x5C)) & EightBytes.highBits
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
