internal import ByteSources
internal import ContainerFormats

/// Where Matroska and WebM end: where the segment says, or with a whole element where its size was left open.
enum MatroskaEnd {
  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let size = file.byteCount
    guard let head = try EBMLElement(at: 0, end: size, file.reader), head.identifier == Matroska.head else {
      return .unknown("EBML's head")
    }
    if head.isCutShort { return .truncated("EBML's head") }
    var offset = head.contents.upperBound
    // What may stand before the segment is filling.
    while let element = try EBMLElement(at: offset, end: size, file.reader) {
      if element.identifier == Matroska.segment { return try read(element, file) }
      if element.isCutShort { return .truncated("the elements before the segment") }
      offset = element.contents.upperBound
    }
    return .truncated("the elements before the segment")
  }

  private static func read(_ segment: EBMLElement, _ file: EndReader) throws(ReadFailure) -> EndFinding {
    guard segment.isUnbounded else {
      return try .ending(at: segment.declaredEnd, of: file, "the segment's size")
    }
    let checked = "the elements of a segment whose size was left open"
    var offset = segment.contents.lowerBound
    while let element = try EBMLElement(at: offset, end: file.byteCount, file.reader) {
      if element.isUnbounded {
        // Only clusters are recorded so; their elements and the segment's differ in their identifiers.
        guard element.identifier == Matroska.cluster else { return .unknown(checked) }
        offset = element.contents.lowerBound
        continue
      }
      guard known.contains(element.identifier) else { return .unknown(checked) }
      if element.isCutShort { return .truncated(checked) }
      offset = element.contents.upperBound
    }
    return .unknown(checked)
  }

  /// What stands in segments and in clusters: of anything else the size is not believed.
  private static let known = Matroska.topLevel.union([
    Matroska.timestamp, Matroska.simpleBlock, Matroska.blockGroup, Matroska.checksum, Matroska.filler,
    // The positions of a cluster, and the size of the one before (RFC 9559 §5.1.3).
    0xA7, 0xAB,
  ])
}
