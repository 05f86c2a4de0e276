internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  static let png = FileFormat(
    "png", types: [.png, .jng, .mng],
    signatures: [
      Signature(
        "png", "89 'PNG' 0D 0A 1A 0A ???????? 'IHDR'", .decides(.png),
        "eight bytes of mark and the first chunk; APNG is PNG too"),
      Signature("png-cut", "89 'PNG' 0D 0A 1A 0A", .asks(.png), "the mark without a header chunk"),
      Signature("jng", "8B 'JNG' 0D 0A 1A 0A", .decides(.jng), "eight bytes of mark"),
      Signature("mng", "8A 'MNG' 0D 0A 1A 0A", .decides(.mng), "eight bytes of mark"),
    ],
    medium: .still,
    metadata: .headers(PNGMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readPNG() },
    pictures: { (reader, _, _, headers) throws(ReadFailure) in try PNGPictures.read(reader, into: &headers) },
    ending: Ending(
      read: PictureEnds.png, forbids: FilledPictures.png,
      because: "IEND is the last chunk, in MNG MEND (PNG, 11.2.5)"),
    removals: [Removal(of: [.png]) { removal, _, reader in try removal.strip(png: reader) }],
    marks: [(.png, "begins with its eight-byte signature (RFC 2083, 3.1)")],
    because: "chunks, in PNG and its relatives")
}
