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
      // Blocks that cannot be walked are behind the last one that can; the trailer is not.
      if case .malformed = error, try !file.tail(1).bytes.matches([0x3B]) { return .truncated(checked) }
      guard error == .endOfData, begin == file.byteCount else { throw error }
      return .truncated("the trailer, which is missing behind the last block", end: file.byteCount + 1)
    }
    return .whole(checked, end: blocks.offset + 1)
  }
}
