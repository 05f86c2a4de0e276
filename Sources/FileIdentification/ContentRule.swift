internal import ByteSources
internal import Formats
internal import UniformTypes

/// What is known of a content while it is decided who is asked next.
final class ContentSituation {
  let reader: ByteReader
  let names: NameEvidence?
  /// Whether the file has a name, whatever that says.
  var isNamed = false
  /// What the name has to do with how far words are read.
  var nameOfText: LookRule.Name { LookRule.Name(isKnown: isNamed, type: names?.textTypes.first) }
  /// Whether one of the types of the name is a kind of XML.
  private(set) lazy var nameMayMeanXML = names?.types.contains { $0.conforms(to: .xml) } ?? false
  /// What our own readers found; nil where they found nothing, or what they found was dismissed.
  var finding: ContentFinding?
  var answer: ContentAnswer?
  var wordsWereRead = false
  var wasReadByName = false
  private var wasReported = false
  /// Whether all sources are to be heard, also those that cannot change the answer.
  let keepsEvidence: Bool
  private let registry: TypeRegistry
  /// How characters are written, if the head is text.
  private(set) lazy var encoding = PlainText.encoding(of: reader.head, isWhole: reader.headIsWhole)

  init(
    _ reader: ByteReader, _ names: NameEvidence?, _ finding: ContentFinding?, _ registry: TypeRegistry,
    keepsEvidence: Bool
  ) {
    self.registry = registry
    self.keepsEvidence = keepsEvidence
    self.reader = reader
    self.names = names
    self.finding = finding
  }

  /// Whether what was found is text, or something that text carries.
  var foundText: Bool {
    guard let type = finding?.type else { return false }
    return type.conforms(to: .text) || type.isCarried(by: .text) || type.isCarried(by: .plainText)
  }

  /// Whether a reader found what no MIME type says more of.
  var foundLeaf: Bool {
    guard let answer, !answer.isGenericText, !answer.type.conforms(to: .text) else { return false }
    return !registry.hasNarrowerMIMEType(than: answer.type)
  }

  /// The reader of what the name says, if there is one that was not asked.
  var namedReader: NamedReader? { wasReadByName ? nil : NamedReader.reader(for: names) }

  /// The owner of the name's extension that the lines of a generic text speak for; nil where they speak for none.
  var guessByExtension: TextGuess? {
    guard answer?.isGenericText == true, let names else { return nil }
    return SharedExtension.guess(reader.head, isWhole: reader.headIsWhole, under: names.pathExtension)
  }

  /// What was found, the first time it is asked for.
  func unreported() -> ContentFinding? {
    guard !wasReported, let finding else { return nil }
    wasReported = true
    return finding
  }

  var isUnicode: Bool { encoding == .ascii || encoding == .utf8 }
}

/// What is done next about a content: the first rule that applies says it, until one ends the work.
struct ContentRule: Sendable {
  enum Step: Sendable {
    /// What was found does not count.
    case dismissFinding
    /// The content is text, of which no more is known yet.
    case callText
    /// The words are read for what kind of text they are.
    case readWords
    /// The reader of what the name says looks further.
    case readByName
    /// The answer stands.
    case settle
    case askLibmagic
  }

  var name: StaticString
  var when: @Sendable (ContentSituation) -> Bool
  var then: Step
  var because: StaticString

  /// In order; the last one always applies.
  static let all: [ContentRule] = [
    ContentRule(
      name: "byte-order mark",
      when: { situation in
        let head = situation.reader.head
        guard situation.finding != nil, head.matches([0xFF, 0xFE]) || head.matches([0xFE, 0xFF]) else {
          return false
        }
        return !situation.foundText && WideText.isMarkedText(head)
      }, then: .dismissFinding,
      because: "a byte-order mark is a frame's sync word too: where characters follow it, it is a mark"),
    ContentRule(
      name: "sentence",
      when: { situation in
        guard let finding = situation.finding, !finding.isDecided,
          finding.range.lowerBound == 0
            || finding.source == .signature && !Signature.isWrittenAsText(finding.type)
        else { return false }
        // A mark with next to nothing behind it is a file that was cut there.
        return Int64(situation.reader.head.count) >= finding.range.upperBound + 4 && !situation.foundText
          && situation.isUnicode
      }, then: .dismissFinding,
      because: "text that happens to begin with another format's short signature: \"ID3 is a decision tree\""),
    ContentRule(
      name: "decided", when: { $0.finding?.isDecided == true }, then: .settle,
      because: "a reader of this package leaves no other reading"),
    ContentRule(
      name: "open leaf", when: { !$0.keepsEvidence && $0.finding != nil && $0.foundLeaf }, then: .settle,
      because:
        "libmagic may only narrow down what a reader found, and no MIME type leads to anything narrower"),
    ContentRule(
      name: "sole answer",
      when: { !$0.keepsEvidence && $0.finding.map { FileFormat.soleAnswers.contains($0.type) } ?? false },
      then: .settle, because: "libmagic has one answer for all that is of the type"),
    ContentRule(
      name: "open", when: { $0.finding.map { !$0.type.conforms(to: .text) } ?? false }, then: .askLibmagic,
      because: "a short signature makes the type likely, and libmagic may know more"),
    ContentRule(
      name: "named", when: { $0.finding == nil && $0.encoding == nil && $0.namedReader != nil },
      then: .readByName, because: "no other reader knows the bytes, and there is one for what the name says"),
    ContentRule(
      name: "binary", when: { $0.encoding == nil }, then: .askLibmagic,
      because: "no reader of this package knows the bytes, and they are no text"),
    ContentRule(
      name: "text", when: { $0.answer == nil }, then: .callText, because: "no byte that text cannot have"),
    ContentRule(
      name: "unread words", when: { !$0.wordsWereRead && $0.names?.leavesChoice ?? true }, then: .readWords,
      because: "the name leaves open what kind of text it is"),
    ContentRule(
      name: "words", when: { $0.answer?.guess != nil }, then: .settle,
      because: "text that its own words explain needs no second opinion: libmagic's guesses are weaker"),
    ContentRule(
      name: "named text", when: { $0.names?.saysText == true }, then: .settle,
      because: "text that its name explains needs no second opinion"),
    ContentRule(
      name: "plain text", when: { $0.answer?.isGenericText == true && $0.isUnicode }, then: .settle,
      because: "here libmagic finds more by chance than by signatures, at a quarter of all time"),
    ContentRule(
      name: "white space", when: { $0.answer?.isGenericText == true && WhiteSpace.fills($0.reader) },
      then: .settle, because: "nothing is written there, and regular expressions over new lines cost most"),
    ContentRule(
      name: "line ends",
      when: { $0.answer?.isGenericText == true && WhiteSpace.prevails($0.reader, $0.encoding) },
      then: .settle,
      because: "hardly anything is written there, and libmagic's expressions go on anew from every line end"),
    ContentRule(
      name: "other text", when: { _ in true }, then: .askLibmagic,
      because: "text in a rare encoding, or of a kind that its reader left open"),
  ]
}

/// What libmagic's answer changes: the first rule that applies says it.
struct OpinionRule: Sendable {
  struct Situation {
    var answer: ContentAnswer?
    /// libmagic's type.
    var type: UTType
    /// Whether it read the answer off a format's own signature, where the content is text.
    var isTrusted: Bool
    /// Whether it read the answer off a few bytes that other formats have at the start, too.
    var isChance = false
    /// Whether the name has an extension that has nothing to do with this type.
    var nameLacksIt = false
    /// Whether the name means another kind of what our readers found.
    var nameNarrowsOtherwise = false
    /// Whether the bytes are one over and over, which no text has.
    var isFilled = false

    var saysTextOnly: Bool { type == .plainText || type == .text }
  }

  var name: StaticString
  var when: @Sendable (Situation) -> Bool
  /// Whether the content's type is libmagic's from then on.
  var then: Bool
  var because: StaticString

  /// In order; the last one always applies.
  static let all: [OpinionRule] = [
    OpinionRule(
      name: "nothing said", when: { $0.type == .data || $0.type == .item }, then: false,
      because: "application/octet-stream is libmagic's way to say nothing"),
    OpinionRule(
      name: "filled", when: { $0.isFilled && ($0.saysTextOnly || UnsignedForms.areFrames($0.type)) },
      then: false,
      because: "FF over and over, which it calls letters of one byte or a frame's mark, is neither"),
    OpinionRule(
      name: "chance bytes", when: { $0.answer == nil && $0.isChance && $0.nameLacksIt }, then: false,
      because: "a few common bytes at the start prove nothing that the name does not say"),
    OpinionRule(
      name: "only answer", when: { $0.answer == nil }, then: true, because: "nobody else knows the bytes"),
    OpinionRule(
      name: "chance words", when: { $0.answer?.isGenericText == true && !$0.isTrusted }, then: false,
      because: "its guesses at texts by single words say no more than text"),
    OpinionRule(
      name: "less said", when: { $0.saysTextOnly && $0.answer?.isGenericText == false }, then: false,
      because: "a reader said which text it is"),
    OpinionRule(
      name: "quoted text",
      when: { $0.answer?.type.conforms(to: .emailMessage) == true && !$0.type.conforms(to: .emailMessage) },
      then: false, because: "messages quote texts of every kind"),
    OpinionRule(
      name: "named otherwise", when: { $0.nameNarrowsOtherwise }, then: false,
      because:
        "what our readers left open, the name narrows down: newer libmagics call templates of offices Java archives"
    ),
    OpinionRule(
      name: "narrower",
      when: {
        guard let type = $0.answer?.type else { return false }
        return $0.type.conforms(to: type) || $0.type.isCarried(by: type)
      }, then: true, because: "what our readers left open, libmagic may narrow down"),
    OpinionRule(
      name: "kind of text",
      when: { $0.answer?.type.conforms(to: .text) == true && $0.type.conforms(to: .text) }, then: true,
      because: "what our readers left open, libmagic may name among kinds of text"),
    OpinionRule(
      name: "elsewhere", when: { _ in true }, then: false,
      because: "libmagic may not move what our readers saw to another family"),
  ]
}
