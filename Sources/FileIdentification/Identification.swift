public import ByteSources
public import UniformTypes

/// The verdict on one file: type, agreement of the sources, certainty and evidence.
///
/// There is always a type: `public.data` with ``Certainty/unknown`` if nothing is known.
public struct Identification: Hashable, Sendable {
  /// The relation between name and content.
  public enum Agreement: String, Hashable, Sendable, CaseIterable {
    /// The same type.
    case confirmed
    /// The name means a subtype of the content, or a type carried by it.
    case nameRefines
    /// The content is a subtype of the name's type.
    case contentRefines
    /// Related only by a media family: both images, both movies.
    case sibling
    /// Contradiction.
    case mismatch
    /// Only the name means a type.
    case nameOnly
    /// Only the content means a type.
    case contentOnly
    /// Neither means a type.
    case neither = "none"
  }

  /// The certainty of the type.
  public enum Certainty: String, Hashable, Sendable, CaseIterable {
    /// A structure or decisive signature agrees with the name or leaves no other type.
    case proven
    /// The bytes make it probable.
    case likely
    /// The bytes were not read or have no meaning.
    case nameOnly
    /// Nothing is known.
    case unknown = "none"
  }

  /// The type.
  public var type: UTType
  /// The relation between name and content.
  public var agreement: Agreement
  /// The certainty of the type.
  public var certainty: Certainty
  /// The name's type, the one closest to the content.
  public var nameType: UTType?
  /// The content's type.
  public var contentType: UTType?
  /// The sender's type.
  public var claimedType: UTType? {
    get { if case .value(let rare) = rareFields { rare.claimedType } else { nil } }
    set { rareFields.update(removingIf: newValue == nil) { $0.claimedType = newValue } }
  }
  /// The types in common use for the name if the content does not decide between them.
  ///
  /// The type is then their common supertype. Empty for all other verdicts.
  public var candidates: [UTType] {
    get { if case .value(let rare) = rareFields { rare.candidates } else { [] } }
    set { rareFields.update(removingIf: newValue.isEmpty) { $0.candidates = newValue } }
  }
  /// The evidence; only what decided, unless all was requested.
  public var evidence: [Evidence] {
    get { if case .value(let rare) = rareFields { rare.evidence } else { [] } }
    set { rareFields.update(removingIf: newValue.isEmpty) { $0.evidence = newValue } }
  }
  /// The damage; the type stays what the structure proves.
  public var damage: ContentDamage? {
    get { if case .value(let rare) = rareFields { rare.damage } else { nil } }
    set { rareFields.update(removingIf: newValue == nil) { $0.damage = newValue } }
  }
  /// True if the damage is at the end, beyond the bytes that prove the type.
  package var isDamagedOnlyAtEnd = false
  /// The result of the completeness check; nil if there was none.
  public var end: FileEnd? {
    get { if case .value(let rare) = rareFields { rare.end } else { nil } }
    set { rareFields.update(removingIf: newValue == nil) { $0.end = newValue } }
  }
  /// The reason for the verdict; only if evidence was requested.
  public var reason: String? {
    get { if case .value(let rare) = rareFields { rare.reason } else { nil } }
    set { rareFields.update(removingIf: newValue == nil) { $0.reason = newValue } }
  }
  /// The rights that the worker process gave up; only if evidence was requested.
  public var isolation: String? {
    get { if case .value(let rare) = rareFields { rare.isolation } else { nil } }
    set { rareFields.update(removingIf: newValue == nil) { $0.isolation = newValue } }
  }
  /// True if a reader's budget ran out before it had seen enough.
  public var isIncomplete: Bool
  /// True if nothing of the name's type is there: empty, or one byte repeated.
  package var hasNoContent: Bool { contentType == nil && (damage == .empty || damage == .hollow) }
  /// True if the file has no bytes.
  package var isEmpty = false
  /// True if the reader saw tracks and all media tracks are sound.
  package var isSoundAlone = false
  /// The comparison with libmagic's answer; nil unless requested, and for empty files.
  public var verification: MagicComparison? {
    get { if case .value(let rare) = rareFields { rare.verification } else { nil } }
    set { rareFields.update(removingIf: newValue == nil) { $0.verification = newValue } }
  }

  /// Fields that few verdicts have.
  package struct Rare: Hashable, Sendable, RareFields {
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

  package private(set) var rareFields = Indirect<Rare>.empty

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

/// Evidence for the type of a file from one source, such as its name, its signature or libmagic.
public struct Evidence: Hashable, Sendable {
  /// The source.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The file system, without reading: folder, link, device, empty file.
    case fileSystem
    /// The file's name.
    case name
    /// The sender, as in a `Content-Type` header.
    case claim
    /// Bytes at fixed offsets.
    case signature
    /// The format's own structure, read within a budget.
    case structure
    /// libmagic's database.
    case libmagic
  }

  /// The source.
  public var source: Source
  /// The type.
  public var type: UTType
  /// The byte range that was examined; nil if the evidence is not about bytes.
  public var range: Range<Int64>?
  /// The observation: an extension, a brand, a libmagic answer.
  public var seen: String
  /// The reason why the observation means the type.
  public var reason: String

  /// Creates evidence.
  public init(_ source: Source, _ type: UTType, range: Range<Int64>? = nil, seen: String, reason: String) {
    self.source = source
    self.type = type
    self.range = range
    self.seen = seen
    self.reason = reason
  }
}
