internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  static let rawTIFF = FileFormat(
    "rawTIFF", types: [.tiff],
    verdicts: [.rawImage],
    signatures: [
      Signature("tiff-little", "'II' 2A 00", .reads(.tiff, TIFF.read), "little-endian TIFF"),
      Signature("tiff-big", "'MM' 00 2A", .reads(.tiff, TIFF.read), "big-endian TIFF"),
      Signature("bigtiff-little", "'II' 2B 00", .reads(.tiff, TIFF.read), "little-endian BigTIFF"),
      Signature("bigtiff-big", "'MM' 00 2B", .reads(.tiff, TIFF.read), "big-endian BigTIFF"),
    ],
    medium: .still,
    metadata: .headers { (reader, metadata) throws(ReadFailure) in
      try TIFFMetadata.read(reader, isRaw: true, into: &metadata)
    },
    details: { (details) throws(ReadFailure) in try details.readTIFF() },
    marks: [(.tiff, "begins II or MM and the number 42 or 43")],
    because: "directories under a raw type: renditions of one picture")

  static let tiff = FileFormat(
    "tiff", types: [.tiff, .jpegXR],
    signatures: [
      Signature(
        "jpeg-xr", "'II' BC 01", .decides(.jpegXR),
        "little-endian order and JPEG XR's number (ISO/IEC 29199-2)")
    ],
    medium: .still,
    metadata: .headers { (reader, metadata) throws(ReadFailure) in
      try TIFFMetadata.read(reader, isRaw: false, into: &metadata)
    },
    details: { (details) throws(ReadFailure) in try details.readTIFF() },
    pictures: { (reader, _, _, headers) throws(ReadFailure) in try TIFFPictures.read(reader, into: &headers)
    },
    ending: Ending(
      read: TIFFEnds.read, forbids: FilledPictures.tiff,
      because: "directories state where strips, tiles and values lie (TIFF 6.0, 2)"),
    removals: [Removal(of: [.dng, .tiff]) { try $0.strip(tiffFile: $1, $2) }],
    marks: [
      (.dng, "the first directory has DNGVersion (DNG 1.7, \"DNGVersion\": required)"),
      (.canonCR2, "CR and 2 stand behind the TIFF header, where the offset of the sensor data follows"),
    ],
    because: "directories: pages")
}
