internal import TypeDeclarations

/// Reads the compiled table where it lies: no state, nothing built at start-up.
enum CompiledTypes {
  static func text(_ field: CompiledTable.Field, of row: Int) -> String {
    let position = row &* CompiledTable.recordWidth &+ field.offset
    return text(at: records, position)
  }

  static func number(_ field: CompiledTable.Field, of row: Int) -> Int {
    number(records, row &* CompiledTable.recordWidth &+ field.offset, width: field.width)
  }

  static func list(_ field: CompiledTable.Field, of row: Int) -> TypeList {
    TypeList(records, row &* CompiledTable.recordWidth &+ field.offset)
  }

  static func tags(_ tagClass: TagClass, of row: Int) -> [String] {
    let position = row &* CompiledTable.recordWidth &+ CompiledTable.Field(tagClass).offset
    let start = number(records, position, width: CompiledTable.offsetWidth)
    let count = number(records, position &+ CompiledTable.offsetWidth, width: 2)
    return (0..<count).map { text(at: lists, start &+ $0 &* CompiledTable.textWidth) }
  }

  static func firstTag(_ tagClass: TagClass, of row: Int) -> String? {
    let position = row &* CompiledTable.recordWidth &+ CompiledTable.Field(tagClass).offset
    guard number(records, position &+ CompiledTable.offsetWidth, width: 2) > 0 else { return nil }
    return text(at: lists, number(records, position, width: CompiledTable.offsetWidth))
  }

  /// Whether a bit says so; a type is not below itself.
  static func isBelow(_ row: Int32, _ other: Int32) -> Bool {
    guard row >= 0, other >= 0 else { return false }
    let column = number(.column, of: Int(other))
    guard column != CompiledTable.noColumn else { return false }
    let digit = Int(row) &* TypeTable.conformanceWidth &+ column / 6
    return (conformance[digit] &- CompiledTable.zeroDigit) >> UInt8(column % 6) & 1 == 1
  }

  static func ancestors(of row: Int) -> [Int] {
    (0..<TypeTable.columnCount).compactMap { column in
      let digit = row &* TypeTable.conformanceWidth &+ column / 6
      guard (conformance[digit] &- CompiledTable.zeroDigit) >> UInt8(column % 6) & 1 == 1 else { return nil }
      return number(columns, column &* CompiledTable.rowWidth, width: CompiledTable.rowWidth)
    }
  }

  /// The types under a key, in order of preference; empty when there are none.
  static func find(_ key: CompiledTable.Key, _ text: String) -> TypeList {
    var text = text
    let found = text.withUTF8 { find(key, UnsafeRawBufferPointer($0)) }
    guard found.isEmpty, key.ignoresCase, text.utf8.contains(where: { $0 >= 0x80 }) else { return found }
    // Folding beyond ASCII is rare enough to be done only after the plain look-up found nothing.
    text = text.lowercased()
    return text.withUTF8 { find(key, UnsafeRawBufferPointer($0)) }
  }

  static func find(_ key: CompiledTable.Key, _ bytes: UnsafeRawBufferPointer) -> TypeList {
    var slot = CompiledTable.hash(key, bytes) & TypeTable.slotMask
    while true {
      let entry = number(slots, Int(slot) &* CompiledTable.slotWidth, width: CompiledTable.slotWidth)
      if entry == 0 { return TypeList(start: 0, count: 0) }
      let position = (entry &- 1) &* CompiledTable.entryWidth
      if matches(key, bytes, position) { return TypeList(entries, position &+ 1 &+ CompiledTable.textWidth) }
      slot = (slot &+ 1) & TypeTable.slotMask
    }
  }

  private static func matches(_ key: CompiledTable.Key, _ bytes: UnsafeRawBufferPointer, _ position: Int)
    -> Bool
  {
    guard entries[position] &- CompiledTable.zeroDigit == key.rawValue,
      number(entries, position &+ 1 &+ CompiledTable.offsetWidth, width: 2) == bytes.count
    else { return false }
    let stored = pool + number(entries, position &+ 1, width: CompiledTable.offsetWidth)
    let folds = key.ignoresCase
    for index in 0..<bytes.count {
      let byte = folds ? CompiledTable.folded(bytes[index]) : bytes[index]
      if stored[index] != byte { return false }
    }
    return true
  }

  private static func text(at section: UnsafePointer<UInt8>, _ position: Int) -> String {
    let start = number(section, position, width: CompiledTable.offsetWidth)
    let count = number(section, position &+ CompiledTable.offsetWidth, width: 2)
    return String(decoding: UnsafeBufferPointer(start: pool + start, count: count), as: UTF8.self)
  }

  fileprivate static func number(_ section: UnsafePointer<UInt8>, _ position: Int, width: Int) -> Int {
    var value = 0
    for index in 0..<width { value = value << 6 | Int(section[position &+ index] &- CompiledTable.zeroDigit) }
    return value
  }

  private static var records: UnsafePointer<UInt8> { TypeTable.records.utf8Start }
  fileprivate static var lists: UnsafePointer<UInt8> { TypeTable.lists.utf8Start }
  private static var columns: UnsafePointer<UInt8> { TypeTable.columns.utf8Start }
  private static var conformance: UnsafePointer<UInt8> { TypeTable.conformance.utf8Start }
  private static var slots: UnsafePointer<UInt8> { TypeTable.slots.utf8Start }
  private static var entries: UnsafePointer<UInt8> { TypeTable.entries.utf8Start }
  private static var pool: UnsafePointer<UInt8> { TypeTable.text.utf8Start }
}

/// Numbers of types, read from the compiled lists as they are asked for.
struct TypeList: RandomAccessCollection {
  private let start: Int
  let count: Int

  init(start: Int, count: Int) {
    self.start = start
    self.count = count
  }

  init(_ section: UnsafePointer<UInt8>, _ position: Int) {
    start = CompiledTypes.number(section, position, width: CompiledTable.offsetWidth)
    count = CompiledTypes.number(section, position &+ CompiledTable.offsetWidth, width: 2)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Int {
    CompiledTypes.number(
      CompiledTypes.lists, start &+ index &* CompiledTable.rowWidth, width: CompiledTable.rowWidth)
  }
}
