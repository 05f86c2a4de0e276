public import ByteSources
public import UniformTypes

/// The verdict for one file: its type, how far the sources agree, how sure it is, and what they said.
///
/// There is always a type: not knowing is `public.data` with certainty ``Certainty/unknown``.
public struct Identification: Hashable, Sendable {
  /// How the name and the content stand to each other.
  public enum Agreement: String, Hashable, Sendable, CaseIterable {
    /// Both say the same type.
    case confirmed
    /// The name says a kind of what the content proves, or something that such content carries.
    case nameRefines
    /// The content proves a kind of what the name says.
    case contentRefines
    /// They meet only in a media family: both images, both movies.
    case sibling
    /// Neither is a kind of the other.
    case mismatch
    /// Only the name says anything.
    case nameOnly
    /// Only the content says anything.
    case contentOnly
    /// Neither says anything.
    case neither = "none"
  }

  /// How sure the type is.
  public enum Certainty: String, Hashable, Sendable, CaseIterable {
    /// A structure or deciding signature agrees with the name or leaves no other reading.
    case proven
    /// The bytes make it probable.
    case likely
    /// The bytes were not asked or said nothing.
    case nameOnly
    /// Nothing is known.
    case unknown = "none"
  }

  /// The verdict.
  public var type: UTType
  /// How name and content stand to each other.
  public var agreement: Agreement
  /// How sure the type is.
  public var certainty: Certainty
  /// What the name says, the type preferred in the light of the content.
  public var nameType: UTType?
  /// What the content says.
  public var contentType: UTType?
  /// What the sender said.
  public var claimedType: UTType? {
    get { if case .box(let found) = exceptions { found.claimedType } else { nil } }
    set { exceptions.change(toNothing: newValue == nil) { $0.claimedType = newValue } }
  }
  /// The types in common use for files of such a name, where nothing in the content tells which.
  ///
  /// The type is what they have in common. Empty for every other verdict.
  public var candidates: [UTType] {
    get { if case .box(let found) = exceptions { found.candidates } else { [] } }
    set { exceptions.change(toNothing: newValue.isEmpty) { $0.candidates = newValue } }
  }
  /// The evidence; only what decided unless all was asked for.
  public var evidence: [Evidence] {
    get { if case .box(let found) = exceptions { found.evidence } else { [] } }
    set { exceptions.change(toNothing: newValue.isEmpty) { $0.evidence = newValue } }
  }
  /// How the file contradicts its own format; the type stays what its structure proves.
  public var damage: ContentDamage? {
    get { if case .box(let found) = exceptions { found.damage } else { nil } }
    set { exceptions.change(toNothing: newValue == nil) { $0.damage = newValue } }
  }
  /// Whether the damage was noticed behind what settled the type.
  package var isDamagedBehindReading = false
  /// What was seen at the file's end, and how far that goes; nil where nobody looked.
  public var end: FileEnd? {
    get { if case .box(let found) = exceptions { found.end } else { nil } }
    set { exceptions.change(toNothing: newValue == nil) { $0.end = newValue } }
  }
  /// Why the verdict followed; only when evidence was asked for.
  public var reason: String? {
    get { if case .box(let found) = exceptions { found.reason } else { nil } }
    set { exceptions.change(toNothing: newValue == nil) { $0.reason = newValue } }
  }
  /// Which rights the process that read the file had given up, where a worker did; only when evidence was asked for.
  public var isolation: String? {
    get { if case .box(let found) = exceptions { found.isolation } else { nil } }
    set { exceptions.change(toNothing: newValue == nil) { $0.isolation = newValue } }
  }
  /// Whether a reader's own budget ran out before it had seen enough.
  public var isIncomplete: Bool
  /// Whether nothing of what the name says is there: the file is empty, or one byte over and over.
  package var holdsNothing: Bool { contentType == nil && (damage == .empty || damage == .hollow) }
  /// Whether the file has not one byte.
  package var isEmpty = false
  /// Whether the reader that settled the type saw tracks, and every one of media is sound.
  package var isSoundAlone = false
  /// libmagic's answer held against the content's type; only when every file was to be verified and it had a byte.
  public var verification: MagicComparison? {
    get { if case .box(let found) = exceptions { found.verification } else { nil } }
    set { exceptions.change(toNothing: newValue == nil) { $0.verification = newValue } }
  }

  /// What few verdicts have.
  package struct Exceptions: Hashable, Sendable, Exceptional {
    package init() {}

    package var claimedType: UTType?
    package var candidates: [UTType] = []
    package var evidence: [Evidence] = []
    package var damage: ContentDamage?
    package var end: FileEnd?
    package var reason: String?
    package var isolation: String?
    package var verification: MagicComparison?
  }

  package private(set) var exceptions = Boxed<Exceptions>.nothing

  /// Creates a verdict.
  public init(
    type: UTType, agreement: Agreement, certainty: Certainty, nameType: UTType? = nil,
    contentType: UTType? = nil,
    claimedType: UTType? = nil, evidence: [Evidence] = [], damage: ContentDamage? = nil,
    isIncomplete: Bool = false
  ) {
    self.type = type
    self.agreement = agreement
    self.certainty = certainty
    self.nameType = nameType
    self.contentType = contentType
    self.isIncomplete = isIncomplete
    if claimedType != nil { self.claimedType = claimedType }
    if !evidence.isEmpty { self.evidence = evidence }
    if damage != nil { self.damage = damage }
  }
}
