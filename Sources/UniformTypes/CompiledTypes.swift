internal import ASCIIBytes
internal import TypeDeclarations

/// Reads the compiled type tables in place, without state and without work at start-up.
enum CompiledTypes {
  static func text(_ region: CompiledTable.Region, of row: Int) -> String {
    let line = line(row)
    let start = start(of: region, in: line)
    return String(
      decoding: UnsafeBufferPointer(start: line + start, count: end(of: region, in: line) &- start),
      as: UTF8.self)
  }

  static func identifier(of row: Int) -> String {
    let line = line(row)
    return countedText(at: line + start(of: .identifier, in: line))
  }

  /// Returns the version plus one, or zero for a type without a version.
  static func version(of row: Int) -> Int {
    CompiledTable.number(line(row), CompiledTable.versionOffset, width: CompiledTable.versionWidth)
  }

  static func treatment(of row: Int) -> CompiledTable.Treatment? {
    CompiledTable.Treatment(rawValue: treatmentBits(of: row) & CompiledTable.treatmentMask)
  }

  static func isNamed(_ row: Int) -> Bool { treatmentBits(of: row) & CompiledTable.nameBit != 0 }

  /// Returns true if a MIME type leads to a subtype, or to a type that the type's bytes carry.
  static func hasNarrowerMIMEType(_ row: Int, appleOnly: Bool) -> Bool {
    let bit = appleOnly ? CompiledTable.narrowerAppleBit : CompiledTable.narrowerBit
    return treatmentBits(of: row) & bit != 0
  }

  private static func treatmentBits(of row: Int) -> UInt8 {
    line(row)[CompiledTable.treatmentOffset] &- CompiledTable.zeroDigit
  }

  /// Returns the first systems with the type; nil if unknown.
  static func since(of row: Int) -> SystemVersions? {
    versions(of: row, at: CompiledTable.Systems.sinceOffset)
  }

  /// Returns the first systems with a constant for the type.
  static func constantSince(of row: Int) -> SystemVersions? {
    versions(of: row, at: CompiledTable.Systems.constantOffset)
  }

  /// Returns the parent of the type on newer systems, which replaces the declared ones.
  static func changedParent(of row: Int) -> (systems: SystemVersions, parent: Int)? {
    guard let systems = versions(of: row, at: CompiledTable.Systems.changeOffset) else { return nil }
    let line = line(row)
    let position = start(of: .systems, in: line) &+ CompiledTable.Systems.parentOffset
    return (systems, Self.row(line, position))
  }

  private static func versions(of row: Int, at offset: Int) -> SystemVersions? {
    let line = line(row)
    let position = start(of: .systems, in: line) &+ offset
    let width = CompiledTable.Systems.versionWidth
    guard position < end(of: .systems, in: line),
      let iOS = AppleSystem(.iOS, versionNumber: CompiledTable.number(line, position, width: width)),
      let macOS = AppleSystem(
        .macOS, versionNumber: CompiledTable.number(line, position &+ width, width: width))
    else { return nil }
    return SystemVersions(iOS: iOS, macOS: macOS)
  }

  static func nameHint(of row: Int) -> CompiledTable.NameHint? {
    CompiledTable.NameHint(
      index: Int(line(row)[CompiledTable.treatmentOffset] &- CompiledTable.zeroDigit))
  }

  static func list(_ region: CompiledTable.Region, of row: Int) -> TypeList {
    let line = line(row)
    let start = start(of: region, in: line)
    return TypeList(line + start, byteCount: end(of: region, in: line) &- start)
  }

  static func tags(_ tagClass: TagClass, of row: Int) -> [String] {
    let line = line(row)
    let region = CompiledTable.Region(tagClass)
    var position = start(of: region, in: line)
    let end = end(of: region, in: line)
    var tags: [String] = []
    while position < end {
      tags.append(countedText(at: line + position))
      position = position &+ CompiledTable.offsetWidth &+ offset(line, position)
    }
    return tags
  }

  static func firstTag(_ tagClass: TagClass, of row: Int) -> String? {
    let line = line(row)
    let region = CompiledTable.Region(tagClass)
    let start = start(of: region, in: line)
    return start < end(of: region, in: line) ? countedText(at: line + start) : nil
  }

  /// Returns true if `row` is a strict subtype of `other`: one bit test.
  static func isBelow(_ row: Int32, _ other: Int32) -> Bool {
    guard row >= 0, other >= 0 else { return false }
    let column = line(Int(other)) + CompiledTable.columnOffset
    let line = line(Int(row))
    let position =
      CompiledTable.headerWidth &+ CompiledTable.number(column, 0, width: CompiledTable.columnWidth &- 1)
    // The number of a missing column is beyond every region.
    guard position < end(of: .conformance, in: line) else { return false }
    let bit = column[CompiledTable.columnWidth &- 1] &- CompiledTable.zeroDigit
    return (line[position] &- CompiledTable.zeroDigit) >> bit & 1 == 1
  }

  static func ancestors(of row: Int) -> [Int] {
    let line = line(row)
    var ancestors: [Int] = []
    for position in CompiledTable.headerWidth..<end(of: .conformance, in: line) {
      var bits = line[position] &- CompiledTable.zeroDigit
      var column = (position &- CompiledTable.headerWidth) &* CompiledTable.columnsPerDigit
      while bits != 0 {
        if bits & 1 == 1 {
          ancestors.append(Self.row(columns, column &* CompiledTable.numberWidth))
        }
        bits >>= 1
        column &+= 1
      }
    }
    return ancestors
  }

  /// The first row of the community's types; Apple's rows are below it.
  static var appleLimit: Int { TypeTable.appleFamilyCount << CompiledTable.startBits }

  /// Returns true for a program's own name for a format that it does not own.
  static func isStandIn(_ row: Int) -> Bool { row >> CompiledTable.startBits == TypeTable.standInFamily }

  /// Returns true for a type that is only registered, without further information.
  static func isRegisteredOnly(_ row: Int) -> Bool {
    row >> CompiledTable.startBits == TypeTable.registeredFamily
  }

  /// Returns the rows of all types, family by family.
  static func rows(appleOnly: Bool) -> [Int] {
    var rows: [Int] = []
    for family in 0..<(appleOnly ? TypeTable.appleFamilyCount : TypeTable.familyCount) {
      let text = TypeTable.family(family)
      let capacity = CompiledTable.number(
        capacities, family &* CompiledTable.startWidth, width: CompiledTable.startWidth)
      for index in 0..<capacity {
        let start = CompiledTable.number(
          text, index &* CompiledTable.startWidth, width: CompiledTable.startWidth)
        if start > 0 { rows.append(family << CompiledTable.startBits | start) }
      }
    }
    return rows
  }

  /// Returns the types of a key, in order of preference.
  static func find(_ key: CompiledTable.Key, _ text: String) -> TypeMatches {
    var text = text
    let result = text.withUTF8 { find(key, UnsafeRawBufferPointer($0)) }
    guard result.isEmpty, key.ignoresCase, text.utf8.contains(where: { $0 >= 0x80 }) else { return result }
    // Non-ASCII keys are rare: fold them only after the plain lookup failed.
    text = text.inLowerCase
    return text.withUTF8 { find(key, UnsafeRawBufferPointer($0)) }
  }

  static func find(_ key: CompiledTable.Key, _ bytes: UnsafeRawBufferPointer) -> TypeMatches {
    find(key, bytes, CompiledTable.hash(key, bytes))
  }

  /// Returns true if any type has a key, which must be one of ``CompiledTable/filteredKeys``.
  static func owns(_ key: CompiledTable.Key, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let hash = CompiledTable.hash(key, bytes)
    let position = CompiledTable.filterPosition(hash)
    guard (filter[position.digit] &- CompiledTable.zeroDigit) & position.bit != 0 else { return false }
    return !find(key, bytes, hash).isEmpty
  }

  private static func find(
    _ key: CompiledTable.Key, _ bytes: UnsafeRawBufferPointer, _ hash: UInt32
  ) -> TypeMatches {
    var slot = slots + Int(hash & TypeTable.slotMask) &* CompiledTable.slotWidth
    let kind = key.rawValue &+ 1
    let check = CompiledTable.check(hash) &+ CompiledTable.zeroDigit
    while true {
      let entry = slot[0] &- CompiledTable.zeroDigit
      if entry == 0 { return TypeMatches() }
      if entry & ~CompiledTable.moreBit == kind, slot[CompiledTable.slotCheck] == check,
        matches(key, bytes, slot)
      {
        return TypeMatches(slot)
      }
      slot += CompiledTable.slotWidth
    }
  }

  private static func matches(
    _ key: CompiledTable.Key, _ bytes: UnsafeRawBufferPointer, _ slot: UnsafePointer<UInt8>
  ) -> Bool {
    let stored = line(row(slot, CompiledTable.slotNumber)) + offset(slot, CompiledTable.slotOffset)
    guard offset(stored, 0) == bytes.count else { return false }
    let text = stored + CompiledTable.offsetWidth
    let folds = key.ignoresCase
    for index in 0..<bytes.count where text[index] != bytes[index] {
      guard folds, text[index].asciiLowercased == bytes[index].asciiLowercased else {
        return false
      }
    }
    return true
  }

  @inline(__always)
  private static func line(_ row: Int) -> UnsafePointer<UInt8> {
    TypeTable.family(row >> CompiledTable.startBits) + (row & CompiledTable.startMask)
  }

  /// Returns the row of a type number of the tables.
  @inline(__always)
  static func row(number: Int) -> Int {
    let family = number >> CompiledTable.indexBits
    let index = number & CompiledTable.indexMask
    return family << CompiledTable.startBits
      | CompiledTable.number(
        TypeTable.family(family), index &* CompiledTable.startWidth, width: CompiledTable.startWidth)
  }

  @inline(__always)
  static func row(_ text: UnsafePointer<UInt8>, _ position: Int) -> Int {
    row(number: CompiledTable.number(text, position, width: CompiledTable.numberWidth))
  }

  @inline(__always)
  private static func start(of region: CompiledTable.Region, in line: UnsafePointer<UInt8>) -> Int {
    region == .conformance
      ? CompiledTable.headerWidth : offset(line, region.endOffset &- CompiledTable.offsetWidth)
  }

  @inline(__always)
  private static func end(of region: CompiledTable.Region, in line: UnsafePointer<UInt8>) -> Int {
    offset(line, region.endOffset)
  }

  /// Reads a length-prefixed text.
  private static func countedText(at position: UnsafePointer<UInt8>) -> String {
    String(
      decoding: UnsafeBufferPointer(
        start: position + CompiledTable.offsetWidth, count: offset(position, 0)),
      as: UTF8.self)
  }

  @inline(__always)
  private static func offset(_ text: UnsafePointer<UInt8>, _ position: Int) -> Int {
    CompiledTable.number(text, position, width: CompiledTable.offsetWidth)
  }

  private static var capacities: UnsafePointer<UInt8> { TypeTable.capacities.utf8Start }
  private static var columns: UnsafePointer<UInt8> { TypeTable.columns.utf8Start }
  private static var filter: UnsafePointer<UInt8> { TypeTable.fileNameFilter.utf8Start }
  private static var slots: UnsafePointer<UInt8> { TypeTable.slots.utf8Start }
}
