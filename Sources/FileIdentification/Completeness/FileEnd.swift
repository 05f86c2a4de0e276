/// The result of checking whether a file is complete.
///
/// A file may still be damaged: only ``checked`` was examined.
///
/// ```swift
/// var options = FileIdentifier.Options()
/// options.ends = .thorough
/// let verdict = try FileIdentifier(options).identify(path: "IMG_0001.png")
/// verdict.end?.checked        // "the chunk that ends it, IEND"
/// verdict.end?.trailingBytes  // 16
/// ```
public struct FileEnd: Hashable, Sendable {
  /// The parts that were examined, in words.
  public var checked: String
  /// The number of missing bytes; nil if none or unknown.
  public var missingBytes: Int64?
  /// The number of bytes after the content's end; nil if that is unknown.
  public var trailingBytes: Int64?

  /// Creates a result.
  public init(checked: String, missingBytes: Int64? = nil, trailingBytes: Int64? = nil) {
    self.checked = checked
    self.missingBytes = missingBytes
    self.trailingBytes = trailingBytes
  }
}

/// The depth of the completeness check of a ``FileIdentifier``, which detects truncated and overwritten
/// files.
///
/// ```swift
/// var options = FileIdentifier.Options()
/// options.ends = .thorough
/// ```
public struct EndExamination: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a depth; an unknown one means ``omitted``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No check.
  public static let omitted = EndExamination(rawValue: "omitted")
  /// A few small reads, for most files one at the tail; only damage is recorded.
  public static let brief = EndExamination(rawValue: "brief")
  /// Like ``brief``, plus 4 KiB of the coded data at the start, the end and each quarter, searched for one
  /// repeated byte: a third of the data missing is noticed.
  public static let near = EndExamination(rawValue: "near")
  /// As many reads as needed: up to 1 GiB if only the whole stream shows the end, as in gzip.
  ///
  /// Coded data are sampled as by ``near``. ``Identification/end`` states what was checked.
  public static let thorough = EndExamination(rawValue: "thorough")
  /// Like ``thorough``, with all coded data read, up to 1 GiB.
  public static let whole = EndExamination(rawValue: "whole")

  /// True if a sound file may cost a few small reads at most.
  var isBrief: Bool { self == .brief || self == .near }
  /// True if coded data are searched for one repeated byte.
  var samplesData: Bool { self == .near || self == .thorough || self == .whole }
}
