internal import UniformTypes

extension FileFormat {
  static let iso9660 = FileFormat(
    "iso9660", types: [.isoImage],
    ending: Ending(
      read: DiscEnds.iso, because: "the volume descriptor counts the blocks (ECMA-119, 8.4.8)"))

  static let udif = FileFormat(
    "udif", types: [.diskImageUDIF],
    ending: Ending(
      read: DiscEnds.appleImage, because: "the trailer states where data stand before it"))
}
