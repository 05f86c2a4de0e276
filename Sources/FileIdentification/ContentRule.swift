package import ByteSources
package import Formats
internal import UniformTypes

// The rules that choose the next step of content identification, and its steps: signatures and structure.

/// The state of identifying the content of one file, from which the next step is chosen.
final class ContentState {
  let reader: ByteReader
  let names: NameEvidence?
  /// True if the file has a name, even one without a type.
  var isNamed = false
  /// The name, for the rules about how much text is read.
  var textName: EarlyStopRule.Name { EarlyStopRule.Name(isKnown: isNamed, type: names?.textTypes.first) }
  /// True if a type of the name conforms to XML.
  private(set) lazy var nameMayMeanXML = names?.types.contains { $0.conforms(to: .xml) } ?? false
  /// The finding of the package's own readers; nil if there is none or it was dismissed.
  var finding: ContentFinding?
  var answer: ContentAnswer?
  var didReadWords = false
  var didReadByName = false
  private var wasReported = false
  /// True if all sources are evaluated, even those that cannot change the result.
  let keepsEvidence: Bool
  private let registry: TypeRegistry
  /// The text encoding of the head; nil if it is not text.
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

  /// True if the finding is text or a type carried by text.
  var isTextFinding: Bool {
    guard let type = finding?.type else { return false }
    return type.conforms(to: .text) || type.isCarried(by: .text) || type.isCarried(by: .plainText)
  }

  /// True if no MIME type means a narrower type than the finding.
  var isNarrowestType: Bool {
    guard let answer, !answer.isGenericText, !answer.type.conforms(to: .text) else { return false }
    return !registry.hasNarrowerMIMEType(than: answer.type)
  }

  /// The reader for the type of the name; nil if there is none or it has run.
  var readerForNamedType: ReaderForNamedType? { didReadByName ? nil : ReaderForNamedType.reader(for: names) }

  /// The owner of a shared extension that the lines of a generic text match; nil if none.
  var guessByExtension: TextGuess? {
    guard answer?.isGenericText == true, let names else { return nil }
    return SharedExtension.guess(reader.head, isWhole: reader.headIsWhole, under: names.pathExtension)
  }

  /// Returns the finding on the first call, then nil.
  func takeUnreportedFinding() -> ContentFinding? {
    guard !wasReported, let finding else { return nil }
    wasReported = true
    return finding
  }

  var isUnicode: Bool { encoding == .ascii || encoding == .utf8 }
}

/// A rule that chooses the next step of content identification; the first match applies.
struct ContentRule: Sendable {
  enum Step: Sendable {
    /// Drop the finding.
    case dismissFinding
    /// Treat the content as generic text.
    case treatAsText
    /// Look for the language or form of the text.
    case readWords
    /// Run the reader for the type of the name.
    case readByName
    /// Accept the answer.
    case settle
    case askLibmagic
  }

  var name: StaticString
  var when: @Sendable (ContentState) -> Bool
  var then: Step
  var because: StaticString

  /// In order; the last one always applies.
  static let all: [ContentRule] = [
    ContentRule(
      name: "byte-order mark",
      when: { state in
        let head = state.reader.head
        guard state.finding != nil, head.matches([0xFF, 0xFE]) || head.matches([0xFE, 0xFF]) else {
          return false
        }
        return !state.isTextFinding && WideText.isMarkedText(head)
      }, then: .dismissFinding,
      because: "a byte-order mark is a frame's sync word too: where characters follow it, it is a mark"),
    ContentRule(
      name: "sentence",
      when: { state in
        guard let finding = state.finding, !finding.isDecided,
          finding.range.lowerBound == 0
            || finding.source == .signature && !Signature.isWrittenAsText(finding.type)
        else { return false }
        // A signature with almost nothing after it is a truncated file.
        return Int64(state.reader.head.count) >= finding.range.upperBound + 4 && !state.isTextFinding
          && state.isUnicode
      }, then: .dismissFinding,
      because: "text that happens to begin with another format's short signature: \"ID3 is a decision tree\""),
    ContentRule(
      name: "decided", when: { $0.finding?.isDecided == true }, then: .settle,
      because: "a reader of this package leaves no other reading"),
    ContentRule(
      name: "open leaf", when: { !$0.keepsEvidence && $0.finding != nil && $0.isNarrowestType },
      then: .settle,
      because:
        "libmagic may only narrow down what a reader found, and no MIME type leads to anything narrower"),
    ContentRule(
      name: "sole answer",
      when: { !$0.keepsEvidence && $0.finding.map { FileFormat.magicExemptions.contains($0.type) } ?? false },
      then: .settle, because: "libmagic has one answer for all that is of the type"),
    ContentRule(
      name: "open", when: { $0.finding.map { !$0.type.conforms(to: .text) } ?? false }, then: .askLibmagic,
      because: "a short signature makes the type likely, and libmagic may know more"),
    ContentRule(
      name: "named", when: { $0.finding == nil && $0.encoding == nil && $0.readerForNamedType != nil },
      then: .readByName, because: "no other reader knows the bytes, and there is one for what the name says"),
    ContentRule(
      name: "binary", when: { $0.encoding == nil }, then: .askLibmagic,
      because: "no reader of this package knows the bytes, and they are no text"),
    ContentRule(
      name: "text", when: { $0.answer == nil }, then: .treatAsText, because: "no byte that text cannot have"),
    ContentRule(
      name: "unread words", when: { !$0.didReadWords && $0.names?.leavesTextOpen ?? true }, then: .readWords,
      because: "the name leaves open what kind of text it is"),
    ContentRule(
      name: "words", when: { $0.answer?.guess != nil }, then: .settle,
      because: "text that its own words explain needs no second opinion: libmagic's guesses are weaker"),
    ContentRule(
      name: "named text", when: { $0.names?.namesText == true }, then: .settle,
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

/// A rule that decides whether libmagic's answer replaces the type; the first match applies.
struct MagicAnswerRule: Sendable {
  struct Situation {
    var answer: ContentAnswer?
    /// libmagic's type.
    var type: UTType
    /// True if the answer depends on a format's own mark; for text.
    var isTrusted: Bool
    /// True if the answer depends on so few bytes that other formats begin with them.
    var isChance = false
    /// True if the name has an extension unrelated to this type.
    var isUnrelatedToName = false
    /// True if the name means a different subtype of the finding.
    var nameMeansOtherSubtype = false
    /// True if one byte that text cannot have is repeated.
    var isFilled = false

    var isPlainText: Bool { type == .plainText || type == .text }
  }

  var name: StaticString
  var when: @Sendable (Situation) -> Bool
  /// True if the content gets libmagic's type.
  var then: Bool
  var because: StaticString

  /// In order; the last one always applies.
  static let all: [MagicAnswerRule] = [
    MagicAnswerRule(
      name: "nothing said", when: { $0.type == .data || $0.type == .item }, then: false,
      because: "application/octet-stream is libmagic's way to say nothing"),
    MagicAnswerRule(
      name: "filled", when: { $0.isFilled && ($0.isPlainText || OptionalSignatureTypes.areFrames($0.type)) },
      then: false,
      because: "FF over and over, which it calls letters of one byte or a frame's mark, is neither"),
    MagicAnswerRule(
      name: "chance bytes", when: { $0.answer == nil && $0.isChance && $0.isUnrelatedToName }, then: false,
      because: "a few common bytes at the start prove nothing that the name does not say"),
    MagicAnswerRule(
      name: "only answer", when: { $0.answer == nil }, then: true, because: "nobody else knows the bytes"),
    MagicAnswerRule(
      name: "chance words", when: { $0.answer?.isGenericText == true && !$0.isTrusted }, then: false,
      because: "its guesses at texts by single words say no more than text"),
    MagicAnswerRule(
      name: "less said", when: { $0.isPlainText && $0.answer?.isGenericText == false }, then: false,
      because: "a reader said which text it is"),
    MagicAnswerRule(
      name: "quoted text",
      when: { $0.answer?.type.conforms(to: .emailMessage) == true && !$0.type.conforms(to: .emailMessage) },
      then: false, because: "messages quote texts of every kind"),
    MagicAnswerRule(
      name: "named otherwise", when: { $0.nameMeansOtherSubtype }, then: false,
      because:
        "what our readers left open, the name narrows down: newer libmagics call templates of offices Java archives"
    ),
    MagicAnswerRule(
      name: "narrower",
      when: {
        guard let type = $0.answer?.type else { return false }
        return $0.type.conforms(to: type) || $0.type.isCarried(by: type)
      }, then: true, because: "what our readers left open, libmagic may narrow down"),
    MagicAnswerRule(
      name: "kind of text",
      when: { $0.answer?.type.conforms(to: .text) == true && $0.type.conforms(to: .text) }, then: true,
      because: "what our readers left open, libmagic may name among kinds of text"),
    MagicAnswerRule(
      name: "elsewhere", when: { _ in true }, then: false,
      because: "libmagic may not move what our readers saw to another family"),
  ]
}

extension ContentFinding {
  /// Detects the format of the source that `reader` has open, by signatures and structure.
  ///
  /// Returns nil if neither recognizes the bytes. Errors: `ReadFailure.source`.
  package static func detect(in reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    try detector.finding(in: reader)
  }

  private static let detector = FormatDetector(
    Signature.families, withoutSignatures: SignaturelessReader.all, isText: ByteRuns.isText)
}

extension Signature {
  /// The rows in order of precedence: guards first.
  static let families: [[Signature]] = binary + [scripts]

  static var all: [Signature] { families.flatMap(\.self) }

  private static let scripts: [Signature] = [
    Signature("script", "'#!'", .reads(.script, Scripts.read), "an interpreter's line")
  ]
}

extension Signature {
  /// Returns the types whose signatures match `head`, whether or not their readers accept it.
  static func types(marking head: ByteView) -> Set<UTType> {
    var types: Set<UTType> = []
    for family in families {
      for row in family where row.pattern.matches(head) { types.insert(row.type.type) }
    }
    return types
  }
}

extension SignaturelessReader {
  /// Readers of formats without a signature, the surest and cheapest first.
  static let all: [SignaturelessReader] = texts + binary

  private static let texts: [SignaturelessReader] = [
    SignaturelessReader(
      name: "markup", because: "white space and byte-order marks may stand before a tag", read: Markup.read),
    SignaturelessReader(
      name: "json", because: "white space may stand before a bracket, and only the grammar tells",
      read: JSONText.read),
    SignaturelessReader(
      name: "plain-forms", because: "text marks may differ in case", read: CertainTextFormats.read),
  ]
}
