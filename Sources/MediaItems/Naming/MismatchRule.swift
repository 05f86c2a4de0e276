package import FileIdentification
package import UniformTypes

/// A rule that decides about a name that the content contradicts; the first that applies decides.
///
/// Renaming needs more certainty than identification: a wrong rename breaks a working file.
package struct MismatchRule: Sendable {
  /// The treatment of a name.
  package enum Treatment: Sendable {
    /// Name and content can both be true.
    case consistent
    /// They differ, but the name may be right: listed only with `--all`.
    case leaves
    /// The name is wrong, but the right one is uncertain.
    case reports
    /// The name is wrong, and the right one is certain.
    case renames
  }

  /// The input of the rules, computed on demand.
  final class Context {
    let identification: Identification
    let name: FileName
    private let registry: TypeRegistry
    private let cache: NamingCache
    /// The types that own the name's extension.
    private(set) lazy var owners = cache.owners.owners(of: name.text)
    /// A name that fits the content.
    private(set) lazy var suggested = content.flatMap {
      SuggestedName.name(name, holding: $0, registry: registry, tag: cache.tag(of: $0))
    }

    init(
      _ identification: Identification, _ name: FileName, _ registry: TypeRegistry, _ cache: NamingCache
    ) {
      self.cache = cache
      self.identification = identification
      self.name = name
      self.registry = registry
    }

    var content: UTType? { identification.contentType }
    /// True for an extension that states a purpose, or a number, instead of a format.
    var extensionNamesRole: Bool {
      guard let tag = name.pathExtension, !tag.isEmpty else { return false }
      return registry.nameHint(extension: tag) != nil || tag.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
    /// The first owner that can have this content.
    var possibleOwner: UTType? { content.flatMap { cache.owners.first(of: name.text, thatMayHold: $0) } }
  }

  var name: StaticString
  var when: @Sendable (Context) -> Bool
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
      name: "role", when: { $0.extensionNamesRole }, then: .leaves,
      because: "the extension says what the file is for, not its format"),
    MismatchRule(
      name: "empty", when: { $0.identification.hasNoContent && $0.identification.isEmpty }, then: .reports,
      because: "no file of the name's type is empty"),
    MismatchRule(
      name: "filled", when: { $0.identification.hasNoContent }, then: .reports,
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

  /// Image types that always have the same signature and do not share their extensions.
  private static let signedImages: Set<UTType> = [.jpeg, .png, .gif, .heic, .webP]

  private static func isNamedAsPicture(_ context: Context) -> Bool {
    context.identification.nameType.map(signedImages.contains) ?? false
      && context.owners.types.allSatisfy(signedImages.contains)
  }

  /// Returns true if the content is text, or is not proven by a signature.
  private static func isGeneric(_ context: Context) -> Bool {
    context.identification.certainty != .proven || context.content.map(isText) ?? false
  }

  private static func isProgram(_ context: Context) -> Bool {
    context.content?.conforms(to: .executable) ?? false
  }

  /// Returns true for types whose names may be changed.
  private static func mayBeRenamed(_ owner: UTType) -> Bool {
    owner.conforms(to: .image) || owner.conforms(to: .audiovisualContent) || owner.conforms(to: .tarArchive)
      || SelfIdentifying.contains(owner)
  }

  private static func isText(_ type: UTType) -> Bool { NameOwners.isText(type) }

  private static func lacksSignature(_ context: Context) -> Bool {
    let identification = context.identification
    guard identification.certainty != .unknown, let name = identification.nameType,
      SelfIdentifying.contains(name), let content = identification.contentType
    else { return false }
    // A truncated file may have lost the signature.
    return identification.damage == nil || !name.isCarried(by: content)
  }
}

extension MismatchRule {
  /// The decision about one name.
  package struct Decision: Sendable {
    package var treatment: Treatment
    package var because: String
    /// The better name, only if a rename is safe.
    package var suggested: FileName?

    /// True if the name is wrong, not only different.
    package var isNameWrong: Bool { treatment == .reports || treatment == .renames }
  }

  /// Decides about a file name; nil if name and content can both be true.
  ///
  /// Pass `cache` to decide about many names.
  package static func decide(
    _ identification: Identification, called name: FileName, _ registry: TypeRegistry,
    _ cache: NamingCache? = nil
  )
    -> Decision?
  {
    let context = Context(identification, name, registry, cache ?? NamingCache(registry))
    guard let rule = all.first(where: { $0.when(context) }), rule.then != .consistent else { return nil }
    return Decision(
      treatment: rule.then, because: rule.because.description,
      suggested: rule.then == .renames ? context.suggested : nil)
  }
}

extension Identification {
  /// True if the name may contradict the content.
  package var mayBeMisnamed: Bool { agreement == .mismatch || agreement == .sibling || hasNoContent }
}

/// Suggests an extension for files without one whose content is proven; it is appended to the whole name.
///
/// Only for images, sound, movies, and documents and archives that always have a signature: programs are found by their
/// names, and text has any names.
package struct MissingExtensionRule: Sendable {
  /// Existing extensions after which another is added, in lower case without a dot, such as `mp` of Google's motion photos.
  package var after: Set<String>

  package init(after: Set<String> = []) { self.after = Set(after.map { $0.lowercased() }) }

  /// Returns true if the name ends in an extension after which another is added.
  package func appliesToExtension(of name: FileName) -> Bool {
    name.pathExtension.map { after.contains($0.lowercased()) } ?? false
  }

  /// Returns a rename to the longer name; nil if the name implies the content, or the content gets no extension.
  ///
  /// - Parameter identification: By content alone if ``appliesToExtension(of:)`` is true.
  package func decide(
    _ identification: Identification, called name: FileName, _ registry: TypeRegistry
  ) -> MismatchRule.Decision? {
    guard identification.certainty == .proven, identification.agreement == .contentOnly,
      identification.damage == nil, !identification.hasNoContent, let content = identification.contentType,
      // Hidden files belong to programs.
      name.bytes.first != UInt8(ascii: "."), Self.isNamedByExtension(content),
      let tag = SuggestedName.tag(of: content, registry)
    else { return nil }
    if let last = name.pathExtension, !appliesToExtension(of: name) {
      let isNumber = last.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      if isNumber || registry.nameHint(extension: last) != nil { return nil }
      if !SuggestedName.parts(of: name, registry).replaced.isEmpty { return nil }
    }
    return MismatchRule.Decision(
      treatment: .renames, because: "the content is proven, and the name does not say it",
      suggested: name.appending(".\(tag)"))
  }

  private static func isNamedByExtension(_ content: UTType) -> Bool {
    if content.conforms(to: .executable) || NameOwners.isText(content) || GenericSyntax.isContainer(content) {
      return false
    }
    return content.conforms(to: .image) || content.conforms(to: .audiovisualContent)
      || SelfIdentifying.contains(content)
  }
}
