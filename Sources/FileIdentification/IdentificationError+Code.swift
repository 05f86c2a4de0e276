extension IdentificationError {
  /// The code of an error: the C names of system errors, and a few of this package.
  ///
  /// The list may grow: compare with the codes you handle, and treat others as a failed read.
  ///
  /// ```swift
  /// do { try identifier.identify(path: path) } catch where error.code == .notFound { return }
  /// ```
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    /// The name, as in records: `ENOENT`, `magic`.
    public let rawValue: String

    /// Creates a code by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a code by its name.
    public init(stringLiteral name: String) { rawValue = name }

    public var description: String { rawValue }
  }
}

extension IdentificationError.Code {
  /// No file at the path.
  public static let notFound: Self = "ENOENT"
  /// No permission to read.
  public static let notPermitted: Self = "EACCES"
  /// The disk or the network failed.
  public static let inputOutput: Self = "EIO"
  /// Too many files are open.
  public static let tooManyOpenFiles: Self = "EMFILE"
  /// The time limit was exceeded.
  public static let timedOut: Self = "ETIMEDOUT"
  /// The task or its `Cancellation` was cancelled.
  public static let cancelled: Self = "ECANCELED"
  /// libmagic or its database is unusable.
  public static let magic: Self = "magic"
  /// A worker process died or did not start.
  public static let worker: Self = "worker"
  /// The read budget does not suffice for an object read by ranges.
  public static let budget: Self = "budget"
  /// A source failed for another reason.
  public static let source: Self = "source"

  /// A sentence of advice; nil if there is none.
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
