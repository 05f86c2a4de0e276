internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  static let matroska = FileFormat(
    "matroska", types: [.matroskaVideo, .matroskaAudio, .matroska3D, .matroskaSubtitles, .webM, .webMAudio],
    signatures: [Signature("ebml", "1A 45 DF A3", .reads(.matroskaVideo, EBML.read), "an EBML header")],
    medium: .movie,
    metadata: .headers(MatroskaMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readMatroska() },
    ending: Ending(
      beginnings: [[0x1A, 0x45, 0xDF, 0xA3]], read: MatroskaEnd.read, forbids: FilledMovies.matroska,
      because: "the segment's size, or the elements' (RFC 8794, 6.2)"),
    marks: [
      (.matroskaVideo, "begins 1A 45 DF A3, an EBML header (RFC 9559, 4.5)"),
      (.webM, "the EBML header's DocType is webm (WebM container guidelines)"),
      (.webMAudio, "the EBML header's DocType is webm (WebM container guidelines)"),
    ],
    because: "EBML elements")
}
