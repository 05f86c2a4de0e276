package import ByteSources
internal import SourceFeatures
package import UniformTypes

/// What the words of one text say, asked again with features of languages left out: it shows which rows of
/// `TypeTables/languages` an answer rests on.
package struct LanguageTrial {
  /// A feature that the text shows, as its table has it.
  package struct Row: Sendable {
    package var number: Int
    package var language: String
    package var text: String
    /// The type that a text in the language is answered as.
    package var type: UTType
    package var weight: Int
  }

  /// A language of the tables.
  package struct Name: Sendable {
    package var name: String
    /// The type of texts in it, and that of its headers, if they have one.
    package var types: [UTType]
    /// The language that it, or what it grew from, began with.
    package var root: String
  }

  /// Every language of the tables.
  package static var languages: [Name] {
    Language.all.map { language in
      Name(
        name: language.name, types: [language.type.type] + (language.header.map { [$0.type] } ?? []),
        root: language.ancestors.reduce(language) { $1 }.name)
    }
  }

  /// One view of the text, read once.
  fileprivate struct Part {
    var bytes: [UInt8]
    var named: TextGuess?
    var tally: FeatureTally
    var form: TextGuess?
  }

  /// The head and, where it is no whole file, the longer beginning.
  fileprivate let parts: [Part]

  /// Reads the words of the text that `reader` has open; nil where the bytes are no text.
  package init?(_ reader: ByteReader) throws(ReadFailure) {
    guard let encoding = PlainText.encoding(of: reader.head, isWhole: reader.headIsWhole) else { return nil }
    var parts = [Part(reader.head, encoding, isWhole: reader.headIsWhole)]
    if !reader.headIsWhole {
      let longer = try reader.available(at: 0, upTo: TextReading.longReach)
      parts.append(Part(longer, encoding, isWhole: Int64(longer.count) == reader.byteCount))
    }
    self.parts = parts
  }

  /// The features that the text shows.
  package var rows: [Row] {
    Set(parts.flatMap { $0.tally.sightings.map(\.feature) }).sorted().map {
      let feature = LanguageFeature(number: $0)
      return Row(
        number: $0, language: feature.language.name, text: feature.text,
        type: feature.language.type.type, weight: feature.weight)
    }
  }

  /// What the words say without some features, by their numbers; nil where they say nothing.
  ///
  /// Of `unknown`, languages by name, nothing is known, not even what editors call them.
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
    form = TextForms.guess(view, isWhole: isWhole)
  }

  func guess(without leftOut: Set<Int>, unknown: Set<String>) -> TextGuess? {
    let isUnknown = named.flatMap { Language.of($0.type) }.map { unknown.contains($0.name) } ?? false
    let language =
      (isUnknown ? nil : named)
      ?? bytes.withUnsafeBytes { LanguageDetector.decide(tally, $0, without: leftOut, explains: false) }
    return TextReading.better(language, form)
  }
}
