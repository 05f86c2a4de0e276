internal import Formats
internal import UniformTypes

/// A name's type and a content's type, to be compared.
struct NameVersusContent {
  var name: UTType
  var content: UTType
  /// True if the content is text and nothing more is known.
  var contentIsGenericText: Bool
  /// True if the package's own readers leave no other type.
  var contentIsDecided: Bool
  /// True if a reader searched the content for the name's type without success.
  var nameIsRefuted = false
  /// True if the words of a text are evidence for the name's type.
  var contentSupportsName = false
  /// The media of the tracks; nil if the content has none or they were not read.
  var media: TrackMedia?
  /// True if the content was searched for the mandatory mark of the name's type and lacks it.
  var lacksMark = false
  /// True if no file of the name's type begins like the content.
  var contradictsName = false
  /// Returns true if another owner of the extension may have such content; called last, as it is slow.
  var mayHaveOtherOwner: () -> Bool = { false }
}

/// A rule that relates a name to a content; the first match applies.
struct AgreementRule: Sendable {
  var name: StaticString
  var when: @Sendable (NameVersusContent) -> Bool
  var then: Identification.Agreement
  var because: StaticString
  /// True if nothing in the content supports the name that refines it.
  var isByNameAlone = false
  /// True if the other types of the name are not considered.
  var isFinal = false

  /// In order; the last one always applies.
  static let all: [AgreementRule] = [
    AgreementRule(
      name: "refuted", when: { $0.nameIsRefuted }, then: .mismatch,
      because: "the content was searched for what the name says, and it is not there"),
    ownType,
    AgreementRule(
      name: "another root", when: { $0.content == .xml && $0.contradictsName }, then: .mismatch,
      because: "documents of the name's type have a root element of their own, and this one has another"),
    AgreementRule(
      name: "words of the name's language", when: { $0.contentSupportsName }, then: .confirmed,
      because: "of the kinds that the name may mean, the text's words are this one's"),
    AgreementRule(
      name: "same type", when: { $0.name == $0.content }, then: .confirmed,
      because: "name and content say the same"),
    AgreementRule(
      name: "no encrypted package",
      when: {
        $0.content == DeclaredType.compoundFile.type && $0.name.conforms(to: DeclaredType.officeOpenXML.type)
      }, then: .mismatch,
      because:
        "in a compound file such a document is an EncryptedPackage (MS-OFFCRYPTO §2.3.4), and there is none"),
    AgreementRule(
      name: "pictures under a sound's name",
      when: { isMovieNamedAsSound($0) && $0.media == .pictures }, then: .mismatch,
      because: "the content has a video track, which audio has not; using content"),
    AgreementRule(
      name: "unmarked container",
      when: { ($0.contentIsDecided || $0.content == .zip) && isDisproved($0) }, then: .mismatch,
      because: "a file of the name's type would have shown itself, and this content did not"),
    AgreementRule(
      name: "text carries the name's type", when: { $0.contentIsGenericText && isText($0.name) },
      then: .nameRefines,
      because: "the content is text, and the name says which"),
    AgreementRule(
      name: "an interpreter of several languages",
      when: {
        !$0.contentIsDecided && $0.content.conforms(to: .sourceCode) && $0.name.conforms(to: .sourceCode)
      },
      then: .nameRefines,
      because: "the first line names a program that runs more than one language, and the name says which"),
    AgreementRule(
      name: "name below content", when: { $0.name.conforms(to: $0.content) }, then: .nameRefines,
      because: "the name says a kind of what the content is"),
    AgreementRule(
      name: "raw by name alone", when: { $0.lacksMark && $0.name.isCarried(by: $0.content) },
      then: .nameRefines,
      because: "the content has neither sensor data nor the maker's name: the name alone says that it is raw",
      isByNameAlone: true),
    AgreementRule(
      name: "content carries name", when: { $0.name.isCarried(by: $0.content) }, then: .nameRefines,
      because: "files of the name's type are packed as this content"),
    AgreementRule(
      name: "content below name", when: { $0.content.conforms(to: $0.name) }, then: .contentRefines,
      because: "the content is a kind of what the name says"),
    AgreementRule(
      name: "name carries content", when: { $0.content.isCarried(by: $0.name) }, then: .contentRefines,
      because: "the content is packed as the name says"),
    AgreementRule(
      name: "sound under another brand", when: SoundNames.mayContain, then: .nameRefines,
      because: "every track is sound, and the name says sound that is packed so, whatever the brand"),
    AgreementRule(
      name: "generic syntax", when: { GenericSyntax.mayCarry($0.name, in: $0.content) },
      then: .nameRefines,
      because: "formats of many kinds are written in this syntax, and the name says which"),
    AgreementRule(
      name: "markup of either kind", when: mayBeMarkup, then: .nameRefines,
      because: "a fragment that begins with one of HTML's elements is XML, too, and the name says which"),
    AgreementRule(
      name: "movie under a sound's name", when: { isMovieNamedAsSound($0) && $0.media != .soundAlone },
      then: .mismatch,
      because: "the content is packed as movies are, which files of the name's type are not; using content"),
    AgreementRule(
      name: "one media family",
      when: { shareFamily($0.name, $0.content) || (isText($0.name) && isText($0.content)) },
      then: .sibling, because: "name and content disagree within one media family; using content"),
    AgreementRule(
      name: "a habit of another program", when: { $0.mayHaveOtherOwner() }, then: .contentOnly,
      because: "the name may mean something else than the types known by it; using content"),
    AgreementRule(
      name: "strangers", when: { _ in true }, then: .mismatch,
      because: "name and content disagree; using content"),
  ]

  /// A run-time declared type without a declared format, which keeps its extension.
  static let ownType = AgreementRule(
    name: "a type of one's own", when: { UndeclaredFormat.allows($0.content, named: $0.name) },
    then: .nameRefines,
    because: "nothing says how files of the declared type are written, and any format may be written so",
    isFinal: true)

  /// Families whose types are siblings.
  private static let families: [UTType] = [
    .image, .movie, .audio, .audiovisualContent, .text, .archive, .font,
  ]

  static func shareFamily(_ a: UTType, _ b: UTType) -> Bool {
    families.contains { a.conforms(to: $0) && b.conforms(to: $0) }
  }

  static func isText(_ type: UTType) -> Bool { type.conforms(to: .text) || type.isCarried(by: .text) }

  /// Returns true for a movie, or a movie container, with a name for sound.
  private static func isMovieNamedAsSound(_ pair: NameVersusContent) -> Bool {
    pair.contentIsDecided && pair.content.conforms(to: .movie) && pair.name.conforms(to: .audio)
      && pair.content != DeclaredType.mediaSegment.type
  }

  /// Returns true if an HTML fragment may be XML of the name's type; not if that type has its own root.
  @Sendable private static func mayBeMarkup(_ pair: NameVersusContent) -> Bool {
    guard !pair.contentIsDecided, pair.content == .html else { return false }
    return pair.name == .xml || (pair.name.isCarried(by: .xml) && !pair.name.isNamed)
  }

  /// Returns true if the name's type has a mandatory mark that the container lacks.
  private static func isDisproved(_ pair: NameVersusContent) -> Bool {
    SelfIdentifying.isMarked(pair.name, in: pair.content) && pair.name.isCarried(by: pair.content)
  }
}
