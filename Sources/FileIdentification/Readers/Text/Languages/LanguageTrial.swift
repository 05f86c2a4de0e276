package import ByteSources
internal import SourceFeatures
package import UniformTypes

/// A text's language guess, repeated without some features.
///
/// It shows on which rows of `TypeTables/languages` a result depends.
package struct LanguageTrial {
  /// A feature in the text, as in its table.
  package struct Row: Sendable {
    package var number: Int
    package var language: String
    package var text: String
    /// The type of text in the language.
    package var type: UTType
    package var weight: Int
  }

  /// A language of the tables.
  package struct Name: Sendable {
    package var name: String
    /// The types of text and of headers, if any.
    package var types: [UTType]
    /// The outermost base language.
    package var root: String
  }

  /// All languages of the tables.
  package static var languages: [Name] {
    Language.all.map { language in
      Name(
        name: language.name, types: [language.type.type] + (language.header.map { [$0.type] } ?? []),
        root: language.ancestors.reduce(language) { $1 }.name)
    }
  }

  /// One view of the text.
  fileprivate struct Part {
    var bytes: [UInt8]
    var named: TextGuess?
    var tally: FeatureTally
    var form: TextGuess?
  }

  /// The head and, for longer files, the longer beginning.
  fileprivate let parts: [Part]

  /// Reads the text that `reader` has open; nil if it is not text.
  package init?(_ reader: ByteReader) throws(ReadFailure) {
    guard let encoding = PlainText.encoding(of: reader.head, isWhole: reader.headIsWhole) else { return nil }
    var parts = [Part(reader.head, encoding, isWhole: reader.headIsWhole)]
    if !reader.headIsWhole {
      let longer = try reader.available(at: 0, upTo: TextDetector.longReach)
      parts.append(Part(longer, encoding, isWhole: Int64(longer.count) == reader.byteCount))
    }
    self.parts = parts
  }

  /// The features in the text.
  package var rows: [Row] {
    Set(parts.flatMap { $0.tally.sightings.map(\.feature) }).sorted().map {
      let feature = LanguageFeature(number: $0)
      return Row(
        number: $0, language: feature.language.name, text: feature.text,
        type: feature.language.type.type, weight: feature.weight)
    }
  }

  /// Returns the guess without some features, by number; nil if there is none.
  ///
  /// The languages named in `unknown` are treated as unknown, mode lines included.
  package func type(without leftOut: Set<Int> = [], unknown: Set<String> = []) -> UTType? {
    var leftOut = leftOut
    if !unknown.isEmpty { leftOut.formUnion(rows.filter { unknown.contains($0.language) }.map(\.number)) }
    var answer: TextGuess?
    for part in parts {
      answer = part.guess(without: leftOut, unknown: unknown) ?? answer
      if answer?.isStrong == true { break }
    }
    return answer.map { $0.type.type }
  }
}

extension LanguageTrial.Part {
  init(_ view: ByteView, _ encoding: PlainText.Encoding, isWhole: Bool) {
    let text = WideText.ascii(view, encoding) ?? view.withUnsafeBytes { Array($0) }
    bytes = Array(text.prefix(LanguageDetector.reach))
    (named, tally) = bytes.withUnsafeBytes { (Modeline.language(of: $0), LanguageDetector.tally(of: $0)) }
    form = TextHeuristics.guess(view, isWhole: isWhole)
  }

  func guess(without leftOut: Set<Int>, unknown: Set<String>) -> TextGuess? {
    let isUnknown = named.flatMap { Language.of($0.type) }.map { unknown.contains($0.name) } ?? false
    let language =
      (isUnknown ? nil : named)
      ?? bytes.withUnsafeBytes { LanguageDetector.decide(tally, $0, without: leftOut, explains: false) }
    return TextDetector.better(language, form)
  }
}
