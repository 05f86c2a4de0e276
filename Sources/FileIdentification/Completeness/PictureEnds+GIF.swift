internal import ByteSources
internal import ContainerFormats

extension PictureEnds {
  /// The trailer behind the end of a block; where the last bytes do not tell, blocks are walked.
  static func gif(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the trailer behind the last block"
    if !file.reader.headIsWhole, try file.tail(2).bytes.matches([0, 0x3B]) {
      return .whole(checked, end: file.byteCount)
    }
    var blocks = try GIFBlocks(file.reader)
    var begin = blocks.offset
    do throws(ReadFailure) {
      while try blocks.next() != nil { begin = blocks.offset }
    } catch {
      guard error == .endOfData, begin == file.byteCount else { throw error }
      return .truncated("the trailer, which is missing behind the last block", end: file.byteCount + 1)
    }
    return .whole(checked, end: blocks.offset + 1)
  }

  /// The length that the file's own chunk states, and those of further ones behind it (OpenDML).
  static func riff(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the length of the outermost chunk"
    var end: Int64 = 0
    while end < file.byteCount {
      try file.reader.step()
      guard let form = IFFForm(try file.reader.available(at: end, upTo: 12)) else { break }
      guard form.container == "RIFF" || form.container == "RIFX" else { break }
      if form.length == 0 || form.length >= 0xFFFF_FF00 {
        return .unknown("nothing: the outermost chunk does not state its length")
      }
      let next = end + 8 + Int64(form.length)
      // Writers disagree about whether a last byte of filling is counted.
      if next > file.byteCount + 1 { return .truncated(checked, end: next) }
      end = min(file.byteCount, next + Int64(form.length % 2))
    }
    return end == 0 ? .unknown("nothing: no chunk") : .whole(checked, end: end)
  }
}
