internal import TypeDeclarations

/// How compiled languages are laid out: shared by the compiler that writes them and the modules that read them.
///
/// Numbers are written as those of compiled type tables. One text leads from the words and marks of sources to the
/// patterns that may stand there; a text a family says what is known of its languages and their features.
///
/// A feature's number follows from the feature, not from its place among others, and patterns stand in pages by their
/// words: one feature more is one more line in its family, one pattern more in the lines of its words, and changes the
/// starts that are kept apart from both.
package enum CompiledLanguages {
  // MARK: The text of patterns

  /// The starts of the pages, by which the text begins: a page for each value of some bits of a word's hash, and one
  /// for marks.
  package static let pageBits = 6
  package static let marksPage = 1 << pageBits
  package static let pageCount = marksPage + 1
  package static let pageStartWidth = 4

  /// The slots, by which a page begins: where in it the entries are whose hash ends so; zero where there are none.
  package static let slotBits = 7
  package static let slotCount = 1 << slotBits
  package static let slotWidth = 3

  /// An entry is a word or mark: whether the slot has another behind it, the hash of the word in small letters, the
  /// length of what is looked up by it, and of that part of it that may begin anywhere; what begins lines stands behind
  /// that, and the entry says up to which place in a line it may be a part of it.
  package static let entryHash = 1
  package static let hashWidth = 6
  package static let entryLength = entryHash + hashWidth
  package static let entryLengthWidth = 3
  package static let entryFreeLength = entryLength + entryLengthWidth
  package static let entryAnchors = entryFreeLength + entryLengthWidth
  package static let entryGroups = entryAnchors + 1

  /// A group of patterns: its whole length, where they stand, and the number of what else must be on their line.
  package static let groupLengthWidth = 3
  package static let groupStanding = groupLengthWidth
  package static let groupPresence = groupStanding + 1
  package static let groupPatterns = groupPresence + 1

  /// A pattern: its whole length, the number of what must be on its line besides, its feature, its traits, its parts.
  package static let patternLengthWidth = 2
  package static let patternPresence = patternLengthWidth
  package static let patternFeature = patternPresence + 1
  package static let featureWidth = 3
  package static let patternTraits = patternFeature + featureWidth
  package static let patternParts = patternTraits + 1

  /// Where patterns must begin: in the standing's upper bits.
  package enum Anchor: UInt8, Sendable { case none, line, margin }
  package static let anchorShift: UInt8 = 4
  /// Which part patterns are looked up by: in the standing's lower bits.
  package static let keyMask: UInt8 = 15
  package static let mostParts = 16

  /// In a pattern's traits: words may be written in any case.
  package static let ignoresCaseBit: UInt8 = 1
  /// In a pattern's traits: a line that shows the feature is code.
  package static let tellsCodeBit: UInt8 = 2
  /// The least weight of such a feature.
  package static let codeWeight = 4

  /// What a part stands for, in a digit; a word's hash or a mark follows.
  package enum Part: UInt8 { case word, mark, name, capitalName, number, string, any, gap, end }
  package static let partMask: UInt8 = 15
  /// In a part's digit: it must follow the part before without white space.
  package static let gluedBit: UInt8 = 16
  package static let markWidth = 2
  /// How many tokens a gap may hold.
  package static let longestGap = 40

  // MARK: The text of a family

  /// A feature's number: its family above, its place in the family in the lower bits.
  package static let placeBits = 10
  /// The starts of the features' lines, by which the text begins, one for each place.
  package static let startWidth = 3

  /// A feature's line: its language in the family, its weight, its pattern as it is written.
  package static let featureWeight = 1
  package static let featureText = 2
  /// What is added to a weight, so that it is a digit; weights are smaller, and may be negative.
  package static let weightOffset = 32

  /// A language's line: the family of the language that it grew from plus one, that language in its family, traits, the
  /// number of its type in the family, how many types follow, those types, and three texts: name, modes, extensions.
  package static let languageParent = 1
  package static let languageTraits = 2
  package static let languageType = 3
  package static let typeWidth = 2
  package static let languageTypeCount = languageType + typeWidth
  package static let languageTypes = languageTypeCount + 1
  package static let standsAloneBit: UInt8 = 1
  /// How long a text is, before it.
  package static let textLengthWidth = 2
  package static let longestText = 1 << (6 * textLengthWidth) - 1

  // MARK: The table of languages

  /// A language: its family, and where its line starts.
  package static let languageWidth = 1 + startWidth
  /// The number of a family's first language.
  package static let languageNumberWidth = 2
  /// An extension in small letters as one number, its first byte lowest; nil where it is longer than any that languages
  /// share.
  package static func packed(_ pathExtension: Substring) -> UInt64? {
    guard pathExtension.utf8.count <= 8 else { return nil }
    return pathExtension.utf8.reversed().reduce(0) { $0 << 8 | UInt64(CompiledTable.folded($1)) }
  }

  /// How many languages that two digits of families and places can tell apart.
  package static let mostFamilies = 63
  package static let mostLanguagesAFamily = 64
  /// How far languages grow from one another.
  package static let mostGenerations = 4
}
