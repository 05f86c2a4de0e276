/// One row about one subtype: the first that holds answers.
public struct SubtypeRule: Sendable {
  /// The rule's name.
  public let name: String
  /// The subtype that it decides about.
  public let subtype: MediaSubtype
  /// What follows.
  public let then: Ternary
  /// What was seen, and why it says so.
  public let because: String
  let when: @Sendable (MediaMetadata) -> Bool
  /// Parts of the headers of which one must be there for the rule to hold; empty where others may speak.
  let needs: HeaderParts
  /// The same question where it is about the medium alone.
  let ofMedium: (@Sendable (MediaMetadata.Medium?) -> Bool)?

  init(
    _ name: String, _ subtype: MediaSubtype, _ then: Ternary, needing needs: HeaderParts = [],
    when: @escaping @Sendable (MediaMetadata) -> Bool, because: String
  ) {
    self.name = name
    self.subtype = subtype
    self.then = then
    self.when = when
    self.needs = needs
    ofMedium = nil
    self.because = because
  }

  init(
    _ name: String, _ subtype: MediaSubtype, _ then: Ternary,
    ofMedium: @escaping @Sendable (MediaMetadata.Medium?) -> Bool, because: String
  ) {
    self.name = name
    self.subtype = subtype
    self.then = then
    self.ofMedium = ofMedium
    needs = []
    when = { ofMedium($0.medium) }
    self.because = because
  }

  /// All rules, by subtype; within one, in order of precedence.
  ///
  /// A no of a subtype that ``MediaSubtype/isOneSided`` means: not marked, in a file where the mark would be expected.
  public static let all: [SubtypeRule] = stills + movies
}

/// Parts of headers that most files lack: rules about them are passed over where they are not there.
struct HeaderParts: OptionSet, Sendable {
  let rawValue: UInt32

  static let exif = Self(rawValue: 1)
  static let xmp = Self(rawValue: 2)
  static let groups = Self(rawValue: 4)
  static let auxiliary = Self(rawValue: 8)
  static let keys = Self(rawValue: 16)
  static let configurations = Self(rawValue: 32)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The parts that a file's headers have.
  init(of metadata: borrowing MediaMetadata) {
    // Not by comparison, which copies what is there.
    let hasExif = if case .none = metadata.exif { false } else { true }
    let hasXMP = if case .none = metadata.xmp { false } else { true }
    rawValue =
      (hasExif ? 1 : 0) | (hasXMP ? 2 : 0)
      | (metadata.entityGroups.isEmpty ? 0 : 4) | (metadata.auxiliaryTypes.isEmpty ? 0 : 8)
      | (metadata.movieTexts.isEmpty && metadata.trackTexts.isEmpty ? 0 : 16)
      | (metadata.codingConfigurations.isEmpty ? 0 : 32)
  }
}
