internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Writes the header of a HEIF file with one coded picture item (ISO/IEC 23008-12).
///
/// The header has the item's properties (decoder configuration, size, rotation) and makes it the primary item.
struct HEIFItemWrapper {
  private static let maxPropertiesSize: Int64 = 64 << 10
  /// The essential properties, without which a reader must not show the picture.
  private static let essential: Set<FourCharacterCode> = ["hvcC", "av1C", "avcC", "irot", "imir", "clap"]

  private let brands: [FourCharacterCode]
  private let coding: FourCharacterCode
  private let properties: [(type: FourCharacterCode, bytes: [UInt8])]
  private let dataSize: Int64

  /// Returns the header of a file of `item` with `dataSize` bytes of data; nil for unsuitable properties.
  static func head(
    for item: EmbeddedPreview.CodedItem, dataSize: Int64, over source: any ByteSource
  ) throws(ReadFailure) -> [UInt8]? {
    let total = item.properties.reduce(Int64(0)) { $0 &+ ($1.upperBound &- $1.lowerBound) }
    guard dataSize > 0, dataSize <= Int64(UInt32.max) - (2 * maxPropertiesSize), total <= maxPropertiesSize,
      item.properties.count < 0x80
    else { return nil }
    let reader = ByteReader()
    try reader.open(source)
    var properties: [(FourCharacterCode, [UInt8])] = []
    for range in item.properties {
      // A property is one complete box.
      var boxes = ISOBaseMedia.Boxes(reader, in: range)
      guard let box = try boxes.next(), box.range == range, !box.isCutShort else { return nil }
      properties.append((box.type, try reader.view(at: range.lowerBound, count: range.count).array))
    }
    guard let brands = brands(item.coding, properties), properties.contains(where: { $0.0 == "ispe" }) else {
      return nil
    }
    return HEIFItemWrapper(brands: brands, coding: item.coding, properties: properties, dataSize: dataSize)
      .head
  }

  /// Returns the brands for the coding; nil without a decoder configuration.
  private static func brands(
    _ coding: FourCharacterCode, _ properties: [(FourCharacterCode, [UInt8])]
  ) -> [FourCharacterCode]? {
    switch coding {
    case "hvc1":
      guard let configuration = properties.first(where: { $0.0 == "hvcC" })?.1, configuration.count > 10
      else {
        return nil
      }
      // `heic` requires profile 1 or 3, Main or Main Still Picture.
      let profile = configuration[9] & 0x1F
      return [profile == 1 || profile == 3 ? "heic" : "heix", "mif1"]
    case "av01": return properties.contains { $0.0 == "av1C" } ? ["avif", "mif1"] : nil
    default: return nil
    }
  }

  // MARK: Boxes

  private var head: [UInt8] {
    let front = box(
      "ftyp",
      bigEndian(brands[0].rawValue, 4) + bigEndian(0, 4)
        + brands.reversed().flatMap { bigEndian($0.rawValue, 4) })
    // The offset has a fixed width, so the size does not depend on it.
    let size = front.count + meta(at: 0).count + 8
    return front + meta(at: UInt32(size)) + bigEndian(UInt32(dataSize) + 8, 4) + Array("mdat".utf8)
  }

  private func meta(at offset: UInt32) -> [UInt8] {
    let handler = box("hdlr", bigEndian(0, 8) + Array("pict".utf8) + bigEndian(0, 12) + [0])
    let primary = box("pitm", bigEndian(0, 4) + bigEndian(1, 2))
    let entry = box(
      "infe",
      bigEndian(0x0200_0000, 4) + bigEndian(1, 2) + bigEndian(0, 2) + bigEndian(coding.rawValue, 4) + [0])
    let entries = box("iinf", bigEndian(0, 4) + bigEndian(1, 2) + entry)
    let associations = properties.enumerated().map { index, property in
      UInt8(index + 1) | (Self.essential.contains(property.type) ? 0x80 : 0)
    }
    let association = box(
      "ipma", bigEndian(0, 4) + bigEndian(1, 4) + bigEndian(1, 2) + [UInt8(properties.count)] + associations)
    let shape = box("iprp", box("ipco", properties.flatMap(\.bytes)) + association)
    // Four bytes each for offset and length, none for a base.
    let location = box(
      "iloc",
      bigEndian(0, 4) + [0x44, 0] + bigEndian(1, 2) + bigEndian(1, 2) + bigEndian(0, 2) + bigEndian(1, 2)
        + bigEndian(offset, 4)
        + bigEndian(UInt32(dataSize), 4))
    return box("meta", bigEndian(0, 4) + handler + primary + location + entries + shape)
  }

  private func box(_ type: FourCharacterCode, _ contents: [UInt8]) -> [UInt8] {
    bigEndian(UInt32(contents.count + 8), 4) + bigEndian(type.rawValue, 4) + contents
  }

  private func bigEndian(_ number: UInt32, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { $0 < 4 ? UInt8(truncatingIfNeeded: number >> UInt32(8 * $0)) : 0 }
  }
}
