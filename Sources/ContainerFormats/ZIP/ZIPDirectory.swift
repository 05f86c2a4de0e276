public import ByteSources

/// The directory of a ZIP archive, read from the end of a source in few, small reads.
///
/// Names are as stored: not necessarily unique, safe as paths, or true. Specification: PKWARE APPNOTE.TXT
/// 6.3.10; sections are cited in place.
///
/// ```swift
/// let directory = try ZIPDirectory(reader)
/// if let mimetype = try directory.entry(named: "mimetype") {
///   let text = try directory.contents(of: mimetype, upTo: 256).bytes
/// }
/// ```
public struct ZIPDirectory {
  /// The source of the entries.
  public enum Origin: Hashable, Sendable {
    /// The central directory, which is authoritative.
    case centralDirectory
    /// The local headers from the start: the end of the archive is missing or damaged, so entries may be
    /// missing, or present although deleted.
    case localHeaders
  }

  /// The reader of the archive.
  public let reader: ByteReader
  /// The source of the entries.
  public let origin: Origin
  /// The range of the central directory; for local headers, from the first one to the end if known.
  public let range: Range<Int64>
  /// The declared number of entries; nil for local headers.
  public let declaredCount: UInt64?
  /// The number of bytes before the archive, such as a self-extractor's program.
  public let prefixLength: Int64
  /// The end of the archive, after its comment; nil for local headers.
  package let end: Int64?
  /// The archive's comment.
  public let comment: [UInt8]

  /// Finds the central directory.
  ///
  /// Errors: ``ZIPError/noDirectory`` if the last 64 KiB hold no end record or the source's length is
  /// unknown, ``ZIPError/malformed(_:)``, ``ZIPError/spanned``, ``ZIPError/read(_:)``. Complexity: one read
  /// of 4 KiB for a short comment, one of 64 KiB for a long one, and one more for ZIP64 or a distant
  /// directory.
  public init(_ reader: ByteReader) throws(ZIPError) {
    let end = try ZIPEndRecord.find(in: reader)
    self.reader = reader
    origin = .centralDirectory
    range = end.directory
    declaredCount = end.entryCount
    prefixLength = end.prefixLength
    self.end = end.end
    comment = end.comment
  }

  /// Uses the local headers from `offset`, for archives that are truncated or still being written.
  ///
  /// Errors: ``ZIPError/noDirectory`` if there is no local header at `offset`, ``ZIPError/read(_:)``.
  public init(walking reader: ByteReader, from offset: Int64 = 0) throws(ZIPError) {
    var start = offset
    let mark = try reading { () throws(ReadFailure) in try reader.available(at: offset, upTo: 8) }
    // A split archive that fits one file begins with a marker (APPNOTE 8.5.3, 8.5.4).
    if mark.matches("PK\u{7}\u{8}PK\u{3}\u{4}") || mark.matches("PK00PK\u{3}\u{4}") {
      start += 4
    } else if !mark.matches("PK\u{3}\u{4}") {
      throw .noDirectory
    }
    self.reader = reader
    origin = .localHeaders
    range = start..<max(start, reader.byteCount ?? .max)
    declaredCount = nil
    prefixLength = offset
    end = nil
    comment = []
  }

  /// Finds the central directory or, without a valid one, walks the local headers from the start.
  ///
  /// Check ``origin`` before relying on completeness. Errors: those of ``init(_:)``.
  public static func open(_ reader: ByteReader) throws(ZIPError) -> ZIPDirectory {
    do { return try ZIPDirectory(reader) } catch {
      switch error {
      case .noDirectory, .malformed, .spanned, .read(.endOfData):
        do { return try ZIPDirectory(walking: reader) } catch { _ = error }
      default: break
      }
      throw error
    }
  }

  /// Returns an iterator over the entries.
  public func entries() -> ZIPEntries { ZIPEntries(self) }

  /// Returns the first entries, `limit` at most.
  public func first(_ limit: Int) throws(ZIPError) -> [ZIPEntry] {
    var cursor = entries()
    var result: [ZIPEntry] = []
    while result.count < limit, let entry = try cursor.next() { result.append(entry) }
    return result
  }

  /// Returns the first entry named exactly `name`, in UTF-8 bytes; nil if there is none.
  public func entry(named name: String) throws(ZIPError) -> ZIPEntry? {
    var cursor = entries()
    while let entry = try cursor.next() {
      if entry.nameBytes.elementsEqual(name.utf8) { return entry }
    }
    return nil
  }
}
