internal import SourceFeatures
internal import TypeDeclarations

/// One feature of a language, read from the compiled table where it lies.
struct LanguageFeature {
  /// The language that it speaks for, or against.
  let language: Language
  let weight: Int
  /// Where its line starts: features of one language stand in their order.
  let start: Int
  private let family: Int

  init(number: Int) {
    family = number >> CompiledLanguages.placeBits
    let text = LanguageTable.family(family)
    let place = number & (1 << CompiledLanguages.placeBits - 1)
    start = CompiledTable.number(
      text, place * CompiledLanguages.startWidth, width: CompiledLanguages.startWidth)
    language = Language(CompiledTable.number(text, start, width: 1), ofFamily: family)
    weight =
      CompiledTable.number(text, start + CompiledLanguages.featureWeight, width: 1)
      - CompiledLanguages.weightOffset
  }

  /// The pattern as it is written, for explanations.
  var text: String {
    CompiledWords(LanguageTable.family(family) + start + CompiledLanguages.featureText).text
  }
}
