import ByteSources
import FileIdentification
import Testing
import UniformTypes

/// A file that exceeds the time limit is an error; the next one has its own time.
@Suite struct TimeLimitTests {
  private func identifier(_ limit: Duration?) -> FileIdentifier {
    FileIdentifier(.init(magic: .omitted, timeLimit: limit))
  }

  @Test(arguments: [Duration.zero, .seconds(-1)]) func noTime(_ limit: Duration) {
    let error = #expect(throws: IdentificationError.self) {
      try identifier(limit).identify(bytes: Array("words\n".utf8))
    }
    #expect(error?.code == "ETIMEDOUT")
    #expect(error?.message == "it was not done within the time limit")
  }

  @Test(arguments: [Duration.seconds(3600), .seconds(Int64.max), nil]) func enough(_ limit: Duration?) throws
  {
    let identifier = identifier(limit)
    for _ in 0..<2 { #expect(try identifier.identify(bytes: Array("words\n".utf8)).type == .plainText) }
  }

  /// Identification without reading needs no time.
  @Test func names() throws {
    #expect(try identifier(.zero).identify(bytes: [], name: "a.txt").type == .plainText)
  }

  /// A source with slow reads: the first succeeds, the second is refused.
  private final class SlowSource: ByteSource {
    let byteCount: Int64? = 1 << 20
    private(set) var reads = 0

    func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
      reads += 1
      let start = ContinuousClock.now
      while ContinuousClock.now - start < .milliseconds(20) {}
      for index in buffer.indices { buffer[index] = offset == 0 && index < 2 ? [0x50, 0x4B][index] : 0 }
      if offset == 0, buffer.count > 4 { (buffer[2], buffer[3]) = (3, 4) }
      return buffer.count
    }
  }

  @Test func betweenReads() {
    let source = SlowSource()
    let error = #expect(throws: IdentificationError.self) {
      try identifier(.milliseconds(10)).identify(source: source)
    }
    #expect(error?.code == "ETIMEDOUT")
    #expect(source.reads == 1)
  }
}
