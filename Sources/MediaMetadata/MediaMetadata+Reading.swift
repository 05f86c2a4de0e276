public import ByteSources
package import FileIdentification
internal import SystemCalls
public import SystemPackage
public import UniformTypes

extension MediaMetadata {
  /// Reads the headers of an open file that was identified as `type`, by the structure of its content.
  ///
  /// `contentType` is what the content was found to be, where a name says more: a NEF, whose content is known as TIFF.
  /// Types that are no media, and formats without a reader, give metadata that say nothing. Damage is noted, not
  /// thrown: the only errors are the source's. Media data are never read; a JPEG costs three requests as a rule.
  public static func read(
    _ reader: ByteReader, type: UTType, contentType: UTType? = nil
  ) throws(ReadFailure) -> MediaMetadata { try read(reader, type, contentType ?? type) }

  private static func read(
    _ reader: ByteReader, _ type: UTType, _ contentType: UTType, facts: (any ContentFacts)? = nil
  ) throws(ReadFailure) -> MediaMetadata {
    var metadata = MediaMetadata()
    let formats = MetadataFormat.all
    // By position: copies of the rows that do not fit would cost more than asking them.
    guard media.holds(for: type),
      let position = formats.indices.first(where: { formats[$0].holds(contentType, type) })
    else {
      return metadata
    }
    metadata.format = formats[position].name
    metadata.medium = formats[position].medium
    if metadata.medium == .still { metadata.isAnimated = false }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try formats[position].read(reader, facts, &metadata)
    }
    if metadata.isAnimated == nil, metadata.medium == .movie { metadata.isAnimated = false }
    metadata.settleSize()
    // One stamp alone, or a header that was never filled in, is no duration; a rate of 0 gives an endless one.
    if let duration = metadata.duration, !(duration > 0 && duration.isFinite) { metadata.duration = nil }
    if let video = metadata.motionVideo, !metadata.locations.isFound {
      try metadata.attempt { (metadata) throws(ReadFailure) in
        metadata.locations.take(try MovieLocations.search(within: video.range, reader))
      }
    }
    metadata.isIncomplete = metadata.isIncomplete || reader.isBudgetExhausted
    metadata.coordinates = metadata.locations.coordinates
    metadata.isLocated = metadata.locations.answer(
      isWhole: metadata.damage == nil && !metadata.isIncomplete)
    return metadata
  }

  /// Reads the headers of a file that was identified: by the structure that was found in it, under its verdict.
  ///
  /// What was found decides, not its nearest type in the run's registry: a reader knows more types than Apple declares.
  package static func read(
    _ contents: IdentifiedFile.Contents, under identification: Identification
  ) throws(ReadFailure) -> MediaMetadata {
    try read(
      contents.reader, identification.type,
      contents.finding?.type ?? identification.contentType ?? identification.type,
      facts: contents.finding?.facts)
  }

  /// Reads the headers of a file at a path.
  public static func read(path: FilePath, type: UTType, budget: ReadBudget = ReadBudget()) throws
    -> MediaMetadata
  {
    let descriptor = try FileDescriptor.openForReading(path)
    return try descriptor.releasing {
      let reader = ByteReader()
      try reader.open(DescriptorSource(descriptor: descriptor.rawValue), budget: budget)
      return try read(reader, type: type)
    }
  }

  private static let media = TypeCondition(below: [
    .image, .audiovisualContent, .livePhoto,
  ])
}
