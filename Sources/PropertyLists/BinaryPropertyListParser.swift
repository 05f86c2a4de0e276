/// A parser of binary property lists: `bplist00`, objects, offset table, trailer of 32 bytes (CFBinaryPList.c).
struct BinaryPropertyListParser {
  private let bytes: [UInt8]
  private let limits: PropertyListLimits
  private var path = PropertyListPath()
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  private let table: Int
  private var nodes = 0
  /// The offsets of the containers being read, to detect cycles.
  private var open: [Int] = []
  /// A parsed object, cached because many references may share it.
  private struct ParsedObject {
    var value: PropertyList.Value
    /// The number of values in it, including itself, and their depth.
    var nodes = 1
    var height = 0
  }

  /// The parsed strings, data and containers, by offset.
  private var parsed: [Int: ParsedObject] = [:]
  /// The depth of the values in the container being read.
  private var height = 0
  /// The remaining bytes that all objects may have together: no more than the file, since objects do not overlap.
  private var payload: Int
  /// The remaining bytes of keys that may be hashed: a shared key is hashed in each dictionary that has it.
  private var keyRoom: Int

  init(_ bytes: [UInt8], _ limits: PropertyListLimits) throws(PropertyListError) {
    func failure(_ kind: PropertyListError.Kind, _ expected: String, _ at: Int) -> PropertyListError {
      PropertyListError(kind: kind, expected: expected, offset: at, path: PropertyListPath())
    }
    guard bytes.starts(with: Array("bplist0".utf8)), bytes.count > 7, (0x30...0x31).contains(bytes[7]) else {
      throw failure(bytes.count < 8 ? .truncated : .unsupported, "version 00 or 01", min(6, bytes.count))
    }
    guard bytes.count >= 8 + 1 + 1 + 32 else {
      throw failure(.truncated, "an object, its offset and a trailer", 8)
    }
    let trailer = bytes.count - 32
    func number(_ at: Int) -> Int? {
      Int(exactly: bytes[at..<at + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw failure(.syntax, "offsets and references of 1 to 8 bytes", trailer + 6)
    }
    guard let table = number(trailer + 24), table >= 9, table < trailer else {
      throw failure(.syntax, "an offset table before the trailer", trailer + 24)
    }
    guard let count = number(trailer + 8), count > 0, count <= (trailer - table) / offsetSize else {
      throw failure(.syntax, "as many objects as the offset table has room for", trailer + 8)
    }
    guard let top = number(trailer + 16), top < count else {
      throw failure(.syntax, "a top object that exists", trailer + 16)
    }
    (self.bytes, self.limits, self.count, self.top, self.table) = (bytes, limits, count, top, table)
    payload = bytes.count
    keyRoom = bytes.count * Self.keysPerByte + Self.leastKeyRoom
  }

  /// The limit on hashed keys, in relation to the file: in keyed archives, small dictionaries share long keys.
  private static let keysPerByte = 16
  private static let leastKeyRoom = 1 << 16

  mutating func root() throws(PropertyListError) -> PropertyList { try object(top, depth: 0) }

  private func failure(
    _ expected: String, at offset: Int, _ kind: PropertyListError.Kind = .syntax, found: String? = nil
  ) -> PropertyListError {
    PropertyListError(kind: kind, expected: expected, found: found, offset: offset, path: path)
  }

  /// Returns a big-endian number of up to 8 bytes that lies before the offset table.
  private func number(at offset: Int, size: Int, limit: Int) throws(PropertyListError) -> UInt64 {
    guard offset >= 0, offset <= limit, size <= limit - offset else {
      throw failure("\(size) more bytes", at: min(max(offset, 0), limit), .truncated)
    }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func object(_ index: Int, depth: Int) throws(PropertyListError) -> PropertyList {
    let entry = table + index * offsetSize
    let raw = try number(at: entry, size: offsetSize, limit: bytes.count - 32)
    guard let offset = Int(exactly: raw), offset >= 8, offset < table else {
      throw failure("an offset before the offset table", at: entry, found: "\(raw)")
    }
    nodes += 1
    guard nodes <= limits.nodes else { throw failure("\(limits.nodes) values", at: offset, .limit) }
    guard depth <= limits.depth else { throw failure("a depth of \(limits.depth)", at: offset, .limit) }
    if let shared = parsed[offset] {
      nodes += shared.nodes - 1
      height = max(height, depth + shared.height)
      guard nodes <= limits.nodes else { throw failure("\(limits.nodes) values", at: offset, .limit) }
      guard depth + shared.height <= limits.depth else {
        throw failure("a depth of \(limits.depth)", at: offset, .limit)
      }
      return PropertyList(shared.value)
    }
    height = max(height, depth)
    let marker = bytes[offset]
    switch (marker >> 4, marker & 0x0F) {
    case (0x0, 0x8): return PropertyList(.boolean(false))
    case (0x0, 0x9): return PropertyList(.boolean(true))
    case (0x0, 0x0) where limits.allowsNull: return PropertyList(.null)
    case (0x1, 0...4): return PropertyList(.integer(try integer(at: offset)))
    case (0x2, 2):
      let bits = try number(at: offset + 1, size: 4, limit: table)
      return PropertyList(.real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))))
    case (0x2, 3):
      return PropertyList(.real(Double(bitPattern: try number(at: offset + 1, size: 8, limit: table))))
    case (0x3, 3):
      return PropertyList(.date(Double(bitPattern: try number(at: offset + 1, size: 8, limit: table))))
    case (0x4, _), (0x5, _), (0x6, _), (0x7, _):
      let leaf = try leaf(at: offset)
      parsed[offset] = ParsedObject(value: leaf)
      return PropertyList(leaf)
    case (0x8, let size):
      // As in the XML form; keyed archives use it.
      guard size < 8 else { throw failure("a UID of up to 8 bytes", at: offset) }
      let uid = try number(at: offset + 1, size: Int(size) + 1, limit: table)
      let entry = PropertyListDictionary.Entry(key: "CF$UID", value: PropertyList(.integer(Int128(uid))))
      return PropertyList(.dictionary(PropertyListDictionary([entry])))
    case (0xA, _), (0xD, _):
      let (outer, before) = (height, nodes)
      height = depth
      let value: PropertyList.Value =
        marker >> 4 == 0xA
        ? .array(try array(at: offset, depth)) : .dictionary(try dictionary(at: offset, depth))
      parsed[offset] = ParsedObject(value: value, nodes: nodes - before + 1, height: height - depth)
      height = max(height, outer)
      return PropertyList(value)
    default:
      throw failure(
        "an object of a property list", at: offset, .unsupported,
        found: "marker 0x\(String(marker, radix: 16, uppercase: true))")
    }
  }

  private func integer(at offset: Int) throws(PropertyListError) -> Int128 {
    let size = 1 << Int(bytes[offset] & 0x0F)
    let bits = try number(at: offset + 1, size: min(size, 8), limit: table)
    // One, two and four bytes are unsigned; eight and sixteen are signed.
    if size < 8 { return Int128(bits) }
    if size == 8 { return Int128(Int64(bitPattern: bits)) }
    let low = try number(at: offset + 9, size: 8, limit: table)
    return Int128(Int64(bitPattern: bits)) << 64 | Int128(low)
  }

  /// Returns the start of an object's contents and their number of units of `size` bytes, checked against the file.
  private func extent(at offset: Int, unit size: Int) throws(PropertyListError) -> (start: Int, count: Int) {
    var start = offset + 1
    var count = Int(bytes[offset] & 0x0F)
    if count == 0x0F {
      guard start < table, bytes[start] >> 4 == 1, bytes[start] & 0x0F <= 3 else {
        throw failure("a count of 1 to 8 bytes", at: start)
      }
      let width = 1 << Int(bytes[start] & 0x0F)
      guard let long = Int(exactly: try number(at: start + 1, size: width, limit: table)) else {
        throw failure("a count that fits the file", at: start)
      }
      count = long
      start += 1 + width
    }
    guard start <= table, count <= (table - start) / size else {
      throw failure("a count that fits the file", at: offset, .truncated, found: "\(count)")
    }
    return (start, count)
  }

  private mutating func leaf(at offset: Int) throws(PropertyListError) -> PropertyList.Value {
    let kind = bytes[offset] >> 4
    let (start, count) = try extent(at: offset, unit: kind == 6 ? 2 : 1)
    let content = bytes[start..<start + count * (kind == 6 ? 2 : 1)]
    try spend(content.count, at: offset)
    switch kind {
    case 4: return .data(Array(content))
    case 5:
      guard content.allSatisfy({ $0 < 0x80 }) else { throw failure("ASCII", at: offset) }
      return .string(String(decoding: content, as: UTF8.self))
    case 6:
      let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
      guard let text = String(validating: units, as: UTF16.self) else { throw failure("UTF-16", at: offset) }
      return .string(text)
    default:
      guard let text = String(validating: content, as: UTF8.self) else { throw failure("UTF-8", at: offset) }
      return .string(text)
    }
  }

  private mutating func spend(_ count: Int, at offset: Int) throws(PropertyListError) {
    payload -= count
    guard payload >= 0 else { throw failure("objects that do not overlap", at: offset, .limit) }
  }

  private mutating func enter(_ offset: Int) throws(PropertyListError) {
    guard !open.contains(offset) else { throw failure("a value that does not contain itself", at: offset) }
    open.append(offset)
  }

  private func reference(at offset: Int) throws(PropertyListError) -> Int {
    let raw = try number(at: offset, size: referenceSize, limit: table)
    guard let index = Int(exactly: raw), index < count else {
      throw failure("a reference to an object that exists", at: offset, found: "\(raw)")
    }
    return index
  }

  private mutating func array(at offset: Int, _ depth: Int) throws(PropertyListError) -> [PropertyList] {
    let (start, count) = try extent(at: offset, unit: referenceSize)
    try spend(count * referenceSize, at: offset)
    try enter(offset)
    var elements: [PropertyList] = []
    for index in 0..<count {
      path.components.append(.index(index))
      elements.append(try object(try reference(at: start + index * referenceSize), depth: depth + 1))
      path.components.removeLast()
    }
    open.removeLast()
    return elements
  }

  private mutating func dictionary(
    at offset: Int, _ depth: Int
  ) throws(PropertyListError) -> PropertyListDictionary {
    let (start, count) = try extent(at: offset, unit: 2 * referenceSize)
    try spend(2 * count * referenceSize, at: offset)
    try enter(offset)
    var entries: [PropertyListDictionary.Entry] = []
    for index in 0..<count {
      let offset = start + index * referenceSize
      guard let key = try object(try reference(at: offset), depth: depth + 1).string else {
        throw failure("a key that is a string", at: offset)
      }
      keyRoom -= key.utf8.count
      guard keyRoom >= 0 else { throw failure("shorter keys", at: offset, .limit) }
      path.components.append(.key(key))
      let value = try object(try reference(at: offset + count * referenceSize), depth: depth + 1)
      path.components.removeLast()
      entries.append(.init(key: key, value: value))
    }
    open.removeLast()
    return PropertyListDictionary(entries)
  }
}
