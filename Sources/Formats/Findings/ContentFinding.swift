package import ByteSources
package import UniformTypes

/// The type found in a file's bytes, with the range, the rule and its reason.
///
/// A finding does not state that the whole file is well formed: only the bytes in ``range`` were examined.
///
/// ```swift
/// if let finding = try ContentFinding.detect(in: reader), finding.isDecided { print(finding.type) }
/// ```
///
/// A class, since readers, verdict, metadata and completeness check pass it on.
package final class ContentFinding: Sendable {
  /// The kind of reader that produced a finding.
  package enum Source: String, Sendable {
    /// A pattern at fixed offsets.
    case signature
    /// A reader of the format's structure.
    case structure
  }

  /// The declared type found.
  package let declared: DeclaredType
  package let source: Source
  /// True if the type is final; otherwise another source should be tried.
  package let isDecided: Bool
  /// The range of the bytes that decided.
  package let range: Range<Int64>
  /// The name of the rule.
  package let rule: StaticString
  /// The rule's reason.
  package let because: StaticString
  /// The damage noticed in the file, if any; it does not change the type.
  package let damage: ContentDamage?
  /// True if the reader's budget ran out before the result was complete.
  package let isIncomplete: Bool
  /// The facts of the structure reader, for explanations and later readers.
  package let facts: (any ContentFacts)?

  package var type: UTType { declared.type }

  /// A phrase about the facts, built on demand.
  package var details: String { facts?.details ?? "" }

  package init(
    _ type: DeclaredType, by source: Source, decided: Bool = true, range: Range<Int64>, rule: StaticString,
    because: StaticString, damage: ContentDamage? = nil, isIncomplete: Bool = false,
    facts: (any ContentFacts)? = nil
  ) {
    declared = type
    self.source = source
    isDecided = decided
    self.range = range
    self.rule = rule
    self.because = because
    self.damage = damage
    self.isIncomplete = isIncomplete
    self.facts = facts
  }

  /// A copy whose type is not final.
  package var undecided: ContentFinding {
    ContentFinding(
      declared, by: source, decided: false, range: range, rule: rule, because: because, damage: damage,
      isIncomplete: isIncomplete, facts: facts)
  }

  /// Creates a finding from a rule; its type is final if the rule decides and `decided` is true.
  package convenience init<Facts>(
    _ rule: Rule<Facts>, decided: Bool = true, range: Range<Int64>, damage: ContentDamage? = nil,
    isIncomplete: Bool = false, facts: (any ContentFacts)? = nil
  ) {
    self.init(
      rule.then, by: .structure, decided: rule.decides && decided, range: range, rule: rule.name,
      because: rule.because, damage: damage, isIncomplete: isIncomplete, facts: facts)
  }
}

/// The media of one file's tracks.
package enum TrackMedia: Sendable {
  /// At least one picture track.
  case pictures
  /// Sound tracks, and no picture track.
  case soundAlone
  /// Neither picture nor sound tracks.
  case neither
}

/// The facts that a structure reader found in one file.
package protocol ContentFacts: Sendable {
  /// The facts as one short phrase.
  var details: String { get }
  /// The media of the file's tracks; nil for a format without tracks, or if tracks are not read.
  var trackMedia: TrackMedia? { get }
  /// Returns true if the distinguishing mark of the type was looked for and is missing.
  func lacksMark(of type: UTType) -> Bool
  /// True if the result of ``lacksMark(of:)`` depends on the file, not only on its type.
  var namesMaker: Bool { get }
  /// Returns true if the file begins with other bytes than every file of the type.
  func contradicts(_ type: UTType) -> Bool
}

extension ContentFacts {
  package var trackMedia: TrackMedia? { nil }
  package func lacksMark(of type: UTType) -> Bool { false }
  package var namesMaker: Bool { false }
  package func contradicts(_ type: UTType) -> Bool { false }
}

/// Facts that consist of a phrase only.
package struct Remark: ContentFacts {
  package var details: String
  package init(_ details: String) { self.details = details }
}
