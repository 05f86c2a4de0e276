/// One type as somebody declares it: its identifier, what it conforms to, and its tags in order of preference.
///
/// A declaration promises nothing about its parents: whether they exist is the registry's question.
///
/// ```swift
/// let note = TypeDeclaration(identifier: "com.example.note", conformsTo: ["public.plain-text"],
///                            tags: [.filenameExtension: ["note"]])
/// ```
public struct TypeDeclaration: Hashable, Sendable {
  /// How sure the owner is to own the type.
  public enum Standing: String, Hashable, Sendable, CaseIterable {
    /// Declared by the type's owner.
    case exported
    /// Declared by someone who uses the type, for when the owner is absent.
    case imported
    /// Seen on a real system; the declaration itself was not.
    case observed
    /// Known in part only.
    case partial
  }

  /// Lower case.
  public var identifier: String
  /// The direct supertypes, in declared order, lower case.
  public var conformsTo: [String]
  /// The tags of each class, preferred first; filename extensions in lower case.
  public var tags: [TagClass: [String]]
  /// What a person calls such a file.
  public var description: String?
  /// Whether its owner declares it, or somebody who only knows it.
  public var standing: Standing
  /// Where several types own a tag, the lowest rank has it; nil comes after every number.
  public var rank: Int?
  /// The declaration's version, where it has one.
  public var version: Int?
  /// Where the type is described, where that is said.
  public var referenceURL: String?
  /// The layer and the source, as in `apple:CoreTypes 12.7`.
  public var origin: String
  /// Where the declaration stands.
  public var place: DeclarationPlace
  /// The places of single values, where the file tells them apart from the declaration's.
  var valuePlaces: [DeclarationValue: DeclarationPlace] = [:]
  /// What this package's sources call the type; nil where none of them names it.
  package var constantName: String?
  /// The first systems that are known to have the type, as they are written; empty where no source tells.
  package var since = ""

  /// Creates a declaration; identifiers and extensions are folded to lower case.
  public init(
    identifier: String, conformsTo: [String] = [], tags: [TagClass: [String]] = [:],
    description: String? = nil,
    standing: Standing = .exported, rank: Int? = nil, version: Int? = nil, referenceURL: String? = nil,
    origin: String = "", place: DeclarationPlace = .unknown
  ) {
    self.identifier = TypeIdentifier.normalized(identifier)
    self.conformsTo = conformsTo.map(TypeIdentifier.normalized)
    self.tags = tags.filter { !$0.value.isEmpty }
    self.tags[.filenameExtension] = self.tags[.filenameExtension]?.map { $0.lowercased() }
    self.description = description
    self.standing = standing
    self.rank = rank
    self.version = version
    self.referenceURL = referenceURL
    self.origin = origin
    self.place = place
  }
}

/// One value of a declaration, by its text.
enum DeclarationValue: Hashable, Sendable {
  case identifier
  case parent(String)
  case tag(TagClass, String)
}

extension TypeDeclaration {
  /// The place of a value; the declaration's where the value has none of its own.
  func place(of value: DeclarationValue) -> DeclarationPlace { valuePlaces[value] ?? place }
}
