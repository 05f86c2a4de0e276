package import ByteSources

/// A text chunk of a PNG: a keyword, and plain, compressed or international text (PNG specification, third edition, §11.3.3).
package struct PNGText {
  private static let longest = 512 << 10
  private static let longestKeyword = 79
  private static let longestLanguage = 512

  package let keyword: String
  private let type: FourCharacterCode
  private let body: Range<Int64>
  private let reader: ByteReader

  /// Reads the keyword of a chunk of type `type` with `contents`; nil for chunks of other types.
  package init?(
    _ contents: Range<Int64>, _ type: FourCharacterCode, _ reader: ByteReader
  ) throws(ReadFailure) {
    guard ["tEXt", "zTXt", "iTXt"].contains(type) else { return nil }
    let start = try reader.available(in: contents, upTo: Self.longestKeyword + 1)
    let length = start.firstIndex(of: 0) ?? start.count
    keyword = start.slice(0..<length).text
    body = min(contents.lowerBound + Int64(length) + 1, contents.upperBound)..<contents.upperBound
    (self.type, self.reader) = (type, reader)
  }

  /// Whether the text is in UTF-8 by its chunk's type.
  package var isUnicode: Bool { type == "iTXt" }

  /// Where the text stands; nil where it is packed.
  package func stored() throws(ReadFailure) -> Range<Int64>? {
    guard type == "iTXt" else { return type == "tEXt" ? body : nil }
    let view = try reader.available(in: body, upTo: Self.longestLanguage)
    guard view[0] == 0, let language = view.firstIndex(of: 0, from: 2),
      let translated = view.firstIndex(of: 0, from: language + 1)
    else { return nil }
    return body.lowerBound + Int64(translated) + 1..<body.upperBound
  }

  /// The text, unpacked where it is packed; nil where that fails, and for longer ones than are read.
  package func bytes() throws(ReadFailure) -> [UInt8]? {
    let view = try reader.available(in: body, upTo: Self.longest)
    guard view.count == body.upperBound - body.lowerBound else { return nil }
    switch type {
    case "tEXt": return view.array
    // A byte says how it is packed, of which there is one way.
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
    guard let output = try reader.inflated(view, as: .zlib, upTo: Self.longest), output.extent == .whole
    else { return nil }
    return output.bytes
  }

  /// The bytes of a profile as ImageMagick writes it: a name and a length in lines of their own, then hexadecimal digits.
  package static func profile(_ text: [UInt8]) -> [UInt8]? {
    let lines = text.split(separator: 0x0A, maxSplits: 2)
    guard lines.count == 3, let count = Int(String(decoding: lines[1], as: UTF8.self).trimmed),
      count > 0, count <= longest
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var high: UInt8?
    for character in lines[2] {
      let digit: UInt8
      switch character {
      case 0x30...0x39: digit = character - 0x30
      case 0x41...0x46: digit = character - 0x37
      case 0x61...0x66: digit = character - 0x57
      default: continue
      }
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
