/// How far a ``FileIdentifier`` looks for the end that a file's format declares.
///
/// ```swift
/// var options = FileIdentifier.Options()
/// options.ends = .thorough
/// ```
public struct EndExamination: RawRepresentable, Hashable, Sendable {
  /// The word for it.
  public let rawValue: String

  /// Creates a way of looking by its word; an unknown one is as ``omitted``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all.
  public static let omitted = EndExamination(rawValue: "omitted")
  /// As far as a few small reads lead, of which most files need one at the tail; damage is noted, and nothing else.
  public static let brief = EndExamination(rawValue: "brief")
  /// As far as it takes: where only the whole stream tells, as in gzip, up to 1 GiB is read.
  ///
  /// ``Identification/end`` says what was looked at.
  public static let thorough = EndExamination(rawValue: "thorough")
}
