import SourceFeatures
import TypeDeclarations

/// Which number each feature has: its family's, and a place that follows from its language and pattern.
struct LanguageNumbers {
  /// How many places a family has: a power of two.
  private(set) var capacities: [Int] = []
  /// By family, language and feature, in their order.
  private(set) var features: [[[Int]]] = []
  /// Where the language of a type stands: its family, and which language of it.
  private(set) var languages: [String: (family: Int, language: Int)] = [:]

  init(_ tables: LanguageTables) {
    for (number, family) in tables.families.enumerated() {
      for (index, language) in family.languages.enumerated() { languages[language.type] = (number, index) }
      let keys = family.languages.map(Self.keys)
      let count = keys.reduce(0) { $0 + $1.count }
      var capacity = 16
      while capacity * 3 < count * 4, capacity < 1 << CompiledLanguages.placeBits { capacity *= 2 }
      let places = Self.places(of: keys.joined(), capacity: capacity)
      capacities.append(capacity)
      features.append(keys.map { $0.map { number << CompiledLanguages.placeBits | (places[$0] ?? 0) } })
    }
  }

  /// A text for each feature that no other of the family has; weights leave no trace in it.
  private static func keys(of language: LanguageTables.Language) -> [String] {
    var seen: [String: Int] = [:]
    return language.features.map { feature in
      seen[feature.text, default: 0] += 1
      return "\(language.type)\t\(feature.text)\t\(seen[feature.text] ?? 0)"
    }
  }

  /// By home, then by text: the order of features leaves no trace.
  private static func places(of keys: some Sequence<String>, capacity: Int) -> [String: Int] {
    let homes = keys.map { key in
      var key = key
      let hash = key.withUTF8 { CompiledTable.hash(.identifier, UnsafeRawBufferPointer($0)) }
      return (home: Int(hash) & (capacity - 1), key: key)
    }
    var isTaken = [Bool](repeating: false, count: capacity)
    var places: [String: Int] = [:]
    for (home, key) in homes.sorted(by: { $0.home != $1.home ? $0.home < $1.home : $0.key < $1.key }) {
      var place = home
      while isTaken[place] { place = (place + 1) & (capacity - 1) }
      isTaken[place] = true
      places[key] = place
    }
    return places
  }
}
