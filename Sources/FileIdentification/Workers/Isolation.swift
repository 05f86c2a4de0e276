internal import CLibrary
internal import SystemCalls
public import SystemPackage

/// Where files are parsed: in this process, or in worker processes that hold no more than the one file they are asked about.
///
/// Workers are started at the first question, one of each kind for each ``FileIdentifier``, and replaced when they die,
/// compute for too long or answer what is no answer: that costs one file an error. One that was gone before it had read
/// the question costs nothing. On Linux they have no rights but to read what they are handed: seccomp, Landlock and
/// limits, as far as the system has them; the evidence says what applied to libmagic.
public struct Isolation: Hashable, Sendable {
  /// What works in workers.
  ///
  /// More may come: handle what is not known here as ``readers``.
  public struct Extent: RawRepresentable, Hashable, Sendable {
    /// The word for it.
    public let rawValue: String

    /// Creates an extent by its word; an unknown one is as ``readers``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// libmagic alone.
    public static let libmagic = Extent(rawValue: "libmagic")
    /// libmagic, and in workers of their own everything that reads files: this process parses none of their bytes.
    public static let readers = Extent(rawValue: "readers")
  }

  /// The program that is started as a worker, built from the same version of this package, one whose first act is to
  /// call ``serveIfAsked()`` or `MediaItemReader.serveIfAsked()`, as `uti` does; nil: everything works in this process.
  public var worker: FilePath?
  /// What works there.
  public var extent: Extent
  /// Whether this is a worker, which has libmagic asked by the process that asks it.
  var isRelayed = false

  /// Creates an isolation in workers of a program; with nil there is none, and no process is ever started.
  public init(worker: FilePath?, extent: Extent = .libmagic) {
    self.worker = worker
    self.extent = extent
  }

  /// Everything works in this process.
  public static let off = Isolation(worker: nil)

  /// Workers of the program that runs now, which must call ``serveIfAsked()`` first; nil where the system does not
  /// say which program it is.
  public static var ownExecutable: Isolation? {
    WorkerProcess.ownExecutable.map { Isolation(worker: $0) }
  }

  /// The program in which readers work; nil: they work in this process.
  package var readers: FilePath? { extent == .libmagic ? nil : worker }

  /// Where libmagic works and what it gave up, for reports: a worker is started for the answer.
  public static func report(_ isolation: Isolation) -> String {
    #if LibMagic
      guard isolation.worker != nil else { return "isolation: none on this system" }
      do throws(IdentificationError) {
        return "isolation: \(try MagicSource(FileIdentifier.Options(isolation: isolation)).start())"
      } catch {
        return "isolation: \(error.message)"
      }
    #else
      "isolation: none, no foreign library reads files"
    #endif
  }

  /// What workers are started with.
  static let magicArgument: FilePath = "--isolated-worker"
  package static let identifierArgument: FilePath = "--isolated-identifier"

  /// Whether the program was started as a worker of some kind.
  package static var isWorker: Bool {
    guard CommandLine.argc > 1, let word = CommandLine.unsafeArgv[1] else { return false }
    return strncmp(word, "--isolated-", 11) == 0
  }

  /// What the program was started with, by position.
  package static func argument(_ index: Int) -> FilePath? {
    index < Int(CommandLine.argc)
      ? CommandLine.unsafeArgv[index].map { FilePath(platformString: $0) } : nil
  }

  /// Works as a worker until nobody asks any more and never returns, where the program was started as one.
  public static func serveIfAsked() {
    guard isWorker, let word = argument(1) else { return }
    switch word {
    case identifierArgument: WorkerService.run(IdentifierService.self)
    case magicArgument:
      #if LibMagic
        MagicService.run(argument(2).map(MagicDatabase.file) ?? .standard)
      #else
        CurrentProcess.exit(64)
      #endif
    // A worker of another kind than this program has.
    default: CurrentProcess.exit(64)
    }
  }
}
