import TypeDeclarations

/// Digits of six bits, in lines of a raw string literal.
struct DigitWriter {
  private var lines: [String] = [""]
  private(set) var count = 0

  mutating func write(_ number: Int, width: Int) {
    precondition(number >= 0 && number < 1 << (6 * width), "\(number) does not fit \(width) digits")
    for position in stride(from: width - 1, through: 0, by: -1) {
      let digit = UInt8(truncatingIfNeeded: (number >> (6 * position)) & 63)
      lines[lines.count - 1].unicodeScalars.append(Unicode.Scalar(CompiledTable.zeroDigit + digit))
    }
    count += width
    if lines[lines.count - 1].utf8.count >= 120 { startLine() }
  }

  mutating func startLine() { if lines.last != "" { lines.append("") } }

  var literal: String { rawLiteral(lines) }
}

/// A raw multi-line literal that holds the lines without the breaks between them.
func rawLiteral(_ lines: [String]) -> String {
  "##\"\"\"\n" + lines.map { "    \($0)\\##\n" }.joined() + "    \"\"\"##"
}

/// Every text once, in lines of one type each.
struct TextPool {
  private var lines: [String] = [""]
  private var offsets: [String: Int] = [:]
  private var count = 0

  mutating func intern(_ string: String) -> (offset: Int, count: Int) {
    let length = string.utf8.count
    if string.isEmpty { return (0, 0) }
    if let offset = offsets[string] { return (offset, length) }
    offsets[string] = count
    defer { count += length }
    lines[lines.count - 1] += string
    return (count, length)
  }

  mutating func startLine() { if lines.last != "" { lines.append("") } }

  var literal: String { rawLiteral(lines) }
}

/// Which type conforms to which, one bit each; only types that something conforms to have a column.
struct ConformanceWriter {
  private(set) var columns: [Int: Int] = [:]
  private(set) var columnRows: [Int] = []
  private(set) var digits = DigitWriter()
  private(set) var columnDigits = DigitWriter()
  private(set) var width = 0

  init() {}

  init(_ types: [TypeDeclaration], _ rows: [String: Int]) {
    let parents = types.map { $0.conformsTo.compactMap { rows[$0] } }
    for row in Set(parents.joined()).sorted() {
      columns[row] = columnRows.count
      columnRows.append(row)
      columnDigits.write(row, width: CompiledTable.rowWidth)
    }
    width = (columnRows.count + 5) / 6
    for row in types.indices {
      var bits = [Int](repeating: 0, count: width)
      var pending = parents[row]
      var seen = Set<Int>()
      while let ancestor = pending.popLast() {
        guard seen.insert(ancestor).inserted, let column = columns[ancestor] else { continue }
        bits[column / 6] |= 1 << (column % 6)
        pending += parents[ancestor]
      }
      for digit in bits { digits.write(digit, width: 1) }
    }
  }
}

/// The hash table from identifiers, tags and other keys to types.
struct IndexWriter {
  private var keys: [(kind: CompiledTable.Key, text: String)] = []
  private var values: [[Int]] = []
  private var numbers: [String: Int] = [:]
  private(set) var slots = DigitWriter()
  private(set) var entries = DigitWriter()
  private(set) var slotCount = 0

  mutating func add(_ kind: CompiledTable.Key, _ key: String, _ row: Int) {
    let key = kind.ignoresCase ? key.lowercased() : key
    let name = "\(kind.rawValue) \(key)"
    if let number = numbers[name] {
      if !values[number].contains(row) { values[number].append(row) }
    } else {
      numbers[name] = keys.count
      keys.append((kind, key))
      values.append([row])
    }
  }

  func rows(_ kind: CompiledTable.Key, _ key: String) -> [Int] {
    numbers["\(kind.rawValue) \(key.lowercased())"].map { values[$0] } ?? []
  }

  mutating func finish(_ text: inout TextPool, _ lists: inout DigitWriter) {
    slotCount = 64
    while slotCount < keys.count * 2 { slotCount *= 2 }
    var table = [Int](repeating: 0, count: slotCount)
    for (number, key) in keys.enumerated() {
      var copy = key.text
      let hash = copy.withUTF8 { CompiledTable.hash(key.kind, UnsafeRawBufferPointer($0)) }
      var slot = Int(hash) & (slotCount - 1)
      while table[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
      table[slot] = number + 1
      let reference = text.intern(key.text)
      entries.write(Int(key.kind.rawValue), width: 1)
      entries.write(reference.offset, width: CompiledTable.offsetWidth)
      entries.write(reference.count, width: 2)
      entries.write(lists.count, width: CompiledTable.offsetWidth)
      entries.write(values[number].count, width: 2)
      for row in values[number] { lists.write(row, width: CompiledTable.rowWidth) }
    }
    for entry in table { slots.write(entry, width: CompiledTable.slotWidth) }
  }
}
