internal import SourceFeatures
internal import TypeDeclarations
internal import UniformTypes

/// One language of programs, styles, queries or builds, read from the compiled table where it lies.
struct Language: Sendable, Equatable {
  /// Among equals the lower number is asked first.
  let number: Int

  private init(number: Int) { self.number = number }

  /// A language by its place in a family.
  init(_ place: Int, ofFamily family: Int) {
    number =
      place
      + CompiledTable.number(
        LanguageTable.firstLanguages.utf8Start, family * CompiledLanguages.languageNumberWidth,
        width: CompiledLanguages.languageNumberWidth)
  }

  /// Every language, in order.
  static var all: some RandomAccessCollection<Language> {
    (0..<LanguageTable.languageCount).lazy.map(Language.init(number:))
  }

  /// Where the table of languages says where it is.
  private var row: UnsafePointer<UInt8> {
    LanguageTable.languages.utf8Start + number * CompiledLanguages.languageWidth
  }

  private var family: Int { CompiledTable.number(row, 0, width: 1) }

  /// All that is said about the language.
  private var line: UnsafePointer<UInt8> {
    LanguageTable.family(family) + CompiledTable.number(row, 1, width: CompiledLanguages.startWidth)
  }

  private func type(at offset: Int) -> DeclaredType {
    LanguageTable.type(
      CompiledTable.number(line, offset, width: CompiledLanguages.typeWidth), ofFamily: family)
  }
}

extension Language {
  /// The type that a text in the language is answered as.
  var type: DeclaredType { type(at: CompiledLanguages.languageType) }

  /// Other declared types of the same language: a name that says one of them is supported.
  var also: [DeclaredType] {
    (0..<alsoCount).map { type(at: CompiledLanguages.languageTypes + $0 * CompiledLanguages.typeWidth) }
  }

  private var alsoCount: Int { CompiledTable.number(line, CompiledLanguages.languageTypeCount, width: 1) }

  /// The language that this one grew from; both see the same features, and the plainer one stands unless the other shows.
  var parent: Language? {
    let family = CompiledTable.number(line, 0, width: 1)
    guard family > 0 else { return nil }
    return Language(
      CompiledTable.number(line, CompiledLanguages.languageParent, width: 1), ofFamily: family - 1)
  }

  /// Whether it grew from another language, or another from it.
  var hasKin: Bool { Self.kin[number] }

  private static let kin: [Bool] = {
    var kin = [Bool](repeating: false, count: LanguageTable.languageCount)
    for language in all {
      guard let parent = language.parent else { continue }
      kin[language.number] = true
      kin[parent.number] = true
    }
    return kin
  }()

  /// What it grew from, the nearest first.
  var ancestors: some Sequence<Language> { sequence(first: self) { $0.parent }.dropFirst() }

  /// Whether its own features are trusted where the plainer language's are missing.
  var standsAlone: Bool {
    UInt8(CompiledTable.number(line, CompiledLanguages.languageTraits, width: 1))
      & CompiledLanguages.standsAloneBit != 0
  }

  private var nameText: CompiledWords {
    CompiledWords(line + CompiledLanguages.languageTypes + alsoCount * CompiledLanguages.typeWidth)
  }

  /// The language's usual name.
  var name: String { nameText.text }

  /// Whether editors' mode lines call it so, in small letters.
  func isNamed(_ mode: String) -> Bool { nameText.isText(mode) || modes.contains(mode) }

  /// Names in editors' mode lines besides ``name``, in small letters.
  var modes: CompiledWords { CompiledWords(nameText.end) }

  /// Extensions that belong to several languages, in small letters: such a name says this one where the content does.
  private var shares: CompiledWords { CompiledWords(modes.end) }

  /// Whether a name with this extension may mean the language.
  func mayShare(_ pathExtension: Substring) -> Bool { shares.contains(pathExtension.lowercased()) }

  /// Whether a name with this extension may mean one of several languages.
  static func mayShare(_ pathExtension: Substring) -> Bool {
    CompiledLanguages.packed(pathExtension).map(LanguageTable.isShared) ?? false
  }

  /// The types of declarations that stand in files of their own.
  private static let headers: [(source: DeclaredType, header: DeclaredType)] = [
    (.cSource, .cHeader), (.cPlusPlusSource, .cPlusPlusHeader),
  ]

  /// The type of declarations in this language that stand in files of their own.
  var header: DeclaredType? { Self.headers.first { $0.source == type }?.header }

  /// The language whose texts are answered as `type`, or as a header of which.
  static func of(_ type: DeclaredType) -> Language? {
    let source = headers.first { $0.header == type }?.source
    return all.first { $0.type == type || $0.type == source }
  }
}
