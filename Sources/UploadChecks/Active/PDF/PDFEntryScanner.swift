internal import ContainerFormats

/// Finds entries of PDF dictionaries in bytes of which nobody can say where tokens begin.
///
/// Readers follow offsets to any place in a file, so that a string, a comment or a picture may hold what they take for an
/// object. The scanner therefore follows every reading at once: at each byte it holds the keys whose value would begin here,
/// because only white space and comments stand between (ISO 32000-2 §7.2). Words between parentheses that look like names
/// are no entries as long as no key stands before them.
///
/// Bytes come in pieces, one behind the other. Complexity: linear, whatever they are.
struct PDFEntryScanner {
  /// Keys, by their row in ``keys``.
  private struct Keys: OptionSet {
    let rawValue: UInt32
  }

  /// Keys whose value has not ended: what may stand here.
  private struct Awaited {
    /// Only blanks have come.
    var value: Keys = []
    /// A number has come, and blanks: a reference may follow.
    var reference: Keys = []
    var isEmpty: Bool { value.isEmpty && reference.isEmpty }

    mutating func formUnion(_ other: Awaited) {
      value.formUnion(other.value)
      reference.formUnion(other.reference)
    }
  }

  /// The keys, by their first byte: most names begin with none of them.
  private static let keys: [[(name: [UInt8], key: Keys)]] = {
    var table: [[(name: [UInt8], key: Keys)]] = Array(repeating: [], count: 256)
    var count: UInt32 = 0
    for name in PDFEntry.all.map(\.key.bytes) {
      let initial = name.first.map(Int.init) ?? 0
      if table[initial].contains(where: { $0.name == name }) { continue }
      table[initial].append((name, Keys(rawValue: 1 << count)))
      count += 1
    }
    return table
  }()
  /// Entries whose value is a name, and the others.
  private static let named: [(key: Keys, name: [UInt8], meaning: PDFEntry.Meaning)] = PDFEntry.all.flatMap {
    entry in entry.names.map { (set(of: entry.key.bytes), $0.bytes, entry.meaning) }
  }
  private static let others: [(key: Keys, kinds: Set<PDFEntry.Kind>, meaning: PDFEntry.Meaning)] = PDFEntry
    .all.map {
      (set(of: $0.key.bytes), $0.kinds, $0.meaning)
    }
  private static let namedKeys = named.reduce(into: Keys()) { $0.formUnion($1.key) }
  /// Every byte of the longest key or value may be written as three.
  private static let longestName = 64

  private static func set(of name: [UInt8]) -> Keys {
    guard let first = name.first else { return [] }
    for row in keys[Int(first)] where row.name == name { return row.key }
    return []
  }

  private var awaited = Awaited()
  /// The state after a comment that may have begun.
  private var commented = Awaited()
  /// Keys behind which one angle bracket has come.
  private var bracketed: Keys = []
  /// The bytes of a name that has begun, and the keys that await it.
  private var name: [UInt8] = []
  private var isInName = false
  private var awaitingName: Keys = []
  private var mayRunScript = false
  private var hasScript = false
  /// The first entry for which the document is refused.
  private(set) var finding: ActiveContent.Finding?

  /// Takes the next bytes.
  mutating func scan(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if !isInName, awaited.isEmpty, commented.isEmpty, bracketed.isEmpty {
        guard let next = bytes[index...].firstIndex(of: UInt8(ascii: "/")) else { return }
        index = next
      }
      take(bytes[index])
      if finding != nil { return }
      index += 1
    }
  }

  /// Takes the end of the bytes, which ends a name.
  mutating func finish() { take(0x20) }

  private mutating func take(_ byte: UInt8) {
    if isInName {
      if PDFCharacter.isRegular(byte), !PDFName.endsForSome(byte) {
        if name.count < Self.longestName { name.append(byte) }
        return
      }
      endName()
    }
    let open = bracketed
    bracketed = []
    switch byte {
    case UInt8(ascii: "/"):
      (isInName, awaitingName) = (true, awaited.value)
      name.removeAll(keepingCapacity: true)
      awaited = Awaited()
    case UInt8(ascii: "%"):
      commented.formUnion(awaited)
      awaited = Awaited()
    case _ where PDFCharacter.isLineEnd(byte):
      awaited.formUnion(commented)
      commented = Awaited()
    case _ where PDFCharacter.isBlank(byte) || PDFName.endsForSome(byte): break
    case _ where PDFCharacter.isNumeric(byte):
      awaited = Awaited(value: [], reference: awaited.value.union(awaited.reference))
    // An exponent, which some readers know.
    case UInt8(ascii: "E"), UInt8(ascii: "e"): awaited.value = []
    case UInt8(ascii: "R"):
      found(.reference, awaited.reference)
      awaited = Awaited()
    case UInt8(ascii: "<"):
      found(.dictionary, open)
      // One bracket begins a string.
      found(.string, awaited.value)
      bracketed = awaited.value
      awaited = Awaited()
    case UInt8(ascii: "["):
      found(.array, awaited.value)
      awaited = Awaited()
    case UInt8(ascii: "("):
      found(.string, awaited.value)
      awaited = Awaited()
    default: awaited = Awaited()
    }
  }

  private mutating func endName() {
    isInName = false
    // What is longer than is kept is longer than any name that counts, even if each byte is written as three.
    let decoded = name.contains(UInt8(ascii: "#")) ? PDFName.forgiving(name[...]) : name
    if !awaitingName.isDisjoint(with: Self.namedKeys) {
      for row in Self.named where awaitingName.contains(row.key) && row.name == decoded { take(row.meaning) }
    }
    awaited.value = Self.set(of: decoded)
  }

  private mutating func found(_ kind: PDFEntry.Kind, _ keys: Keys) {
    if keys.isEmpty { return }
    for row in Self.others where keys.contains(row.key) && row.kinds.contains(kind) { take(row.meaning) }
  }

  private mutating func take(_ meaning: PDFEntry.Meaning) {
    switch meaning {
    case .finding(let words): finding = finding ?? words
    case .mayRunScript: mayRunScript = true
    case .script: hasScript = true
    }
    if mayRunScript, hasScript { finding = finding ?? .active(PDFEntry.hasScript) }
  }
}
