internal import ASCIIBytes
internal import SourceFeatures
internal import TypeDeclarations
internal import UniformTypes

/// A language of programs, styles, queries or builds, read in place from the compiled table of languages.
struct Language: Sendable, Equatable {
  /// The index; the lower one wins a tie.
  let number: Int

  private init(number: Int) { self.number = number }

  init(_ index: Int, ofFamily family: Int) {
    number =
      index
      + CompiledTable.number(
        LanguageTable.firstLanguages.utf8Start, family * CompiledLanguages.languageNumberWidth,
        width: CompiledLanguages.languageNumberWidth)
  }

  /// Every language, in order.
  static var all: some RandomAccessCollection<Language> {
    (0..<LanguageTable.languageCount).lazy.map(Language.init(number:))
  }

  /// The row in the table of languages.
  private var row: UnsafePointer<UInt8> {
    LanguageTable.languages.utf8Start + number * CompiledLanguages.languageWidth
  }

  private var family: Int { CompiledTable.number(row, 0, width: 1) }

  /// The line with the language's data.
  private var line: UnsafePointer<UInt8> {
    LanguageTable.family(family) + CompiledTable.number(row, 1, width: CompiledLanguages.startWidth)
  }

  private func type(at offset: Int) -> DeclaredType {
    LanguageTable.type(
      CompiledTable.number(line, offset, width: CompiledLanguages.typeWidth), ofFamily: family)
  }
}

extension Language {
  /// The type of text in the language.
  var type: DeclaredType { type(at: CompiledLanguages.languageType) }

  /// Other declared types of the language, whose names it supports.
  var also: [DeclaredType] {
    (0..<alsoCount).map { type(at: CompiledLanguages.languageTypes + $0 * CompiledLanguages.typeWidth) }
  }

  private var alsoCount: Int { CompiledTable.number(line, CompiledLanguages.languageTypeCount, width: 1) }

  /// The base language; both match the same features, and the base stands unless this one has its own.
  var parent: Language? {
    let family = CompiledTable.number(line, 0, width: 1)
    guard family > 0 else { return nil }
    return Language(
      CompiledTable.number(line, CompiledLanguages.languageParent, width: 1), ofFamily: family - 1)
  }

  /// True if it has a base or derived language.
  var hasRelatives: Bool { Self.related[number] }

  private static let related: [Bool] = {
    var related = [Bool](repeating: false, count: LanguageTable.languageCount)
    for language in all {
      guard let parent = language.parent else { continue }
      related[language.number] = true
      related[parent.number] = true
    }
    return related
  }()

  /// The base languages, the nearest first.
  var ancestors: some Sequence<Language> { sequence(first: self) { $0.parent }.dropFirst() }

  /// True if its own features count without those of the base language.
  var standsAlone: Bool {
    UInt8(CompiledTable.number(line, CompiledLanguages.languageTraits, width: 1))
      & CompiledLanguages.standsAloneBit != 0
  }

  private var nameText: CompiledText {
    CompiledText(line + CompiledLanguages.languageTypes + alsoCount * CompiledLanguages.typeWidth)
  }

  /// The language's usual name.
  var name: String { nameText.text }

  /// Returns true if editors' mode lines use the lower-case name.
  func isNamed(_ mode: String) -> Bool { nameText.isText(mode) || modes.contains(mode) }

  /// Lower-case names in editors' mode lines besides ``name``.
  var modes: CompiledText { CompiledText(nameText.end) }

  /// Lower-case extensions shared by several languages, decided by content.
  private var shares: CompiledText { CompiledText(modes.end) }

  /// Returns true if the extension is shared and may mean the language.
  func mayShare(_ pathExtension: Substring) -> Bool { shares.contains(pathExtension.lowercased()) }

  /// Returns true if several languages share the extension.
  static func mayShare(_ pathExtension: Substring) -> Bool {
    CompiledLanguages.packed(pathExtension).map(LanguageTable.isShared) ?? false
  }

  /// The types of header files.
  private static let headers: [(source: DeclaredType, header: DeclaredType)] = [
    (.cSource, .cHeader), (.cPlusPlusSource, .cPlusPlusHeader),
  ]

  /// The type of header files; nil if the language has none.
  var header: DeclaredType? { Self.headers.first { $0.source == type }?.header }

  /// Returns the language of a type, or of a header type.
  static func of(_ type: DeclaredType) -> Language? {
    let source = headers.first { $0.header == type }?.source
    return all.first { $0.type == type || $0.type == source }
  }
}

/// A text pattern that is evidence for or against a language, read in place from the compiled table.
struct LanguageFeature {
  /// The language that it is evidence for, or against if the weight is negative.
  let language: Language
  let weight: Int
  /// The start of its line, which orders the features of a language.
  let start: Int
  private let family: Int

  init(number: Int) {
    family = number >> CompiledLanguages.placeBits
    let text = LanguageTable.family(family)
    let index = number & (1 << CompiledLanguages.placeBits - 1)
    start = CompiledTable.number(
      text, index * CompiledLanguages.startWidth, width: CompiledLanguages.startWidth)
    language = Language(CompiledTable.number(text, start, width: 1), ofFamily: family)
    weight =
      CompiledTable.number(text, start + CompiledLanguages.featureWeight, width: 1)
      - CompiledLanguages.weightOffset
  }

  /// The pattern as written, for explanations.
  var text: String {
    CompiledText(LanguageTable.family(family) + start + CompiledLanguages.featureText).text
  }
}

/// A length-prefixed string in the compiled table of languages, with words separated by spaces.
struct CompiledText {
  private let start: UnsafePointer<UInt8>
  private let count: Int

  init(_ position: UnsafePointer<UInt8>) {
    start = position + CompiledLanguages.textLengthWidth
    count = CompiledTable.number(position, 0, width: CompiledLanguages.textLengthWidth)
  }

  private var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// The address after the string.
  var end: UnsafePointer<UInt8> { start + count }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns true if the lower-cased text equals `other`.
  func isText(_ other: String) -> Bool {
    bytes.lazy.map(\.asciiLowercased).elementsEqual(other.utf8)
  }

  /// Returns true if `word` is one of the words.
  func contains(_ word: String) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let next = rest.prefix { $0 != 0x20 }
      if next.elementsEqual(word.utf8) { return true }
      rest = rest[next.endIndex...].dropFirst()
    }
    return false
  }
}
