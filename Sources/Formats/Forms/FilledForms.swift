internal import ByteSources
internal import ContainerFormats

/// Whether pictures and movies in RIFF files may have one byte over and over at a place; sound may.
enum FilledForms {
  /// In WebP chunks follow each other, and what codes a picture is packed (RFC 9649, 2.3 to 2.6); in AVI they do in the list of the
  /// movie's data (OpenDML AVI, 3).
  static func riff(_ file: EndReader, _ run: FilledRun) throws(ReadFailure) -> StaticString? {
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
    of chunks: IFFChunks, from first: Int64, _ run: FilledRun
  ) throws(ReadFailure) -> StaticString? {
    var (chunks, start) = (chunks, first)
    while start < run.range.upperBound {
      if run.covers(start) { return "a chunk should begin" }
      guard let chunk = try chunks.next() else { return nil }
      start = chunk.contents.upperBound
      // Of codes that follow the picture, plain ones give longer runs than others by far.
      if chunk.type == "VP8 " || chunk.type == "VP8L", run.count(in: chunk.contents) >= 2048 {
        return "packed pixels should be"
      }
    }
    return nil
  }
}
