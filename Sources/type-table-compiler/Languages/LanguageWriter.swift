import SourceFeatures
import TypeDeclarations

/// The compiled form of the languages: a text for each family, the patterns of all, and what leads to them.
struct LanguageWriter {
  private let tables: LanguageTables
  private let numbers: LanguageNumbers
  private let pages: FeaturePages
  /// The names of types' constants.
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

  /// The generated files, by name.
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

        /// Whether several languages share an extension, packed into a number.
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
