internal import ASCIIBytes

/// PDF's ASCIIHexDecode filter (ISO 32000-2 §7.4.2): two digits per byte, and `>` at the end.
struct ASCIIHexDecoder: PDFDecoder {
  private var high: UInt8?

  mutating func decode(_ input: [UInt8], appendingTo output: inout [UInt8], upTo limit: Int)
    throws(PDFFilterError) -> Bool
  {
    for byte in input where !PDFCharacter.isBlank(byte) {
      if byte == UInt8(ascii: ">") {
        if let high { output.append(high << 4) }
        return true
      }
      guard let digit = byte.hexDigitValue else { throw .corrupt }
      guard let first = high else {
        high = digit
        continue
      }
      if output.count >= limit { return false }
      output.append(first << 4 | digit)
      high = nil
    }
    return false
  }
}

/// ASCII85Decode (ISO 32000-2 §7.4.3): five digits of base 85 for four bytes, `z` for four zeros, and `~>` at the end.
struct ASCII85Decoder: PDFDecoder {
  private var value: UInt32 = 0
  private var count = 0
  private var isEnding = false

  mutating func decode(_ input: [UInt8], appendingTo output: inout [UInt8], upTo limit: Int)
    throws(PDFFilterError) -> Bool
  {
    for byte in input where !PDFCharacter.isBlank(byte) {
      if isEnding {
        guard byte == UInt8(ascii: ">") else { throw .corrupt }
        try finish(&output)
        return true
      }
      if output.count >= limit { return false }
      switch byte {
      case UInt8(ascii: "~"): isEnding = true
      case UInt8(ascii: "z"):
        guard count == 0 else { throw .corrupt }
        output += [0, 0, 0, 0]
      case UInt8(ascii: "!")...UInt8(ascii: "u"):
        try add(byte - UInt8(ascii: "!"))
        if count == 5 {
          append(4, to: &output)
          (value, count) = (0, 0)
        }
      default: throw .corrupt
      }
    }
    return false
  }

  private mutating func add(_ digit: UInt8) throws(PDFFilterError) {
    let (product, overflow) = value.multipliedReportingOverflow(by: 85)
    let (sum, carry) = product.addingReportingOverflow(UInt32(digit))
    guard !overflow, !carry else { throw .corrupt }
    (value, count) = (sum, count + 1)
  }

  /// A shorter last group encodes one byte less than it has digits.
  private mutating func finish(_ output: inout [UInt8]) throws(PDFFilterError) {
    guard count > 0 else { return }
    let bytes = count - 1
    guard bytes > 0 else { throw .corrupt }
    while count < 5 { try add(84) }
    append(bytes, to: &output)
  }

  private func append(_ bytes: Int, to output: inout [UInt8]) {
    for index in 0..<bytes { output.append(UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * index))) }
  }
}

/// RunLengthDecode (ISO 32000-2 §7.4.5): a length below 128 and that many bytes plus one, a length above 128
/// and a byte to repeat, 128 at the end.
struct RunLengthDecoder: PDFDecoder {
  private var literals = 0
  private var copies = 0

  mutating func decode(_ input: [UInt8], appendingTo output: inout [UInt8], upTo limit: Int)
    throws(PDFFilterError) -> Bool
  {
    for byte in input {
      if output.count >= limit { return false }
      if literals > 0 {
        output.append(byte)
        literals -= 1
      } else if copies > 0 {
        output.append(contentsOf: repeatElement(byte, count: min(copies, limit - output.count)))
        copies = 0
      } else if byte == 128 {
        return true
      } else if byte < 128 {
        literals = Int(byte) + 1
      } else {
        copies = 257 - Int(byte)
      }
    }
    return false
  }
}
