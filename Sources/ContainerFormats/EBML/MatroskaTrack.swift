package import ByteSources

/// What an entry of a Matroska or WebM file's tracks says (RFC 9559 §5.1.4.1).
package struct MatroskaTrack: Sendable {
  /// 1 for pictures, 2 for sound, 17 for subtitles; nil where the entry does not say.
  package private(set) var type: UInt64?
  package private(set) var codec = ""
  /// The nanoseconds of a frame; 0 where they are not stated.
  package private(set) var period: UInt64 = 0
  /// The numbers of the pictures' element, with their identifiers.
  private var video: [(identifier: UInt64, value: UInt64)] = []

  package init() {}

  /// A number of the pictures' element, the last one where several have the identifier.
  package func video(_ identifier: UInt64) -> UInt64? { video.last { $0.identifier == identifier }?.value }

  /// Reads the entry; what was read before damage stays.
  package mutating func read(_ entry: EBMLElement, _ reader: ByteReader) throws(ReadFailure) {
    var fields = entry.children(reader)
    while let field = try fields.next() {
      switch field.identifier {
      case Matroska.trackType where !field.contents.isEmpty: type = try field.unsigned(reader)
      case Matroska.codec: codec = try field.text(reader).trimmed
      case Matroska.defaultDuration: period = try field.unsigned(reader)
      case Matroska.video:
        var parts = field.children(reader)
        while let part = try parts.next() { video.append((part.identifier, try part.unsigned(reader))) }
      default: break
      }
    }
  }
}
