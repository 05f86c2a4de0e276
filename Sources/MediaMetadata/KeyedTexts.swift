internal import ByteSources

/// A small dictionary of texts with linear search, which is faster than hashing for a movie's dozen keys.
package struct KeyedTexts: Hashable, Sendable {
  private struct Entry: Sendable {
    var key: String
    var text: String
  }

  private var entries: [Entry] = []
  /// A bit set of the keys' last letters, which rules out most suffixes.
  private var lastLetters: UInt32 = 0

  package init() {}

  package init(_ texts: [String: String]) { for (key, text) in texts { append(key, text) } }

  package var dictionary: [String: String] {
    // Keys that differ in bytes may be equal as text.
    Dictionary(entries.map { ($0.key, $0.text) }) { first, _ in first }
  }

  package var isEmpty: Bool { entries.isEmpty }

  package mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// The text of a key; setting nil removes the key.
  package subscript(key: String) -> String? {
    get { position(of: key).map { entries[$0].text } }
    set {
      switch (position(of: key), newValue) {
      case (let position?, let text?): entries[position].text = text
      case (let position?, nil): entries.remove(at: position)
      case (nil, let text?): append(key, text)
      case (nil, nil): break
      }
    }
  }

  /// Returns the trimmed text of the first key that has one.
  package func first(of keys: [String]) -> String? {
    for key in keys {
      if let position = position(of: key), case let text = entries[position].text.trimmed, !text.isEmpty {
        return text
      }
    }
    return nil
  }

  private mutating func append(_ key: String, _ text: String) {
    entries.append(Entry(key: key, text: text))
    lastLetters |= Self.lastLetter(of: key)
  }

  private static func lastLetter(of key: String) -> UInt32 { key.utf8.last.map { 1 << UInt32($0 & 31) } ?? 0 }

  private func position(of key: String) -> Int? {
    let count = key.utf8.count
    return entries.firstRow { $0.key.utf8.count == count && $0.key == key }
  }

  /// Returns true if any key ends with `suffix`.
  package func hasKey(endingWith suffix: String) -> Bool {
    if lastLetters & Self.lastLetter(of: suffix) == 0 { return false }
    return entries.indices.contains { entries[$0].key.endsBytewise(with: suffix) }
  }

  // Equality ignores the order of the keys.
  package static func == (one: KeyedTexts, other: KeyedTexts) -> Bool { one.dictionary == other.dictionary }

  package func hash(into hasher: inout Hasher) { hasher.combine(dictionary) }
}

extension KeyedTexts: WireCodable {
  package static var placeholder: KeyedTexts { KeyedTexts() }
  package mutating func transfer(_ wire: inout WireCoder) {
    if !wire.isReading, entries.isEmpty { return wire.writeZeroCount() }
    var texts = entries.map { [$0.key, $0.text] }
    texts.transfer(&wire)
    guard wire.isReading else { return }
    self = KeyedTexts()
    reserveCapacity(texts.count)
    for entry in texts { if entry.count == 2 { append(entry[0], entry[1]) } else { wire.fail() } }
  }
}
