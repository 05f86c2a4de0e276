internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  static let jpeg2000 = FileFormat(
    "jpeg2000", types: [.jpeg2000],
    signatures: [
      Signature(
        "jpeg-2000-boxes", "00 00 00 0C 'jP  ' 0D 0A 87 0A", .reads(.jpeg2000, JPEG2000.read),
        "JPEG 2000's signature box")
    ],
    medium: .still,
    metadata: .headers(JPEG2000Metadata.read),
    details: { (details) throws(ReadFailure) in try details.readPictureBoxes() },
    pictures: { (reader, _, _, headers) throws(ReadFailure) in
      try JPEG2000Pictures.read(reader, into: &headers)
    },
    ending: Ending(
      read: BoxEnds.jpeg2000,
      because: "boxes and tile-parts state their lengths (ISO/IEC 15444-1, A.4.2 and I.4)"),
    because: "boxes, or a codestream")

  static let motionJPEG2000 = FileFormat(
    "motionJPEG2000", types: [.motionJPEG2000],
    medium: .still,
    metadata: .headers(JPEG2000Metadata.read),
    details: { (details) throws(ReadFailure) in try details.readPictureBoxes() },
    pictures: { (reader, _, _, headers) throws(ReadFailure) in
      try JPEG2000Pictures.read(reader, into: &headers)
    },
    because: "boxes of a movie, each of whose pictures is a codestream")
}
