public import ByteSources
package import FileIdentification
package import Formats
public import MediaMetadata
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
    var formats = KnownFormats()
    if let row = formats.metadataRow(for: contentType ?? type, under: type) {
      try metadata.read(reader, by: row)
    }
    return metadata
  }

  /// Reads the headers of a file that was identified: by the structure that was found in it, under its verdict.
  ///
  /// What was found decides, not its nearest type in the run's registry: a reader knows more types than Apple declares.
  package mutating func read(
    _ contents: IdentifiedFile.Contents, under identification: Identification, _ formats: inout KnownFormats
  ) throws(ReadFailure) {
    let content = contents.finding?.type ?? identification.contentType ?? identification.type
    guard let row = formats.metadataRow(for: content, under: identification.type) else { return }
    try read(
      contents.reader, by: row,
      knowing: FileFormat.KnownFacts(
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
