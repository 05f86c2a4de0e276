internal import TypeDeclarations

/// How compiled languages are laid out: shared by the compiler that writes them and the modules that read them.
///
/// Numbers are written as those of compiled type tables. One text leads from the words and marks of sources to the
/// patterns that may stand there; a text a family says what is known of its languages and their features.
///
/// A feature's number follows from the feature, not from its place among others, and patterns stand in pages by their
/// words: one feature more is one more line in its family, one pattern more in the lines of its words, and changes the
/// starts that are kept apart from both.
@usableFromInline package enum CompiledLanguages {
  // MARK: The text of patterns

  /// The filter, by which the text begins: a set of bits, six a digit, with one for each word; most words of texts have
  /// none there, and are looked for nowhere else.
  package static let filterWidth = 1 << 12

  /// The digit of the filter, and the bit in it, that stand for a word.
  @inline(__always)
  package static func filterPlace(ofHash hash: UInt64) -> (digit: Int, bit: UInt8) {
    let digit = hash >> 32 & 0x3F | hash >> 34 & 0xFC0
    return (Int(truncatingIfNeeded: digit), UInt8(truncatingIfNeeded: ((hash >> 48 & 0x3F) &* 6) >> 6))
  }

  /// The starts of the pages of words: a page for each value of some bits of a word's hash.
  static let pageBits = 6
  package static let pageCount = 1 << pageBits
  package static let pageStart = filterWidth
  package static let pageStartWidth = 4

  /// The page of marks: for each mark what its entry's sections ask for, and where in the page the entry is.
  package static let marksPage = pageStart + pageCount * pageStartWidth
  package static let markStart = bitsWidth
  package static let markWidth = markStart + slotWidth
  package static let markCount = 1 << 7

  /// The slots, by which a page of words begins: where in it the entries are whose hash has that in it; zero where
  /// there are none.
  static let slotBits = 7
  package static let slotCount = 1 << slotBits
  package static let slotWidth = 3

  /// An entry is a word or mark: whether the slot has another behind it, the hash of the word in small letters, the
  /// entry's length, what its sections ask for, a bit each, and where each section begins, in the order of their bits.
  package static let entryHash = 1
  package static let entryLength = entryHash + hashWidth
  package static let entryOffsetWidth = 3
  package static let entrySections = entryLength + entryOffsetWidth
  package static let entrySectionStarts = entrySections + bitsWidth

  /// A pattern: what must stand beside the token that it is looked up by, eight digits of fields, its parts.
  ///
  /// The fields are read at once: the numbers of what else must be on its line; by which part it is looked up, and its
  /// traits; its length in units; how many parts it has; its feature.
  package static let patternFields = bitsWidth
  package static let patternParts = patternFields + bitsWidth
  package static let patternUnit = 3
  package static let featureWidth = 3

  /// Hashes and sets of bits are eight digits, the least significant first, that are read at once.
  package static let hashWidth = 8
  static let bitsWidth = 8
  private static let zeroDigits: UInt64 = 0x3030_3030_3030_3030

  /// Eight digits as they are written.
  @inline(__always)
  static func eightDigits(_ text: UnsafePointer<UInt8>, _ position: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(text + position).loadUnaligned(as: UInt64.self))
  }

  /// A set of bits, six in each byte.
  @inline(__always)
  static func bits(_ text: UnsafePointer<UInt8>, _ position: Int) -> UInt64 {
    eightDigits(text, position) &- zeroDigits
  }

  /// The digits of the lower six bits of each byte.
  @inline(__always)
  package static func digits(of bits: UInt64) -> UInt64 { (bits & 0x3F3F_3F3F_3F3F_3F3F) &+ zeroDigits }

  @inline(__always)
  package static func page(ofHash hash: UInt64) -> Int { Int(hash & 0x7F) &- Int(CompiledTable.zeroDigit) }

  @inline(__always)
  package static func slot(ofHash hash: UInt64) -> Int {
    Int(hash >> 8 & 0x7F) &- Int(CompiledTable.zeroDigit) | Int(hash >> 16 & 1) << 6
  }

  /// Where patterns must begin.
  package enum Anchor: UInt8, Sendable { case none, line, margin }
  package static let mostParts = 16

  /// Beside the part that a pattern is looked up by: words may be written in any case.
  package static let ignoresCaseBit: UInt8 = 1 << 4
  /// Beside the part that a pattern is looked up by: a line that shows the feature is code.
  package static let tellsCodeBit: UInt8 = 1 << 5
  /// Beside how many parts there are, less one: no pattern of the section follows.
  package static let lastBit: UInt8 = 1 << 4
  /// The least weight of such a feature.
  package static let codeWeight = 4

  /// What a part stands for, in a digit; a word's hash or a mark follows.
  package enum Part: UInt8 { case word, mark, name, capitalName, number, string, any, gap, end }
  package static let partMask: UInt8 = 15
  /// In a part's digit: it must follow the part before without white space.
  package static let gluedBit: UInt8 = 16
  package static let partMarkWidth = 2
  /// How many tokens a gap may hold.
  package static let longestGap = 40

  // MARK: The text of a family

  /// A feature's number: its family above, its place in the family in the lower bits.
  @inlinable package static var placeBits: Int { 10 }
  /// The starts of the features' lines, by which the text begins, one for each place.
  @inlinable package static var startWidth: Int { 3 }

  /// A feature's line: its language in the family, its weight, its pattern as it is written.
  @inlinable package static var featureWeight: Int { 1 }
  @inlinable package static var featureText: Int { 2 }
  /// What is added to a weight, so that it is a digit; weights are smaller, and may be negative.
  @inlinable package static var weightOffset: Int { 32 }

  /// A language's line: the family of the language that it grew from plus one, that language in its family, traits, the
  /// number of its type in the family, how many types follow, those types, and three texts: name, modes, extensions.
  @inlinable package static var languageParent: Int { 1 }
  @inlinable package static var languageTraits: Int { 2 }
  @inlinable package static var languageType: Int { 3 }
  @inlinable package static var typeWidth: Int { 2 }
  @inlinable package static var languageTypeCount: Int { languageType + typeWidth }
  @inlinable package static var languageTypes: Int { languageTypeCount + 1 }
  @inlinable package static var standsAloneBit: UInt8 { 1 }
  /// How long a text is, before it.
  @inlinable package static var textLengthWidth: Int { 2 }
  @inlinable package static var longestText: Int { 1 << (6 * textLengthWidth) - 1 }

  // MARK: The table of languages

  /// A language: its family, and where its line starts.
  @inlinable package static var languageWidth: Int { 1 + startWidth }
  /// The number of a family's first language.
  @inlinable package static var languageNumberWidth: Int { 2 }
  /// An extension in small letters as one number, its first byte lowest; nil where it is longer than any that languages
  /// share.
  package static func packed(_ pathExtension: Substring) -> UInt64? {
    guard pathExtension.utf8.count <= 8 else { return nil }
    return pathExtension.utf8.reversed().reduce(0) { $0 << 8 | UInt64(CompiledTable.folded($1)) }
  }

  /// How many languages that two digits of families and places can tell apart.
  @inlinable package static var mostFamilies: Int { 63 }
  @inlinable package static var mostLanguagesAFamily: Int { 64 }
  /// How far languages grow from one another.
  @inlinable package static var mostGenerations: Int { 4 }
}
