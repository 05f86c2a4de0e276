import ByteSources
import Testing

@testable import ContainerFormats

/// Sequence parameter sets from encoders: display sizes, depth, signalled colours.
struct VideoParametersTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var isAdvanced = false
    var configuration: String
    var size: [Int]
    var bitDepth: Int
    var colors: [Int?]

    var bytes: [UInt8] {
      var digits = configuration[...]
      var bytes: [UInt8] = []
      while let byte = UInt8(digits.prefix(2), radix: 16) {
        bytes.append(byte)
        digits = digits.dropFirst(2)
      }
      return bytes
    }

    func read(_ bytes: [UInt8]) throws -> VideoParameters? {
      let reader = ByteReader()
      try reader.open(MemorySource(bytes))
      let view = try reader.available(at: 0, upTo: bytes.count)
      return isAdvanced
        ? HEVCParameters.first(ofConfiguration: view) : AVCParameters.first(ofConfiguration: view)
    }
  }

  static let rows: [Row] = [
    Row(
      testDescription: "x264, High, BT.709, pixels of 4:3",
      configuration:
        "0164000bffe1001c6764000bacd9430ffbc39a808080a0000003002000000641e28532c001000668ebe3cb22c0fdf8f800",
      size: [256, 108], bitDepth: 8, colors: [1, 1]),
    Row(
      testDescription: "x264, High 4:2:2, ten bits, BT.601, pixels of 4:3",
      configuration:
        "017a000bffe1001c677a000bb6cd9430ff970e6a0c0c0c800000030080000019078a14cb01000668ebe3cb22c0fefafa00",
      size: [256, 108], bitDepth: 10, colors: [6, 6]),
    Row(
      testDescription: "x265, Main 10, HLG, pixels of 4:3", isAdvanced: true,
      configuration: hevc
        + "42010102200000030090000003000003001ea0182071f6d96566924caf0e6a12241208000003000800000300c840",
      size: [256, 108], bitDepth: 10, colors: [9, 18]),
    Row(
      testDescription: "x265, Main 10, PQ, scaling lists", isAdvanced: true,
      configuration: hevc
        + "42010102200000030090000003000003001ea0182071f6d96566924e5780b5091009040000030004000003006420",
      size: [192, 108], bitDepth: 10, colors: [9, 16]),
  ]

  /// The record before the arrays, the video parameter set, and the head of the next array.
  private static let hevc =
    "0102200000009000000000001ef000fcfdfafa00000f0220000100"
    + "1840010c01ffff02200000030090000003000003001e95980921"
    + "0001" + "002e"

  @Test(arguments: rows) func readsEncoderOutput(row: Row) throws {
    let parameters = try #require(try row.read(row.bytes))
    #expect([parameters.width, parameters.height] == row.size)
    #expect(parameters.bitDepth == row.bitDepth)
    #expect([parameters.primaries, parameters.transfer] == row.colors)
  }

  /// Truncated anywhere and with any byte changed: no invalid size, and no trap.
  @Test(arguments: rows) func survivesDamage(row: Row) throws {
    let bytes = row.bytes
    for index in bytes.indices {
      var changed = bytes
      for value: UInt8 in [0, 0x80, 0xFF] {
        changed[index] = value
        for candidate in [changed, Array(changed[..<index])] {
          guard let parameters = try row.read(candidate) else { continue }
          #expect(parameters.width > 0 && parameters.height > 0 && (8...16).contains(parameters.bitDepth))
        }
      }
    }
  }

  @Test(
    arguments: [
      ("1210", 44_100, 2), ("1390", 22_050, 2), ("2b9208", 44_100, 2), ("eb8a08", 44_100, 2),
      ("f8fe017700e0", 48_000, 8), ("1690", nil, nil), ("12", nil, nil),
    ] as [(String, Int?, Int?)])
  func readsSound(digits: String, rate: Int?, channels: Int?) {
    let bytes = stride(from: 0, to: digits.utf8.count, by: 2).compactMap {
      UInt8(digits.dropFirst($0).prefix(2), radix: 16)
    }
    let read = AACConfiguration(bytes)
    #expect(read?.sampleRate == rate)
    #expect(read?.channels == channels)
  }
}
