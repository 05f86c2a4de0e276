import SourceFeatures
import TypeDeclarations

/// The numbers of language features: the number of the family, and a slot derived from language and pattern.
struct LanguageNumbers {
  /// The number of slots of each family, a power of two.
  private(set) var capacities: [Int] = []
  /// The numbers by family, language and feature.
  private(set) var features: [[[Int]]] = []
  /// The language of each type: the number of the family, and of the language in it.
  private(set) var languages: [String: (family: Int, language: Int)] = [:]

  init(_ tables: LanguageTables) {
    for (number, family) in tables.families.enumerated() {
      for (index, language) in family.languages.enumerated() { languages[language.type] = (number, index) }
      let keys = family.languages.map(Self.keys)
      let count = keys.reduce(0) { $0 + $1.count }
      var capacity = 16
      while capacity * 3 < count * 4, capacity < 1 << CompiledLanguages.placeBits { capacity *= 2 }
      let slots = Self.slots(of: keys.joined(), capacity: capacity)
      capacities.append(capacity)
      features.append(keys.map { $0.map { number << CompiledLanguages.placeBits | (slots[$0] ?? 0) } })
    }
  }

  /// Returns a key for each feature that is unique in the family and independent of its weight.
  private static func keys(of language: LanguageTables.Language) -> [String] {
    var seen: [String: Int] = [:]
    return language.features.map { feature in
      seen[feature.text, default: 0] += 1
      return "\(language.type)\t\(feature.text)\t\(seen[feature.text] ?? 0)"
    }
  }

  /// Assigns slots; the result does not depend on the order of features.
  private static func slots(of keys: some Sequence<String>, capacity: Int) -> [String: Int] {
    let homes = keys.map { key in
      var key = key
      let hash = key.withUTF8 { CompiledTable.hash(.identifier, UnsafeRawBufferPointer($0)) }
      return (home: Int(hash) & (capacity - 1), key: key)
    }
    var isOccupied = [Bool](repeating: false, count: capacity)
    var slots: [String: Int] = [:]
    for (home, key) in homes.sorted(by: { $0.home != $1.home ? $0.home < $1.home : $0.key < $1.key }) {
      var slot = home
      while isOccupied[slot] { slot = (slot + 1) & (capacity - 1) }
      isOccupied[slot] = true
      slots[key] = slot
    }
    return slots
  }
}
