import ContainerFormats

/// Encoders for PDF filters.
enum PackedPDF {
  static func filter(_ name: String, _ parameters: String = "<<>>") -> PDFFilter? {
    var lexer = PDFLexer(Array("/Filter\(name)/DecodeParms\(parameters)>>".utf8), at: 0)
    return PDFDictionary(&lexer).flatMap { try? PDFFilter.chain(of: $0).first }
  }

  static func encoded(_ bytes: [UInt8], _ filter: String) throws -> [UInt8] {
    switch filter {
    case "ASCIIHexDecode", "AHx":
      let digits = Array("0123456789ABCDEF".utf8)
      return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)], 0x20] } + [UInt8(ascii: ">")]
    case "ASCII85Decode", "A85": return ascii85(bytes)
    case "RunLengthDecode", "RL": return runLength(bytes)
    case "LZWDecode", "LZW": return lzw(bytes, early: 1)
    default: return try Uploads.zlib(bytes)
    }
  }

  private static func ascii85(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let group = Array(bytes[start..<min(start + 4, bytes.count)])
      var value = (group + [0, 0, 0]).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      var digits: [UInt8] = []
      for _ in 0..<5 {
        digits.insert(UInt8(value % 85) + UInt8(ascii: "!"), at: 0)
        value /= 85
      }
      text += group == [0, 0, 0, 0] ? [UInt8(ascii: "z")] : Array(digits[...group.count])
    }
    return text + Array("~>".utf8)
  }

  private static func runLength(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let run = bytes[index...].prefix(128).prefix { $0 == bytes[index] }.count
      packed += run > 1 ? [UInt8(257 - run), bytes[index]] : [0, bytes[index]]
      index += run
    }
    return packed + [128]
  }

  static func lzw(_ bytes: [UInt8], early: Int) -> [UInt8] {
    var (packed, bits, count) = ([] as [UInt8], 0, 0)
    var (table, next, width) = ([:] as [[UInt8]: Int], 258, 9)
    func put(_ code: Int) {
      bits = bits << width | code
      count += width
      while count >= 8 {
        count -= 8
        packed.append(UInt8(bits >> count & 0xFF))
      }
      bits &= 1 << count - 1
    }
    func code(_ word: [UInt8]) -> Int? { word.count == 1 ? Int(word[0]) : table[word] }
    put(256)
    var word: [UInt8] = []
    for byte in bytes {
      if code(word + [byte]) != nil {
        word.append(byte)
        continue
      }
      code(word).map(put)
      table[word + [byte]] = next
      // The decoder knows an entry one code later.
      if next + early >= 1 << width, width < 12 { width += 1 }
      next += 1
      word = [byte]
      if next >= 4094 {
        put(256)
        (table, next, width) = ([:], 258, 9)
      }
    }
    code(word).map(put)
    if next + early >= 1 << width, width < 12 { width += 1 }
    put(257)
    return packed + (count > 0 ? [UInt8(bits << (8 - count) & 0xFF)] : [])
  }

  static func tiffRows(_ bytes: [UInt8], _ row: Int, _ pixel: Int) -> [UInt8] {
    bytes.indices.map { $0 % row >= pixel ? bytes[$0] &- bytes[$0 - pixel] : bytes[$0] }
  }

  static func pngRows(_ bytes: [UInt8], _ row: Int, _ pixel: Int, _ tags: [Int]) -> [UInt8] {
    var packed: [UInt8] = []
    var above = [UInt8](repeating: 0, count: row)
    for (number, start) in stride(from: 0, to: bytes.count, by: row).enumerated() {
      let line = Array(
        (Array(bytes[start..<min(start + row, bytes.count)]) + [UInt8](repeating: 0x20, count: row)).prefix(
          row))
      let tag = tags[number % tags.count]
      packed.append(UInt8(tag))
      for index in 0..<row {
        let left = index >= pixel ? Int(line[index - pixel]) : 0
        let corner = index >= pixel ? Int(above[index - pixel]) : 0
        let up = Int(above[index])
        let guess = left + up - corner
        let nearest = [left, up, corner].min { abs(guess - $0) < abs(guess - $1) } ?? 0
        packed.append(line[index] &- UInt8([0, left, up, (left + up) / 2, nearest][tag]))
      }
      above = line
    }
    return packed
  }
}
