import FileIdentification
import Foundation
import SystemPackage
import Testing
import UniformTypes

/// One pool for any number of tasks: answers as one identifier's, ends in the middle, and no task held up by another.
@Suite("Pool of identifiers") struct PoolTests {
  private static let plain = FileIdentifier.Options(magic: .omitted)

  @Test(arguments: [1, 2, 8]) func resultsEqualThoseOfAnIdentifier(_ threads: Int) async throws {
    let pool = FileIdentifierPool(threads: threads)
    try await pool.warmUp()
    let wanted = try Exhibit.answers.get().prefix(600)
    let answers = try await withThrowingTaskGroup(of: (Int, Identification).self) { group in
      for (index, (exhibit, _)) in wanted.enumerated() {
        group.addTask { (index, try await pool.identify(bytes: exhibit.bytes, name: exhibit.fileName)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(answers.count == wanted.count)
    let wrong = wanted.enumerated().filter { answers[$0.offset] != $0.element.answer }
    #expect(wrong.isEmpty, "\(wrong.map(\.element.exhibit.name))")
  }

  @Test func pathsAndDescriptors() async throws {
    let pool = FileIdentifierPool(Self.plain, threads: 1)
    let path = FilePath("\(Exhibit.folder.path)/../Fixtures/Media/live/IMG_0002.HEIC")
    #expect(try await pool.identify(path: path).type == .heic)
    let file = try FileDescriptor.open(path, .readOnly)
    defer { try? file.close() }
    #expect(try await pool.identify(descriptor: file, name: "a.jpg").agreement == .sibling)
    #expect(try FileIdentifier(Self.plain).identify(path: path.string).type == .heic)
    #expect(try FileIdentifier(Self.plain).identify(descriptor: file).type == .heic)
    await #expect(throws: IdentificationError.self) { try await pool.identify(path: "/nowhere/at/all") }
  }

  @Test func borrowedBytes() throws {
    let identifier = FileIdentifier(Self.plain)
    for exhibit in Exhibit.fixtures {
      #expect(
        try identifier.identify(exhibit.bytes.span.bytes, name: exhibit.name)
          == identifier.identify(bytes: exhibit.bytes, name: exhibit.name))
    }
    #expect(try identifier.identify([UInt8]().span.bytes).certainty == .unknown)
  }

  // MARK: Ends

  /// Blocks the only thread until opened.
  private final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let (entrances, entrance) = AsyncStream.makeStream(of: Void.self)

    func wait() {
      entrance.yield()
      semaphore.wait()
    }
    func open() { semaphore.signal() }
    /// Waits until a thread is blocked.
    func entered() async { for await _ in entrances { return } }
  }

  private static let gif = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3B]

  @Test func cancelledWaitingTaskEndsAtOnce() async throws {
    let pool = FileIdentifierPool(Self.plain, threads: 1)
    let gate = Gate()
    let busy = Task { try await pool.withIdentifier { _ in gate.wait() } }
    await gate.entered()
    let waiting = Task { try await pool.identify(bytes: [1, 2, 3]) }
    waiting.cancel()
    let error = await #expect(throws: IdentificationError.self) { try await waiting.value }
    #expect(error?.code == "ECANCELED")
    gate.open()
    try await busy.value
    #expect(try await pool.identify(bytes: Self.gif).type == .gif)
  }

  @Test func waitingCountsTowardsTheLimit() async throws {
    let pool = FileIdentifierPool(Self.plain, threads: 1)
    let gate = Gate()
    let busy = Task { try await pool.withIdentifier { _ in gate.wait() } }
    await gate.entered()
    let error = await #expect(throws: IdentificationError.self) {
      try await pool.identify(bytes: [1, 2, 3], timeLimit: .milliseconds(20))
    }
    #expect(error?.code == "ETIMEDOUT")
    gate.open()
    try await busy.value
  }

  /// A source that never ends.
  private struct EndlessSource: AsyncRangeSource {
    let byteCount: Int64? = nil
    let asked: AsyncStream<Void>.Continuation
    func bytes(in range: Range<Int64>) async throws -> [UInt8] {
      asked.yield()
      try await Task.sleep(for: .seconds(3600))
      return []
    }
  }

  @Test func cancellingEndsWaitingForSource() async throws {
    let pool = FileIdentifierPool(Self.plain, threads: 1)
    let (entrances, entrance) = AsyncStream.makeStream(of: Void.self)
    let task = Task { try await pool.identify(source: EndlessSource(asked: entrance)) }
    for await _ in entrances { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellingEndsNoOtherRequest() async throws {
    let pool = FileIdentifierPool(Self.plain, threads: 1)
    let gate = Gate()
    let cut = Task {
      try await pool.withIdentifier { identifier in
        gate.wait()
        return try identifier.identify(bytes: Self.gif)
      }
    }
    let next = Task { try await pool.identify(bytes: Self.gif) }
    await gate.entered()
    cut.cancel()
    gate.open()
    await #expect(throws: IdentificationError.self) { try await cut.value }
    #expect(try await next.value.type == .gif)
  }

  // MARK: Streams

  /// An object that counts its ranges.
  private actor StoredObject: AsyncRangeSource {
    let bytes: [UInt8]
    nonisolated let byteCount: Int64?
    private(set) var ranges: [Range<Int64>] = []

    init(_ bytes: [UInt8], saysLength: Bool) {
      self.bytes = bytes
      byteCount = saysLength ? Int64(bytes.count) : nil
    }

    func bytes(in range: Range<Int64>) -> [UInt8] {
      ranges.append(range)
      return Array(bytes[range.clamped(to: 0..<Int64(bytes.count)).indices(in: bytes)])
    }
  }

  @Test(arguments: [true, false]) func objects(_ saysLength: Bool) async throws {
    let pool = FileIdentifierPool(threads: 2)
    var wrong: [String] = []
    for (exhibit, answer) in try Exhibit.answers.get() {
      let object = StoredObject(exhibit.bytes, saysLength: saysLength)
      let found = try await pool.identify(source: object, name: exhibit.fileName)
      if found != answer { wrong.append(exhibit.name) }
      let asked = await object.ranges.reduce(0) { $0 + $1.count }
      // libmagic reads 256 KiB.
      if asked > max(exhibit.bytes.count + 4096, 260 << 10) {
        wrong.append("\(exhibit.name): \(asked) bytes")
      }
    }
    #expect(wrong.isEmpty)
  }

  private struct Lost: Error {}

  private struct LostObject: AsyncRangeSource {
    let byteCount: Int64? = 10
    func bytes(in range: Range<Int64>) async throws -> [UInt8] { throw Lost() }
  }

  @Test func sourceErrorsAreRethrown() async {
    let pool = FileIdentifierPool(Self.plain, threads: 1)
    await #expect(throws: Lost.self) { try await pool.identify(source: LostObject()) }
  }

  private func body(_ bytes: [UInt8], by count: Int) -> AsyncStream<[UInt8]> {
    AsyncStream { continuation in
      for start in stride(from: 0, to: bytes.count, by: count) {
        continuation.yield(Array(bytes[start..<min(bytes.count, start + count)]))
      }
      continuation.finish()
    }
  }

  @Test func bodiesAreReadUntilDecided() async throws {
    let pool = FileIdentifierPool(threads: 1)
    var wrong: [String] = []
    for (exhibit, answer) in try Exhibit.answers.get() {
      var iterator = body(exhibit.bytes, by: 700).makeAsyncIterator()
      let prefix = try await pool.identify(prefixOf: &iterator, name: exhibit.fileName, upTo: .max)
      if prefix.identification != answer { wrong.append(exhibit.name) }
      var all = prefix.bytes
      while let chunk = await iterator.next() { all += chunk }
      if all != exhibit.bytes { wrong.append("\(exhibit.name): other bytes") }
    }
    #expect(wrong.isEmpty)
  }

  /// A ZIP archive is identified by its end.
  @Test func limitGivesAnIncompleteResult() async throws {
    let pool = FileIdentifierPool(threads: 1)
    let bytes = [0x50, 0x4B, 0x03, 0x04] + [UInt8](repeating: 0, count: 20_000)
    var iterator = body(bytes, by: 700).makeAsyncIterator()
    let prefix = try await pool.identify(
      prefixOf: &iterator, name: "a.docx", byteCount: Int64(bytes.count), upTo: 5000)
    #expect(prefix.identification.isIncomplete)
    #expect(prefix.identification.certainty != .proven)
    #expect(prefix.bytes.count < 6000)
    #expect(!prefix.isWhole)
  }
}

extension Range<Int64> {
  fileprivate func indices(in bytes: [UInt8]) -> Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
