import SourceFeatures

/// All that is said about a family's languages and their features, a line each.
struct LanguageFamilyText {
  /// The starts of the features' lines, then each language's line and those of its features.
  private(set) var lines: [String] = []
  /// Where the languages' lines start.
  private(set) var languageStarts: [Int] = []
  /// The types that the languages name.
  let types: [String]

  init(_ family: LanguageTables.Family, _ number: Int, _ numbers: LanguageNumbers) {
    types = Set(family.languages.flatMap(\.types)).sorted()
    let typeNumbers = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($1, $0) })
    var starts = [Int](repeating: 0, count: numbers.capacities[number])
    var start = starts.count * CompiledLanguages.startWidth
    var said: [String] = []
    for (index, language) in family.languages.enumerated() {
      languageStarts.append(start)
      said.append(Self.line(of: language, types: typeNumbers, numbers))
      start += said[said.count - 1].utf8.count
      for (feature, featureNumber) in zip(language.features, numbers.features[number][index]) {
        starts[featureNumber & (1 << CompiledLanguages.placeBits - 1)] = start
        said.append(
          digits(index, width: 1) + digits(feature.weight + CompiledLanguages.weightOffset, width: 1)
            + counted(feature.text, width: CompiledLanguages.textLengthWidth))
        start += said[said.count - 1].utf8.count
      }
    }
    let startTexts = starts.map { digits($0, width: CompiledLanguages.startWidth) }
    lines = type_table_compiler.lines(of: startTexts, 32) + said
  }

  private static func line(
    of language: LanguageTables.Language, types: [String: Int], _ numbers: LanguageNumbers
  ) -> String {
    let parent = language.from.flatMap { numbers.languages[$0] }
    func type(_ identifier: String) -> String {
      digits(types[identifier] ?? 0, width: CompiledLanguages.typeWidth)
    }
    func text(_ text: String) -> String { counted(text, width: CompiledLanguages.textLengthWidth) }
    return digits(parent.map { $0.family + 1 } ?? 0, width: 1) + digits(parent?.language ?? 0, width: 1)
      + digits(Int(language.standsAlone ? CompiledLanguages.standsAloneBit : 0), width: 1)
      + type(language.type) + digits(language.also.count, width: 1) + language.also.map(type).joined()
      + text(language.name) + text(language.modes.joined(separator: " "))
      + text(language.shares.joined(separator: " "))
  }
}
