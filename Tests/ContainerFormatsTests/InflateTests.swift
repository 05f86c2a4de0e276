import Testing

@testable import ContainerFormats

@Suite struct InflateTests {
  static let text = Array(String(repeating: "Lorem ipsum dolor sit amet, ", count: 3000).utf8)
  static let formats: [(Inflater.Format, Int32)] = [(.raw, -15), (.zlib, 15), (.gzip, 31)]

  @Test(arguments: formats)
  func inflatesWholeLimitedAndTruncated(format: Inflater.Format, windowBits: Int32) throws {
    let input = deflated(Self.text, windowBits: windowBits)
    let whole = try Inflate.bytes(of: input, as: format, upTo: .max)
    #expect(whole == .init(bytes: Self.text, extent: .whole, used: input.count))
    #expect(try Inflate.bytes(of: input, as: format, upTo: Self.text.count).extent == .whole)
    let limited = try Inflate.bytes(of: input, as: format, upTo: Self.text.count - 1)
    #expect(limited.extent == .limited)
    #expect(limited.bytes.count == Self.text.count - 1)
    let cut = try Inflate.bytes(of: Array(input.dropLast()), as: format, upTo: .max)
    #expect(cut.extent == .truncated)
    #expect(Self.text.starts(with: cut.bytes))
    #expect(try Inflate.bytes(of: [], as: format, upTo: 10) == .init(bytes: [], extent: .truncated, used: 0))
    #expect(try Inflate.bytes(of: input, as: format, upTo: 0).extent == .limited)
  }

  @Test(arguments: formats)
  func inflatesByteByByte(format: Inflater.Format, windowBits: Int32) throws {
    let input = deflated(Self.text, windowBits: windowBits)
    var inflater = try Inflater(format)
    var output: [UInt8] = []
    var state = Inflater.State.needsInput
    for byte in input {
      state = try withUnsafeBytes(of: byte) {
        try inflater.inflate($0, appendingTo: &output, upTo: .max).state
      }
    }
    #expect(state == .finished)
    #expect(output == Self.text)
  }

  @Test func limitsAZipBomb() throws {
    let bomb = deflated([UInt8](repeating: 0, count: 20_000_000))
    #expect(bomb.count < 30_000)
    let output = try Inflate.bytes(of: bomb, as: .raw, upTo: 10_000)
    #expect(output.bytes.count == 10_000)
    #expect(output.extent == .limited)
    #expect(output.used < 1000)
  }

  @Test func joinsGzipMembers() throws {
    let input = deflated([1, 2, 3], windowBits: 31) + deflated([4, 5], windowBits: 31)
    #expect(try Inflate.bytes(of: input + [9, 9, 9], as: .gzip, upTo: 100).bytes == [1, 2, 3, 4, 5])
    #expect(try Inflate.bytes(of: input + [9, 9, 9], as: .gzip, upTo: 100).used == input.count)
  }

  static let broken: [([UInt8], Inflater.Format, InflateError)] = [
    ([0xFF, 0xFF], .raw, .corrupt("invalid block type")),
    ([0x78, 0x00], .zlib, .corrupt("incorrect header check")),
    ([0x1F, 0x8C, 8, 0], .gzip, .corrupt("incorrect header check")),
    ([0x78, 0xBB, 0, 0, 0, 1, 0], .zlib, .needsDictionary),
  ]

  @Test(arguments: broken)
  func saysWhatIsWrong(input: [UInt8], format: Inflater.Format, error: InflateError) {
    #expect(throws: error) { try Inflate.bytes(of: input, as: format, upTo: 100) }
  }

  @Test func standardChecksums() {
    #expect(CyclicRedundancyCheck.of(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(CyclicRedundancyCheck.of([]) == 0)
    var check = CyclicRedundancyCheck()
    for chunk in ["1234", "", "56789"] { Array(chunk.utf8).withUnsafeBytes { check.update($0) } }
    #expect(check.value == 0xCBF4_3926)
  }
}
