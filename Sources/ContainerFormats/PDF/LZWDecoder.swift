/// PDF's LZWDecode (ISO 32000-2 §7.4.4): codes of 9 to 12 bits, highest bit first; 256 clears, 257 ends.
struct LZWDecoder: PDFDecoder {
  private static let clear = 256
  private static let end = 257
  private static let tableSize = 4096

  /// The number of codes by which the width changes early.
  private let early: Int
  /// Prefix code, last byte and length of each code's string.
  private var prefixes: [UInt16]
  private var suffixes: [UInt8]
  private var lengths: [UInt16]
  private var next = 258
  private var width = 9
  private var previous: Int?
  private var bits: UInt32 = 0
  private var bitCount = 0

  init(earlyChange: Bool) {
    early = earlyChange ? 1 : 0
    prefixes = Array(repeating: 0, count: Self.tableSize)
    suffixes = (0..<Self.tableSize).map { UInt8(truncatingIfNeeded: $0) }
    lengths = Array(repeating: 1, count: Self.tableSize)
  }

  mutating func decode(_ input: [UInt8], appendingTo output: inout [UInt8], upTo limit: Int)
    throws(PDFFilterError) -> Bool
  {
    for byte in input {
      bits = bits << 8 | UInt32(byte)
      bitCount += 8
      guard bitCount >= width else { continue }
      bitCount -= width
      let code = Int(bits >> UInt32(bitCount))
      bits &= 1 << UInt32(bitCount) - 1
      if code == Self.end { return true }
      if code == Self.clear {
        (next, width, previous) = (258, 9, nil)
        continue
      }
      if output.count >= limit { return false }
      try append(code, &output)
    }
    return false
  }

  private mutating func append(_ code: Int, _ output: inout [UInt8]) throws(PDFFilterError) {
    guard let previous else {
      guard code < 256 else { throw .corrupt }
      output.append(UInt8(truncatingIfNeeded: code))
      self.previous = code
      return
    }
    // The code being added is the previous string plus its first byte.
    guard code < next || (code == next && next < Self.tableSize) else { throw .corrupt }
    let start = output.count
    appendString(code == next ? previous : code, &output)
    let first = output[start]
    if code == next { output.append(first) }
    if next < Self.tableSize {
      prefixes[next] = UInt16(truncatingIfNeeded: previous)
      suffixes[next] = first
      lengths[next] = lengths[previous] &+ 1
      next += 1
      if next + early >= 1 << width, width < 12 { width += 1 }
    }
    self.previous = code
  }

  private func appendString(_ code: Int, _ output: inout [UInt8]) {
    let count = Int(lengths[code])
    let start = output.count
    output.append(contentsOf: repeatElement(0, count: count))
    var code = code
    for index in (start..<start + count).reversed() {
      output[index] = suffixes[code]
      code = Int(prefixes[code])
    }
  }
}
