package import UniformTypes

/// The types that own a file name's extension, asked whether one of them could have a content.
///
/// A name is disproved only by content that none of its owners can have: an owner of which nothing is known could have
/// any.
///
/// ```swift
/// NameOwners(of: "IMG_0002.JPG", registry: .standard).first(thatMayHold: .heic)   // nil: no JPEG is HEIC
/// ```
package struct NameOwners {
  /// Every owner, the preferred first; one dynamic type when nobody owns the extension.
  package let types: [UTType]
  /// The part of the name that speaks.
  private let tag: String

  package init(of fileName: String, registry: TypeRegistry) {
    self.init(NameEvidence(fileName: fileName, registry: registry))
  }

  init(_ name: NameEvidence) {
    types = name.types
    tag = name.tag
  }

  /// The first owner whose files may have a content of this type; nil when none may.
  package func first(thatMayHold content: UTType) -> UTType? {
    types.first { owner in
      let meeting = Meeting(owner: owner, content: content, owners: types, tag: tag)
      return Self.rules.first { $0.when(meeting) }?.then ?? true
    }
  }

  /// Whether bytes of the type are text, by conformance or carrier.
  package static func isText(_ type: UTType) -> Bool { AgreementRule.isText(type) }

  private struct Meeting {
    var owner: UTType
    var content: UTType
    var owners: [UTType]
    var tag: String

    var contentIsText: Bool { AgreementRule.isText(content) }
    var pathExtension: String { tag.hasPrefix(".") ? String(tag.dropFirst()) : "" }
  }

  private struct Rule: Sendable {
    var name: StaticString
    var when: @Sendable (Meeting) -> Bool
    /// Whether the owner's files may have the content.
    var then: Bool
    var because: StaticString
  }

  /// In order; an owner to which none applies may hold anything.
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

  /// Types whose files are found by the name of what they describe.
  private static let subjects: Set<UTType> = [DeclaredType.terminfo.type, DeclaredType.timeZone.type]

  private static func lacksMark(_ owner: UTType, _ content: UTType) -> Bool {
    SelfIdentifying.isMarked(owner, in: content) && owner.isCarried(by: content)
      && AgreementRule.meetInFamily(owner, content)
  }

  private static func areRelated(_ a: UTType, _ b: UTType) -> Bool {
    a.conforms(to: b) || b.conforms(to: a) || a.isCarried(by: b) || b.isCarried(by: a)
  }

  /// Named by Apple's interface alone: no reader knows their bytes.
  private static let unread: Set<UTType> = [.arReferenceObject, .osaScript, .realityFile, .sceneKitScene]

  /// Whether the readers of this package know the type by its bytes.
  private static func isRecognized(_ type: UTType) -> Bool {
    type.isNamed && !AgreementRule.isText(type) && !type.conforms(to: .directory) && !unread.contains(type)
  }

  private static func isSecondDeclaration(_ meeting: Meeting) -> Bool {
    meeting.owners.contains {
      $0 != meeting.owner && isRecognized($0) && AgreementRule.meetInFamily($0, meeting.owner)
    }
  }

  private static func areOtherMedia(_ a: UTType, _ b: UTType) -> Bool {
    let families: [UTType] = [.image, .audiovisualContent, .font]
    func family(_ type: UTType) -> UTType? { families.first { type.conforms(to: $0) } }
    guard let one = family(a), let other = family(b) else { return false }
    return one != other
  }
}
