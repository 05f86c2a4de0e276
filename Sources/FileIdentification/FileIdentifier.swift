public import ByteSources
internal import SystemCalls
public import SystemPackage
public import UniformTypes

/// Identifies files, one after another, by paths, descriptors, bytes or any source of ranges.
///
/// It has buffers and a libmagic handle and is not thread-safe: create one for each worker. Devices, pipes
/// and sockets are named but never opened.
///
/// ```swift
/// let identifier = FileIdentifier()
/// try identifier.identify(path: "Holiday/IMG_0002.JPG").type
/// ```
public final class FileIdentifier {
  /// The evidence that is used.
  public enum Basis: String, Hashable, Sendable, CaseIterable {
    /// The name alone, the content alone, or both.
    case name, content, both
  }

  /// The options of identification.
  public struct Options: Sendable {
    /// The registry of types.
    public var registry: TypeRegistry
    /// The evidence that is used: name, content or both.
    public var basis: Basis
    /// The libmagic database for files that the package's own readers leave open.
    public var magic: MagicDatabase
    /// The process in which files are parsed.
    public var isolation: Isolation
    /// The time limit for one file, without the start of a worker; nil for none.
    ///
    /// It ends workers at once. In this process it is checked between reads and parsing steps: a blocked
    /// read, and libmagic without a worker, finish first.
    public var timeLimit: Duration?
    /// Cancels the work from any thread; files then have the error `ECANCELED`.
    public var cancellation: Cancellation?
    /// True to keep all evidence, not only the verdict.
    public var keepsEvidence: Bool
    /// True to compare every file with libmagic's answer.
    public var verifies: Bool
    /// The depth of the completeness check, which detects truncated files.
    public var ends: EndExamination
    /// The read limit for one file.
    public var budget: ReadBudget
    /// Shared libmagic workers of the identifiers of one scan.
    package var magicWorkers: SharedMagicWorkers?

    /// Creates options.
    public init(
      registry: TypeRegistry = .current, basis: Basis = .both, magic: MagicDatabase = .standard,
      keepsEvidence: Bool = false, verifies: Bool = false, ends: EndExamination = .omitted,
      budget: ReadBudget = ReadBudget(), isolation: Isolation = .off, timeLimit: Duration? = nil,
      cancellation: Cancellation? = nil
    ) {
      self.registry = registry
      self.basis = basis
      self.magic = magic
      self.keepsEvidence = keepsEvidence
      self.verifies = verifies
      self.ends = ends
      self.budget = budget
      self.isolation = isolation
      self.timeLimit = timeLimit
      self.cancellation = cancellation
    }
  }

  /// The options of identification.
  public let options: Options
  /// The clock for time limits and cancellation.
  package let clock: WorkClock
  let reader: ByteReader
  @exclusivity(unchecked) var formats = FormatCache()
  let magic: MagicSource
  /// True during an estimate, which does not use libmagic.
  var isEstimating = false
  /// The worker that reads files; nil if they are read here.
  private(set) lazy var worker = options.isolation.readers.map {
    ReaderWorker($0, Isolation.identifierArgument, options, [], magic, clock)
  }
  let meanings: ExtensionMeanings
  @exclusivity(unchecked) private var nameCache = NameEvidenceCache()
  @exclusivity(unchecked) var verdictCache = VerdictCache()
  /// Verdicts about Unicode text in which no reader found more.
  @exclusivity(unchecked) var textVerdictCache = VerdictCache()

  /// Creates an identifier; libmagic is loaded when it is first needed.
  public convenience init(_ options: Options = Options()) {
    self.init(options, WorkClock(options.cancellation))
  }

  /// Creates an identifier that shares its clock with others that work on the same files.
  package init(_ options: Options, _ clock: WorkClock) {
    self.options = options
    self.clock = clock
    reader = ByteReader(clock)
    magic = MagicSource(options)
    meanings = ExtensionMeanings(options.registry)
  }

  /// Loads tables and starts libmagic and workers, so that the first file does not wait.
  ///
  /// Errors: libmagic's if its database cannot be used.
  public func warmUp() throws(IdentificationError) {
    _ = try identify(bytes: Array("#include <stdio.h>\nint main(void) { return 0; }\n".utf8))
    // Unknown bytes, for which libmagic is queried.
    _ = try identify(bytes: [0x9D, 0x03, 0x00, 0xE7, 0x01, 0xFE, 0x0B, 0x00])
  }

  /// Returns the evidence of a name; none if names are ignored.
  func nameEntry(_ fileName: String?) -> NameEvidenceCache.Entry {
    guard options.basis != .content, let fileName, !fileName.isEmpty else {
      return NameEvidenceCache.Entry(names: nil, nameClass: NameClass.none)
    }
    return nameCache.read(fileName, meanings)
  }

  /// Returns the class of a name; nil if more than the extension counts.
  func nameClass(of name: UnsafeBufferPointer<UInt8>) -> NameClass? {
    guard options.basis != .content, !name.isEmpty else { return NameClass.none }
    return nameCache.nameClass(of: name, meanings)
  }

  func nameEntry(bytes name: UnsafeBufferPointer<UInt8>) -> NameEvidenceCache.Entry {
    guard options.basis != .content, !name.isEmpty else {
      return NameEvidenceCache.Entry(names: nil, nameClass: NameClass.none)
    }
    return nameCache.read(name, meanings)
  }

  /// Identifies the file at a path.
  ///
  /// `kind`, if known from listing the folder, saves a system call. Errors: the system's, and libmagic's if
  /// its database cannot be used.
  public func identify(
    path: FilePath, kind: FileKind? = nil, followingLinks: Bool = true, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    let name = path.lastName
    return try withOpenFile(
      path: path, named: name, kind: kind, followingLinks: followingLinks, claimedType: claimedType
    ) { (contents) throws(IdentificationError) in
      try identify(contents, name: name, claimedType: claimedType)
    }
  }

  /// Identifies the file behind an open descriptor, whose offset does not move; `name` is its name, if known.
  public func identify(
    descriptor: Int32, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    try identify(
      fileContents(descriptor: descriptor, name: name, claimedType: claimedType), name: name,
      claimedType: claimedType)
  }

  /// Returns workers for a service beyond identification, started with `argument` and configured by
  /// `settings`.
  package func workers(_ argument: FilePath, settings: [UInt8]) -> ReaderWorker? {
    options.isolation.readers.map { ReaderWorker($0, argument, options, settings, magic, clock) }
  }

  /// Identifies bytes in memory.
  public func identify(
    bytes: [UInt8], name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    try identify(source: MemorySource(bytes), name: name, claimedType: claimedType)
  }

  /// Identifies an object by a few small range reads.
  public func identify(
    source: any ByteSource, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    try identify(
      fileContents(source: source, name: name, claimedType: claimedType), name: name, claimedType: claimedType
    )
  }

  /// Identifies the file at a path in UTF-8; for other paths use `FilePath`.
  public func identify(
    path: String, followingLinks: Bool = true, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    try identify(path: FilePath(path), followingLinks: followingLinks, claimedType: claimedType)
  }

  /// Identifies an open file; its offset does not move, and it stays open.
  public func identify(
    descriptor: FileDescriptor, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    try identify(descriptor: descriptor.rawValue, name: name, claimedType: claimedType)
  }

  /// Identifies bytes in memory without copying them all.
  ///
  /// ```swift
  /// let type = try identifier.identify(buffer.bytes, name: "upload.bin").type
  /// ```
  public func identify(
    _ bytes: RawSpan, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    let answer: Result<Identification, IdentificationError> = bytes.withUnsafeBytes { bytes in
      Result { () throws(IdentificationError) in
        try identify(source: BorrowedSource(bytes), name: name, claimedType: claimedType)
      }
    }
    return try answer.get()
  }
}

extension FileIdentifier {
  /// Compares libmagic's answer with the content's type, and adds it to the evidence on contradiction.
  func verify(_ result: inout Identification, descriptor: Int32?) throws(IdentificationError) {
    guard !WhiteSpace.fills(reader), let words = try magic.answer(reader, descriptor: descriptor) else {
      return
    }
    let comparison = MagicComparison(
      result.contentType ?? result.type, answer: words, registry: options.registry)
    result.verification = comparison
    let isRecorded = result.evidence.contains { $0.source == .libmagic }
    if comparison.outcome == .agrees && !options.keepsEvidence || isRecorded { return }
    result.evidence.append(Evidence(libmagicAnswer: words, of: magic, options.registry))
  }
}

extension Evidence {
  /// Creates evidence from libmagic's answer.
  init(libmagicAnswer words: String, of magic: MagicSource, _ registry: TypeRegistry) {
    self.init(
      .libmagic, registry.type(libmagicAnswer: words) ?? .data, seen: words,
      reason: magic.name)
  }
}
