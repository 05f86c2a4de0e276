import Testing

@testable import ByteSources
@testable import ContainerFormats

@Suite struct ZIPDirectoryTests {
  static let text = Array(String(repeating: "The quick brown fox. ", count: 400).utf8)

  static func sample(_ change: (inout ZIPBuilder) -> Void = { _ in }) -> ZIPBuilder {
    var builder = ZIPBuilder()
    change(&builder)
    builder.add("mimetype", Array("application/epub+zip".utf8))
    builder.add("META-INF/", [])
    builder.add("META-INF/container.xml", text, deflate: true)
    return builder
  }

  static func open(_ bytes: [UInt8], budget: ReadBudget = ReadBudget()) throws -> ByteReader {
    let reader = ByteReader()
    try reader.open(MemorySource(bytes), budget: budget)
    return reader
  }

  static let archives: [(name: String, bytes: [UInt8], prefix: Int64)] = [
    ("plain", sample().archive(), 0),
    ("comment", sample().archive(comment: "hello"), 0),
    ("longest comment", sample().archive(comment: String(repeating: "c", count: 0xFFFF)), 0),
    (
      "comment that looks like an end",
      sample().archive(comment: "PK\u{5}\u{6}" + String(repeating: "\0", count: 18)), 0
    ),
    ("prefix, offsets without it", sample { $0.prefix = Array("#!/bin/sh\n".utf8) }.archive(), 10),
    (
      "prefix, offsets with it",
      sample {
        $0.prefix = Array("#!/bin/sh\n".utf8)
        $0.offsetsIncludePrefix = true
      }.archive(), 0
    ),
    ("bytes after the end", sample().archive() + [0, 0, 0], 0),
    ("descriptors", sample { $0.usesDescriptors = true }.archive(), 0),
    ("ZIP64", sample { $0.usesZIP64 = true }.archive(), 0),
    (
      "ZIP64 behind a prefix",
      sample {
        $0.usesZIP64 = true
        $0.prefix = [UInt8](repeating: 7, count: 5000)
      }.archive(comment: "x"), 5000
    ),
  ]

  @Test(arguments: archives)
  func headersSayWhatEntriesDo(row: (name: String, bytes: [UInt8], prefix: Int64)) throws {
    let directory = try ZIPDirectory(Self.open(row.bytes))
    let entries = try directory.first(10)
    var cursor = directory.entries()
    var seen: [ZIPEntry] = []
    var areNamedSo = true
    while try cursor.nextHeader({ (header) throws(ZIPError) in
      let entry = try directory.entry(header)
      areNamedSo = areNamedSo && header.isPlain && header.name.array == Array(entry.name.utf8)
      seen.append(entry)
    }) {}
    #expect(seen == entries)
    #expect(areNamedSo)
  }

  @Test(arguments: archives)
  func readsDirectoryAndContents(row: (name: String, bytes: [UInt8], prefix: Int64)) throws {
    let directory = try ZIPDirectory(Self.open(row.bytes))
    #expect(directory.origin == .centralDirectory)
    #expect(directory.prefixLength == row.prefix)
    #expect(directory.declaredCount == 3)
    let entries = try directory.first(10)
    #expect(entries.map(\.name) == ["mimetype", "META-INF/", "META-INF/container.xml"])
    #expect(entries.map(\.method) == [0, 0, 8])
    #expect(entries.map(\.isFolder) == [false, true, false])
    #expect(entries.map(\.uncompressedSize) == [20, 0, Int64(Self.text.count)])
    let mimetype = try directory.contents(of: entries[0], upTo: 100)
    #expect(mimetype == .init(bytes: Array("application/epub+zip".utf8), extent: .whole))
    #expect(try directory.contents(of: entries[2], upTo: 1 << 20) == .init(bytes: Self.text, extent: .whole))
    #expect(try directory.contents(of: entries[2], upTo: Self.text.count).extent == .whole)
    let beginning = try directory.contents(of: entries[2], upTo: 50)
    #expect(beginning == .init(bytes: Array(Self.text[..<50]), extent: .limited))
    #expect(
      try directory.contents(of: entries[0], upTo: 3) == .init(bytes: Array("app".utf8), extent: .limited))
  }

  @Test func smallArchiveTakesOneRead() throws {
    let reader = try Self.open(Self.sample().archive())
    let directory = try ZIPDirectory(reader)
    let entry = try #require(try directory.entry(named: "mimetype"))
    _ = try directory.contents(of: entry, upTo: 100)
    #expect(reader.statistics.reads == 1)
  }

  @Test func largeArchiveTakesFewReads() throws {
    var builder = Self.sample()
    var random = Deterministic(state: 1)
    builder.add("noise", (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) })
    let reader = try Self.open(builder.archive())
    let directory = try ZIPDirectory(reader)
    let entry = try #require(try directory.entry(named: "META-INF/container.xml"))
    #expect(try directory.contents(of: entry, upTo: 1 << 20).extent == .whole)
    // Head, tail; the entry is in the head.
    #expect(reader.statistics.reads == 2)
    let noise = try #require(try directory.entry(named: "noise"))
    #expect(try directory.contents(of: noise, upTo: 1 << 20).extent == .whole)
    #expect(reader.statistics.reads <= 5)
  }

  @Test func survivesInterleavedReadsOfALargeDirectory() throws {
    var builder = ZIPBuilder()
    for index in 0..<5_000 { builder.add("a rather long name for an entry \(index)", [UInt8(index & 255)]) }
    let reader = try Self.open(builder.archive())
    let directory = try ZIPDirectory(reader)
    var cursor = directory.entries()
    var index = 0
    while let entry = try cursor.next() {
      #expect(entry.name.hasSuffix(" \(index)"))
      if index % 1000 == 0 {
        #expect(try directory.contents(of: entry, upTo: 8).bytes == [UInt8(index & 255)])
      }
      index += 1
    }
    #expect(index == 5_000)
  }

  @Test(arguments: [(true, true), (true, false), (false, true)])
  func walksLocalHeadersOfATruncatedArchive(descriptors: Bool, signed: Bool) throws {
    let builder = Self.sample {
      $0.usesDescriptors = descriptors
      $0.signsDescriptors = signed
    }
    let cut = builder.bytes + Array("PK\u{1}\u{2}".utf8)
    let directory = try ZIPDirectory.open(Self.open(cut))
    #expect(directory.origin == .localHeaders)
    var cursor = directory.entries()
    var entries: [ZIPEntry] = []
    while let entry = try cursor.next() { entries.append(entry) }
    #expect(entries.map(\.name) == ["mimetype", "META-INF/", "META-INF/container.xml"])
    #expect(!cursor.endsEarly)
    #expect(try directory.contents(of: entries[0], upTo: 100).bytes == Array("application/epub+zip".utf8))
    #expect(try directory.contents(of: entries[2], upTo: 1 << 20) == .init(bytes: Self.text, extent: .whole))

    // Truncated inside the last entry's data: it is still listed, and partial contents are readable.
    let half = Array(builder.bytes[..<(builder.bytes.count - 40)])
    let walked = try ZIPDirectory.open(Self.open(half))
    var again = walked.entries()
    entries = []
    while let entry = try again.next() { entries.append(entry) }
    #expect(entries.map(\.name) == ["mimetype", "META-INF/", "META-INF/container.xml"])
    #expect(again.endsEarly)
    #expect(try walked.contents(of: entries[2], upTo: 1 << 20).extent == .truncated)
  }

  static let contradictions: [(name: String, change: @Sendable (inout [UInt8]) -> Void, error: ZIPError)] = [
    ("no archive", { $0 = [UInt8](repeating: 0x50, count: 9000) }, .noDirectory),
    ("nothing", { $0 = [] }, .noDirectory),
    (
      "a directory larger than the file", { $0.patch(UInt32(1 << 30), at: $0.count - 10) },
      .malformed("a central directory that is larger than the file")
    ),
    (
      "a directory behind the end", { $0.patch(UInt32(1 << 30), at: $0.count - 6) },
      .malformed("no central directory where the end record says")
    ),
    ("a disk number", { $0.patch(UInt16(3), at: $0.count - 18) }, .spanned),
    (
      "too many entries", { $0.patch(UInt16(9), at: $0.count - 12) },
      .malformed("fewer entries than the end record says")
    ),
    (
      "a name that is too long", { $0.patch(UInt16(0xFFFF), at: Int($0.littleEndian($0.count - 6)) + 28) },
      .malformed("an entry that is longer than the central directory")
    ),
    (
      "an entry behind the directory",
      { $0.patch(UInt32(0x7FFF_FFFF), at: Int($0.littleEndian($0.count - 6)) + 42) },
      .malformed("an entry that is said to start behind the central directory")
    ),
    (
      "an entry that is no local header",
      { $0.patch(UInt32(3), at: Int($0.littleEndian($0.count - 6)) + 42) },
      .malformed("no local header where an entry should start")
    ),
    ("a wrong CRC", { $0.patch(UInt32(3), at: Int($0.littleEndian($0.count - 6)) + 16) }, .checksum),
    (
      "a wrong size", { $0.patch(UInt32(3), at: Int($0.littleEndian($0.count - 6)) + 24) },
      .malformed("an entry whose contents do not have the size that is said")
    ),
    ("encryption", { $0.patch(UInt16(1), at: Int($0.littleEndian($0.count - 6)) + 8) }, .encrypted),
    (
      "method 99", { $0.patch(UInt16(99), at: Int($0.littleEndian($0.count - 6)) + 10) },
      .unsupportedMethod(99)
    ),
  ]

  @Test(arguments: contradictions)
  func rejectsContradictions(row: (name: String, change: @Sendable (inout [UInt8]) -> Void, error: ZIPError))
    throws
  {
    var bytes = Self.sample().archive()
    row.change(&bytes)
    #expect(throws: row.error) {
      let directory = try ZIPDirectory(Self.open(bytes))
      for entry in try directory.first(100) { _ = try directory.contents(of: entry, upTo: 1 << 20) }
    }
  }

  @Test func rejectsInvalidDeflateData() throws {
    var builder = Self.sample()
    let start = builder.bytes.count
    builder.add("x", Self.text, deflate: true)
    var bytes = builder.archive()
    bytes.replaceSubrange(start + 31..<start + 40, with: repeatElement(0xFF, count: 9))
    let directory = try ZIPDirectory(Self.open(bytes))
    let entry = try #require(try directory.entry(named: "x"))
    #expect(throws: ZIPError.inflate(.corrupt("invalid block type"))) {
      try directory.contents(of: entry, upTo: 1 << 20)
    }
  }

  @Test func emptyArchive() throws {
    for prefix in [[], [1, 2, 3]] as [[UInt8]] {
      let directory = try ZIPDirectory(Self.open(prefix + ZIPBuilder().archive()))
      #expect(try directory.first(5).isEmpty)
      #expect(directory.declaredCount == 0)
    }
  }

  @Test func stepsAreBounded() throws {
    var builder = ZIPBuilder()
    for index in 0..<500 { builder.add("\(index)", []) }
    let reader = try Self.open(builder.archive(), budget: ReadBudget(steps: 100))
    let directory = try ZIPDirectory(reader)
    #expect(throws: ZIPError.read(.budget)) { try directory.first(1000) }
    #expect(reader.isBudgetExhausted)
  }

  static let names: [(bytes: [UInt8], flags: UInt16, name: String)] = [
    (Array("plain.txt".utf8), 0, "plain.txt"),
    (Array("grün.txt".utf8), 0x0800, "grün.txt"),
    (Array("grün.txt".utf8), 0, "grün.txt"),
    ([0x67, 0x72, 0x81, 0x6E], 0, "grün"),
    ([0x67, 0xFF], 0, "g\u{A0}"),
    ([0xC5, 0xE1, 0xFE], 0, "┼ß■"),
    ([0x67, 0xFF], 0x0800, "g\u{FFFD}"),
  ]

  @Test(arguments: names)
  func decodesNames(row: (bytes: [UInt8], flags: UInt16, name: String)) {
    let entry = ZIPEntry(
      nameBytes: row.bytes, flags: row.flags, method: 0, crc32: 0, compressedSize: 0, uncompressedSize: 0,
      headerOffset: 0, extra: [])
    #expect(entry.name == row.name)
  }

  /// Every prefix and thousands of damaged copies: any result, but no trap or endless loop.
  @Test func survivesTruncationAndDamage() throws {
    var random = Deterministic(state: 42)
    let wide = Self.sample { $0.usesZIP64 = true }.archive(comment: "c")
    let streamed = Self.sample { $0.usesDescriptors = true }.archive()
    var read = 0
    func visit(_ bytes: [UInt8]) {
      guard let reader = try? Self.open(bytes), let directory = try? ZIPDirectory.open(reader) else { return }
      for entry in (try? directory.first(20)) ?? [] {
        if let contents = try? directory.contents(of: entry, upTo: 1000) {
          #expect(contents.bytes.count <= 1000)
          read += 1
        }
      }
    }
    for bytes in [wide, streamed] {
      for count in bytes.indices { visit(Array(bytes[..<count])) }
      for _ in 0..<3000 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        visit(damaged)
      }
    }
    #expect(read > 3000)
  }
}
