package import ByteSources
internal import ContainerFormats

/// Checks whether a long run of one byte is damage in ZIP, 7-Zip, gzip and PDF files.
package enum DocumentRunChecks {
  private static let maxInflatedSize = 8 << 20

  /// Members have headers and checksums; data may be zeros, as packed black pixels are (APPNOTE, 4.3.7 and 4.4.7).
  package static func zip(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure)
    -> StaticString?
  {
    do throws(ZIPError) {
      let directory = try ZIPDirectory(file.reader)
      var entries = directory.entries()
      // The member whose data may contain the run.
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
      do throws(ZIPError) { _ = try directory.contents(of: last, upTo: maxInflatedSize) } catch {
        switch error {
        case .checksum, .inflate, .malformed: return "a member's data should be, which cannot be read so"
        default: break
        }
      }
      file.verified?.end = end
      return nil
    } catch {
      if case .read(let failure) = error { throw failure }
      return nil
    }
  }

  /// Checks the end header, to which the start header points (7zFormat.txt).
  package static func sevenZip(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure)
    -> StaticString?
  {
    let (offset, size) = (try file.little64(12), try file.little64(20))
    return size >= 16 && run.covers(32 + offset) ? "the header at the end should be" : nil
  }

  /// Checks cross-references, and the objects at the offsets that they state as text (ISO 32000-1, 7.5.4).
  package static func pdf(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure)
    -> StaticString?
  {
    guard run.byte == 0 || run.byte == 0xFF else { return nil }
    return try PDFCompleteness.refers(into: run, file)
      ? "an object should begin, or the cross-references" : nil
  }

  /// Checks that the stream can be inflated after the run, to its end (RFC 1952, 2.3.1).
  package static func gzip(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure)
    -> StaticString?
  {
    if try GzipCompleteness.breaks(file, from: run.range.lowerBound) { return "a packed stream should go on" }
    file.verified?.end = file.byteCount
    return nil
  }

  /// Checks that the stream's end is not missing if the run ends the file.
  package static func end(
    _ read: (CompletenessReader) throws(ReadFailure) -> Completeness, _ file: CompletenessReader,
    _ run: RepeatedByteRun
  ) throws(ReadFailure) -> StaticString? {
    guard run.range.upperBound >= file.byteCount, try read(file).outcome == .truncated else { return nil }
    return "the stream's end should be"
  }
}
