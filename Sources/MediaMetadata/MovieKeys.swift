internal import ByteSources
internal import ContainerFormats
internal import FileIdentification

/// A movie's own metadata: QuickTime's keys, and the user data that came before them.
enum MovieKeys {
  static let contentIdentifier = "com.apple.quicktime.content.identifier"
  private static let longestValue: Int64 = 1024

  static func read(_ movie: ISOBaseMedia.Box, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    let values = try ISOBaseMedia.metadata(in: movie, reader)
    metadata.movieKeys.reserveCapacity(values.count)
    for value in values where metadata.movieKeys[value.key] == nil {
      metadata.movieKeys[value.key] = try value.text(reader)
    }
    try readUserData(movie, reader, into: &metadata)
    let keys = metadata.movieKeys
    func value(_ names: String...) -> String? {
      if keys.isEmpty { return nil }
      for name in names {
        if let text = keys[name]?.trimmed, !text.isEmpty { return text }
      }
      return nil
    }
    metadata.contentIdentifier =
      value(contentIdentifier).flatMap { AppleMakerNote.uuid($0) } ?? metadata.contentIdentifier
    metadata.cameraMake =
      value("com.apple.quicktime.make", "com.android.manufacturer", "©mak") ?? metadata.cameraMake
    metadata.cameraModel =
      value("com.apple.quicktime.model", "com.android.model", "©mod") ?? metadata.cameraModel
    let date = value("com.apple.quicktime.creationdate", "©day")
    metadata.captured = date.flatMap { CaptureDate(text: $0) } ?? metadata.captured
  }

  private static let names: [(type: UInt32, name: String)] = [
    (0xA96D_616B, "©mak"), (0xA96D_6F64, "©mod"), (0xA964_6179, "©day"), (0xA978_797A, "©xyz"),
  ]

  /// QuickTime's user data texts: `©mak` and others, each with length, language, text.
  private static func readUserData(
    _ movie: ISOBaseMedia.Box, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    guard let user = try movie.first("udta", reader: reader) else { return }
    var boxes = user.boxes(reader)
    for _ in 0..<256 {
      guard let box = try boxes.next() else { return }
      guard let row = names.first(where: { $0.type == box.type.rawValue }), box.count > 4 else { continue }
      let length = min(Int64(try box.number(UInt16.self, 0, reader)), box.count - 4, longestValue)
      metadata.movieKeys[row.name] = try reader.available(
        at: box.contents.lowerBound + 4, upTo: Int(max(0, length))
      ).text
    }
  }
}
