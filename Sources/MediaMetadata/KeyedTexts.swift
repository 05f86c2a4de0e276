/// Texts by key: a movie has a dozen at most, and looking through them costs less than hashing one key.
struct KeyedTexts: Hashable, Sendable {
  private struct Entry: Sendable {
    var key: String
    var text: String
  }

  private var entries: [Entry] = []

  init() {}

  init(_ texts: [String: String]) { entries = texts.map { Entry(key: $0, text: $1) } }

  var dictionary: [String: String] {
    // Keys that differ in bytes may be one text in two normal forms.
    Dictionary(entries.map { ($0.key, $0.text) }) { first, _ in first }
  }

  var isEmpty: Bool { entries.isEmpty }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// The text of a key; setting nil removes the key.
  subscript(key: String) -> String? {
    get { position(of: key).map { entries[$0].text } }
    set {
      switch (position(of: key), newValue) {
      case (let position?, let text?): entries[position].text = text
      case (let position?, nil): entries.remove(at: position)
      case (nil, let text?): entries.append(Entry(key: key, text: text))
      case (nil, nil): break
      }
    }
  }

  private func position(of key: String) -> Int? {
    let count = key.utf8.count
    return entries.indices.first { entries[$0].key.utf8.count == count && entries[$0].key == key }
  }

  /// Whether a key ends so.
  func hasKey(endingWith suffix: String) -> Bool {
    let last = suffix.utf8.last
    return entries.indices.contains {
      entries[$0].key.utf8.last == last && entries[$0].key.endsBytewise(with: suffix)
    }
  }

  // The order in which a file has its keys says nothing.

  static func == (one: KeyedTexts, other: KeyedTexts) -> Bool { one.dictionary == other.dictionary }

  func hash(into hasher: inout Hasher) { hasher.combine(dictionary) }
}
