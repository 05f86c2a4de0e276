internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

// Format definitions for ISO base media files: MP4, QuickTime, HEIF and others.
extension FileFormat {
  static let isoMedia = FileFormat(
    "isoMedia",
    types: [
      .isoBaseMedia, .heifStandard, .quickTimeMovie, .mpeg4Movie, .mpeg4Audio, .appleProtectedMPEG4Audio,
      .threeGPP, .threeGPP2, .canonCR3, .audibleAAX, .livePhoto, .immersiveVideo,
    ],
    signatures: [
      Signature(
        "heif-or-movie", "???????? 'ftyp'", .reads(.isoBaseMedia, ISOBaseMedia.read),
        "a file type box comes first"),
      Signature(
        "media-segment", "???????? 'styp'", .reads(.isoBaseMedia, ISOBaseMedia.read),
        "a segment type box comes first"),
      Signature(
        "quicktime-moov", "???????? 'moov'", .reads(.quickTimeMovie, ISOBaseMedia.read),
        "QuickTime before brands"),
      Signature(
        "quicktime-mdat", "???????? 'mdat'", .reads(.quickTimeMovie, ISOBaseMedia.read),
        "QuickTime before brands"),
      Signature(
        "quicktime-wide", "00 00 00 08 'wide'", .reads(.quickTimeMovie, ISOBaseMedia.read),
        "QuickTime before brands"),
      Signature(
        "quicktime-free", "???????? 'free'", .reads(.quickTimeMovie, ISOBaseMedia.read),
        "QuickTime before brands"),
      Signature(
        "quicktime-skip", "???????? 'skip'", .reads(.quickTimeMovie, ISOBaseMedia.read),
        "QuickTime before brands"),
      Signature(
        "quicktime-preview", "00 00 00 14 'pnot'", .reads(.quickTimeMovie, ISOBaseMedia.read),
        "QuickTime before brands"),
    ],
    metadata: .continuing { (reader, identified, metadata) throws(ReadFailure) in
      try ISOMediaMetadata.read(reader, identified.facts as? ISOBaseMedia.Facts, into: &metadata)
    },
    details: { (details) throws(ReadFailure) in try details.readBoxes() },
    pictures: { (reader, facts, metadata, headers) throws(ReadFailure) in
      try HEIFPictures.read(reader, facts as? ISOBaseMedia.Facts, metadata, into: &headers)
    },
    completeness: CompletenessCheck(
      read: BoxCompleteness.media, runCheck: MovieRunChecks.boxes,
      because: "boxes state their lengths, items and samples their places (ISO/IEC 14496-12, 4.2 and 8)"),
    removals: [
      Removal(of: [.heifStandard, .avif, .avifSequence]) { try $0.strip(boxFile: $1, $2) },
      Removal(of: [.quickTimeMovie, .mpeg4Movie, .mpeg4Audio, .threeGPP, .threeGPP2]) { removal, _, reader in
        try removal.strip(boxes: 0..<reader.end, reader)
      },
    ],
    mandatoryMarks: [
      (.heic, "an ISO base media file with a meta box"),
      (.heif, "an ISO base media file with a meta box"),
      (.avif, "an ISO base media file with a meta box"),
      (.mpeg4Movie, "an ISO base media file: begins with a box"),
      (.quickTimeMovie, "a file of atoms: begins with one"),
    ],
    because: "boxes; QuickTime's old files begin with any")
}
