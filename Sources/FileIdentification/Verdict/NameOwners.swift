package import UniformTypes

/// The types that own a file name's extension.
///
/// A name is disproved only by content that none of its owners can have; an unknown owner can have any.
///
/// ```swift
/// NameOwners(of: "IMG_0002.JPG", registry: .standard).first(thatMayHold: .heic)   // nil: no JPEG is HEIC
/// ```
package struct NameOwners {
  /// The owners, the preferred first; one dynamic type if there is none.
  package let types: [UTType]
  /// The part of the name that means the types.
  private let tag: String

  package init(of fileName: String, registry: TypeRegistry) {
    self.init(NameEvidence(fileName: fileName, registry: registry))
  }

  init(_ name: NameEvidence) {
    types = name.types
    tag = name.tag
  }

  /// Returns the first owner whose files may have a content of this type; nil if none.
  package func first(thatMayHold content: UTType) -> UTType? {
    types.first { owner in
      let pair = OwnerVersusContent(owner: owner, content: content, owners: types, tag: tag)
      return Self.rules.first { $0.when(pair) }?.then ?? true
    }
  }

  /// Returns true if the type is text, by conformance or carrier.
  package static func isText(_ type: UTType) -> Bool { AgreementRule.isText(type) }

  private struct OwnerVersusContent {
    var owner: UTType
    var content: UTType
    var owners: [UTType]
    var tag: String

    var contentIsText: Bool { AgreementRule.isText(content) }
    var pathExtension: String { tag.hasPrefix(".") ? String(tag.dropFirst()) : "" }
  }

  private struct Rule: Sendable {
    var name: StaticString
    var when: @Sendable (OwnerVersusContent) -> Bool
    /// True if the owner's files may have the content.
    var then: Bool
    var because: StaticString
  }

  /// In order; an owner that matches no rule may have any content.
  private static let rules: [Rule] = [
    Rule(
      name: "undeclared", when: { $0.owner.isDynamic }, then: true,
      because: "of an extension that no type declares nothing is known"),
    Rule(
      name: "unmarked", when: { lacksMark($0.owner, $0.content) }, then: false,
      because: "files of the owner mark themselves within a format of the same family, and this has no mark"),
    Rule(
      name: "related", when: { areRelated($0.owner, $0.content) }, then: true,
      because: "one conforms to the other or is carried by it"),
    Rule(
      name: "program without an extension",
      when: { !$0.tag.hasPrefix(".") && $0.content.conforms(to: .executable) }, then: true,
      because: "programs have names of any kind"),
    Rule(
      name: "program of another use",
      when: {
        $0.content.conforms(to: .executable) && !$0.owners.contains(where: ExclusiveNames.contains)
      }, then: true,
      because:
        "each system has its own format of programs, libraries and objects, and programs have names of any kind"
    ),
    Rule(
      name: "named after its subject", when: { subjects.contains($0.content) }, then: true,
      because: "terminals and places have points in their names, and files are called as they are: xterm.js"),
    Rule(
      name: "text in a language", when: { $0.contentIsText && LanguageSuffix.contains($0.pathExtension) },
      then: true, because: "the name says in which language a text is written"),
    Rule(
      name: "text of another use",
      when: { $0.contentIsText && !$0.owners.contains(where: ExclusiveNames.contains) }, then: true,
      because: "programs name their texts as they like: only a name that is exchanged means one thing"),
    Rule(
      name: "text", when: { AgreementRule.isText($0.owner) && !AgreementRule.isText($0.content) },
      then: false,
      because: "text has no bytes of a binary format"),
    Rule(
      name: "recognized", when: { isRecognized($0.owner) }, then: false,
      because: "the owner has a signature or structure of its own, which was not found"),
    Rule(
      name: "another declaration", when: isSecondDeclaration, then: false,
      because: "the owner declares the same extension in the same media family as one that has a signature"),
    Rule(
      name: "other media", when: { areOtherMedia($0.owner, $0.content) }, then: false,
      because: "a sound is no picture and a font is neither"),
  ]

  /// Types whose files are named after what they describe.
  private static let subjects: Set<UTType> = [DeclaredType.terminfo.type, DeclaredType.timeZone.type]

  private static func lacksMark(_ owner: UTType, _ content: UTType) -> Bool {
    SelfIdentifying.isMarked(owner, in: content) && owner.isCarried(by: content)
      && AgreementRule.shareFamily(owner, content)
  }

  private static func areRelated(_ a: UTType, _ b: UTType) -> Bool {
    a.conforms(to: b) || b.conforms(to: a) || a.isCarried(by: b) || b.isCarried(by: a)
  }

  /// Types of Apple's interface that no reader recognizes.
  private static let unread: Set<UTType> = [.arReferenceObject, .osaScript, .realityFile, .sceneKitScene]

  /// Returns true if the package's readers recognize the type.
  private static func isRecognized(_ type: UTType) -> Bool {
    type.isNamed && !AgreementRule.isText(type) && !type.conforms(to: .directory) && !unread.contains(type)
  }

  private static func isSecondDeclaration(_ pair: OwnerVersusContent) -> Bool {
    pair.owners.contains {
      $0 != pair.owner && isRecognized($0) && AgreementRule.shareFamily($0, pair.owner)
    }
  }

  private static func areOtherMedia(_ a: UTType, _ b: UTType) -> Bool {
    let families: [UTType] = [.image, .audiovisualContent, .font]
    func family(_ type: UTType) -> UTType? { families.first { type.conforms(to: $0) } }
    guard let one = family(a), let other = family(b) else { return false }
    return one != other
  }
}

/// A cache of the types that own file names' extensions (``NameOwners``), for one thread.
package final class OwnerCache {
  private let registry: TypeRegistry
  private let meanings: ExtensionMeanings
  private var names = NameEvidenceCache()
  /// The first owner by the name's class and the content.
  private var firstOwners = SetAssociativeCache<UTType?>(setBits: 8)

  package init(_ registry: TypeRegistry) {
    self.registry = registry
    meanings = ExtensionMeanings(registry)
  }

  /// Like ``NameOwners/init(of:registry:)``.
  package func owners(of fileName: String) -> NameOwners {
    names.read(fileName, meanings).names.map { NameOwners($0) }
      ?? NameOwners(of: fileName, registry: registry)
  }

  /// Like ``NameOwners/first(thatMayHold:)`` for the owners of a name.
  package func first(of fileName: String, thatMayHold content: UTType) -> UTType? {
    guard let nameClass = names.read(fileName, meanings).nameClass, let contentKey = content.key else {
      return owners(of: fileName).first(thatMayHold: content)
    }
    let key = UInt64(nameClass.rawValue) << 32 | UInt64(contentKey)
    if let owner = firstOwners.value(for: key) { return owner }
    let owner = owners(of: fileName).first(thatMayHold: content)
    firstOwners.insert(owner, for: key)
    return owner
  }
}
