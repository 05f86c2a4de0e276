import SourceFeatures
import TypeDeclarations

// Checking the language tables before they are compiled.
extension LanguageTables {
  /// Throws for errors across lines: unknown or unnamed types, duplicate or empty languages, unknown parents, and sizes
  /// beyond the layout.
  func check(_ tables: TypeTables) throws(DeclarationError) {
    let all = families.flatMap(\.languages)
    for language in all { try language.checkContents() }
    try Self.checkTypes(of: all, tables.apple + tables.community)
    try Self.checkRepetition(all)
    try Self.checkParents(of: all)
    try checkLimits()
  }

  private static func checkTypes(
    of languages: [Language], _ declared: [TypeDeclaration]
  ) throws(DeclarationError) {
    let names = Dictionary(
      declared.map { ($0.identifier, $0.constantName) }, uniquingKeysWith: { first, _ in first })
    for language in languages {
      for (setting, types) in [(LanguageSetting.type, [language.type]), (.also, language.also)] {
        let place = language.places[setting] ?? language.place
        for type in types {
          guard let name = names[type] else {
            throw DeclarationError(.parent, at: place, "'\(type)' is not declared in any table")
          }
          guard name != nil else {
            throw DeclarationError(
              .value, at: place, "'\(type)' has no 'name', by which it is written; give its row one")
          }
        }
      }
    }
  }

  private static func checkRepetition(_ languages: [Language]) throws(DeclarationError) {
    var places: [String: DeclarationPlace] = [:]
    for language in languages {
      if let first = places.updateValue(language.place, forKey: language.type) {
        throw DeclarationError(
          .duplicate, at: language.place, "'\(language.type)' is at \(first) already; keep one")
      }
    }
  }

  private static func checkParents(of languages: [Language]) throws(DeclarationError) {
    let parents = Dictionary(uniqueKeysWithValues: languages.map { ($0.type, $0.from) })
    for language in languages {
      let place = language.places[.from] ?? language.place
      var ancestor = language.from
      var generations = 0
      while let type = ancestor {
        guard let next = parents[type] else {
          throw DeclarationError(
            .parent, at: place, "no language has the type '\(type)' that 'from:' names")
        }
        generations += 1
        guard generations <= CompiledLanguages.maxBaseDepth else {
          throw DeclarationError(
            .cycle, at: place,
            "'\(language.type)' grew from itself, or from more than \(CompiledLanguages.maxBaseDepth) others in turn"
          )
        }
        ancestor = next
      }
    }
  }

  private func checkLimits() throws(DeclarationError) {
    guard families.count <= CompiledLanguages.maxFamilies else {
      throw DeclarationError(
        .value, at: .unknown, "\(families.count) families are more than the layout holds")
    }
    for family in families {
      guard let first = family.languages.first else {
        throw DeclarationError(.value, at: .unknown, "the family '\(family.name)' has no languages")
      }
      let features = family.languages.reduce(0) { $0 + $1.features.count }
      let types = Set(family.languages.flatMap(\.types)).count
      guard family.languages.count <= CompiledLanguages.maxLanguagesPerFamily,
        features < 1 << CompiledLanguages.placeBits, types < 1 << (6 * CompiledLanguages.typeWidth)
      else {
        throw DeclarationError(
          .value, at: first.place,
          "\(family.languages.count) languages with \(features) features are more than the layout holds for one family; split it"
        )
      }
    }
  }
}

extension LanguageTables.Language {
  /// All types that a text in the language may have by its name.
  var types: [String] { [type] + also }

  fileprivate func checkContents() throws(DeclarationError) {
    if name.isEmpty {
      throw DeclarationError(.value, at: place, "no 'name:'; say what the language is called")
    }
    if features.isEmpty {
      throw DeclarationError(.value, at: place, "no features; say what its texts look like")
    }
    if standsAlone, from == nil {
      throw DeclarationError(.value, at: place, "'stands-alone:' without 'from:' says nothing; leave it out")
    }
    for text in [name, modes.joined(separator: " "), shares.joined(separator: " ")]
    where text.utf8.count > CompiledLanguages.maxTextLength {
      throw DeclarationError(.value, at: place, "'\(text.prefix(40))…' is longer than the layout holds")
    }
  }
}
