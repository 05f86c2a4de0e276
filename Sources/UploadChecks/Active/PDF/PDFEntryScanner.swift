internal import ContainerFormats

/// Finds entries of PDF dictionaries without knowing where tokens begin.
///
/// Readers follow offsets to any position, so strings, comments and pictures may contain objects. The scanner therefore
/// follows all possible readings: at each byte it holds the keys whose value may begin here, separated only by white space
/// and comments (ISO 32000-2 §7.2).
///
/// Bytes are passed in successive chunks. Complexity: linear.
struct PDFEntryScanner {
  /// A set of keys, one bit for each distinct name of ``PDFEntry/all``.
  private struct Keys: OptionSet {
    let rawValue: UInt32
  }

  /// Keys whose value may begin here.
  private struct Awaited {
    /// Keys followed only by white space so far.
    var value: Keys = []
    /// Keys followed by numbers and white space; a reference may follow.
    var reference: Keys = []
    var isEmpty: Bool { value.isEmpty && reference.isEmpty }

    mutating func formUnion(_ other: Awaited) {
      value.formUnion(other.value)
      reference.formUnion(other.reference)
    }
  }

  /// The keys, by their first byte.
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
  /// Entries with name values, and those with other values.
  private static let named: [(key: Keys, name: [UInt8], meaning: PDFEntry.Meaning)] = PDFEntry.all.flatMap {
    entry in entry.names.map { (set(of: entry.key.bytes), $0.bytes, entry.meaning) }
  }
  private static let others: [(key: Keys, kinds: Set<PDFEntry.Kind>, meaning: PDFEntry.Meaning)] = PDFEntry
    .all.map {
      (set(of: $0.key.bytes), $0.kinds, $0.meaning)
    }
  private static let namedKeys = named.reduce(into: Keys()) { $0.formUnion($1.key) }
  /// The stored length of a name; every byte of the longest key or value may be written as three.
  private static let maxNameLength = 64

  private static func set(of name: [UInt8]) -> Keys {
    guard let first = name.first else { return [] }
    for row in keys[Int(first)] where row.name == name { return row.key }
    return []
  }

  private var awaited = Awaited()
  /// The state to restore after a possible comment.
  private var commented = Awaited()
  /// Keys followed by one angle bracket.
  private var bracketed: Keys = []
  /// The bytes of the current name, and the keys it may be the value of.
  private var name: [UInt8] = []
  private var isInName = false
  private var awaitingName: Keys = []
  private var mayRunScript = false
  private var hasScript = false
  /// The first finding.
  private(set) var finding: ActiveContent.Finding?

  /// Scans the next bytes.
  mutating func scan(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if !isInName, awaited.isEmpty, commented.isEmpty, bracketed.isEmpty {
        guard let next = bytes[index...].firstIndex(of: UInt8(ascii: "/")) else { return }
        index = next
      }
      scan(bytes[index])
      if finding != nil { return }
      index += 1
    }
  }

  /// Ends the last name.
  mutating func finish() { scan(0x20) }

  private mutating func scan(_ byte: UInt8) {
    if isInName {
      if PDFCharacter.isRegular(byte), !PDFName.isAmbiguous(byte) {
        if name.count < Self.maxNameLength { name.append(byte) }
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
    case _ where PDFCharacter.isBlank(byte) || PDFName.isAmbiguous(byte): break
    case _ where PDFCharacter.isNumeric(byte):
      awaited = Awaited(value: [], reference: awaited.value.union(awaited.reference))
    // An exponent, which some readers accept.
    case UInt8(ascii: "E"), UInt8(ascii: "e"): awaited.value = []
    case UInt8(ascii: "R"):
      matchValue(.reference, awaited.reference)
      awaited = Awaited()
    case UInt8(ascii: "<"):
      matchValue(.dictionary, open)
      // A single bracket begins a string.
      matchValue(.string, awaited.value)
      bracketed = awaited.value
      awaited = Awaited()
    case UInt8(ascii: "["):
      matchValue(.array, awaited.value)
      awaited = Awaited()
    case UInt8(ascii: "("):
      matchValue(.string, awaited.value)
      awaited = Awaited()
    default: awaited = Awaited()
    }
  }

  private mutating func endName() {
    isInName = false
    // A truncated name is longer than all keys, even with each byte written as three.
    let decoded = name.contains(UInt8(ascii: "#")) ? PDFName.lenientlyDecoded(name[...]) : name
    if !awaitingName.isDisjoint(with: Self.namedKeys) {
      for row in Self.named where awaitingName.contains(row.key) && row.name == decoded { apply(row.meaning) }
    }
    awaited.value = Self.set(of: decoded)
  }

  private mutating func matchValue(_ kind: PDFEntry.Kind, _ keys: Keys) {
    if keys.isEmpty { return }
    for row in Self.others where keys.contains(row.key) && row.kinds.contains(kind) { apply(row.meaning) }
  }

  private mutating func apply(_ meaning: PDFEntry.Meaning) {
    switch meaning {
    case .finding(let newFinding): finding = finding ?? newFinding
    case .mayRunScript: mayRunScript = true
    case .script: hasScript = true
    }
    if mayRunScript, hasScript { finding = finding ?? .active(PDFEntry.hasScript) }
  }
}
