internal import ByteSources
internal import UniformTypes

/// Searches a file for embedded archives and programs, and for tags that servers or browsers run.
enum MarkSearch {
  /// Searches the whole file for marks that do not occur by chance.
  ///
  /// Complexity: linear; not limited by the policy's budget.
  static func everywhere(in subject: UploadSubject) throws(ReadFailure) -> String? {
    let reader = try subject.reader()
    // Requests the end first, so that a progressive upload is searched once rather than once per chunk.
    if let count = reader.byteCount { _ = try reader.available(at: max(0, count - 1), upTo: 1) }
    let isMedia = subject.isMedia
    let scope = isMedia && !subject.isKind(of: .text) ? MarkScope.anywhereInMedia : .anywhere
    let rows = EmbeddedFile.all.filter { $0.applies(to: subject) }
    return try reader.spending(wholeFile(reader)) { () throws(ReadFailure) in
      var reason: String?
      var start: Int64 = 0
      _ = try reader.scan(reader.everything, overlap: EmbeddedFile.reach) { (view, own) throws(ReadFailure) in
        try reader.step()
        start += Int64(own)
        var tags = TagMarks(scope, in: view, isLast: start >= reader.end)
        reason = tags.first(upTo: own) ?? EmbeddedFile.first(of: rows, in: view, upTo: own)
        return reason != nil
      }
      return reason
    }
  }

  /// Returns the budget for reading the whole file in chunks.
  private static func wholeFile(_ reader: ByteReader) -> ReadBudget {
    let count = Int(clamping: reader.end)
    let chunks = count / ByteReader.chunkSize + 64
    let (doubled, overflow) = count.multipliedReportingOverflow(by: 2)
    return ReadBudget(bytes: overflow ? .max : doubled + (1 << 20), reads: chunks * 2, steps: chunks * 2)
  }

  /// Returns the reason for the first mark in a range of a file.
  static func first(
    in range: Range<Int64>, _ scope: MarkScope, _ reader: ByteReader
  ) throws(ReadFailure) -> String? {
    var reason: String?
    var start = range.lowerBound
    _ = try reader.scan(range, overlap: EmbeddedFile.reach) { (view, own) throws(ReadFailure) in
      try reader.step()
      start += Int64(own)
      var tags = TagMarks(scope, in: view, isLast: start >= range.upperBound)
      reason = tags.first(upTo: own)
      return reason != nil
    }
    return reason
  }

  /// Returns the reason for the first mark in unpacked text.
  static func first(in bytes: [UInt8], _ scope: MarkScope) -> String? {
    bytes.withUnsafeBytes { buffer in
      var tags = TagMarks(scope, in: ByteView(buffer), isLast: true)
      return tags.first(upTo: buffer.count)
    }
  }
}

extension EmbeddedFile {
  fileprivate func applies(to subject: UploadSubject) -> Bool {
    if subject.isContainer || isForMedia && !subject.isMedia && !subject.isKind(of: .pdf) { return false }
    return !unless.contains { name in UTType(name).map { subject.isKind(of: $0) } ?? false }
  }
}

extension UploadSubject {
  /// True for pictures, audio and movies.
  var isMedia: Bool { isKind(of: .image) || isKind(of: .audiovisualContent) }

  /// True if files of its type contain other files: archives and formats based on them, disk images, programs.
  var isContainer: Bool {
    [UTType.archive, .zip, .gzip, .diskImage, .executable].contains { isKind(of: $0) }
  }
}

/// The marks to search for in a part of a file, and the text required after the shortest ones.
struct MarkScope: Sendable {
  /// Short server tags: `<?=`, `<? ` and `<%`.
  var hasShortTags = false
  /// HTML tags that run or contain scripts.
  var hasPages = false
  /// HTML tags of five bytes and more, which do not occur by chance.
  var hasLongPages = false
  /// The length of text required after `<?=`, and of ASCII after the other two-byte tags.
  var minEchoLength = 0
  var minCodeLength = 0
  /// Scripts and event handlers, for parts that are pages.
  var hasScripts = false
  /// True if non-ASCII bytes count as text after `<?=`.
  var isUnicodeText = true
  /// True if the part also contains binary values, which may look like text.
  var isAmongNumbers = false

  /// For any byte of a file: marks of five bytes and more (one by chance in 10¹² bytes).
  static let anywhere = MarkScope()
  static let anywhereInMedia = MarkScope(hasLongPages: true)
  static let text = MarkScope(hasShortTags: true)

  /// For metadata, text among binary values: one in 400 blocks of 64 KiB of random bytes has a tag by chance.
  static let metadata = MarkScope(
    hasShortTags: true, hasPages: true, hasLongPages: true, minEchoLength: 3, minCodeLength: 8,
    isAmongNumbers: true)
  /// For longer parts of unknown content: one in 30,000 blocks of 1 MiB of random bytes has a tag by chance.
  static let unknown = MarkScope(
    hasShortTags: true, hasPages: true, hasLongPages: true, minEchoLength: 8, minCodeLength: 16,
    isUnicodeText: false, isAmongNumbers: true)

  /// For pages of a publication, which are HTML but should have no scripts.
  static let publication = MarkScope(hasScripts: true)

  private static let maxMetadataSize: Int64 = 64 << 10

  /// Returns the scope for metadata of this size.
  static func metadata(of count: Int64) -> MarkScope { count <= maxMetadataSize ? metadata : unknown }
}
