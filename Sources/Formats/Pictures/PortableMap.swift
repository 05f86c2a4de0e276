internal import ASCIIBytes
internal import ByteSources

/// The header of a portable map (netpbm's pbm, pgm, ppm in text and binary, and pam).
struct PortableMap {
  var start: Int
  /// For maps in text, the numbers per row.
  var rowBytes: Int64
  var height: Int64
  var isText = false

  init?(_ head: ByteView, _ kind: UInt8) {
    guard (0x31...0x36).contains(kind) else { return nil }
    isText = kind <= 0x33
    let depth = isText ? kind + 3 : kind
    let count = depth == 0x34 ? 2 : 3
    var index = 2
    var numbers: [Int64] = []
    while numbers.count < count {
      while let byte = head[index], byte <= 0x20 || byte == 0x23 {
        if byte == 0x23 { index = head.firstIndex(of: 0x0A, from: index) ?? head.count } else { index += 1 }
      }
      let digits = head.slice(index..<index + 10).array.prefix { $0.isASCIIDigit }
      guard let number = Int64(String(decoding: digits, as: UTF8.self)), number > 0 else { return nil }
      numbers.append(number)
      index += digits.count
    }
    // One blank precedes the pixels.
    start = index + 1
    height = numbers[1]
    let width = numbers[0]
    let wide: Int64 = count == 3 && numbers[2] > 255 && !isText ? 2 : 1
    rowBytes = kind == 0x34 ? (width + 7) / 8 : width * wide * (depth == 0x36 ? 3 : 1)
  }

  /// Parses PAM: lines of a name and a number each, up to ENDHDR.
  init?(arbitrary head: ByteView) {
    guard let end = head.firstIndex(of: "ENDHDR\n") else { return nil }
    var values: [Substring: Int64] = [:]
    for line in head.slice(0..<end).text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { values[words[0]] = Int64(words[1]) }
    }
    guard let width = values["WIDTH"], let rows = values["HEIGHT"], let depth = values["DEPTH"],
      let most = values["MAXVAL"], (1..<1 << 30).contains(width), (1..<1 << 30).contains(rows),
      (1...64).contains(depth)
    else { return nil }
    (start, height, rowBytes) = (end + 7, rows, width * depth * (most > 255 ? 2 : 1))
  }
}

/// A counter of numbers in text, or of single digits.
struct PixelNumbers {
  private(set) var left: Int64
  private let isBits: Bool
  private var isInNumber = false
  private var isInComment = false

  init(left: (Int64, overflow: Bool), isBits: Bool) {
    (self.left, self.isBits) = (left.overflow ? .max : left.0, isBits)
  }

  /// Consumes a byte; returns true after the last number.
  mutating func consume(_ byte: UInt8) -> Bool {
    if isInComment {
      isInComment = byte != 0x0A
      return false
    }
    isInComment = byte == UInt8(ascii: "#")
    let isDigit = byte.isASCIIDigit
    if isDigit, isBits || !isInNumber { left -= 1 }
    let isAfterNumber = isInNumber && !isDigit
    isInNumber = isDigit
    return left <= 0 && (isBits || isAfterNumber)
  }
}
