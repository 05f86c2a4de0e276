internal import ByteSources
internal import ContainerFormats

/// Checks whether RIFF and IFF files are complete, by the form's length or the 64-bit length beside it.
enum FormCompleteness {
  private static let checked = "the form's length"

  static func riff(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    guard let form = IFFForm(file.reader.head) else { return .truncated("the form's head") }
    if form.container == "RF64" || form.container == "BW64" { return try wide(file) }
    guard let end = stated(form) else { return .unknown("the form's length, which its writer left open") }
    if try lacksContents(form, end, file) { return .truncated(checked, end: end) }
    if form.isTruncated(file.byteCount) { return .truncated(checked, end: end) }
    // Movies over a gigabyte continue in further forms (OpenDML AVI §3).
    var last = min(end, file.byteCount)
    while last + last % 2 < file.byteCount,
      let next = IFFForm(try file.reader.available(at: last + last % 2, upTo: 16)),
      next.container == "RIFF", next.form == "AVIX", next.length > 0
    {
      last += last % 2 + 8 + Int64(next.length)
      if last > file.byteCount + 1 { return .truncated("the lengths of all forms", end: last) }
    }
    var result = Completeness.whole(checked, end: min(last, file.byteCount))
    // Sound may be silence, which is a run of one byte.
    if form.form != "WEBP", form.form != "AVI " { result.codedRange = 0..<0 }
    return result
  }

  static func iff(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    try plain(file, at: 0)
  }

  /// Checks DjVu, whose form follows four bytes.
  static func djvu(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    try plain(file, at: 4)
  }

  private static func plain(_ file: CompletenessReader, at start: Int) throws(ReadFailure) -> Completeness {
    guard let form = IFFForm(file.reader.head, at: start) else { return .truncated("the form's head") }
    guard let end = stated(form) else { return .unknown("the form's length, which its writer left open") }
    if try lacksContents(form, end, file) { return .truncated(checked, end: end) }
    return form.isTruncated(file.byteCount)
      ? .truncated(checked, end: end) : .whole(checked, end: min(end, file.byteCount))
  }

  private static func stated(_ form: IFFForm) -> Int64? {
    form.length == 0 || form.length >= 0xFFFF_FF00 ? nil : form.end
  }

  /// Returns true if bytes of the last chunk are missing although the form's length tolerates it.
  private static func lacksContents(
    _ form: IFFForm, _ end: Int64, _ file: CompletenessReader
  ) throws(ReadFailure) -> Bool {
    guard end > file.byteCount, !form.isTruncated(file.byteCount) else { return false }
    var offset = end - Int64(form.length) + 4
    do {
      while offset < file.byteCount {
        try file.reader.step()
        let chunk = try IFFChunk(at: offset, end: .max, isBigEndian: form.isBigEndian, file.reader)
        offset += 8 + chunk.length
        if offset > file.byteCount { return true }
        offset += chunk.length % 2
      }
      return false
    } catch .endOfData { return true }
  }

  /// Checks RF64, whose first chunk, ds64, holds the size (EBU Tech 3306 §3).
  private static func wide(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let head = file.reader.head
    guard head.matches("ds64", at: 12), let size = head.littleEndian(UInt64.self, at: 20), size > 0,
      size < UInt64(Int64.max) - 8
    else { return .unknown("the chunk of large sizes") }
    return try .ending(at: Int64(size) + 8, of: file, "the size in the chunk of large sizes")
  }
}

/// Checks whether a long run of one byte is damage in WebP and AVI; sound may contain such runs.
enum RIFFRunChecks {
  /// In WebP, chunks are contiguous and pictures packed (RFC 9649, 2.3 to 2.6); in AVI, chunks are contiguous in the movie data's
  /// list (OpenDML AVI, 3).
  static func riff(_ file: CompletenessReader, _ run: RepeatedByteRun) throws(ReadFailure) -> StaticString? {
    guard let form = IFFForm(file.reader.head) else { return nil }
    let chunks = IFFChunks(
      in: 12..<max(12, min(form.end, file.byteCount)), isBigEndian: form.isBigEndian, file.reader)
    switch form.form {
    case "WEBP": return try chunk(of: chunks, from: 12, run)
    case "AVI ":
      var lists = chunks
      while let list = try lists.next() {
        guard list.kind == "movi", run.count(in: list.contents) > 0 else { continue }
        return try chunk(of: list.children(file.reader), from: list.contents.lowerBound, run)
      }
      return nil
    default: return nil
    }
  }

  private static func chunk(
    of chunks: IFFChunks, from first: Int64, _ run: RepeatedByteRun
  ) throws(ReadFailure) -> StaticString? {
    var (chunks, start) = (chunks, first)
    while start < run.range.upperBound {
      if run.covers(start) { return "a chunk should begin" }
      guard let chunk = try chunks.next() else { return nil }
      start = chunk.contents.upperBound
      // Packed plain pictures have runs too, but shorter ones.
      if chunk.type == "VP8 " || chunk.type == "VP8L", run.count(in: chunk.contents) >= 2048 {
        return "packed pixels should be"
      }
    }
    return nil
  }
}
