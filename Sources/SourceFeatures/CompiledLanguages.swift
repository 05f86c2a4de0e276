internal import ASCIIBytes
internal import TypeDeclarations

/// The layout of the compiled tables that recognize programming languages, for their compiler and readers.
///
/// Numbers are written as in compiled type tables. One text maps words and marks to patterns; one text per
/// family has its languages and features.
///
/// A feature's number depends only on the feature, and patterns are in pages by their words: adding a feature
/// adds a line to its family, adding a pattern changes the lines of its words, and both change the separate
/// starts.
@usableFromInline package enum CompiledLanguages {
  // MARK: The text of patterns

  /// The length of the Bloom filter at the start of the text, six bits per digit; it rejects most words of
  /// texts.
  package static let filterWidth = 1 << 12

  /// Returns the digit and the bit of a word in the filter.
  @inline(__always)
  package static func filterPlace(ofHash hash: UInt64) -> (digit: Int, bit: UInt8) {
    let digit = hash >> 32 & 0x3F | hash >> 34 & 0xFC0
    return (Int(truncatingIfNeeded: digit), UInt8(truncatingIfNeeded: ((hash >> 48 & 0x3F) &* 6) >> 6))
  }

  /// The starts of the pages of words: a page for each value of some bits of the hash.
  static let pageBits = 6
  package static let pageCount = 1 << pageBits
  package static let pageStart = filterWidth
  package static let pageStartWidth = 4

  /// The page of marks: for each mark the conditions of its entry's sections, and the entry's offset in the
  /// page.
  package static let marksPage = pageStart + pageCount * pageStartWidth
  package static let markStart = bitsWidth
  package static let markWidth = markStart + slotWidth
  package static let markCount = 1 << 7

  /// The slots at the start of a page of words: the offset of the first entry with these hash bits; zero if
  /// none.
  static let slotBits = 7
  package static let slotCount = 1 << slotBits
  package static let slotWidth = 3

  /// An entry is a word or mark: whether another follows in the slot, the hash of the lower-case word, the
  /// entry's length, the conditions of its sections, a bit each, and the section starts in the order of these
  /// bits.
  package static let entryHash = 1
  package static let entryLength = entryHash + hashWidth
  package static let entryOffsetWidth = 3
  package static let entrySections = entryLength + entryOffsetWidth
  package static let entrySectionStarts = entrySections + bitsWidth

  /// A pattern: the required context of its key token, eight digits of fields, its parts.
  ///
  /// The fields are read at once: the numbers of other tokens required on the line; the index of the key
  /// part, and traits; the length in units; the number of parts; the feature.
  package static let patternFields = bitsWidth
  package static let patternParts = patternFields + bitsWidth
  package static let patternUnit = 3
  package static let featureWidth = 3

  /// Hashes and bit sets are eight digits, least significant first, read at once.
  package static let hashWidth = 8
  static let bitsWidth = 8
  private static let zeroDigits: UInt64 = 0x3030_3030_3030_3030

  /// Returns eight digits as written.
  @inline(__always)
  static func eightDigits(_ text: UnsafePointer<UInt8>, _ position: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(text + position).loadUnaligned(as: UInt64.self))
  }

  /// Returns a bit set, six bits per byte.
  @inline(__always)
  static func bits(_ text: UnsafePointer<UInt8>, _ position: Int) -> UInt64 {
    eightDigits(text, position) &- zeroDigits
  }

  /// Returns the digits of the lower six bits of each byte.
  @inline(__always)
  package static func digits(of bits: UInt64) -> UInt64 { (bits & 0x3F3F_3F3F_3F3F_3F3F) &+ zeroDigits }

  @inline(__always)
  package static func page(ofHash hash: UInt64) -> Int { Int(hash & 0x7F) &- Int(CompiledTable.zeroDigit) }

  @inline(__always)
  package static func slot(ofHash hash: UInt64) -> Int {
    Int(hash >> 8 & 0x7F) &- Int(CompiledTable.zeroDigit) | Int(hash >> 16 & 1) << 6
  }

  /// The required position of a pattern.
  package enum Anchor: UInt8, Sendable { case none, line, margin }
  package static let maxParts = 16

  /// With the key part: words are compared without case.
  package static let ignoresCaseBit: UInt8 = 1 << 4
  /// With the key part: a line with the feature is code.
  package static let impliesCodeBit: UInt8 = 1 << 5
  /// With the number of parts less one: the last pattern of the section.
  package static let lastBit: UInt8 = 1 << 4
  /// The minimum weight of such a feature.
  package static let codeWeight = 4

  /// The kind of a part, in a digit; a word's hash or a mark follows.
  package enum Part: UInt8 { case word, mark, name, capitalName, number, string, any, gap, end }
  package static let partMask: UInt8 = 15
  /// In a part's digit: no white space before it.
  package static let gluedBit: UInt8 = 16
  package static let partMarkWidth = 2
  /// The maximum number of tokens in a gap.
  package static let maxGapLength = 40

  // MARK: The text of a family

  /// A feature's number: its family above these bits, its index in the family in them.
  @inlinable package static var placeBits: Int { 10 }
  /// The starts of the features' lines at the beginning of the text, one per index.
  @inlinable package static var startWidth: Int { 3 }

  /// A feature's line: its language in the family, its weight, its pattern as written.
  @inlinable package static var featureWeight: Int { 1 }
  @inlinable package static var featureText: Int { 2 }
  /// The offset of weights, which may be negative, so that they are digits.
  @inlinable package static var weightOffset: Int { 32 }

  /// A language's line: the base language's family plus one and index, traits, the number of its type in the
  /// family, the number of further types, those types, and three strings: name, modes, extensions.
  @inlinable package static var languageParent: Int { 1 }
  @inlinable package static var languageTraits: Int { 2 }
  @inlinable package static var languageType: Int { 3 }
  @inlinable package static var typeWidth: Int { 2 }
  @inlinable package static var languageTypeCount: Int { languageType + typeWidth }
  @inlinable package static var languageTypes: Int { languageTypeCount + 1 }
  @inlinable package static var standsAloneBit: UInt8 { 1 }
  /// The width of the length before a string.
  @inlinable package static var textLengthWidth: Int { 2 }
  @inlinable package static var maxTextLength: Int { 1 << (6 * textLengthWidth) - 1 }

  // MARK: The table of languages

  /// A language: its family and the start of its line.
  @inlinable package static var languageWidth: Int { 1 + startWidth }
  /// The width of the index of a family's first language.
  @inlinable package static var languageNumberWidth: Int { 2 }
  /// Returns a lower-cased extension packed into an integer, first byte lowest; nil if longer than any shared
  /// extension.
  package static func packed(_ pathExtension: Substring) -> UInt64? {
    guard pathExtension.utf8.count <= 8 else { return nil }
    return pathExtension.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1.asciiLowercased) }
  }

  /// Limits that fit the digits of families and languages.
  @inlinable package static var maxFamilies: Int { 63 }
  @inlinable package static var maxLanguagesPerFamily: Int { 64 }
  /// The maximum depth of base languages.
  @inlinable package static var maxBaseDepth: Int { 4 }
}
