package import ByteSources
package import UniformTypes

/// What a file's bytes say about its type: which type, where, by which rule and why.
///
/// A finding refuses to promise that the whole file is well formed: only the bytes in ``range`` were weighed.
///
/// ```swift
/// if let finding = try ContentFinding.reading(reader), finding.isDecided { print(finding.type) }
/// ```
///
/// A reference: it is handed from the readers to the verdict, the metadata and the look at the end.
package final class ContentFinding: Sendable {
  /// Who found it.
  package enum Source: String, Sendable {
    /// A pattern at fixed offsets.
    case signature
    /// A reader that walked the format's own structure.
    case structure
  }

  /// The type, by its row.
  package let declared: DeclaredType
  package let source: Source
  /// Whether the type is settled; otherwise it is what is known so far, and another source should be asked.
  package let isDecided: Bool
  /// Where the deciding bytes are.
  package let range: Range<Int64>
  /// The name of the rule that answered.
  package let rule: StaticString
  /// The rule's reason.
  package let because: StaticString
  /// What is broken about the file, if anything was noticed; the type stands all the same.
  package let damage: ContentDamage?
  /// Whether the reader's own budget ran out before the answer was complete.
  package let isIncomplete: Bool
  /// What the structure reader saw, for explanations and for later readers.
  package let facts: (any ContentFacts)?

  /// The type that was found.
  package var type: UTType { declared.type }

  /// A phrase about what was seen; made only when asked for.
  package var details: String { facts?.details ?? "" }

  /// Creates a finding.
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

  /// The same, with the type left open.
  package var leftOpen: ContentFinding {
    ContentFinding(
      declared, by: source, decided: false, range: range, rule: rule, because: because, damage: damage,
      isIncomplete: isIncomplete, facts: facts)
  }

  /// `decided`: whether the type is settled if the rule says so.
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
  /// A track of pictures was seen.
  case pictures
  /// There are tracks of sound, and none of pictures.
  case soundAlone
  /// No track of either was seen.
  case neither
}

/// What a structure reader saw in one file.
package protocol ContentFacts: Sendable {
  /// The facts as one short phrase.
  var details: String { get }
  /// The media of the file's tracks; nil for a format without tracks, and where nobody looks at them.
  var trackMedia: TrackMedia? { get }
  /// True where what makes a file one of the type was looked for, and nothing of it is there.
  func lacksMark(of type: UTType) -> Bool
  /// True where ``lacksMark(of:)`` answers otherwise for other files of the same type.
  var namesMaker: Bool { get }
  /// True where what every file of the type begins with was looked for, and another thing stands there.
  func contradicts(_ type: UTType) -> Bool
}

extension ContentFacts {
  package var trackMedia: TrackMedia? { nil }
  package func lacksMark(of type: UTType) -> Bool { false }
  package var namesMaker: Bool { false }
  package func contradicts(_ type: UTType) -> Bool { false }
}

/// Facts that are only a phrase.
package struct Remark: ContentFacts {
  package var details: String
  package init(_ details: String) { self.details = details }
}
