/// A rule that decides about a subtype of a photo or video by its headers; the first that holds decides.
public struct SubtypeRule: Sendable {
  /// The rule's name.
  public let name: String
  /// The subtype to decide about.
  public let subtype: MediaSubtype
  /// The answer.
  public let then: Ternary
  /// The finding and the reason.
  public let because: String
  let when: @Sendable (MediaMetadata) -> Bool
  /// Parts of the headers of which at least one must be present; empty for no such requirement.
  let needs: HeaderParts
  /// The condition of a rule that depends on the medium only.
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

  /// All rules, by subtype, in order of precedence.
  ///
  /// For subtypes with ``MediaSubtype/isOneSided``, no means that an expected mark is missing.
  public static let all: [SubtypeRule] = stills + movies
}

/// The parts of headers that most files lack; rules that need a missing part are skipped.
struct HeaderParts: OptionSet, Sendable {
  let rawValue: UInt32

  static let exif = Self(rawValue: 1)
  static let xmp = Self(rawValue: 2)
  static let groups = Self(rawValue: 4)
  static let auxiliary = Self(rawValue: 8)
  static let keys = Self(rawValue: 16)
  static let configurations = Self(rawValue: 32)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The parts that are present in `metadata`.
  init(of metadata: borrowing MediaMetadata) {
    // Comparison with nil would copy the value.
    let hasExif = if case .none = metadata.exif { false } else { true }
    let hasXMP = if case .none = metadata.xmp { false } else { true }
    rawValue =
      (hasExif ? 1 : 0) | (hasXMP ? 2 : 0)
      | (metadata.entityGroups.isEmpty ? 0 : 4) | (metadata.auxiliaryTypes.isEmpty ? 0 : 8)
      | (metadata.movieTexts.isEmpty && metadata.trackTexts.isEmpty ? 0 : 16)
      | (metadata.codingConfigurations.isEmpty ? 0 : 32)
  }
}
