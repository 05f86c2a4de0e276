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
    begin("{")
    try body(&self)
    end("}")
  }

  package mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
    begin("[")
    try body(&self)
    end("]")
  }

  /// As ``object(_:)``, up to ``endObject()``: what is written between need not be handed to a closure.
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
    // Most text lies together as UTF-8, and is written without a copy.
    let isWritten = text.utf8.withContiguousStorageIfAvailable { append(plain: $0) }
    if isWritten != true {
      for scalar in text.unicodeScalars { append(escaped: scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends text without anything to escape; false where it may need that.
  private mutating func append(plain text: UnsafeBufferPointer<UInt8>) -> Bool {
    if Self.mayNeedEscape(text) { return false }
    bytes.append(contentsOf: text)
    return true
  }

  private static func mayNeedEscape(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !isPlain(text) && text.contains(where: mayNeedEscape)
  }

  /// Whether text is all ASCII and stands between quotes as it is.
  ///
  /// Eight bytes at once are looked at: text is most of what is written.
  package static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(text)
    guard raw.count >= 8 else {
      var word: UInt64 = 0x2020_2020_2020_2020
      withUnsafeMutableBytes(of: &word) { $0.copyMemory(from: raw) }
      return suspects(word) == 0
    }
    let last = raw.count - 8
    var position = 0
    var seen: UInt64 = 0
    while position < last {
      seen |= suspects(raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      position += 8
    }
    // The last eight, some of them once more, rather than what is left one by one.
    seen |= suspects(raw.loadUnaligned(fromByteOffset: last, as: UInt64.self))
    return seen == 0
  }

  /// Marks in the high bits that there may be bytes to escape: below 0x20, above 0x7E, a quote or a backslash.
  @inline(__always) private static func suspects(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    // Where a byte is zero, taking one from it underflows.
    let quote = (word ^ (ones &* 0x22)) &- ones
    let backslash = (word ^ (ones &* 0x5C)) &- ones
    let delete = (word ^ (ones &* 0x7F)) &- ones
    return (word | (word &- (ones &* 0x20)) | quote | backslash | delete) & highs
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
