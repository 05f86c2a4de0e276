package import ByteSources
package import MediaMetadata
package import UniformTypes

/// A file format: its types, signatures, readers and completeness check.
///
/// A class, so that a copy does not retain each of its functions. Lists are functions, evaluated only when needed.
package final class FileFormat: Sendable {
  /// The name, such as `jpeg`, as stored in ``MediaMetadata/format``.
  package let name: String
  /// The types of the format; it includes content that conforms to one of them or is carried by one.
  package let types: @Sendable () -> [DeclaredType]
  /// The verdicts for which this row reads metadata, including subtypes; empty for any verdict.
  package let verdicts: @Sendable () -> [DeclaredType]
  /// The patterns at fixed offsets, in the order in which they are tested.
  package let signatures: @Sendable () -> [Signature]
  /// The medium, if all files of the format have the same one; a still is one picture unless its reader finds more.
  package let medium: MediaMetadata.Medium?
  package let metadata: MetadataReading?
  package let details: DetailsReading?
  package let pictures: PicturesReading?
  package let completeness: CompletenessCheck?
  /// The metadata removers, with their types.
  package let removals: @Sendable () -> [Removal]
  /// The types, of the format or carried by it, whose files always have a mark; `because` names the mark.
  ///
  /// A filename that claims such a type is wrong if no reader recognizes the content.
  package let mandatoryMarks: @Sendable () -> [(type: DeclaredType, because: StaticString)]
  /// The types for which libmagic is skipped: it has only one answer for them.
  package let magicExemptions: @Sendable () -> [(type: DeclaredType, because: StaticString)]
  /// A more tolerant reader for files whose names claim a type of the format.
  package let readerForNamedType: ReaderForNamedType?
  /// A short description of the structure.
  package let because: StaticString

  package init(
    _ name: String, types: @autoclosure @escaping @Sendable () -> [DeclaredType],
    verdicts: @autoclosure @escaping @Sendable () -> [DeclaredType] = [],
    signatures: @autoclosure @escaping @Sendable () -> [Signature] = [],
    medium: MediaMetadata.Medium? = nil, metadata: MetadataReading? = nil, details: DetailsReading? = nil,
    pictures: PicturesReading? = nil, completeness: CompletenessCheck? = nil,
    removals: @autoclosure @escaping @Sendable () -> [Removal] = [],
    mandatoryMarks: @autoclosure @escaping @Sendable () -> [(type: DeclaredType, because: StaticString)] = [],
    magicExemptions: @autoclosure @escaping @Sendable () -> [(type: DeclaredType, because: StaticString)] =
      [],
    readerForNamedType: ReaderForNamedType? = nil, because: StaticString = ""
  ) {
    self.name = name
    self.types = types
    self.verdicts = verdicts
    self.signatures = signatures
    self.medium = medium
    self.metadata = metadata
    self.details = details
    self.pictures = pictures
    self.completeness = completeness
    self.removals = removals
    self.mandatoryMarks = mandatoryMarks
    self.magicExemptions = magicExemptions
    self.readerForNamedType = readerForNamedType
    self.because = because
  }
}

extension FileFormat {
  /// A reader of metadata.
  package enum MetadataReading: Sendable {
    case headers(@Sendable (ByteReader, inout MediaMetadata) throws(ReadFailure) -> Void)
    /// A reader that reuses the facts found by identification.
    case continuing(@Sendable (ByteReader, IdentifiedFacts, inout MediaMetadata) throws(ReadFailure) -> Void)
    /// Width and height at fixed offsets of the header.
    case size(SizeFields)

    func read(
      _ reader: ByteReader, _ identified: IdentifiedFacts, into metadata: inout MediaMetadata
    ) throws(ReadFailure) {
      switch self {
      case .headers(let read): try read(reader, &metadata)
      case .continuing(let read): try read(reader, identified, &metadata)
      case .size(let size): try size.read(reader, into: &metadata)
      }
    }
  }

  /// The results of identification that metadata readers reuse.
  package struct IdentifiedFacts {
    package var facts: (any ContentFacts)?
    /// The parts after a picture; nil if they were not walked.
    package var tail: PictureTail?
    /// True if bytes of the file are missing.
    package var isTruncated: Bool

    package init(facts: (any ContentFacts)? = nil, tail: PictureTail? = nil, isTruncated: Bool = false) {
      (self.facts, self.tail, self.isTruncated) = (facts, tail, isTruncated)
    }
  }

  /// A reader of details; runs after the metadata reader.
  package typealias DetailsReading = @Sendable (inout DetailsReader) throws(ReadFailure) -> Void

  /// A reader of the headers of a file's pictures; runs after the metadata reader.
  package typealias PicturesReading =
    @Sendable (
      ByteReader, (any ContentFacts)?, MediaMetadata, inout PictureHeaders
    ) throws(ReadFailure) -> Void

  /// A check whether a file is complete, by the end that its format declares.
  package struct CompletenessCheck: Sendable {
    /// The possible first bytes, if types in other containers share the row; empty for any.
    package var prefixes: @Sendable () -> [[UInt8]]
    /// True if a few small reads suffice for a complete file; otherwise its parts are walked, or all of it is scanned.
    package var isCheap: Bool
    package var read: @Sendable (CompletenessReader) throws(ReadFailure) -> Completeness
    /// The check of runs of one repeated byte; nil if the format allows them anywhere or is not analysed.
    package var runCheck: RunCheck?
    /// The reason, with the section of the specification.
    package var because: StaticString

    /// Returns the reason why the run is invalid, in words that follow "where"; nil if the format allows it.
    package typealias RunCheck =
      @Sendable (CompletenessReader, RepeatedByteRun) throws(ReadFailure) -> StaticString?
  }

  /// A metadata remover for files of some types.
  package struct Removal: Sendable {
    var types: @Sendable () -> [DeclaredType]
    var strip: @Sendable (inout MetadataRemoval, MediaMetadata, ByteReader) throws -> Void
  }
}

extension FileFormat {
  /// Returns true if `type`, or one of its `carriers`, conforms to a type of the format.
  package func includes(_ type: UTType, carriedBy carriers: [UTType]) -> Bool {
    types().contains { declared in
      type.conforms(to: declared.type) || carriers.contains { $0.conforms(to: declared.type) }
    }
  }
}

extension FileFormat.CompletenessCheck {
  package init(
    prefixes: @autoclosure @escaping @Sendable () -> [[UInt8]] = [], isCheap: Bool = true,
    read: @escaping @Sendable (CompletenessReader) throws(ReadFailure) -> Completeness,
    runCheck: RunCheck? = nil, because: StaticString
  ) {
    self.init(prefixes: prefixes, isCheap: isCheap, read: read, runCheck: runCheck, because: because)
  }

  /// Returns true if files of the format can begin with `head`, which may be cut short.
  package func accepts(_ head: ByteView) -> Bool {
    let prefixes = prefixes()
    // A head of one repeated byte may have replaced the prefix.
    return prefixes.isEmpty || head.filling != nil
      || prefixes.contains { prefix in
        head.matches(prefix)
          || head.count > 0 && head.count < prefix.count && head.matches(Array(prefix.prefix(head.count)))
      }
  }
}

extension FileFormat.Removal {
  init(
    of types: @autoclosure @escaping @Sendable () -> [DeclaredType],
    strip: @escaping @Sendable (inout MetadataRemoval, MediaMetadata, ByteReader) throws -> Void
  ) {
    self.init(types: types, strip: strip)
  }
}
