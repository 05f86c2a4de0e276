internal import ByteSources
internal import ContainerFormats

extension DetailsReader {
  private static let mostResources = 256
  private static let mostEntries = 2048

  /// Reads Photoshop's resources: the captions among them (IPTC IIM).
  mutating func readResources(_ range: Range<Int64>) throws(ReadFailure) {
    var offset = range.lowerBound
    for _ in 0..<Self.mostResources {
      try reader.step()
      guard range.upperBound - offset >= 12,
        try reader.available(at: offset, upTo: 4).matches("8BIM")
      else { return }
      let number = try reader.bigEndian(UInt16.self, at: offset + 4)
      let name = Int64(try reader.bigEndian(UInt8.self, at: offset + 6))
      let head = offset + 6 + (name + 2) / 2 * 2
      guard range.upperBound - head >= 4 else { return }
      let count = Int64(try reader.bigEndian(UInt32.self, at: head))
      let contents = head + 4..<head + 4 + count
      guard contents.upperBound <= range.upperBound else { return }
      if number == 0x0404 { try readCaptions(contents) }
      offset = contents.upperBound + count % 2
    }
  }

  /// Reads captions: title, description and keywords of record 2 (IPTC IIM 4.2).
  mutating func readCaptions(_ range: Range<Int64>) throws(ReadFailure) {
    guard wanted.contains(.caption) else { return }
    var offset = range.lowerBound
    var isUnicode = false
    for _ in 0..<Self.mostEntries {
      try reader.step()
      guard range.upperBound - offset >= 5, try reader.bigEndian(UInt8.self, at: offset) == 0x1C else {
        return
      }
      let record = try reader.bigEndian(UInt8.self, at: offset + 1)
      let number = try reader.bigEndian(UInt8.self, at: offset + 2)
      let count = Int64(try reader.bigEndian(UInt16.self, at: offset + 3))
      guard count < 0x8000, range.upperBound - offset - 5 >= count else { return }
      let value = try reader.available(at: offset + 5, upTo: Int(count)).array
      // The escape sequence that stands for UTF-8.
      if record == 1, number == 90 { isUnicode = value.starts(with: [0x1B, 0x25, 0x47]) }
      if record == 2, let text = Self.text(value, isUnicode: isUnicode) {
        switch number {
        case 5: caption.title = caption.title ?? text
        case 120: caption.description = caption.description ?? text
        case 25: if caption.keywords.count < Self.mostKeywords { caption.keywords.append(text) }
        default: break
        }
      }
      offset += 5 + count
    }
  }

  /// Text in UTF-8, or in Latin 1 where it is none.
  static func text(_ bytes: [UInt8], isUnicode: Bool = false) -> String? {
    let bytes = bytes.prefix { $0 != 0 }
    let text =
      (isUnicode ? String(decoding: bytes, as: UTF8.self) : nil) ?? String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    let trimmed = text.trimmed
    return trimmed.isEmpty ? nil : trimmed
  }
}
