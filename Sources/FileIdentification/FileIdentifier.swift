public import ByteSources
internal import SystemCalls
public import SystemPackage
public import UniformTypes

/// Identifies one file after another, from paths, descriptors, bytes or any source of ranges.
///
/// It keeps buffers and one libmagic handle, so each worker needs its own; it is not for two threads at once. Devices,
/// pipes and sockets are named, never opened.
///
/// ```swift
/// let identifier = FileIdentifier()
/// try identifier.identify(path: "Holiday/IMG_0002.JPG").type
/// ```
public final class FileIdentifier {
  /// Which evidence is used.
  public enum Basis: String, Hashable, Sendable, CaseIterable {
    /// The name alone, the content alone, or both.
    case name, content, both
  }

  /// How files are identified.
  public struct Options: Sendable {
    /// The types that are known.
    public var registry: TypeRegistry
    /// Which of name and content are asked.
    public var basis: Basis
    /// Which libmagic database is asked, where readers of this package leave something open.
    public var magic: MagicDatabase
    /// Where files are parsed.
    public var isolation: Isolation
    /// How long one file may take, the start of a worker not counted; nil: as long as it takes.
    ///
    /// It ends workers at once. In this process it is looked at between reads, steps of parsing and pieces of what is gone through in
    /// memory: a read that the system holds back, and libmagic without a worker, go on to their end first.
    public var timeLimit: Duration?
    /// What ends the work in the middle, from any thread, where somebody may want that; files then have the error `ECANCELED`.
    public var cancellation: Cancellation?
    /// Whether all evidence is kept, or only the verdict.
    public var keepsEvidence: Bool
    /// Whether libmagic is asked about every file, and its answer compared.
    public var verifies: Bool
    /// How far the end that a format declares is looked for, so that cut files are noticed.
    public var ends: EndExamination
    /// How much of one file may be read.
    public var budget: ReadBudget
    /// Where identifiers of one reading leave libmagic's workers to each other.
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

  /// How files are identified.
  public let options: Options
  /// The clock of the work on each file.
  package let clock: WorkClock
  let reader: ByteReader
  @exclusivity(unchecked) var formats = KnownFormats()
  let magic: MagicSource
  /// Whether an estimate is made, for which libmagic is not worth asking.
  var isEstimating = false
  /// Where files are read instead of here.
  private(set) lazy var worker = options.isolation.readers.map {
    ReaderWorker($0, Isolation.identifierArgument, options, [], magic, clock)
  }
  let meanings: ExtensionMeanings
  @exclusivity(unchecked) private var plainNames = PlainNames()
  @exclusivity(unchecked) var settledVerdicts = SettledVerdicts()
  /// Those about Unicode text in which no reader found more.
  @exclusivity(unchecked) var settledTexts = SettledVerdicts()

  /// Creates an identifier; libmagic is loaded when it is first needed.
  public convenience init(_ options: Options = Options()) {
    self.init(options, WorkClock(options.cancellation))
  }

  /// Creates an identifier whose work is held against a clock that others share, which are at work on the same files.
  package init(_ options: Options, _ clock: WorkClock) {
    self.options = options
    self.clock = clock
    reader = ByteReader(clock)
    magic = MagicSource(options)
    meanings = ExtensionMeanings(options.registry)
  }

  /// Reads tables, and starts libmagic and workers, so that no file waits for them.
  ///
  /// Errors: libmagic's when its database cannot be used.
  public func warmUp() throws(IdentificationError) {
    _ = try identify(bytes: Array("#include <stdio.h>\nint main(void) { return 0; }\n".utf8))
    // Nothing knows these, so that libmagic is asked.
    _ = try identify(bytes: [0x9D, 0x03, 0x00, 0xE7, 0x01, 0xFE, 0x0B, 0x00])
  }

  /// What a name says, where it may say something.
  func known(_ fileName: String?) -> PlainNames.Known {
    guard options.basis != .content, let fileName, !fileName.isEmpty else {
      return PlainNames.Known(names: nil, number: PlainNames.noName)
    }
    return plainNames.read(fileName, meanings)
  }

  /// The number of what a name says; nil where that does not follow from its extension alone.
  func number(ofName name: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard options.basis != .content, !name.isEmpty else { return PlainNames.noName }
    return plainNames.number(of: name, meanings)
  }

  /// As ``known(_:)``, a name as the system has it.
  func known(bytes name: UnsafeBufferPointer<UInt8>) -> PlainNames.Known {
    guard options.basis != .content, !name.isEmpty else {
      return PlainNames.Known(names: nil, number: PlainNames.noName)
    }
    return plainNames.read(name, meanings)
  }

  /// Identifies what is at a path.
  ///
  /// `kind`, when the caller knows it from reading a folder, saves asking the system. Errors: the system's, and
  /// libmagic's when its database cannot be used.
  public func identify(
    path: FilePath, kind: FileKind? = nil, followingLinks: Bool = true, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    let name = path.lastName
    return try opening(
      path: path, named: name, kind: kind, followingLinks: followingLinks, claimedType: claimedType
    ) { (opened) throws(IdentificationError) in
      try identify(opened, name: name, claimedType: claimedType)
    }
  }

  /// Identifies what an open descriptor stands for; `name` is the file's name where it is known.
  ///
  /// The descriptor's position does not move.
  public func identify(
    descriptor: Int32, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    try identify(
      opened(descriptor: descriptor, name: name, claimedType: claimedType), name: name,
      claimedType: claimedType)
  }

  /// Workers that answer more than this identifier; `argument` is what they are started with, `settings` are theirs.
  package func workers(_ argument: FilePath, settings: [UInt8]) -> ReaderWorker? {
    options.isolation.readers.map { ReaderWorker($0, argument, options, settings, magic, clock) }
  }

  /// Identifies bytes in memory.
  public func identify(
    bytes: [UInt8], name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    try identify(source: MemorySource(bytes), name: name, claimedType: claimedType)
  }

  /// Identifies an object that is read by range: few and small ranges are asked for.
  public func identify(
    source: any ByteSource, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    try identify(
      opened(source: source, name: name, claimedType: claimedType), name: name, claimedType: claimedType)
  }
}
