public import ByteSources
package import FileIdentification
internal import Formats
public import MediaMetadata

extension MediaDetails {
  /// Reads the wanted details of a file whose metadata were read from `reader`.
  ///
  /// Damage ends a part, and what stood before it stays: the only errors are the source's. Media data are never read.
  public static func read(
    _ reader: ByteReader, beside metadata: MediaMetadata, _ wanted: Parts
  ) throws(ReadFailure) -> MediaDetails {
    try read(reader, by: FileFormat.named(metadata.format), nil, beside: metadata, wanted)
  }

  /// Reads the wanted details of a file that was identified; what was found of its structure is not looked for again.
  package static func read(
    _ contents: IdentifiedFile.Contents, beside metadata: MediaMetadata, _ wanted: Parts
  ) throws(ReadFailure) -> MediaDetails {
    try read(
      contents.reader, by: FileFormat.named(metadata.format), contents.finding?.facts, beside: metadata,
      wanted)
  }
}
