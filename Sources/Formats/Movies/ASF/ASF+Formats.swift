internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  static let windowsMedia = FileFormat(
    "windowsMedia", types: [.asf, .wmv, .wma],
    signatures: [
      Signature(
        "asf", "30 26 B2 75 8E 66 CF 11 A6 D9 00 AA 00 62 CE 6C", .reads(.asf, ASF.read),
        "the header object's identifier")
    ],
    medium: .movie,
    metadata: .headers(ASFMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readASF() },
    ending: Ending(
      read: ASFEnd.read, because: "objects state their sizes (Advanced Systems Format, 2.1)"),
    because: "objects behind the header object")
}
