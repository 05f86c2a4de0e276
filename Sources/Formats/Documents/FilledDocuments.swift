package import ByteSources
internal import ContainerFormats

/// Whether archives, documents and texts may have one byte over and over at a place.
package enum FilledDocuments {
  private static let mostInflated = 8 << 20

  /// Members begin with a head, and have checksums: black pixels are packed to zeros, too (APPNOTE, 4.3.7 and 4.4.7).
  package static func zip(_ file: EndReader, _ run: FilledRun) throws(ReadFailure) -> StaticString? {
    do throws(ZIPError) {
      let directory = try ZIPDirectory(file.reader)
      var entries = directory.entries()
      // The member whose data the run may be.
      var last: ZIPEntry?
      while let entry = try entries.next() {
        if run.covers(entry.headerOffset) { return "a member should begin" }
        if entry.headerOffset < run.range.lowerBound, entry.headerOffset >= last?.headerOffset ?? 0 {
          last = entry
        }
      }
      guard let last, !last.isEncrypted, let size = last.compressedSize else { return nil }
      let start = try directory.dataOffset(of: last)
      let (end, overflow) = start.addingReportingOverflow(size)
      guard !overflow, end > start, run.count(in: start..<end) > 0 else { return nil }
      do throws(ZIPError) { _ = try directory.contents(of: last, upTo: mostInflated) } catch {
        switch error {
        case .checksum, .inflate, .malformed: return "a member's data should be, which cannot be read so"
        default: break
        }
      }
      file.proven?.end = end
      return nil
    } catch {
      if case .read(let failure) = error { throw failure }
      return nil
    }
  }

  /// The header at the end, to which the first one leads (7zFormat.txt).
  package static func sevenZip(_ file: EndReader, _ run: FilledRun) throws(ReadFailure) -> StaticString? {
    let (offset, size) = (try file.little64(12), try file.little64(20))
    return size >= 16 && run.covers(32 + offset) ? "the header at the end should be" : nil
  }

  /// The cross-references, and the objects whose places they tell as text (ISO 32000-1, 7.5.4).
  package static func pdf(_ file: EndReader, _ run: FilledRun) throws(ReadFailure) -> StaticString? {
    guard run.byte == 0 || run.byte == 0xFF else { return nil }
    return try PDFEnd.refers(into: run, file) ? "an object should begin, or the cross-references" : nil
  }

  /// A stream that cannot be inflated from there on, or is not ended (RFC 1952, 2.3.1).
  package static func gzip(_ file: EndReader, _ run: FilledRun) throws(ReadFailure) -> StaticString? {
    if try GzipEnd.breaks(file, from: run.range.lowerBound) { return "a packed stream should go on" }
    file.proven?.end = file.byteCount
    return nil
  }

  /// A stream whose end is missing where the run is the last that there is.
  package static func end(
    _ read: (EndReader) throws(ReadFailure) -> EndFinding, _ file: EndReader, _ run: FilledRun
  ) throws(ReadFailure) -> StaticString? {
    guard run.range.upperBound >= file.byteCount, try read(file).outcome == .truncated else { return nil }
    return "the stream's end should be"
  }
}
