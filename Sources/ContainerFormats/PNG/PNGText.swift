internal import ASCIIBytes
package import ByteSources

/// A text chunk of PNG: a keyword, and plain, compressed or international text (PNG specification, third
/// edition, §11.3.3).
package struct PNGText {
  private static let maxLength = 512 << 10
  private static let maxKeywordLength = 79
  private static let maxLanguageLength = 512

  package let keyword: String
  private let type: FourCharacterCode
  private let body: Range<Int64>
  private let reader: ByteReader

  /// Reads the keyword of a chunk; nil for other chunk types.
  package init?(
    _ contents: Range<Int64>, _ type: FourCharacterCode, _ reader: ByteReader
  ) throws(ReadFailure) {
    guard ["tEXt", "zTXt", "iTXt"].contains(type) else { return nil }
    let start = try reader.available(in: contents, upTo: Self.maxKeywordLength + 1)
    let length = start.firstIndex(of: 0) ?? start.count
    keyword = start.slice(0..<length).text
    body = min(contents.lowerBound + Int64(length) + 1, contents.upperBound)..<contents.upperBound
    (self.type, self.reader) = (type, reader)
  }

  /// True if the text is in UTF-8.
  package var isUnicode: Bool { type == "iTXt" }

  /// Returns the range of the text; nil if it is compressed.
  package func stored() throws(ReadFailure) -> Range<Int64>? {
    guard type == "iTXt" else { return type == "tEXt" ? body : nil }
    let view = try reader.available(in: body, upTo: Self.maxLanguageLength)
    guard view[0] == 0, let language = view.firstIndex(of: 0, from: 2),
      let translated = view.firstIndex(of: 0, from: language + 1)
    else { return nil }
    return body.lowerBound + Int64(translated) + 1..<body.upperBound
  }

  /// Returns the text, decompressed if needed; nil on failure or if it is too long.
  package func bytes() throws(ReadFailure) -> [UInt8]? {
    let view = try reader.available(in: body, upTo: Self.maxLength)
    guard view.count == body.upperBound - body.lowerBound else { return nil }
    switch type {
    case "tEXt": return view.array
    // The first byte is the compression method; only 0 is defined.
    case "zTXt": return view[0] == 0 ? try unpacked(view.slice(from: 1)) : nil
    default:
      guard let isPacked = view[0], view[1] == 0, let language = view.firstIndex(of: 0, from: 2),
        let translated = view.firstIndex(of: 0, from: language + 1)
      else { return nil }
      let rest = view.slice(from: translated + 1)
      return isPacked == 0 ? rest.array : try unpacked(rest)
    }
  }

  private func unpacked(_ view: ByteView) throws(ReadFailure) -> [UInt8]? {
    guard let output = try reader.inflated(view, as: .zlib, upTo: Self.maxLength), output.extent == .whole
    else { return nil }
    return output.bytes
  }

  /// Decodes a profile written by ImageMagick: name and length in separate lines, then hexadecimal digits.
  package static func profile(_ text: [UInt8]) -> [UInt8]? {
    let lines = text.split(separator: 0x0A, maxSplits: 2)
    guard lines.count == 3, let count = Int(String(decoding: lines[1], as: UTF8.self).trimmed),
      count > 0, count <= maxLength
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var high: UInt8?
    for character in lines[2] {
      guard let digit = character.hexDigitValue else { continue }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
      if bytes.count == count { return bytes }
    }
    return nil
  }
}
