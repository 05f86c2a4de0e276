import SourceFeatures
import TypeDeclarations

/// The text that leads from words and marks to the patterns that are looked up by them.
struct FeaturePages {
  /// The text, in lines as they are to be written: the pages' starts, then for each page its slots and its entries.
  private(set) var lines: [String] = []

  /// What patterns are looked up by: a page, a slot in it, and a hash, or a mark in its place.
  private struct Key: Hashable {
    var page: Int
    var slot: Int
    var hash: UInt64
  }

  /// The patterns that are looked up by one key, by the bit of their section.
  private typealias Entry = [UInt64: String]

  private var entries: [Key: Entry] = [:]

  init(_ tables: LanguageTables, _ numbers: LanguageNumbers) {
    for (family, languages) in zip(tables.families, numbers.features) {
      for (language, features) in zip(family.languages, languages) {
        for (feature, number) in zip(language.features, features) {
          for form in feature.forms { add(form, of: feature, number, ignoresCase: language.ignoresCase) }
        }
      }
    }
    let pages = (0..<CompiledLanguages.pageCount).map(pageLines)
    var start = CompiledLanguages.pageCount * CompiledLanguages.pageStartWidth
    var starts: [String] = []
    for page in pages {
      starts.append(digits(start, width: CompiledLanguages.pageStartWidth))
      start += page.reduce(0) { $0 + $1.utf8.count }
    }
    lines = type_table_compiler.lines(of: starts, 16) + pages.joined()
  }

  private mutating func add(
    _ form: WrittenFeature.Form, of feature: WrittenFeature, _ number: Int, ignoresCase: Bool
  ) {
    let key: Key
    switch form.parts[form.key].element {
    case .word(_, let folded):
      key = Key(
        page: CompiledLanguages.page(ofHash: folded), slot: CompiledLanguages.slot(ofHash: folded),
        hash: folded)
    case .mark(let mark):
      key = Key(
        page: CompiledLanguages.marksPage, slot: Int(mark) & (CompiledLanguages.slotCount - 1),
        hash: UInt64(mark))
    default: preconditionFailure("'\(feature.text)' is looked up by neither a word nor a mark")
    }
    var traits: UInt8 = 0
    if ignoresCase { traits |= CompiledLanguages.ignoresCaseBit }
    if feature.weight >= CompiledLanguages.codeWeight { traits |= CompiledLanguages.tellsCodeBit }
    let presence = Self.presence(of: form)
    let surroundings = FeatureSurroundings(of: form, anchor: feature.anchor)
    let text =
      digits(ofBits: surroundings.needed.rawValue)
      + digits(Int(presence.0), width: 1) + digits(Int(presence.1), width: 1) + digits(form.key, width: 1)
      + digits(number, width: CompiledLanguages.featureWidth) + digits(Int(traits), width: 1)
      + form.parts.map { Self.text(of: $0, ignoresCase: ignoresCase) }.joined()
    let length = CompiledLanguages.patternLengthWidth + text.utf8.count
    entries[key, default: Entry()][surroundings.section.rawValue, default: ""] +=
      digits(length, width: CompiledLanguages.patternLengthWidth) + text
  }

  /// The numbers of the two rarest that must be on a line besides what the pattern is looked up by.
  private static func presence(of form: WrittenFeature.Form) -> (UInt8, UInt8) {
    let rarestFirst = form.parts.indices.filter { $0 != form.key }.map { form.parts[$0].element }
      .sorted { TokenRarity.rarity(of: $0) > TokenRarity.rarity(of: $1) }
    let needed = rarestFirst.compactMap { element -> SourceTokens.Presence? in
      switch element {
      case .word(_, let folded): SourceTokens.Presence(ofWord: folded)
      case .mark(let mark): SourceTokens.Presence(ofMark: mark)
      case .number: .number
      case .string: .string
      case .name, .capitalName, .any, .gap, .end: nil
      }
    }
    let second = needed.dropFirst().first ?? .anything
    return (needed.first?.bit ?? second.bit, second.bit)
  }

  private static func text(of part: WrittenFeature.Part, ignoresCase: Bool) -> String {
    func digit(_ kind: CompiledLanguages.Part) -> String {
      digits(Int(kind.rawValue | (part.isGlued ? CompiledLanguages.gluedBit : 0)), width: 1)
    }
    return switch part.element {
    case .word(let exact, let folded):
      digit(.word) + digits(ofHash: ignoresCase ? folded : exact)
    case .mark(let mark): digit(.mark) + digits(Int(mark), width: CompiledLanguages.markWidth)
    case .name: digit(.name)
    case .capitalName: digit(.capitalName)
    case .number: digit(.number)
    case .string: digit(.string)
    case .any: digit(.any)
    case .gap: digit(.gap)
    case .end: digit(.end)
    }
  }

  /// An entry behind its first digit.
  private static func text(of key: Key, _ entry: Entry) -> String {
    let width = CompiledLanguages.entryOffsetWidth
    let bits = entry.keys.sorted()
    var start = CompiledLanguages.entrySectionStarts + (bits.count + 1) * width
    var starts = ""
    for bit in bits {
      starts += digits(start, width: width)
      start += entry[bit]?.utf8.count ?? 0
    }
    return digits(
      ofHash: key.page == CompiledLanguages.marksPage ? CompiledLanguages.digits(of: key.hash) : key.hash)
      + digits(start, width: width)
      + digits(ofBits: bits.reduce(0, |)) + starts + digits(start, width: width)
      + bits.map { entry[$0] ?? "" }.joined()
  }

  private func pageLines(_ page: Int) -> [String] {
    let keys = entries.keys.filter { $0.page == page }.sorted { ($0.slot, $0.hash) < ($1.slot, $1.hash) }
    var slots = [Int](repeating: 0, count: CompiledLanguages.slotCount)
    var lines: [String] = []
    var start = slots.count * CompiledLanguages.slotWidth
    for (index, key) in keys.enumerated() {
      if slots[key.slot] == 0 { slots[key.slot] = start }
      let hasMore = index + 1 < keys.count && keys[index + 1].slot == key.slot
      lines.append(digits(hasMore ? 1 : 0, width: 1) + Self.text(of: key, entries[key] ?? Entry()))
      start += lines[lines.count - 1].utf8.count
    }
    let slotTexts = slots.map { digits($0, width: CompiledLanguages.slotWidth) }
    return type_table_compiler.lines(of: slotTexts, 32) + lines
  }
}
