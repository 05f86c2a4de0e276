import ByteSources
import FileIdentification
import Testing
import UniformTypes

/// The cost of identification in reads and bytes.
@Suite struct CountedReadsTests {
  /// The limit for a kind of file.
  struct Bar: Sendable, CustomTestStringConvertible {
    var suffixes: [String]
    var reads: Int
    var bytes: Int
    var testDescription: String { suffixes.joined(separator: ", ") }
  }

  static let bars = [
    Bar(suffixes: ["jpg", "jpeg", "png", "gif"], reads: 2, bytes: 16 << 10),
    Bar(suffixes: ["heic"], reads: 3, bytes: 32 << 10),
    Bar(suffixes: ["mov", "mp4"], reads: 4, bytes: 64 << 10),
  ]

  /// Above all formats; a reader that needs more exceeds the budget.
  static let maxReads = 10

  private static func identify(_ bytes: [UInt8], name: String? = nil) throws -> CountingSource {
    let source = CountingSource(bytes)
    _ = try FileIdentifier(FileIdentifier.Options(magic: .omitted)).identify(source: source, name: name)
    return source
  }

  private static func cost(_ source: CountingSource) -> Int {
    source.requests.reduce(0) { sum, request in
      sum + Int(max(0, min(request.upperBound, Int64(source.bytes.count)) - request.lowerBound))
    }
  }

  @Test(arguments: bars) func fixturesStayWithinLimits(_ bar: Bar) throws {
    let files = Exhibit.fixtures.filter { file in
      bar.suffixes.contains { file.name.lowercased().hasSuffix("." + $0) }
    }
    #expect(!files.isEmpty)
    for file in files {
      let source = try Self.identify(file.bytes)
      #expect(source.requests.count <= bar.reads, "\(file.name): \(source.requests)")
      #expect(Self.cost(source) <= bar.bytes, "\(file.name): \(Self.cost(source)) bytes")
    }
  }

  @Test(arguments: Exhibit.everything) func everyFormatStaysWithinLimits(_ exhibit: Exhibit) throws {
    guard !exhibit.bytes.isEmpty else { return }
    let source = try Self.identify(exhibit.bytes)
    #expect(source.requests.count <= Self.maxReads, "\(source.requests)")
  }

  /// The same with a megabyte appended: long files must not be read to the end.
  @Test(arguments: Exhibit.everything) func lengthDoesNotAddReads(_ exhibit: Exhibit) throws {
    guard !exhibit.bytes.isEmpty else { return }
    let source = try Self.identify(exhibit.bytes + Bytes.zeros(1 << 20))
    #expect(source.requests.count <= Self.maxReads, "\(source.requests)")
    #expect(Self.cost(source) <= 256 << 10, "\(Self.cost(source)) bytes")
  }

  @Test func mediaDataIsNotRead() throws {
    let movies = Exhibit.fixtures.filter { $0.name.hasSuffix(".mov") || $0.name.hasSuffix(".mp4") }
    #expect(movies.count > 4)
    for movie in movies {
      let data = try #require(Self.mediaData(movie.bytes), "\(movie.name)")
      for request in try Self.identify(movie.bytes).requests.dropFirst() {
        #expect(!data.contains(request.lowerBound), "\(movie.name): \(request) in \(data)")
      }
    }
  }

  /// A sparse movie of a gigabyte.
  @Test func middleOfLargeMovieIsNotRead() throws {
    let head = Bytes.ftyp("qt  ", "qt  ") + Bytes.big32(1 << 30) + Bytes.ascii("mdat")
    let tail = Bytes.movie(Bytes.track("vide", "hvc1"))
    let source = SparseSource(
      head: head, tail: tail, count: Int64(head.count) - 8 + 1 << 30 + Int64(tail.count))
    let result = try FileIdentifier(FileIdentifier.Options(magic: .omitted)).identify(source: source)
    #expect(result.type == .quickTimeMovie && result.damage == nil)
    #expect(source.requests.count <= 4)
    for request in source.requests.dropFirst() {
      #expect(request.lowerBound >= source.count - Int64(tail.count) - 8)
    }
  }

  private static func mediaData(_ bytes: [UInt8]) -> Range<Int64>? {
    var offset = 0
    while offset + 8 <= bytes.count {
      let size = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      if bytes[offset + 4..<offset + 8].elementsEqual("mdat".utf8) {
        return Int64(offset + 16)..<Int64(min(bytes.count, offset + size))
      }
      if size < 8 { return nil }
      offset += size
    }
    return nil
  }
}

/// A long source of zeros with given ends.
final class SparseSource: ByteSource {
  let head: [UInt8]
  let tail: [UInt8]
  let count: Int64
  private(set) var requests: [Range<Int64>] = []

  init(head: [UInt8], tail: [UInt8], count: Int64) {
    (self.head, self.tail, self.count) = (head, tail, count)
  }

  var byteCount: Int64? { count }

  func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
    let end = min(count, offset + Int64(buffer.count))
    guard offset < end else { return 0 }
    requests.append(offset..<end)
    for (index, position) in (offset..<end).enumerated() {
      let fromTail = Int(position - (count - Int64(tail.count)))
      buffer[index] = position < Int64(head.count) ? head[Int(position)] : fromTail >= 0 ? tail[fromTail] : 0
    }
    return Int(end - offset)
  }
}
