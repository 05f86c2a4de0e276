package import ByteSources
package import MediaMetadata
package import UniformTypes

/// A format: its types, how its files begin, and what is read of them.
///
/// One row a format; a reference, since a copy would count each of its functions. Lists are functions, so that a row is made without
/// them.
package final class FileFormat: Sendable {
  /// The name, such as `jpeg`; ``MediaMetadata/format`` tells it.
  package let name: String
  /// The types: content that is one of them, a kind of one, or carried by one is in the format.
  package let types: @Sendable () -> [DeclaredType]
  /// The verdicts under which metadata are read by this row, kinds of them too; any where there are none.
  package let verdicts: @Sendable () -> [DeclaredType]
  /// The patterns at fixed offsets, in the order in which they are asked.
  package let signatures: @Sendable () -> [Signature]
  /// The medium of the format's files, where all have the same; a still is one picture unless its reader knows better.
  package let medium: MediaMetadata.Medium?
  package let metadata: MetadataReading?
  package let details: DetailsReading?
  package let pictures: PicturesReading?
  package let ending: Ending?
  /// The types of the format from which metadata can be taken out, and how.
  package let removals: @Sendable () -> [Removal]
  /// The types of the format, or carried by it, no file of which lacks its mark, each with the mark.
  ///
  /// A name that says such a type is wrong where readers see nothing.
  package let marks: @Sendable () -> [(type: DeclaredType, because: StaticString)]
  /// The types of which libmagic has one answer, though MIME types lead to narrower ones: it is not asked about them.
  package let soleAnswers: @Sendable () -> [(type: DeclaredType, because: StaticString)]
  /// The reader that looks further where a name says a type of the format.
  package let namedReader: NamedReader?
  /// The structure in a few words.
  package let because: StaticString

  // Functions for lists: they are asked for seldom.
  package init(
    _ name: String, types: @autoclosure @escaping @Sendable () -> [DeclaredType],
    verdicts: @autoclosure @escaping @Sendable () -> [DeclaredType] = [],
    signatures: @autoclosure @escaping @Sendable () -> [Signature] = [],
    medium: MediaMetadata.Medium? = nil, metadata: MetadataReading? = nil, details: DetailsReading? = nil,
    pictures: PicturesReading? = nil, ending: Ending? = nil,
    removals: @autoclosure @escaping @Sendable () -> [Removal] = [],
    marks: @autoclosure @escaping @Sendable () -> [(type: DeclaredType, because: StaticString)] = [],
    soleAnswers: @autoclosure @escaping @Sendable () -> [(type: DeclaredType, because: StaticString)] = [],
    namedReader: NamedReader? = nil, because: StaticString = ""
  ) {
    self.name = name
    self.types = types
    self.verdicts = verdicts
    self.signatures = signatures
    self.medium = medium
    self.metadata = metadata
    self.details = details
    self.pictures = pictures
    self.ending = ending
    self.removals = removals
    self.marks = marks
    self.soleAnswers = soleAnswers
    self.namedReader = namedReader
    self.because = because
  }
}

extension FileFormat {
  /// A reader of metadata.
  package enum MetadataReading: Sendable {
    case headers(@Sendable (ByteReader, inout MediaMetadata) throws(ReadFailure) -> Void)
    /// A reader that goes on from what identification saw.
    case continuing(@Sendable (ByteReader, KnownFacts, inout MediaMetadata) throws(ReadFailure) -> Void)
    /// Two numbers of the header.
    case size(HeaderSize)

    func read(
      _ reader: ByteReader, _ known: KnownFacts, into metadata: inout MediaMetadata
    ) throws(ReadFailure) {
      switch self {
      case .headers(let read): try read(reader, &metadata)
      case .continuing(let read): try read(reader, known, &metadata)
      case .size(let size): try size.read(reader, into: &metadata)
      }
    }
  }

  /// The facts that identification saw of a file beside its type.
  package struct KnownFacts {
    package var facts: (any ContentFacts)?
    /// The parts behind a picture; nil where they were not walked.
    package var tail: PictureTail?
    /// True where bytes of the file are missing.
    package var isCut: Bool

    package init(facts: (any ContentFacts)? = nil, tail: PictureTail? = nil, isCut: Bool = false) {
      (self.facts, self.tail, self.isCut) = (facts, tail, isCut)
    }
  }

  /// A reader of details, after the metadata.
  package typealias DetailsReading = @Sendable (inout DetailsReader) throws(ReadFailure) -> Void

  /// A reader of the headers of the pictures in a file, after the metadata.
  package typealias PicturesReading =
    @Sendable (
      ByteReader, (any ContentFacts)?, MediaMetadata, inout PictureHeaders
    ) throws(ReadFailure) -> Void

  /// A way to find the end that the format declares.
  package struct Ending: Sendable {
    /// Beginnings of files, one of which a file has, where types of several containers have the row; any where there are none.
    package var beginnings: @Sendable () -> [[UInt8]]
    /// True where a few small reads show that a whole file is one; else its parts are walked, or it is run through.
    package var isNear: Bool
    package var read: @Sendable (EndReader) throws(ReadFailure) -> EndFinding
    /// The reason that the format has no place for one byte over and over; nil where nothing is known of it.
    package var forbids: Forbids?
    /// The place in the specification that says so.
    package var because: StaticString

    /// The reason that a run cannot be what the format has at its place, in words that follow "where"; nil where it can.
    package typealias Forbids = @Sendable (EndReader, FilledRun) throws(ReadFailure) -> StaticString?
  }

  /// A way to take metadata out of files of some types.
  package struct Removal: Sendable {
    var types: @Sendable () -> [DeclaredType]
    var strip: @Sendable (inout MetadataRemoval, MediaMetadata, ByteReader) throws -> Void
  }
}

extension FileFormat {
  /// True for content in the format: its type is one of the format's or a kind of one, or one of its `carriers` is.
  package func fits(_ type: UTType, carriedBy carriers: [UTType]) -> Bool {
    types().contains { known in
      type.conforms(to: known.type) || carriers.contains { $0.conforms(to: known.type) }
    }
  }
}

extension FileFormat.Ending {
  package init(
    beginnings: @autoclosure @escaping @Sendable () -> [[UInt8]] = [], isNear: Bool = true,
    read: @escaping @Sendable (EndReader) throws(ReadFailure) -> EndFinding, forbids: Forbids? = nil,
    because: StaticString
  ) {
    self.init(beginnings: beginnings, isNear: isNear, read: read, forbids: forbids, because: because)
  }

  /// True for a beginning that files of the format can have, also for one that is cut.
  package func accepts(_ head: ByteView) -> Bool {
    let beginnings = beginnings()
    // Where one byte stands over and over, the beginning may have stood.
    return beginnings.isEmpty || head.filling != nil
      || beginnings.contains { beginning in
        head.matches(beginning)
          || head.count > 0 && head.count < beginning.count
            && head.matches(Array(beginning.prefix(head.count)))
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
