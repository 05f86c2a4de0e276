internal import ASCIIBytes
internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads Apple's maker note in Exif: `Apple iOS`, a version, a directory with offsets from the first byte.
enum AppleMakerNote {
  private static let mark: StaticString = "Apple iOS\0"

  /// Reads the note in `range`; ignores other makers' notes.
  static func read(_ range: Range<Int64>, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    guard range.upperBound - range.lowerBound >= 20 else { return }
    let head = try reader.view(at: range.lowerBound, count: 14)
    guard head.matches(mark), let order = head.bigEndian(UInt16.self, at: 12),
      order == 0x4D4D || order == 0x4949
    else { return }
    metadata.exif?.hasAppleMakerNote = true
    let layout = TIFF.Layout(isBigEndian: order == 0x4D4D, isBig: false, origin: range.lowerBound)
    let note = try TIFFDirectory(at: 14, layout, reader)
    if let value = try note.number(0x000A, reader) { metadata.exif?.appleHDRType = value }
    if let value = try note.text(0x000B, upTo: 64, reader) { metadata.burstIdentifier = uuid(value) }
    if let value = try note.text(0x0011, upTo: 64, reader) { metadata.contentIdentifier = uuid(value) }
    if note[0x0017] != nil {
      metadata.hasLiveVideoIndex = true
      metadata.exif?.liveVideoIndex = try note.number(0x0017, reader)
    }
    if let failure = note.failure { throw failure }
  }

  /// Returns a UUID in upper case, without optional braces; nil for other texts.
  static func uuid(_ text: String) -> String? {
    let isBraced = text.utf8.count == 38 && text.hasPrefix("{") && text.hasSuffix("}")
    let text = isBraced ? String(text.dropFirst().dropLast()) : text
    guard text.utf8.count == 36 else { return nil }
    var plain = text
    let isUUID = plain.withUTF8 { bytes in
      for index in 0..<bytes.count {
        let byte = bytes[index]
        if index == 8 || index == 13 || index == 18 || index == 23 {
          if byte != 0x2D { return false }
        } else if byte.hexDigitValue == nil {
          return false
        }
      }
      return true
    }
    return isUUID ? text.inUpperCase : nil
  }
}
