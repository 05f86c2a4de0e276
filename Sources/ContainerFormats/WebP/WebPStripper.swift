package import ByteSources

/// Removes metadata from WebP: Exif, XMP, profile, and unknown chunks.
package struct WebPStripper {
  package private(set) var bytes: [UInt8] = []
  package private(set) var pixelWidth = 0
  package private(set) var pixelHeight = 0

  private static let keptChunks: Set<FourCharacterCode> = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF"]
  private static let inFrame: Set<FourCharacterCode> = ["VP8 ", "VP8L", "ALPH"]
  /// The bits of the extended header for profile, Exif and XMP.
  private static let announcements: UInt8 = 0x20 | 0x08 | 0x04
  private static let frameHead: Int64 = 16
  private static let extendedHead: Int64 = 10

  /// Returns nil if the source is not a complete WebP picture.
  package init?(_ reader: ByteReader, upTo limit: Int) {
    do throws(ReadFailure) {
      guard reader.end >= 12, let form = IFFForm(reader.head), form.container == "RIFF", form.form == "WEBP",
        (12...reader.end).contains(form.end)
      else { return nil }
      bytes = Array("RIFF\0\0\0\0WEBP".utf8)
      var chunks = IFFChunks(in: 12..<form.end, isBigEndian: false, reader)
      while let chunk = try chunks.next() {
        guard Self.keptChunks.contains(chunk.type) else { continue }
        guard try append(chunk, reader, limit) else { return nil }
      }
      guard pixelWidth > 0, pixelHeight > 0, bytes.count <= limit else { return nil }
      write(bytes.count - 8, at: 4)
    } catch { return nil }
  }

  private mutating func append(_ chunk: IFFChunk, _ reader: ByteReader, _ limit: Int) throws(ReadFailure)
    -> Bool
  {
    let count = chunk.contents.upperBound - chunk.contents.lowerBound
    guard count == chunk.length, count <= Int64(limit - bytes.count) else { return false }
    guard chunk.type != "VP8X" || count >= Self.extendedHead else { return false }
    let start = bytes.count
    bytes += Self.name(chunk.type) + [0, 0, 0, 0]
    if chunk.type == "ANMF" {
      guard count >= Self.frameHead else { return false }
      let data = chunk.contents.lowerBound + Self.frameHead
      try append(chunk.contents.lowerBound..<data, reader)
      var parts = IFFChunks(in: data..<chunk.contents.upperBound, isBigEndian: false, reader)
      while let part = try parts.next() {
        guard Self.inFrame.contains(part.type) else { continue }
        guard try append(part, reader, limit) else { return false }
      }
    } else {
      try append(chunk.contents, reader)
    }
    let length = bytes.count - start - 8
    write(length, at: start + 4)
    if chunk.type == "VP8X" { bytes[start + 8] &= ~Self.announcements }
    if pixelWidth == 0 { readSize(Array(bytes[(start + 8)...].prefix(10)), of: chunk.type) }
    if length % 2 == 1 { bytes.append(0) }
    return true
  }

  /// Reads the size from the first chunk with one (WebP Container; RFC 6386 §9.1, RFC 9649 §3.4).
  private mutating func readSize(_ head: [UInt8], of type: FourCharacterCode) {
    guard head.count >= 10 || type == "VP8L" && head.count >= 5 else { return }
    func number(_ index: Int, _ count: Int) -> Int {
      (0..<count).reversed().reduce(0) { $0 << 8 | Int(head[index + $1]) }
    }
    switch type {
    case "VP8X": (pixelWidth, pixelHeight) = (number(4, 3) + 1, number(7, 3) + 1)
    case "VP8 " where head[3...5] == [0x9D, 0x01, 0x2A]:
      (pixelWidth, pixelHeight) = (number(6, 2) & 0x3FFF, number(8, 2) & 0x3FFF)
    case "VP8L" where head[0] == 0x2F:
      let bits = number(1, 4)
      (pixelWidth, pixelHeight) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    default: break
    }
  }

  private static func name(_ type: FourCharacterCode) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: type.rawValue >> UInt32($0)) }
  }

  private mutating func write(_ number: Int, at offset: Int) {
    for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
  }

  private mutating func append(_ range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let view = try reader.view(at: offset, count: Int(min(range.upperBound - offset, 16 << 10)))
      bytes.append(contentsOf: view.buffer)
      offset += Int64(view.count)
    }
  }
}
