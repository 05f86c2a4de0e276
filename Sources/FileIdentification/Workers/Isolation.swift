internal import CLibrary
internal import SystemCalls
public import SystemPackage

/// The process in which files are parsed: this one, or workers that have only the one file.
///
/// Workers start with the first request, one of each kind for each ``FileIdentifier``. A worker that dies,
/// computes for too long or gives an invalid reply is replaced, which costs one file an error; none if it had
/// not read the request. On Linux workers may only read what they receive, by seccomp, Landlock and limits as
/// far as the system has them; the evidence states what applied to libmagic.
public struct Isolation: Hashable, Sendable {
  /// The part of the work that workers do; the list may grow: handle unknown extents like ``readers``.
  public struct Extent: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates an extent; an unknown one means ``readers``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// libmagic only.
    public static let libmagic = Extent(rawValue: "libmagic")
    /// libmagic and, in separate workers, all readers: this process parses no file.
    public static let readers = Extent(rawValue: "readers")
  }

  /// The worker executable; nil for this process only.
  ///
  /// It must be built from the same version of this package and call ``serveIfAsked()`` or
  /// `MediaItemReader.serveIfAsked()` first, as `uti` does.
  public var worker: FilePath?
  /// The part of the work that workers do.
  public var extent: Extent
  /// True in a worker, which forwards libmagic requests to its parent.
  var forwardsMagic = false

  /// Creates an isolation; with nil no process is started.
  public init(worker: FilePath?, extent: Extent = .libmagic) {
    self.worker = worker
    self.extent = extent
  }

  /// Everything works in this process.
  public static let off = Isolation(worker: nil)

  /// Workers of the running executable, which must call ``serveIfAsked()`` first; nil if its path is unknown.
  public static var ownExecutable: Isolation? {
    WorkerProcess.ownExecutable.map { Isolation(worker: $0) }
  }

  /// The executable for readers; nil if they work in this process.
  package var readers: FilePath? { extent == .libmagic ? nil : worker }

  /// Returns a report about libmagic's worker, which is started for it.
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

  /// The first argument of workers.
  static let magicArgument: FilePath = "--isolated-worker"
  package static let identifierArgument: FilePath = "--isolated-identifier"

  /// True if this process was started as a worker.
  package static var isWorker: Bool {
    guard CommandLine.argc > 1, let word = CommandLine.unsafeArgv[1] else { return false }
    return strncmp(word, "--isolated-", 11) == 0
  }

  package static func argument(_ index: Int) -> FilePath? {
    index < Int(CommandLine.argc)
      ? CommandLine.unsafeArgv[index].map { FilePath(platformString: $0) } : nil
  }

  /// Serves requests and never returns, if this process was started as a worker.
  public static func serveIfAsked() {
    guard isWorker, let word = argument(1) else { return }
    switch word {
    case identifierArgument: FileServer.run(IdentifierService.self)
    case magicArgument:
      #if LibMagic
        MagicServer.run(argument(2).map(MagicDatabase.file) ?? .standard)
      #else
        CurrentProcess.exit(64)
      #endif
    // An unknown kind of worker.
    default: CurrentProcess.exit(64)
    }
  }
}
