internal import ByteSources
internal import UniformTypes

/// Looks for marks in the bytes of a file: in all of them, and in those parts that are text.
enum MarkSearch {
  /// Marks that stand nowhere by chance, in every byte.
  ///
  /// The policy's budget does not bound this: it is linear in the file, and a movie of any length is looked through.
  static func everywhere(in subject: UploadSubject) throws(ReadFailure) -> String? {
    let reader = try subject.reader()
    // Of a file that is still coming the end comes last: there is one search then, and not one for each piece.
    if let count = reader.byteCount { _ = try reader.available(at: max(0, count - 1), upTo: 1) }
    let isMedia = subject.isMedia
    let scope = isMedia && !subject.isOne(of: .text) ? MarkScope.anywhereInMedia : .anywhere
    let rows = EmbeddedFile.all.filter { $0.isLooked(for: subject) }
    return try reader.spending(wholeFile(reader)) { () throws(ReadFailure) in
      var words: String?
      var start: Int64 = 0
      _ = try reader.scan(reader.everything, overlap: EmbeddedFile.reach) { (view, own) throws(ReadFailure) in
        try reader.step()
        start += Int64(own)
        var tags = TagMarks(scope, in: view, isLast: start >= reader.end)
        words = tags.first(upTo: own) ?? EmbeddedFile.first(of: rows, in: view, upTo: own)
        return words != nil
      }
      return words
    }
  }

  /// Room for every byte of a file, in pieces.
  private static func wholeFile(_ reader: ByteReader) -> ReadBudget {
    let count = Int(clamping: reader.end)
    let pieces = count / ByteReader.pieceSize + 64
    let (doubled, overflow) = count.multipliedReportingOverflow(by: 2)
    return ReadBudget(bytes: overflow ? .max : doubled + (1 << 20), reads: pieces * 2, steps: pieces * 2)
  }

  /// The first mark in a stretch of a file.
  static func first(
    in range: Range<Int64>, _ scope: MarkScope, _ reader: ByteReader
  ) throws(ReadFailure) -> String? {
    var words: String?
    var start = range.lowerBound
    _ = try reader.scan(range, overlap: EmbeddedFile.reach) { (view, own) throws(ReadFailure) in
      try reader.step()
      start += Int64(own)
      var tags = TagMarks(scope, in: view, isLast: start >= range.upperBound)
      words = tags.first(upTo: own)
      return words != nil
    }
    return words
  }

  /// The first mark in a text that was unpacked.
  static func first(in bytes: [UInt8], _ scope: MarkScope) -> String? {
    bytes.withUnsafeBytes { buffer in
      var tags = TagMarks(scope, in: ByteView(buffer), isLast: true)
      return tags.first(upTo: buffer.count)
    }
  }
}

extension EmbeddedFile {
  fileprivate func isLooked(for subject: UploadSubject) -> Bool {
    if subject.isContainer || isForMedia && !subject.isMedia && !subject.isOne(of: .pdf) { return false }
    return !unless.contains { name in UTType(name).map { subject.isOne(of: $0) } ?? false }
  }
}

extension UploadSubject {
  /// Whether it is a picture, a sound or a movie.
  var isMedia: Bool { isOne(of: .image) || isOne(of: .audiovisualContent) }

  /// Whether files of its type hold other files: archives, what is written as one, disks, programs.
  var isContainer: Bool {
    [UTType.archive, .zip, .gzip, .diskImage, .executable].contains { isOne(of: $0) }
  }
}
