internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads a JPEG's first segment and frame components (ITU-T T.81 §B.2.2), and what its depth maps measure.
enum JPEGPictureHeaders {
  private static let maxSegments = 256

  static func read(
    _ reader: ByteReader, _ metadata: MediaMetadata, into headers: inout PictureHeaders
  ) throws(ReadFailure) {
    var segments = JPEGSegments(reader, in: 0..<reader.end, upTo: maxSegments)
    while let segment = try segments.next(), !segment.endsHeader {
      if segment.marker == 0xE0, headers.jfif == nil { headers.jfif = try header(segment, reader) }
      guard segment.isFrame else { continue }
      headers.jfif?.isProgressive = segment.marker == 0xC2
      headers.colorModel = colorModel(
        components: try reader.bigEndian(UInt8.self, at: segment.contents.lowerBound + 5))
      headers.hasAlpha = false
      break
    }
    guard metadata.xmp?.hasDepth == true else { return }
    for preview in metadata.previews where preview.kind == .companion && headers.depthMapKind == nil {
      guard let range = preview.extents.first else { continue }
      headers.depthMapKind = try distances(in: range, reader)
    }
  }

  private static func header(
    _ segment: JPEGSegment, _ reader: ByteReader
  ) throws(ReadFailure) -> JFIFHeader? {
    let start = segment.contents.lowerBound
    guard segment.contents.upperBound - start >= 12,
      try reader.available(at: start, upTo: 5).matches("JFIF\0")
    else { return nil }
    var header = JFIFHeader()
    header.version = try reader.bigEndian(UInt16.self, at: start + 5)
    header.unit = Int(try reader.bigEndian(UInt8.self, at: start + 7))
    header.density = PixelDensity(
      across: Int(try reader.bigEndian(UInt16.self, at: start + 8)),
      down: Int(try reader.bigEndian(UInt16.self, at: start + 10)))
    return header
  }

  /// Adobe's four components are always ink, whatever the transform.
  private static func colorModel(components: UInt8) -> PictureHeaders.ColorModel? {
    switch components {
    case 1: .gray
    case 3: .rgb
    case 4: .cmyk
    default: nil
    }
  }

  /// Reads what a depth map measures from its XMP packet.
  private static func distances(
    in range: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> PictureHeaders.DepthMapKind? {
    do throws(ReadFailure) {
      var segments = JPEGSegments(reader, in: range, upTo: maxSegments)
      while let segment = try segments.next(), !segment.endsHeader {
        guard segment.marker == 0xE1, let packet = try XMPCollector.packet(in: segment.contents, reader),
          let result = try PictureHeaders.DepthMapKind(packet: packet, reader)
        else { continue }
        return result
      }
    } catch {
      // Damage of a further picture is not the file's.
      if case .source = error { throw error }
    }
    return nil
  }
}

extension PictureHeaders.DepthMapKind {
  /// Reads `apdi:AuxiliaryImageType` in the XMP packet of a depth map; nil if absent.
  init?(packet: [UInt8], _ reader: ByteReader) throws(ReadFailure) {
    try XMPCollector.charge(packet, to: reader)
    var properties = XMPProperties(packet, reader.clock)
    while let step = properties.next() {
      guard case .value(let property) = step, property.name.namespace == .applePixels,
        properties.spells(property.name, "AuxiliaryImageType")
      else { continue }
      let type = properties.text(property.value).lowercased()
      if type.containsText("disparity") {
        self = .disparity
        return
      }
      if type.containsText("depth") {
        self = .depth
        return
      }
    }
    return nil
  }
}
