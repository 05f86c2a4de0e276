internal import Formats
internal import UniformTypes

/// A name's type and a content's type, about to be compared.
struct Meeting {
  var name: UTType
  var content: UTType
  /// The content is known to be text and nothing more.
  var contentIsGenericText: Bool
  /// Our own readers settled the content.
  var contentIsDecided: Bool
  /// A reader looked for the name's type in the content and did not find it.
  var nameIsRefuted = false
  /// The words of a text are those of the name's type.
  var contentSupportsName = false
  /// The media of the content's tracks, where it is a format of tracks and they were looked at.
  var media: TrackMedia?
  /// The content was looked through for what makes it one of the name's type, and there is nothing of it.
  var lacksMark = false
  /// The content begins with what no file of the name's type begins with.
  var contradictsName = false
  /// Whether an owner of the name's extension may have such content; asked last, as it looks at all of them.
  var mayBeAnothers: () -> Bool = { false }
}

/// How a name and a content stand to each other: the first rule that applies says it.
struct AgreementRule: Sendable {
  var name: StaticString
  var when: @Sendable (Meeting) -> Bool
  var then: Identification.Agreement
  var because: StaticString
  /// True where nothing in the content speaks for the name that refines it.
  var isByNameAlone = false
  /// True where nothing else that the name may mean is asked.
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
      name: "sound under another brand", when: SoundNames.mayHold, then: .nameRefines,
      because: "every track is sound, and the name says sound that is packed so, whatever the brand"),
    AgreementRule(
      name: "generic syntax", when: { GenericSyntax.mayHold($0.name, in: $0.content) },
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
      when: { meetInFamily($0.name, $0.content) || (isText($0.name) && isText($0.content)) },
      then: .sibling, because: "name and content disagree within one media family; using content"),
    AgreementRule(
      name: "a habit of another program", when: { $0.mayBeAnothers() }, then: .contentOnly,
      because: "the name may mean something else than the types known by it; using content"),
    AgreementRule(
      name: "strangers", when: { _ in true }, then: .mismatch,
      because: "name and content disagree; using content"),
  ]

  /// A type that was declared at run time, and of whose form nothing is known: it leaves its extension to no other.
  static let ownType = AgreementRule(
    name: "a type of one's own", when: { UnstatedForm.mayBe($0.content, named: $0.name) }, then: .nameRefines,
    because: "nothing says how files of the declared type are written, and any format may be written so",
    isFinal: true)

  /// Where two types may meet and be siblings still.
  private static let families: [UTType] = [
    .image, .movie, .audio, .audiovisualContent, .text, .archive, .font,
  ]

  static func meetInFamily(_ a: UTType, _ b: UTType) -> Bool {
    families.contains { a.conforms(to: $0) && b.conforms(to: $0) }
  }

  static func isText(_ type: UTType) -> Bool { type.conforms(to: .text) || type.isCarried(by: .text) }

  /// True where a movie, or what movies are packed in, goes by a name for sound.
  private static func isMovieNamedAsSound(_ meeting: Meeting) -> Bool {
    meeting.contentIsDecided && meeting.content.conforms(to: .movie) && meeting.name.conforms(to: .audio)
      && meeting.content != DeclaredType.mediaSegment.type
  }

  /// Whether a fragment of HTML may be the XML that the name says: not where a root of its own would have been seen.
  @Sendable private static func mayBeMarkup(_ meeting: Meeting) -> Bool {
    guard !meeting.contentIsDecided, meeting.content == .html else { return false }
    return meeting.name == .xml || (meeting.name.isCarried(by: .xml) && !meeting.name.isNamed)
  }

  /// A container that was read and found to be nothing special is none of the types that mark themselves.
  private static func isDisproved(_ meeting: Meeting) -> Bool {
    SelfIdentifying.isMarked(meeting.name, in: meeting.content) && meeting.name.isCarried(by: meeting.content)
  }
}
