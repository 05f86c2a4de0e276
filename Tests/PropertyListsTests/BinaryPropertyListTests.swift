import Testing

@testable import PropertyLists

/// A writer of binary property lists from raw, possibly invalid objects.
struct BinaryListBuilder {
  var objects: [[UInt8]]
  var top = 0
  var referenceSize: UInt8 = 1
  var declaredCount: UInt64?
  var offsets: [Int]?

  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    var places: [Int] = []
    for object in objects {
      places.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for place in offsets ?? places {
      bytes += [
        UInt8(place >> 24 & 255), UInt8(place >> 16 & 255), UInt8(place >> 8 & 255), UInt8(place & 255),
      ]
    }
    bytes += [0, 0, 0, 0, 0, 0, 4, referenceSize]
    for number in [declaredCount ?? UInt64((offsets ?? places).count), UInt64(top), UInt64(table)] {
      Swift.withUnsafeBytes(of: number.bigEndian) { bytes += Array($0) }
    }
    return bytes
  }
}

@Suite struct BinaryPropertyListTests {
  static let values: [([UInt8], PropertyList.Value)] = [
    ([0x10, 0xFF], .integer(255)),
    ([0x11, 0xFF, 0xFF], .integer(65535)),
    ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], .integer(4_294_967_295)),
    ([0x13] + [UInt8](repeating: 0xFF, count: 8), .integer(-1)),
    ([0x14] + [UInt8](repeating: 0xFF, count: 16), .integer(-1)),
    (
      [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8),
      .integer(Int128(UInt64.max))
    ),
    ([0x22, 0x3F, 0xC0, 0, 0], .real(1.5)),
    ([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], .real(1.5)),
    ([0x33, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], .date(1.5)),
    ([0x08], .boolean(false)), ([0x09], .boolean(true)),
    ([0x42, 1, 2], .data([1, 2])),
    ([0x4F, 0x10, 2, 1, 2], .data([1, 2])),
    ([0x52, 0x61, 0x62], .string("ab")),
    ([0x62, 0xD8, 0x3D, 0xDE, 0x00], .string("😀")),
    ([0x72, 0xC3, 0xBC], .string("ü")),
    ([0xA0], .array([])),
    ([0x81, 1, 2], .dictionary(.init([.init(key: "CF$UID", value: .init(.integer(258)))]))),
  ]

  @Test(arguments: values)
  func readsValues(object: [UInt8], value: PropertyList.Value) throws {
    #expect(try PropertyList.parse(BinaryListBuilder(objects: [object]).bytes).value == value)
  }

  static let hostile: [(name: String, bytes: [UInt8], kind: PropertyListError.Kind)] = [
    ("an array in itself", BinaryListBuilder(objects: [[0xA1, 0]]).bytes, .syntax),
    ("two arrays in each other", BinaryListBuilder(objects: [[0xA1, 1], [0xA1, 0]]).bytes, .syntax),
    ("a dictionary in itself", BinaryListBuilder(objects: [[0xD1, 1, 0], [0x51, 0x61]]).bytes, .syntax),
    ("a number as key", BinaryListBuilder(objects: [[0xD1, 1, 1], [0x10, 1]]).bytes, .syntax),
    ("a reference to nothing", BinaryListBuilder(objects: [[0xA1, 7]]).bytes, .syntax),
    ("a top that is none", BinaryListBuilder(objects: [[0x09]], top: 1).bytes, .syntax),
    ("more objects than offsets", BinaryListBuilder(objects: [[0x09]], declaredCount: 2).bytes, .syntax),
    ("absurdly many objects", BinaryListBuilder(objects: [[0x09]], declaredCount: .max).bytes, .syntax),
    (
      "a huge count",
      BinaryListBuilder(objects: [[0xAF, 0x13, 0x7F] + [UInt8](repeating: 0xFF, count: 7)]).bytes, .truncated
    ),
    (
      "a negative count",
      BinaryListBuilder(objects: [[0xAF, 0x13] + [UInt8](repeating: 0xFF, count: 8)]).bytes, .syntax
    ),
    ("a huge string", BinaryListBuilder(objects: [[0x5F, 0x12, 0xFF, 0xFF, 0xFF, 0xFF]]).bytes, .truncated),
    ("an offset in the header", BinaryListBuilder(objects: [[0x09]], offsets: [3]).bytes, .syntax),
    ("an offset behind the table", BinaryListBuilder(objects: [[0x09]], offsets: [9000]).bytes, .syntax),
    ("a lone surrogate", BinaryListBuilder(objects: [[0x61, 0xD8, 0x00]]).bytes, .syntax),
    ("eight bits in ASCII", BinaryListBuilder(objects: [[0x51, 0xFF]]).bytes, .syntax),
    ("a set", BinaryListBuilder(objects: [[0xC0]]).bytes, .unsupported),
    ("a null", BinaryListBuilder(objects: [[0x00]]).bytes, .unsupported),
    ("version 16", Array("bplist16".utf8) + [UInt8](repeating: 0, count: 60), .unsupported),
    ("references of no bytes", BinaryListBuilder(objects: [[0x09]], referenceSize: 0).bytes, .syntax),
    // Each array contains the next one twelve times: 12⁹ values.
    (
      "billion laughs",
      BinaryListBuilder(
        objects: (1...9).map { [0xAC] + [UInt8](repeating: UInt8($0), count: 12) } + [[0x09]]
      ).bytes, .limit
    ),
    (
      "overlapping strings",
      BinaryListBuilder(
        objects: [
          [0xAE] + Array(1...14),
          (0..<14).flatMap { _ in [0x5F, 0x10, 100] } + [UInt8](repeating: 0x61, count: 100),
        ],
        offsets: [8] + (0..<14).map { 23 + 3 * $0 }
      ).bytes, .limit
    ),
    ("too deep", BinaryListBuilder(objects: (1...200).map { [0xA1, UInt8($0)] } + [[0x09]]).bytes, .limit),
  ]

  @Test(arguments: hostile)
  func refuses(row: (name: String, bytes: [UInt8], kind: PropertyListError.Kind)) throws {
    let error = try #require(throws: PropertyListError.self) { try PropertyList.parse(row.bytes) }
    #expect(error.kind == row.kind, "\(row.name): \(error)")
    #expect(error.position == nil)
  }

  @Test func namesTheKeyPath() throws {
    let bytes = BinaryListBuilder(objects: [[0xD1, 1, 2], [0x51, 0x61], [0xA2, 1, 3], [0xC0]]).bytes
    let error = try #require(throws: PropertyListError.self) { try PropertyList.parse(bytes) }
    #expect(
      error.description == "byte 16: expected an object of a property list, found marker 0xC0 (in a[1])")
  }

  @Test func sharedStringsCountOnce() throws {
    let list = try PropertyList.parse(
      BinaryListBuilder(objects: [[0xA3, 1, 1, 1], [0x52, 0x61, 0x62]]).bytes)
    #expect(list.array?.compactMap(\.string) == ["ab", "ab", "ab"])
  }
}

@Suite struct PropertyListDamageTests {
  static let samples: [[UInt8]] = [
    Array(PropertyListSamples.xml.utf8), Array(PropertyListSamples.json.utf8), PropertyListSamples.binary,
    PropertyListTests.utf16(PropertyListSamples.xml, bigEndian: true),
  ]

  /// Every proper prefix of a sample is refused.
  @Test(arguments: samples)
  func refusesEveryPrefix(sample: [UInt8]) {
    for count in sample.indices {
      #expect(throws: PropertyListError.self) { try PropertyList.parse(Array(sample[..<count])) }
    }
  }

  @Test(arguments: samples)
  func survivesDamage(sample: [UInt8]) {
    var random = Deterministic(state: 7)
    var refused = 0
    for _ in 0..<3000 {
      var damaged = sample
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if (try? PropertyList.parse(damaged, limits: PropertyListLimits(nodes: 10_000))) == nil { refused += 1 }
    }
    #expect((1..<3000).contains(refused))
  }

  /// Nested arrays of ten references to the next: a few hundred bytes for any number of values.
  private static func shared(levels: Int, width: Int) -> [UInt8] {
    let arrays = (1...levels).map { level in
      [0xA0 | UInt8(width)] + [UInt8](repeating: UInt8(level), count: width)
    }
    return BinaryListBuilder(objects: arrays + [[0x51, 0x61]]).bytes
  }

  @Test(arguments: [
    (levels: 3, width: 10, values: 1111), (levels: 5, width: 10, values: 111_111),
    (levels: 12, width: 2, values: 8191),
  ])
  func sharedContainersCountEachTime(levels: Int, width: Int, values: Int) throws {
    let bytes = Self.shared(levels: levels, width: width)
    var list = try PropertyList.parse(bytes, limits: PropertyListLimits(nodes: values))
    for _ in 0..<levels { list = try #require(list[width - 1]) }
    #expect(list.string == "a")
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList.parse(bytes, limits: PropertyListLimits(nodes: values - 1))
    }
    #expect(error?.kind == .limit)
  }

  @Test func sharedContainersRespectTheDepthLimit() throws {
    // The same array is at the first level and at the last.
    let bytes = BinaryListBuilder(objects: [[0xA2, 2, 1], [0xA1, 2], [0xA1, 3], [0x08]]).bytes
    #expect(throws: Never.self) { try PropertyList.parse(bytes, limits: PropertyListLimits(depth: 3)) }
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList.parse(bytes, limits: PropertyListLimits(depth: 2))
    }
    #expect(error?.kind == .limit)
  }

  /// Overlapping arrays would contain many times the file's size.
  @Test func refusesOverlappingContainers() throws {
    let inside = [UInt8](repeating: 0xAE, count: 64)
    let builder = BinaryListBuilder(
      objects: [[0xAF, 0x10, 40] + (1...40).map { UInt8($0) }] + [inside],
      offsets: [8] + (0..<40).map { 8 + 43 + $0 })
    let error = #expect(throws: PropertyListError.self) { try PropertyList.parse(builder.bytes) }
    #expect(error != nil)
  }
}
