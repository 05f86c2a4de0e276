internal import ByteSources

/// Texts by key: a movie has a dozen at most, and looking through them costs less than hashing one key.
package struct KeyedTexts: Hashable, Sendable {
  private struct Entry: Sendable {
    var key: String
    var text: String
  }

  private var entries: [Entry] = []
  /// The last letters of the keys, one bit each: most endings that are asked for are not there.
  private var lastLetters: UInt32 = 0

  package init() {}

  package init(_ texts: [String: String]) { for (key, text) in texts { append(key, text) } }

  package var dictionary: [String: String] {
    // Keys that differ in bytes may be one text in two normal forms.
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

  /// The text of the first key that has one, without blanks around it.
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
    return entries.indices.first { entries[$0].key.utf8.count == count && entries[$0].key == key }
  }

  /// Whether a key ends so.
  package func hasKey(endingWith suffix: String) -> Bool {
    if lastLetters & Self.lastLetter(of: suffix) == 0 { return false }
    return entries.indices.contains { entries[$0].key.endsBytewise(with: suffix) }
  }

  // The order in which a file has its keys says nothing.

  package static func == (one: KeyedTexts, other: KeyedTexts) -> Bool { one.dictionary == other.dictionary }

  package func hash(into hasher: inout Hasher) { hasher.combine(dictionary) }
}

extension KeyedTexts: WireCodable {
  package static var blank: KeyedTexts { KeyedTexts() }
  package mutating func transfer(_ wire: inout Wire) {
    if !wire.isReading, entries.isEmpty { return wire.writeNone() }
    var texts = entries.map { [$0.key, $0.text] }
    texts.transfer(&wire)
    guard wire.isReading else { return }
    self = KeyedTexts()
    reserveCapacity(texts.count)
    for entry in texts { if entry.count == 2 { append(entry[0], entry[1]) } else { wire.refuse() } }
  }
}
