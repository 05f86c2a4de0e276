import SourceFeatures
import TypeDeclarations

/// Writes the compiled language tables: a text for each family, the patterns, and their index.
struct LanguageWriter {
  private let tables: LanguageTables
  private let numbers: LanguageNumbers
  private let pages: FeaturePages
  /// The names of the constants of types.
  private let typeNames: [String: String]
  private let families: [LanguageFamilyText]

  /// The tables must have been checked.
  init(_ languages: LanguageTables, _ types: TypeTables) {
    tables = languages
    numbers = LanguageNumbers(languages)
    pages = FeaturePages(languages, numbers)
    typeNames = Dictionary(
      (types.apple + types.community).compactMap { type in type.constantName.map { (type.identifier, $0) } },
      uniquingKeysWith: { first, _ in first })
    families = languages.families.indices.map { [numbers] in
      LanguageFamilyText(languages.families[$0], $0, numbers)
    }
  }

  /// Returns the generated files by name.
  func sources() -> [(name: String, source: String)] {
    [("LanguageTable.generated.swift", tableSource), ("LanguagePatterns.generated.swift", patternsSource)]
      + zip(tables.families, families).map { family, text in
        ("LanguageTable-\(family.name).generated.swift", familySource(constantName(family.name), text))
      }
  }

  private func familySource(_ name: String, _ text: LanguageFamilyText) -> String {
    let cases = text.types.enumerated().map { number, type in
      "    case \(number): .\(typeNames[type] ?? type)\n"
    }
    return """
      \(generatedHeader)
      internal import UniformTypes

      extension LanguageTable {
        static func \(name)Type(_ number: Int) -> DeclaredType {
          switch number {
      \(cases.joined())    default: preconditionFailure("no type \\(number)")
          }
        }

        static let \(name): StaticString = \(rawLiteral(text.lines))
      }

      """
  }

  private var patternsSource: String {
    """
    \(generatedHeader)
    extension LanguageTable {
      static let patterns: StaticString = \(rawLiteral(pages.lines))
    }

    """
  }

  private var sharedExtensions: [String] {
    Set(tables.families.flatMap(\.languages).flatMap(\.shares)).sorted().map {
      "    case \(CompiledLanguages.packed(Substring($0)) ?? 0): true  // \($0)\n"
    }
  }

  private var tableSource: String {
    let names = tables.families.map { constantName($0.name) }
    let texts = names.enumerated().map { "    case \($0): \($1).utf8Start\n" }
    let types = names.enumerated().map { "    case \($0): \($1)Type(number)\n" }
    var first = 0
    var firstNumbers: [String] = []
    for family in tables.families {
      firstNumbers.append(digits(first, width: CompiledLanguages.languageNumberWidth))
      first += family.languages.count
    }
    let languages = families.enumerated().map { number, text in
      text.languageStarts.map {
        digits(number, width: 1) + digits($0, width: CompiledLanguages.startWidth)
      }.joined()
    }
    return """
      \(generatedHeader)
      internal import UniformTypes

      enum LanguageTable {
        static let familyCount = \(names.count)
        static let languageCount = \(first)

        static func family(_ number: Int) -> UnsafePointer<UInt8> {
          switch number {
      \(texts.joined())    default: preconditionFailure("no family \\(number)")
          }
        }

        static func type(_ number: Int, ofFamily family: Int) -> DeclaredType {
          switch family {
      \(types.joined())    default: preconditionFailure("no family \\(family)")
          }
        }

        /// Returns true if several languages share an extension, packed into a number.
        static func isShared(_ pathExtension: UInt64) -> Bool {
          switch pathExtension {
      \(sharedExtensions.joined())    default: false
          }
        }

        static let firstLanguages: StaticString = \(rawLiteral(lines(of: firstNumbers, 32)))
        static let languages: StaticString = \(rawLiteral(languages))
      }

      """
  }
}

/// The encoded programming languages of a family and their features, one per line.
struct LanguageFamilyText {
  /// The starts of the lines of features, then the line of each language, followed by those of its features.
  private(set) var lines: [String] = []
  /// The offsets of the lines of languages.
  private(set) var languageStarts: [Int] = []
  /// The types of the languages.
  let types: [String]

  init(_ family: LanguageTables.Family, _ number: Int, _ numbers: LanguageNumbers) {
    types = Set(family.languages.flatMap(\.types)).sorted()
    let typeNumbers = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($1, $0) })
    var starts = [Int](repeating: 0, count: numbers.capacities[number])
    var start = starts.count * CompiledLanguages.startWidth
    var textLines: [String] = []
    for (index, language) in family.languages.enumerated() {
      languageStarts.append(start)
      textLines.append(Self.line(of: language, types: typeNumbers, numbers))
      start += textLines[textLines.count - 1].utf8.count
      for (feature, featureNumber) in zip(language.features, numbers.features[number][index]) {
        starts[featureNumber & (1 << CompiledLanguages.placeBits - 1)] = start
        textLines.append(
          digits(index, width: 1) + digits(feature.weight + CompiledLanguages.weightOffset, width: 1)
            + counted(feature.text, width: CompiledLanguages.textLengthWidth))
        start += textLines[textLines.count - 1].utf8.count
      }
    }
    let startTexts = starts.map { digits($0, width: CompiledLanguages.startWidth) }
    lines = type_table_compiler.lines(of: startTexts, 32) + textLines
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
