internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  static let jpeg = FileFormat(
    "jpeg", types: [.jpeg, .jpegLS, .mpo],
    signatures: [
      Signature("jpeg", "FF D8 FF", .reads(.jpeg, JPEGFile.read), "start of image and the next marker")
    ],
    medium: .still,
    metadata: .continuing(JPEGMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readJPEG(0..<details.reader.end) },
    pictures: { (reader, _, metadata, headers) throws(ReadFailure) in
      try JPEGPictures.read(reader, metadata, into: &headers)
    },
    ending: Ending(
      read: PictureEnds.jpeg, forbids: FilledJPEG.read,
      because: "an end-of-image marker ends each picture (ITU-T T.81, B.2.1)"),
    removals: [Removal(of: [.jpeg]) { try $0.strip(jpegFile: $1, $2) }],
    marks: [(.jpeg, "begins FF D8 FF (ITU-T T.81, B.1.1.3)")],
    because: "segments between start and end of image")
}
