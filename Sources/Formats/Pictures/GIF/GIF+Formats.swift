internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  static let gif = FileFormat(
    "gif", types: [.gif],
    signatures: [
      Signature("gif89a", "'GIF89a'", .reads(.gif, Pictures.readGIF), "six bytes, and a block to follow"),
      Signature("gif87a", "'GIF87a'", .reads(.gif, Pictures.readGIF), "six bytes, and a block to follow"),
    ],
    medium: .still,
    metadata: .headers(GIFMetadata.read),
    pictures: { (reader, _, _, headers) throws(ReadFailure) in try GIFPictures.read(reader, into: &headers) },
    ending: Ending(
      read: PictureEnds.gif, forbids: FilledPictures.gif,
      because: "a trailer follows the last block (GIF89a, 27)"),
    removals: [Removal(of: [.gif]) { removal, _, reader in try removal.strip(gif: reader) }],
    marks: [(.gif, "begins GIF87a or GIF89a")],
    because: "blocks behind a screen descriptor")
}
