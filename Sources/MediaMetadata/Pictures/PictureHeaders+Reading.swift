internal import ByteSources
internal import ContainerFormats
internal import FileIdentification

extension PictureHeaders {
  /// Reads the headers of the pictures in a file whose metadata were read.
  ///
  /// Damage ends the reading, and what stood before it stays: the only errors are the source's.
  static func read(
    _ reader: ByteReader, _ facts: (any ContentFacts)?, beside metadata: MediaMetadata,
    _ profile: String?
  ) throws(ReadFailure) -> PictureHeaders {
    var headers = PictureHeaders()
    headers.profile = profile
    guard let row = PictureFormat.all.first(where: { $0.format == metadata.format }) else { return headers }
    do throws(ReadFailure) { try row.read(reader, facts, metadata, &headers) } catch {
      if case .source = error { throw error }
    }
    return headers
  }

  /// The most pictures that are gathered: files may claim any number.
  static let mostPictures = 4096
}

/// A reader of the headers of pictures, for files whose metadata were read by one row.
private struct PictureFormat: Sendable {
  typealias Reading =
    @Sendable (
      ByteReader, (any ContentFacts)?, MediaMetadata, inout PictureHeaders
    ) throws(ReadFailure) -> Void

  /// The name of the row, as in ``MetadataFormat``.
  var format: String
  var read: Reading
  var because: StaticString

  init(_ format: String, because: StaticString, read: @escaping Reading) {
    (self.format, self.read, self.because) = (format, read, because)
  }

  static let all: [PictureFormat] = [
    PictureFormat("jpeg", because: "the components of its frame, and what its further pictures say") {
      (reader, _, metadata, headers) throws(ReadFailure) in
      try JPEGPictures.read(reader, metadata, into: &headers)
    },
    PictureFormat("png", because: "chunks, and the frames between them") {
      (reader, _, _, headers) throws(ReadFailure) in try PNGPictures.read(reader, into: &headers)
    },
    PictureFormat("gif", because: "blocks") { (reader, _, _, headers) throws(ReadFailure) in
      try GIFPictures.read(reader, into: &headers)
    },
    PictureFormat("riff", because: "WebP's chunks") { (reader, _, metadata, headers) throws(ReadFailure) in
      if metadata.medium == .still { try WebPPictures.read(reader, into: &headers) }
    },
    PictureFormat("tiff", because: "its first directory") { (reader, _, _, headers) throws(ReadFailure) in
      try TIFFPictures.read(reader, into: &headers)
    },
    PictureFormat("isoMedia", because: "items and tracks") {
      (reader, facts, metadata, headers) throws(ReadFailure) in
      try HEIFPictures.read(reader, facts as? ISOBaseMedia.Facts, metadata, into: &headers)
    },
    PictureFormat("jpeg2000", because: "the boxes of its header") {
      (reader, _, _, headers) throws(ReadFailure) in try JPEG2000Pictures.read(reader, into: &headers)
    },
    PictureFormat("photoshop", because: "the mode in its header") {
      (reader, _, _, headers) throws(ReadFailure) in try PhotoshopPictures.read(reader, into: &headers)
    },
  ]
}
