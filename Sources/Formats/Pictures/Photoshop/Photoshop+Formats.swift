internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  static let photoshop = FileFormat(
    "photoshop", types: [.photoshop, .photoshopLarge],
    signatures: [
      Signature("psd", "'8BPS' 00 01", .decides(.photoshop), "the mark and version 1"),
      Signature("psb", "'8BPS' 00 02", .decides(.photoshopLarge), "the mark and version 2"),
    ],
    medium: .still,
    metadata: .headers(PhotoshopMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readPhotoshop() },
    pictures: { (reader, _, _, headers) throws(ReadFailure) in
      try PhotoshopPictures.read(reader, into: &headers)
    },
    ending: Ending(
      read: PhotoshopEnds.read, because: "sections state their lengths, rows of pixels theirs"),
    marks: [(.photoshop, "begins 8BPS")],
    because: "a header, then image resources")
}
