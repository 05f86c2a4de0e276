internal import ByteSources
internal import MediaMetadata

extension PictureHeaders {
  /// Reads the headers of the pictures in a file whose metadata were read.
  ///
  /// Damage ends the reading, and what stood before it stays: the only errors are the source's.
  static func read(
    _ reader: ByteReader, by reading: FileFormat.PicturesReading?, _ facts: (any ContentFacts)?,
    beside metadata: MediaMetadata,
    _ profile: String?
  ) throws(ReadFailure) -> PictureHeaders {
    var headers = PictureHeaders()
    headers.profile = profile
    guard let reading else { return headers }
    do throws(ReadFailure) { try reading(reader, facts, metadata, &headers) } catch {
      if case .source = error { throw error }
    }
    return headers
  }

  /// The most pictures that are gathered: files may claim any number.
  static let mostPictures = 4096
}
