import SourceFeatures

/// Compiles the index of language patterns by their words and marks, in the layout of ``CompiledLanguages``.
struct FeaturePages {
  /// The lines of the text: the filter, the starts of pages, the page of marks, then for each page of words its slots and
  /// entries.
  private(set) var lines: [String] = []

  /// The key of patterns: a page, a slot in it, and a hash; for a mark no page, and the mark.
  private struct Key: Hashable {
    var page: Int?
    var slot: Int
    var hash: UInt64
  }

  /// The patterns of a key, by the bit of their section.
  private typealias Entry = [UInt64: [CompiledPattern]]

  private var entries: [Key: Entry] = [:]

  init(_ tables: LanguageTables, _ numbers: LanguageNumbers) {
    for (family, languages) in zip(tables.families, numbers.features) {
      for (language, features) in zip(family.languages, languages) {
        for (feature, number) in zip(language.features, features) {
          for alternative in feature.alternatives {
            add(alternative, of: feature, number, ignoresCase: language.ignoresCase)
          }
        }
      }
    }
    let marks = marksLines
    let pages = (0..<CompiledLanguages.pageCount).map(pageLines)
    func length(_ lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf8.count } }
    var start = CompiledLanguages.marksPage + length(marks)
    var starts: [String] = []
    for page in pages {
      starts.append(digits(start, width: CompiledLanguages.pageStartWidth))
      start += length(page)
    }
    lines = filterLines + type_table_compiler.lines(of: starts, 16) + marks + pages.joined()
  }

  private mutating func add(
    _ alternative: FeatureDefinition.Alternative, of feature: FeatureDefinition, _ number: Int,
    ignoresCase: Bool
  ) {
    let key: Key
    switch alternative.parts[alternative.key].element {
    case .word(_, let folded):
      key = Key(
        page: CompiledLanguages.page(ofHash: folded), slot: CompiledLanguages.slot(ofHash: folded),
        hash: folded)
    case .mark(let mark):
      precondition(mark < CompiledLanguages.markCount, "a mark outside ASCII is part of a word")
      key = Key(page: nil, slot: Int(mark), hash: UInt64(mark))
    default: preconditionFailure("'\(feature.text)' is looked up by neither a word nor a mark")
    }
    let surroundings = FeatureSurroundings(of: alternative, anchor: feature.anchor)
    entries[key, default: Entry()][surroundings.section.rawValue, default: []].append(
      CompiledPattern(alternative, of: feature, number, ignoresCase: ignoresCase, surroundings))
  }

  /// The filter, with a bit for each word with an entry.
  private var filterLines: [String] {
    var bits = [Int](repeating: 0, count: CompiledLanguages.filterWidth)
    for key in entries.keys where key.page != nil {
      let position = CompiledLanguages.filterPlace(ofHash: key.hash)
      bits[position.digit] |= 1 << Int(position.bit)
    }
    return type_table_compiler.lines(of: bits.map { digits($0, width: 1) }, 64)
  }

  /// Returns an entry without its first digit.
  private static func text(of key: Key, _ entry: Entry) -> String {
    let width = CompiledLanguages.entryOffsetWidth
    let bits = entry.keys.sorted()
    var start = CompiledLanguages.entrySectionStarts + bits.count * width
    var starts = ""
    var sections = ""
    for bit in bits {
      starts += digits(start, width: width)
      let patterns = entry[bit] ?? []
      let section = patterns.enumerated().map { $1.text(isLast: $0 + 1 == patterns.count) }.joined()
      start += section.utf8.count
      sections += section
    }
    return digits(ofHash: key.page == nil ? CompiledLanguages.digits(of: key.hash) : key.hash)
      + digits(start, width: width) + digits(ofBits: bits.reduce(0, |)) + starts + sections
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

  private var marksLines: [String] {
    var lines: [String] = []
    var directory: [String] = []
    var start = CompiledLanguages.markCount * CompiledLanguages.markWidth
    for mark in 0..<CompiledLanguages.markCount {
      let key = Key(page: nil, slot: mark, hash: UInt64(mark))
      let entry = entries[key] ?? Entry()
      directory.append(
        digits(ofBits: entry.keys.reduce(0, |))
          + digits(entry.isEmpty ? 0 : start, width: CompiledLanguages.slotWidth))
      guard !entry.isEmpty else { continue }
      lines.append(digits(0, width: 1) + Self.text(of: key, entry))
      start += lines[lines.count - 1].utf8.count
    }
    return type_table_compiler.lines(of: directory, 8) + lines
  }
}
