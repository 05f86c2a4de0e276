internal import ByteSources
internal import ContainerFormats

/// Confirms that bytes are a movie: `ftyp` first, whole boxes, a `moov` among them.
enum MotionVideoBoxes {
  private static let mostBoxes = 256
  private static let longestFileType: Int64 = 1024
  /// The part of `range` that is the movie's boxes, or nil when there is none.
  ///
  /// A trailer may follow the last box; a movie that is cut short is none.
  static func confirm(_ range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> Range<Int64>? {
    guard range.lowerBound > 0, range.upperBound <= reader.end, range.upperBound - range.lowerBound >= 24
    else {
      return nil
    }
    let head = try reader.view(at: range.lowerBound, count: 12)
    guard head.matches("ftyp", at: 4), let size = head.bigEndian(UInt32.self, at: 0), size >= 16,
      Int64(size) <= longestFileType, let brand = head.bigEndian(UInt32.self, at: 8),
      FourCharacterCode(brand).isBoxType
    else { return nil }
    // A length that lies may cut the movie: its boxes say how far it reaches.
    if let end = try movieEnd(range, reader) { return range.lowerBound..<end }
    guard range.upperBound < reader.end, let end = try movieEnd(range.lowerBound..<reader.end, reader) else {
      return nil
    }
    return range.lowerBound..<end
  }

  /// The end of the last box before the trailer, when all boxes are whole and a movie box is among them.
  private static func movieEnd(_ range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> Int64? {
    var boxes = ISOBaseMedia.Boxes(reader, in: range)
    var end = range.lowerBound
    var hasMovie = false
    for _ in 0..<mostBoxes {
      let next: ISOBaseMedia.Box?
      do throws(ReadFailure) { next = try boxes.next() } catch {
        // What a trailer's first bytes spell as a box is no box.
        guard case .malformed = error else { throw error }
        break
      }
      // Samsung puts its trailer into a box of its own, or none.
      guard let box = next, box.type.isBoxType, box.type != "sefd" else { break }
      if box.isCutShort {
        if hasMovie, !ISOBaseMedia.movieBoxes.contains(box.type) { break }
        return nil
      }
      if box.type == "moov" { hasMovie = true }
      end = box.range.upperBound
    }
    return hasMovie ? end : nil
  }
}
