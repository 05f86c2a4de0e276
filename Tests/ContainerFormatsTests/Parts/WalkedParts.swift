import ByteSources
import ContainerFormats

/// A part of a file, as the format walk reports it.
struct WalkedPart: Hashable, CustomStringConvertible {
  var name: String
  /// Header, contents and padding.
  var range: Range<Int64>
  var isCutShort = false
  var inside: [WalkedPart] = []

  var description: String {
    "\(name) \(range.lowerBound)+\(range.upperBound - range.lowerBound)"
      + (inside.isEmpty ? "" : "{\(inside.map(\.description).joined(separator: "; "))}")
  }
}

/// A format of `Parts/parts.tsv`, and its walk.
enum Grammar: String, CaseIterable {
  case jpeg, png, gif, riff, iff, boxes, ebml

  /// Returns the parts of a file; those before an error if there is one.
  func parts(of bytes: [UInt8]) throws -> [WalkedPart] {
    let reader = ByteReader()
    try reader.open(MemorySource(bytes))
    var parts: [WalkedPart] = []
    do throws(ReadFailure) {
      switch self {
      case .jpeg: try jpeg(reader, &parts)
      case .png: try png(reader, &parts)
      case .gif: try gif(reader, &parts)
      case .riff, .iff:
        var form = IFFChunks(in: 0..<reader.end, isBigEndian: self == .iff, reader)
        try chunks(&form, end: reader.end, reader, &parts)
      case .boxes: try boxes(in: 0..<reader.end, isTopLevel: true, reader, &parts)
      case .ebml: try elements(in: 0..<reader.end, reader, &parts)
      }
    } catch { if case .source = error { throw error } }
    return parts
  }

  private func jpeg(_ reader: ByteReader, _ parts: inout [WalkedPart]) throws(ReadFailure) {
    parts = [WalkedPart(name: "SOI", range: 0..<2)]
    var segments = JPEGSegments(reader, in: 0..<reader.end, upTo: .max)
    var start = segments.offset
    var isStrayed = false
    while let segment = try segments.next() {
      if segment.isStray {
        isStrayed = true
        continue
      }
      if isStrayed {
        // Its end is a following marker: two bytes, and two of a length in most segments.
        let next = segment.contents.lowerBound - (segment.marker == 0xD9 ? 2 : 4)
        parts.append(WalkedPart(name: "stray", range: start..<next))
        (start, isStrayed) = (next, false)
      }
      let marker = String(segment.marker, radix: 16, uppercase: true)
      parts.append(WalkedPart(name: marker, range: start..<segments.offset, isCutShort: segment.isCutShort))
      start = segments.offset
      if segment.marker == 0xD9 { break }
      guard segment.marker == 0xDA else { continue }
      guard let data = try segments.passScan() else { return }
      parts.append(WalkedPart(name: "data", range: data))
      start = segments.offset
    }
    if start < reader.end { parts.append(WalkedPart(name: "rest", range: start..<reader.end)) }
  }

  private func png(_ reader: ByteReader, _ parts: inout [WalkedPart]) throws(ReadFailure) {
    parts = [WalkedPart(name: "signature", range: 0..<8)]
    var chunks = PNGChunks(reader, upTo: .max)
    while let chunk = try chunks.next() {
      parts.append(
        WalkedPart(name: chunk.type.description, range: chunk.range, isCutShort: chunk.isCutShort))
      if chunk.type == "IEND" || chunk.isCutShort { return }
    }
  }

  private func gif(_ reader: ByteReader, _ parts: inout [WalkedPart]) throws(ReadFailure) {
    var blocks = try GIFBlocks(reader)
    let screen = 0..<min(blocks.offset, reader.end)
    parts = [WalkedPart(name: "screen", range: screen, isCutShort: screen.upperBound < blocks.offset)]
    while let block = try blocks.next() {
      let label = try reader.bigEndian(UInt8.self, at: blocks.start + (block == .picture ? 0 : 1))
      parts.append(
        WalkedPart(name: String(label, radix: 16, uppercase: true), range: blocks.start..<blocks.offset))
    }
    parts.append(WalkedPart(name: "trailer", range: blocks.offset..<blocks.offset + 1))
  }

  private func chunks(
    _ chunks: inout IFFChunks, end: Int64, _ reader: ByteReader, _ parts: inout [WalkedPart]
  ) throws(ReadFailure) {
    while let chunk = try chunks.next() {
      let start = chunk.contents.lowerBound - (chunk.kind == nil ? 8 : 12)
      let stop = start + 8 + chunk.length
      var part = WalkedPart(
        name: chunk.type.description + (chunk.kind.map { " \($0)" } ?? ""),
        range: start..<min(end, stop + chunk.length % 2), isCutShort: stop > end)
      defer { parts.append(part) }
      guard chunk.kind != nil else { continue }
      var inside = chunk.children(reader)
      try self.chunks(&inside, end: chunk.contents.upperBound, reader, &part.inside)
    }
  }

  private static let containers: Set<FourCharacterCode> = [
    "moov", "trak", "mdia", "minf", "stbl", "moof", "traf", "iprp", "ipco", "dinf", "edts",
  ]

  private func boxes(
    in range: Range<Int64>, isTopLevel: Bool, _ reader: ByteReader, _ parts: inout [WalkedPart]
  ) throws(ReadFailure) {
    var boxes = ISOBaseMedia.Boxes(reader, in: range, isTopLevel: isTopLevel)
    while let box = try boxes.next() {
      var part = WalkedPart(
        name: box.type.description, range: box.range, isCutShort: box.isCutShort)
      defer { parts.append(part) }
      var start = box.contents.lowerBound
      if box.type == "meta" {
        // QuickTime's has no version and flags.
        let isPlain = try reader.available(at: start + 4, upTo: 4).matches("hdlr")
        start += isPlain ? 0 : 4
      } else if !Self.containers.contains(box.type) {
        continue
      }
      guard start <= box.contents.upperBound else { continue }
      try self.boxes(in: start..<box.contents.upperBound, isTopLevel: false, reader, &part.inside)
    }
  }

  private func elements(
    in range: Range<Int64>, _ reader: ByteReader, _ parts: inout [WalkedPart]
  ) throws(ReadFailure) {
    var elements = EBMLElements(in: range, reader)
    var start = range.lowerBound
    while let element = try elements.next() {
      let end = element.contents.upperBound
      var part = WalkedPart(
        name: String(element.identifier, radix: 16, uppercase: true), range: start..<end,
        isCutShort: element.isCutShort)
      defer { parts.append(part) }
      start = end
      guard element.identifier == 0x1853_8067 else { continue }
      try self.elements(in: element.contents, reader, &part.inside)
    }
  }
}
