public import ByteSources

/// The table of contents of a ZIP archive, read from the end of a source in few, small reads.
///
/// It refuses to promise that names are unique, harmless as paths, or true: it says what the archive says. Specification:
/// PKWARE APPNOTE.TXT 6.3.10, sections named where they are used.
///
/// ```swift
/// let directory = try ZIPDirectory(reader)
/// if let mimetype = try directory.entry(named: "mimetype") {
///   let text = try directory.contents(of: mimetype, upTo: 256).bytes
/// }
/// ```
public struct ZIPDirectory {
  /// Where the entries come from.
  public enum Origin: Hashable, Sendable {
    /// The central directory, which is the truth about an archive.
    case centralDirectory
    /// The local headers from the start: the end of the archive is missing or broken, so entries may be missing, or
    /// there although they were deleted.
    case localHeaders
  }

  /// The reader that the archive is in.
  public let reader: ByteReader
  /// Where the entries come from.
  public let origin: Origin
  /// The central directory's place in the source; for local headers, from the first one to the end if it is known.
  public let range: Range<Int64>
  /// How many entries the archive says it has; nil for local headers.
  public let declaredCount: UInt64?
  /// How many bytes stand before the archive: a self-extractor's program, an image, anything.
  public let prefixLength: Int64
  /// Where the archive ends, behind its comment; nil for local headers.
  package let end: Int64?
  /// The archive's comment.
  public let comment: [UInt8]

  /// Finds the central directory.
  ///
  /// Errors: ``ZIPError/noDirectory`` when the last 64 KiB hold no end record or the source does not know its length,
  /// ``ZIPError/malformed(_:)``, ``ZIPError/spanned``, ``ZIPError/read(_:)``. Complexity: one read of 4 KiB where the
  /// comment is short, one of 64 KiB where it is long, and one more for ZIP64 or a directory that is far away.
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

  /// Takes the local headers from `offset` on, one after another, for archives that are cut off or still being written.
  ///
  /// Errors: ``ZIPError/noDirectory`` when there is no local header at `offset`, ``ZIPError/read(_:)``.
  public init(walking reader: ByteReader, from offset: Int64 = 0) throws(ZIPError) {
    var start = offset
    let mark = try reading { () throws(ReadFailure) in try reader.available(at: offset, upTo: 8) }
    // An archive that was meant to be split but fitted one file starts with a marker (APPNOTE 8.5.3, 8.5.4).
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

  /// Finds the central directory or, where there is none that holds, walks the local headers from the start.
  ///
  /// Look at ``origin`` before relying on completeness. Errors: those of ``init(_:)``.
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

  /// The entries, to be asked for one by one.
  public func entries() -> ZIPEntries { ZIPEntries(self) }

  /// The first entries, `limit` at most.
  public func first(_ limit: Int) throws(ZIPError) -> [ZIPEntry] {
    var cursor = entries()
    var found: [ZIPEntry] = []
    while found.count < limit, let entry = try cursor.next() { found.append(entry) }
    return found
  }

  /// The first entry whose name is exactly `name`, in UTF-8 bytes; nil when the archive has none.
  public func entry(named name: String) throws(ZIPError) -> ZIPEntry? {
    var cursor = entries()
    while let entry = try cursor.next() {
      if entry.nameBytes.elementsEqual(name.utf8) { return entry }
    }
    return nil
  }
}
