internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads a movie's metadata: QuickTime's keys, and the older user data.
enum MovieKeys {
  static let contentIdentifier = "com.apple.quicktime.content.identifier"
  private static let maxValueLength: Int64 = 1024

  /// Reads the keys; `values` are those of ``ISOBaseMedia/metadata(in:_:)``, `user` is the movie's user data.
  static func read(
    _ user: ISOBaseMedia.Box?, _ values: [ISOBaseMedia.MetadataValue], _ reader: ByteReader,
    into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    metadata.movieTexts.reserveCapacity(values.count)
    for position in values.indices where metadata.movieTexts[values[position].key] == nil {
      metadata.movieTexts[values[position].key] = try values[position].text(reader)
    }
    if let user { try readUserData(user, reader, into: &metadata) }
    if !metadata.movieTexts.isEmpty {
      if let text = metadata.movieTexts.first(of: identifiers), let identifier = AppleMakerNote.uuid(text) {
        metadata.contentIdentifier = identifier
      }
      if let make = metadata.movieTexts.first(of: makes) { metadata.cameraMake = make }
      if let model = metadata.movieTexts.first(of: models) { metadata.cameraModel = model }
    }
    if let user { try readList(user, reader, into: &metadata) }
    readCamera(&metadata)
    for name in dates {
      if let text = metadata.movieTexts[name], let date = CaptureDate(text: text.trimmed) {
        metadata.captured = date
        break
      }
    }
  }

  private static let identifiers = [contentIdentifier]
  private static let makes = ["com.apple.quicktime.make", "com.android.manufacturer", "©mak"]
  private static let models = ["com.apple.quicktime.model", "com.android.model", "©mod"]

  /// The names of dates of recording, the most certain first.
  private static let dates = ["com.apple.quicktime.creationdate", "date", "©day", "ilst ©day"]
  /// The entries of iTunes' list that only published files have.
  // No set: the first one with such keys makes the runtime search all conformances.
  private static let published: [UInt32] = [
    0xA941_5254, 0xA961_6C62, 0x6141_5254, 0x7472_6B6E, 0x6469_736B, 0x676E_7265, 0x7374_696B, 0x636E_4944,
    0x706C_4944, 0x6170_4944, 0x7476_7368, 0x7476_656E,
  ]

  /// Reads iTunes' list in the user data: a recording's date, and whether the file is published.
  private static func readList(
    _ user: ISOBaseMedia.Box, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    guard let meta = try user.first("meta", reader: reader), meta.count >= 8,
      let list = try ISOBaseMedia.first(
        "ilst", in: try ISOBaseMedia.contents(ofMeta: meta, reader), reader)
    else { return }
    var date: String?
    var items = list.boxes(reader)
    for _ in 0..<256 {
      guard let item = try items.next() else { break }
      if published.contains(item.type.rawValue) { metadata.isPublished = true }
      if item.type.rawValue == 0xA964_6179, let data = try item.first("data", reader: reader), data.count > 8
      {
        date = try reader.available(at: data.contents.lowerBound + 8, upTo: Int(min(data.count - 8, 64))).text
      }
    }
    if let date, !metadata.isPublished { metadata.movieTexts["ilst ©day"] = date }
  }

  /// Stores GoPro's camera model, which is in its own box (GPMF).
  private static func readCamera(_ metadata: inout MediaMetadata) {
    guard let model = metadata.movieTexts["GPMF MINF"] else { return }
    metadata.cameraMake = metadata.cameraMake ?? "GoPro"
    metadata.cameraModel = metadata.cameraModel ?? model
  }

  /// Returns the text of a GPMF key, searched in nested groups; an entry has a key, a type, a size and a count.
  private static func text(_ key: StaticString, inGPMF range: Range<Int64>, _ reader: ByteReader)
    throws(ReadFailure) -> String?
  {
    var offset = range.lowerBound
    for _ in 0..<256 where range.upperBound - offset >= 8 {
      try reader.step()
      let head = try reader.view(at: offset, count: 8)
      let isKey = head.matches(key)
      let kind = head[4] ?? 0
      let count = Int64(head[5] ?? 0) * Int64(head.bigEndian(UInt16.self, at: 6) ?? 0)
      if isKey, kind == UInt8(ascii: "c") {
        let text = try reader.available(in: offset + 8..<min(offset + 8 + count, range.upperBound), upTo: 64)
          .text
        return text.split(separator: "\0").first.map { String($0).trimmed }
      }
      // A group's contents follow its header.
      offset += 8 + (kind == 0 ? 0 : (count + 3) / 4 * 4)
    }
    return nil
  }

  private static let names: [(type: UInt32, name: String)] = [
    (0x6461_7465, "date"), (0xA96D_616B, "©mak"), (0xA96D_6F64, "©mod"), (0xA964_6179, "©day"),
    (0xA978_797A, "©xyz"),
  ]

  /// Reads QuickTime's user data texts: `©mak` and others, with length, language and text.
  private static func readUserData(
    _ user: ISOBaseMedia.Box, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    var boxes = user.boxes(reader)
    for _ in 0..<256 {
      guard let box = try boxes.next() else { return }
      if box.type == "GPMF" {
        metadata.movieTexts["GPMF MINF"] = try text("MINF", inGPMF: box.contents, reader)
      }
      guard let row = names.first(where: { $0.type == box.type.rawValue }), box.count > 4 else { continue }
      // Texts without © in their type may lack length and language.
      let stated = Int64(try box.number(UInt16.self, 0, reader))
      let isBare = !box.type.isTextCode && stated > box.count - 4
      let length = isBare ? box.count : min(stated, box.count - 4)
      metadata.movieTexts[row.name] = try reader.available(
        at: box.contents.lowerBound + (isBare ? 0 : 4), upTo: Int(min(length, maxValueLength))
      ).text
    }
  }
}
