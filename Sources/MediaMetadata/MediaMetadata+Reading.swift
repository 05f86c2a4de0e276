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
  ) throws(ReadFailure) -> MediaMetadata {
    var metadata = MediaMetadata()
    try metadata.read(reader, MetadataFormat.position(for: contentType ?? type, under: type))
    return metadata
  }

  /// Reads into metadata that say nothing yet, by the row at `position` of ``MetadataFormat/all``.
  private mutating func read(
    _ reader: ByteReader, _ position: Int?, knowing known: MetadataFormat.Known = .init()
  ) throws(ReadFailure) {
    guard let position else { return }
    let reading = MetadataFormat.all[position]
    format = reading.name
    medium = reading.medium
    if medium == .still { isAnimated = false }
    try attempt { (metadata) throws(ReadFailure) in try reading.read(reader, known, &metadata) }
    if isAnimated == nil, medium == .movie { isAnimated = false }
    settleSize()
    // One stamp alone, or a header that was never filled in, is no duration; a rate of 0 gives an endless one.
    if let seconds = duration, !(seconds > 0 && seconds.isFinite) { duration = nil }
    if let video = motionVideo {
      for range in [video.range] + video.further where !locations.isFound {
        try attempt { (metadata) throws(ReadFailure) in
          metadata.locations.take(try MovieLocations.search(within: range, reader))
        }
      }
    }
    isIncomplete = isIncomplete || reader.isBudgetExhausted
    coordinates = locations.coordinates
    captured = captured ?? locations.captionDate
    isLocated = locations.answer(isWhole: damage == nil && !isIncomplete)
  }

  /// Reads the headers of a file that was identified: by the structure that was found in it, under its verdict.
  ///
  /// What was found decides, not its nearest type in the run's registry: a reader knows more types than Apple declares.
  package mutating func read(
    _ contents: IdentifiedFile.Contents, under identification: Identification, _ formats: inout KnownFormats
  ) throws(ReadFailure) {
    let content = contents.finding?.type ?? identification.contentType ?? identification.type
    try read(
      contents.reader, formats.position(for: content, under: identification.type),
      knowing: MetadataFormat.Known(
        facts: contents.finding?.facts, tail: contents.tail, isCut: identification.damage == .truncated))
  }

  /// As ``read(_:under:_:)``, for one file alone.
  package static func read(
    _ contents: IdentifiedFile.Contents, under identification: Identification
  ) throws(ReadFailure) -> MediaMetadata {
    var formats = KnownFormats()
    var metadata = MediaMetadata()
    try metadata.read(contents, under: identification, &formats)
    return metadata
  }

  /// Reads the headers of a file at a path.
  public static func read(path: FilePath, type: UTType, budget: ReadBudget = ReadBudget()) throws
    -> MediaMetadata
  {
    let descriptor = try FileDescriptor.openForReading(path)
    return try descriptor.releasing {
      let reader = ByteReader()
      try reader.open(try DescriptorSource(asking: descriptor.rawValue), budget: budget)
      return try read(reader, type: type)
    }
  }
}
