package import FileIdentification
package import UniformTypes

/// What is done about a name and a content that say different things: the first rule that applies says it.
///
/// Acting asks for more than answering: a name that is true and was called wrong costs its user a working file.
package struct MismatchRule: Sendable {
  /// What follows.
  package enum Treatment: Sendable {
    /// Name and content can both be true.
    case consistent
    /// They differ, and the name may be right: listed with `--all` alone.
    case leaves
    /// The name is wrong; which one is right is not known for certain, or not for a program to say.
    case reports
    /// The name is wrong, and the right one is known.
    case renames
  }

  /// What the rules look at; what only the later ones ask for is found out when they do.
  final class Finding {
    let identification: Identification
    let name: FileName
    private let registry: TypeRegistry
    private let known: KnownNames
    /// The types that own the name's extension.
    private(set) lazy var owners = known.owners.owners(of: name.text)
    /// The name that would say what the content is.
    private(set) lazy var suggested = content.flatMap {
      SuggestedName.name(name, holding: $0, registry: registry, tag: known.tag(of: $0))
    }

    init(
      _ identification: Identification, _ name: FileName, _ registry: TypeRegistry, _ known: KnownNames
    ) {
      self.known = known
      self.identification = identification
      self.name = name
      self.registry = registry
    }

    var content: UTType? { identification.contentType }
    /// Whether files of any content go by the extension.
    var saysRole: Bool {
      guard let tag = name.pathExtension, !tag.isEmpty else { return false }
      return registry.nameHint(extension: tag) != nil || tag.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
    /// The owner that could have this content.
    var possibleOwner: UTType? { content.flatMap { known.owners.first(of: name.text, thatMayHold: $0) } }
  }

  var name: StaticString
  var when: @Sendable (Finding) -> Bool
  var then: Treatment
  var because: StaticString

  static let all: [MismatchRule] = [
    MismatchRule(
      name: "no contradiction",
      when: { !$0.identification.mayBeMisnamed }, then: .consistent,
      because: "name and content can both be true"),
    MismatchRule(
      name: "folder", when: { $0.identification.type.conforms(to: .directory) }, then: .consistent,
      because: "a folder has no content of its own that a name could contradict"),
    MismatchRule(
      name: "role", when: { $0.saysRole }, then: .leaves,
      because: "the extension says what the file is for, not its format"),
    MismatchRule(
      name: "empty", when: { $0.identification.holdsNothing && $0.identification.isEmpty }, then: .reports,
      because: "no file of the name's type is empty"),
    MismatchRule(
      name: "filled", when: { $0.identification.holdsNothing }, then: .reports,
      because: "no file of the name's type is one byte over and over"),
    MismatchRule(
      name: "picture without signature", when: { $0.content == nil && isNamedAsPicture($0) }, then: .reports,
      because: "every file of the name's type begins with its signature, and this content is no known format"),
    MismatchRule(
      name: "unknown content", when: { $0.content == nil }, then: .leaves,
      because: "nothing is known of the content but that no signature of the name's type was found"),
    MismatchRule(
      name: "signature missing", when: { isGeneric($0) && lacksSignature($0) }, then: .reports,
      because: "every file of the name's type has a signature, and this one has none"),
    MismatchRule(
      name: "text", when: { $0.content.map(isText) ?? false }, then: .leaves,
      because: "text and markup are the syntax of many formats, and the name may say which"),
    MismatchRule(
      name: "possible owner", when: { $0.possibleOwner != nil }, then: .leaves,
      because: "a type that owns the extension may have such content"),
    MismatchRule(
      name: "not proven", when: { $0.identification.certainty != .proven && !lacksSignature($0) },
      then: .leaves, because: "what the content is was not proven, and the name may be right"),
    MismatchRule(
      name: "content not proven", when: { $0.identification.certainty != .proven }, then: .reports,
      because: "the name's type has a signature that is missing; what the content is was not proven"),
    MismatchRule(
      name: "name of a program",
      when: { isProgram($0) && !$0.owners.types.contains(where: mayBeRenamed) }, then: .leaves,
      because: "programs have names of any kind, and are found by them"),
    MismatchRule(
      name: "source code", when: { $0.owners.types.first.map(isText) ?? false }, then: .reports,
      because: "names of text, source code and templates are never changed"),
    MismatchRule(
      name: "name of no media", when: { !$0.owners.types.contains(where: mayBeRenamed) }, then: .reports,
      because:
        "only names of pictures, sound, movies, documents and archives that always have a signature change"),
    MismatchRule(
      name: "program", when: isProgram, then: .reports,
      because: "programs and libraries are found by their names"),
    MismatchRule(
      name: "generic syntax", when: { $0.content.map(GenericSyntax.isContainer) ?? false }, then: .reports,
      because: "many formats are written in this syntax, and which one this is was not found"),
    MismatchRule(
      name: "no extension", when: { $0.suggested == nil }, then: .reports,
      because: "no extension is known that says what it holds"),
    MismatchRule(
      name: "proven", when: { _ in true }, then: .renames,
      because: "the content is proven, and no owner of the extension can have it"),
  ]

  /// Pictures that every program writes with one and the same signature, and whose extensions nobody else uses.
  private static let pictures: Set<UTType> = [.jpeg, .png, .gif, .heic, .webP]

  private static func isNamedAsPicture(_ finding: Finding) -> Bool {
    finding.identification.nameType.map(pictures.contains) ?? false
      && finding.owners.types.allSatisfy(pictures.contains)
  }

  /// Whether the content is text, or was found by something weaker than a signature of its own.
  private static func isGeneric(_ finding: Finding) -> Bool {
    finding.identification.certainty != .proven || finding.content.map(isText) ?? false
  }

  private static func isProgram(_ finding: Finding) -> Bool {
    finding.content?.conforms(to: .executable) ?? false
  }

  /// Whether the types whose names are changed include this one.
  private static func mayBeRenamed(_ owner: UTType) -> Bool {
    owner.conforms(to: .image) || owner.conforms(to: .audiovisualContent) || owner.conforms(to: .tarArchive)
      || SelfIdentifying.contains(owner)
  }

  private static func isText(_ type: UTType) -> Bool { NameOwners.isText(type) }

  private static func lacksSignature(_ finding: Finding) -> Bool {
    let identification = finding.identification
    guard identification.certainty != .unknown, let name = identification.nameType,
      SelfIdentifying.contains(name), let content = identification.contentType
    else { return false }
    // What is cut off may have been the signature.
    return identification.damage == nil || !name.isCarried(by: content)
  }
}

extension MismatchRule {
  /// What the rules say about one record.
  package struct Decision: Sendable {
    package var treatment: Treatment
    package var because: String
    /// The better name, only where it is safe to advise.
    package var suggested: FileName?

    /// Whether the name is wrong, not only different.
    package var isFinding: Bool { treatment == .reports || treatment == .renames }
  }

  /// Decides about the file `name`; nil when name and content can both be true.
  ///
  /// Who asks about many names keeps `known`.
  package static func decide(
    _ identification: Identification, called name: FileName, _ registry: TypeRegistry,
    _ known: KnownNames? = nil
  )
    -> Decision?
  {
    let finding = Finding(identification, name, registry, known ?? KnownNames(registry))
    guard let rule = all.first(where: { $0.when(finding) }), rule.then != .consistent else { return nil }
    return Decision(
      treatment: rule.then, because: rule.because.description,
      suggested: rule.then == .renames ? finding.suggested : nil)
  }
}

extension Identification {
  /// Whether there is anything to decide about the name.
  package var mayBeMisnamed: Bool { agreement == .mismatch || agreement == .sibling || holdsNothing }
}
