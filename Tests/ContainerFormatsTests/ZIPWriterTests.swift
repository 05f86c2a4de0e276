import Testing

@testable import ByteSources
@testable import ContainerFormats

@Suite struct ZIPWriterTests {
  static func read(_ bytes: [UInt8]) throws -> ZIPDirectory {
    let reader = ByteReader()
    try reader.open(MemorySource(bytes))
    return try ZIPDirectory(reader)
  }

  @Test func roundTrip() throws {
    let files: [(String, [UInt8])] = [
      ("top/IMG_0001.HEIC", Array("still".utf8)), ("top/empty", []), ("top/größe 漢.txt", [UInt8](0...255)),
    ]
    var writer = ZIPWriter()
    var bytes = try writer.folder("top", modified: 1_700_000_001)
    for (path, contents) in files {
      #expect(writer.byteCount == Int64(bytes.count))
      bytes += try writer.file(
        path, size: Int64(contents.count), crc32: CyclicRedundancyCheck.of(contents), modified: 1_700_000_001)
      bytes += contents
    }
    bytes += writer.end()
    let archive = try Self.read(bytes)
    #expect(archive.declaredCount == 4 && archive.prefixLength == 0)
    let entries = try archive.first(10)
    #expect(entries.map(\.name) == ["top/"] + files.map(\.0))
    #expect(entries.first?.isFolder == true && entries.first?.unixMode == 0o40755)
    #expect(entries.allSatisfy { $0.method == 0 && $0.flags == 0x0800 && !$0.isSymbolicLink })
    for (entry, file) in zip(entries.dropFirst(), files) {
      #expect(try archive.contents(of: entry, upTo: 1 << 20) == .init(bytes: file.1, extent: .whole))
      #expect(entry.extraField(0x5455) == [1, 0x01, 0xF1, 0x53, 0x65])
    }
    // The local headers alone give the same entries.
    let reader = ByteReader()
    try reader.open(MemorySource(bytes))
    #expect(try ZIPDirectory(walking: reader).first(10).map(\.name) == entries.map(\.name))
  }

  @Test func emptyArchive() throws {
    let archive = try Self.read(ZIPWriter().end())
    #expect(archive.declaredCount == 0)
    #expect(try archive.first(1).isEmpty)
  }

  static let dates: [(seconds: Int64?, date: [Int])] = [
    (nil, [1980, 1, 1, 0, 0, 0]), (0, [1980, 1, 1, 0, 0, 0]), (315_532_800, [1980, 1, 1, 0, 0, 0]),
    (951_827_696, [2000, 2, 29, 12, 34, 56]), (1_700_000_000, [2023, 11, 14, 22, 13, 20]),
    (4_354_819_199, [2107, 12, 31, 23, 59, 58]), (4_354_819_200, [1980, 1, 1, 0, 0, 0]),
  ]

  @Test(arguments: dates) func datesInMSDOSFormat(_ row: (seconds: Int64?, date: [Int])) {
    let written = ZIPWriter.DOSTime(row.seconds)
    let (date, time) = (Int(written.date), Int(written.time))
    #expect(
      [date >> 9 + 1980, date >> 5 & 15, date & 31, time >> 11, time >> 5 & 63, time & 31 * 2]
        == row.date)
  }

  @Test(arguments: [
    "", "/a", "a/", "a//b", "..", "a/../b", ".", "a\0b", String(repeating: "a", count: 70_000),
  ])
  func pathsThatLeadOutAreRefused(_ path: String) {
    var writer = ZIPWriter()
    #expect(throws: ZIPWriterError.path(path)) { try writer.file(path, size: 0, crc32: 0) }
    #expect(writer.byteCount == 0 && writer.entryCount == 0)
  }

  @Test func duplicatePathsAreRejected() throws {
    var writer = ZIPWriter()
    _ = try writer.folder("a")
    #expect(throws: ZIPWriterError.duplicate("a")) { try writer.file("a", size: 0, crc32: 0) }
    #expect(throws: ZIPWriterError.size) { try writer.file("b", size: -1, crc32: 0) }
    _ = try writer.file("c", size: .max - 1000, crc32: 0)
    #expect(throws: ZIPWriterError.size) { try writer.file("d", size: 1000, crc32: 0) }
  }

  /// Sizes and offsets beyond 4 GiB, in an archive whose contents are a hole.
  @Test func largeEntriesUseZIP64() throws {
    let size: Int64 = 5 << 30
    var writer = ZIPWriter()
    let first = try writer.file("big", size: size, crc32: 1)
    let second = try writer.file("small", size: 2, crc32: 3)
    let source = HoleSource(chunks: [
      (0, first), (Int64(first.count) + size, second + [1, 2]), (writer.byteCount, writer.end()),
    ])
    let reader = ByteReader()
    try reader.open(source)
    let entries = try ZIPDirectory(reader).first(10)
    #expect(entries.map(\.uncompressedSize) == [size, 2])
    #expect(entries.map(\.compressedSize) == [size, 2])
    #expect(entries.map(\.headerOffset) == [0, Int64(first.count) + size])
    #expect(try ZIPDirectory(reader).dataOffset(of: entries[1]) == Int64(first.count + second.count) + size)
  }

  @Test func manyEntriesUseZIP64() throws {
    var writer = ZIPWriter()
    var bytes: [UInt8] = []
    for index in 0..<70_000 { bytes += try writer.file("\(index)", size: 0, crc32: 0) }
    bytes += writer.end()
    let archive = try Self.read(bytes)
    #expect(archive.declaredCount == 70_000)
  }
}

/// A source of zeros with chunks of bytes between them.
private struct HoleSource: ByteSource {
  var chunks: [(offset: Int64, bytes: [UInt8])]

  var byteCount: Int64? { chunks.map { $0.offset + Int64($0.bytes.count) }.max() }

  func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
    let count = Int(min(Int64(buffer.count), max(0, (byteCount ?? 0) - offset)))
    for index in 0..<count {
      let position = offset + Int64(index)
      let chunk = chunks.last { $0.offset <= position && position < $0.offset + Int64($0.bytes.count) }
      buffer[index] = chunk.map { $0.bytes[Int(position - $0.offset)] } ?? 0
    }
    return count
  }
}
