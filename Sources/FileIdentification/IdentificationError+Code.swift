extension IdentificationError {
  /// What an error is about: the system's errors by the names that C has for them, and a few of this package's own.
  ///
  /// The list grows; compare with the codes that you handle, and treat the rest as a failure to read.
  ///
  /// ```swift
  /// do { try identifier.identify(path: path) } catch where error.code == .notFound { return }
  /// ```
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    /// The name, as records have it: `ENOENT`, `magic`.
    public let rawValue: String

    /// Creates a code by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a code by its name.
    public init(stringLiteral name: String) { rawValue = name }

    public var description: String { rawValue }
  }
}

extension IdentificationError.Code {
  /// There is nothing at the path.
  public static let notFound: Self = "ENOENT"
  /// The process may not read it.
  public static let notPermitted: Self = "EACCES"
  /// The disk or the network failed.
  public static let inputOutput: Self = "EIO"
  /// Too many files are open.
  public static let tooManyOpenFiles: Self = "EMFILE"
  /// It took longer than it may.
  public static let timedOut: Self = "ETIMEDOUT"
  /// Its task was cancelled, or its `Cancellation` called.
  public static let cancelled: Self = "ECANCELED"
  /// libmagic or its database cannot be used.
  public static let magic: Self = "magic"
  /// A worker process died, or could not be started.
  public static let worker: Self = "worker"
  /// The budget of reads does not suffice for an object that is read by ranges.
  public static let budget: Self = "budget"
  /// A source failed for a reason of its own.
  public static let source: Self = "source"

  /// What can be done about it, in a sentence; nil where nothing general can be said.
  public var advice: String? { Self.advice.first { $0.code == self }?.text }

  private static let advice: [(code: Self, text: String)] = [
    (.notFound, "Look whether the file was moved or removed."),
    (.notPermitted, "Give the process the right to read it."),
    (.inputOutput, "Try again; where it stays, the disk or the network is at fault."),
    (.tooManyOpenFiles, "Close descriptors, ask fewer files at once, or raise the limit."),
    (.timedOut, "Allow more time, or leave the file out."),
    (.magic, "Install libmagic's database, name one, or ask without it: MagicDatabase.omitted."),
    (.worker, "Try again; a file that stops workers each time is to be left out."),
    (.budget, "Allow more reads: FileIdentifier.Options.budget."),
  ]
}
