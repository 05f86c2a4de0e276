public import ByteSources
package import FileIdentification
internal import Formats
public import MediaMetadata
internal import SystemCalls
public import SystemPackage
public import UniformTypes

extension MediaMetadata {
  /// Reads the headers of an open file that was identified as `type`, by the structure of its content.
  ///
  /// `contentType` is the type of the content if the name is more specific: TIFF for a NEF. The result is empty for types
  /// that are not media and for formats without a reader. Damage is recorded, not thrown. Errors: only those of the
  /// source. Media data is never read; a JPEG usually costs three requests.
  public static func read(
    _ reader: ByteReader, type: UTType, contentType: UTType? = nil
  ) throws(ReadFailure) -> MediaMetadata {
    var metadata = MediaMetadata()
    var formats = FormatCache()
    if let row = formats.metadataRow(for: contentType ?? type, under: type) {
      try metadata.read(reader, by: row)
    }
    return metadata
  }

  /// Reads the headers of an identified file, by the reader of its finding.
  ///
  /// The finding decides, not its nearest registered type: readers detect more types than Apple declares.
  package mutating func read(
    _ contents: IdentifiedFile.Contents, under identification: Identification, _ formats: inout FormatCache
  ) throws(ReadFailure) {
    let content = contents.finding?.type ?? identification.contentType ?? identification.type
    guard let row = formats.metadataRow(for: content, under: identification.type) else { return }
    try read(
      contents.reader, by: row,
      reusing: FileFormat.IdentifiedFacts(
        facts: contents.finding?.facts, tail: contents.tail,
        isTruncated: identification.damage == .truncated))
  }

  /// Like ``read(_:under:_:)``, for a single file.
  package static func read(
    _ contents: IdentifiedFile.Contents, under identification: Identification
  ) throws(ReadFailure) -> MediaMetadata {
    var formats = FormatCache()
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
      try reader.open(try DescriptorSource(statusOf: descriptor.rawValue), budget: budget)
      return try read(reader, type: type)
    }
  }
}

extension MediaDetails {
  /// Reads the wanted details of a file whose metadata was read from `reader`.
  ///
  /// Damage ends a part and keeps the details before it. Errors: only those of the source. Media data is never read.
  public static func read(
    _ reader: ByteReader, beside metadata: MediaMetadata, _ wanted: Parts
  ) throws(ReadFailure) -> MediaDetails {
    try read(reader, by: FileFormat.named(metadata.format), nil, beside: metadata, wanted)
  }

  /// Reads the wanted details of an identified file, with the facts of its identification.
  package static func read(
    _ contents: IdentifiedFile.Contents, beside metadata: MediaMetadata, _ wanted: Parts
  ) throws(ReadFailure) -> MediaDetails {
    try read(
      contents.reader, by: FileFormat.named(metadata.format), contents.finding?.facts, beside: metadata,
      wanted)
  }
}
