internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Writes the boxes that make a file of one coded picture item: its properties as they are, its data unchanged behind.
///
/// An item of a HEIF file is no file without its decoder's configuration, its size and its turn. What is put before it
/// here says just that (ISO/IEC 23008-12): one item, which is the primary one.
struct WrappedItem {
  private static let longestProperties: Int64 = 64 << 10
  /// A property that a reader must know, or it may not show the picture: the coding, and what turns or cuts it.
  private static let essential: Set<FourCharacterCode> = ["hvcC", "av1C", "avcC", "irot", "imir", "clap"]

  private let brands: [FourCharacterCode]
  private let coding: FourCharacterCode
  private let properties: [(type: FourCharacterCode, bytes: [UInt8])]
  private let dataSize: Int64

  /// The head of a file of `item`, whose data are `dataSize` bytes; nil when its properties do not make one.
  static func head(
    for item: EmbeddedPreview.CodedItem, dataSize: Int64, over source: any ByteSource
  ) throws(ReadFailure) -> [UInt8]? {
    let total = item.properties.reduce(Int64(0)) { $0 &+ ($1.upperBound &- $1.lowerBound) }
    guard dataSize > 0, dataSize <= Int64(UInt32.max) - (2 * longestProperties), total <= longestProperties,
      item.properties.count < 0x80
    else { return nil }
    let reader = ByteReader()
    try reader.open(source)
    var properties: [(FourCharacterCode, [UInt8])] = []
    for range in item.properties {
      // A property is one whole box.
      var boxes = ISOBaseMedia.Boxes(reader, in: range)
      guard let box = try boxes.next(), box.range == range, !box.isCutShort else { return nil }
      properties.append((box.type, try reader.view(at: range.lowerBound, count: range.count).array))
    }
    guard let brands = brands(item.coding, properties), properties.contains(where: { $0.0 == "ispe" }) else {
      return nil
    }
    return WrappedItem(brands: brands, coding: item.coding, properties: properties, dataSize: dataSize).head
  }

  /// What readers must be able to decode; nil without the configuration that says so.
  private static func brands(
    _ coding: FourCharacterCode, _ properties: [(FourCharacterCode, [UInt8])]
  ) -> [FourCharacterCode]? {
    switch coding {
    case "hvc1":
      guard let configuration = properties.first(where: { $0.0 == "hvcC" })?.1, configuration.count > 10
      else {
        return nil
      }
      // Profiles 1 and 3, Main and Main Still Picture, are what `heic` promises.
      let profile = configuration[9] & 0x1F
      return [profile == 1 || profile == 3 ? "heic" : "heix", "mif1"]
    case "av01": return properties.contains { $0.0 == "av1C" } ? ["avif", "mif1"] : nil
    default: return nil
    }
  }

  // MARK: Boxes

  private var head: [UInt8] {
    let front = box(
      "ftyp", big(brands[0].rawValue, 4) + big(0, 4) + brands.reversed().flatMap { big($0.rawValue, 4) })
    // The place of the data is as wide as any, so that it changes nothing that stands before it.
    let size = front.count + meta(at: 0).count + 8
    return front + meta(at: UInt32(size)) + big(UInt32(dataSize) + 8, 4) + Array("mdat".utf8)
  }

  private func meta(at offset: UInt32) -> [UInt8] {
    let handler = box("hdlr", big(0, 8) + Array("pict".utf8) + big(0, 12) + [0])
    let primary = box("pitm", big(0, 4) + big(1, 2))
    let entry = box("infe", big(0x0200_0000, 4) + big(1, 2) + big(0, 2) + big(coding.rawValue, 4) + [0])
    let entries = box("iinf", big(0, 4) + big(1, 2) + entry)
    let associations = properties.enumerated().map { index, property in
      UInt8(index + 1) | (Self.essential.contains(property.type) ? 0x80 : 0)
    }
    let association = box(
      "ipma", big(0, 4) + big(1, 4) + big(1, 2) + [UInt8(properties.count)] + associations)
    let shape = box("iprp", box("ipco", properties.flatMap(\.bytes)) + association)
    // Four bytes each for offset and length, none for a base.
    let place = box(
      "iloc",
      big(0, 4) + [0x44, 0] + big(1, 2) + big(1, 2) + big(0, 2) + big(1, 2) + big(offset, 4)
        + big(UInt32(dataSize), 4))
    return box("meta", big(0, 4) + handler + primary + place + entries + shape)
  }

  private func box(_ type: FourCharacterCode, _ contents: [UInt8]) -> [UInt8] {
    big(UInt32(contents.count + 8), 4) + big(type.rawValue, 4) + contents
  }

  private func big(_ number: UInt32, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { $0 < 4 ? UInt8(truncatingIfNeeded: number >> UInt32(8 * $0)) : 0 }
  }
}

/// Some bytes, then another source.
struct PrefixedSource: ByteSource {
  let prefix: [UInt8]
  let rest: any ByteSource

  var byteCount: Int64? { rest.byteCount.map { $0 &+ Int64(prefix.count) } }

  func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
    guard offset < Int64(prefix.count) else {
      return try rest.read(at: offset - Int64(prefix.count), into: buffer)
    }
    let start = Int(offset)
    let count = min(prefix.count - start, buffer.count)
    prefix.withUnsafeBytes {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[start..<start + count]))
    }
    return count
  }
}
