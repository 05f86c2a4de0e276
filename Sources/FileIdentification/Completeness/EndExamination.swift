/// How far a ``FileIdentifier`` looks for the end that a file's format declares, and for data that are gone.
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
  /// As ``brief``, and at 4 KiB of the coded data at their beginning, their end and each quarter, for one byte over and over:
  /// where a third of the data is gone, that is noticed.
  public static let near = EndExamination(rawValue: "near")
  /// As far as it takes: where only the whole stream tells, as in gzip, up to 1 GiB is read.
  ///
  /// Coded data are looked at as ``near`` does. ``Identification/end`` says what was looked at.
  public static let thorough = EndExamination(rawValue: "thorough")
  /// As ``thorough``, and coded data are run through, up to 1 GiB of them.
  public static let whole = EndExamination(rawValue: "whole")

  /// Whether a file may cost a few small reads at most where nothing is wrong with it.
  var isBrief: Bool { self == .brief || self == .near }
  /// Whether one byte over and over is looked for in coded data.
  var seesData: Bool { self == .near || self == .thorough || self == .whole }
}
