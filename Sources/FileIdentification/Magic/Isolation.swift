internal import SystemCalls
public import SystemPackage

/// Where libmagic works: in this process, or in a worker process that holds no more than the one file it is asked about.
///
/// A worker is started at the first question, one for each ``FileIdentifier``, and replaced when it dies, computes for
/// too long or answers what is no answer: that costs one file an error. On Linux it has no rights but to read what it
/// is handed: seccomp, Landlock and limits, as far as the system has them; the evidence says what applied.
public struct Isolation: Hashable, Sendable {
  /// The program that is started as a worker, one whose first act is to call ``serveIfAsked()``, as `uti` does;
  /// nil: libmagic works in this process.
  public var worker: FilePath?

  /// Creates an isolation in workers of a program; with nil there is none, and no process is ever started.
  public init(worker: FilePath?) { self.worker = worker }

  /// libmagic works in this process.
  public static let none = Isolation(worker: nil)

  /// Workers of the program that runs now, which must call ``serveIfAsked()`` first; nil where the system does not
  /// say which program it is.
  public static var ownExecutable: Isolation? {
    WorkerProcess.ownExecutable.map { Isolation(worker: $0) }
  }

  /// Where libmagic works and what it gave up, for reports: a worker is started for the answer.
  public static func report(_ isolation: Isolation) -> String {
    #if LibMagic
      guard isolation.worker != nil else { return "isolation: none on this system" }
      do throws(IdentificationError) {
        return "isolation: \(try MagicSource(.standard, isolation).start())"
      } catch {
        return "isolation: \(error.message)"
      }
    #else
      "isolation: none, no foreign library reads files"
    #endif
  }

  /// What a worker is started with.
  static let argument: FilePath = "--isolated-worker"

  /// Works as a worker until nobody asks any more and never returns, where the program was started as one.
  public static func serveIfAsked() {
    let count = Int(CommandLine.argc)
    func word(_ index: Int) -> FilePath? {
      index < count ? CommandLine.unsafeArgv[index].map { FilePath(platformString: $0) } : nil
    }
    guard word(1) == argument else { return }
    #if LibMagic
      MagicService.run(word(2).map(MagicDatabase.file) ?? .standard)
    #else
      CurrentProcess.exit(64)
    #endif
  }
}
