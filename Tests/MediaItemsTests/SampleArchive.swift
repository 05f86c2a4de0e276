import ContainerFormats

/// A small ZIP archive for tests.
struct SampleArchive {
  enum Coding: UInt16 { case stored = 0, deflated = 8, unknown = 99 }

  private(set) var local: [UInt8] = []
  private var central: [UInt8] = []
  private var count = 0

  mutating func add(
    _ name: String, _ contents: [UInt8], _ coding: Coding = .stored, encrypted: Bool = false,
    claimed: Int? = nil, breaksChecksum: Bool = false
  ) {
    let data = coding == .deflated ? Self.deflated(contents) : contents
    let check = CyclicRedundancyCheck.of(contents) ^ (breaksChecksum ? 1 : 0)
    let fields =
      Self.little(20, 2) + Self.little(encrypted ? 1 : 0, 2) + Self.little(Int(coding.rawValue), 2)
      + Self.little(0, 4) + Self.little(Int(check), 4) + Self.little(data.count, 4)
      + Self.little(claimed ?? contents.count, 4) + Self.little(name.utf8.count, 2) + Self.little(0, 2)
    central +=
      Array("PK\u{1}\u{2}".utf8) + Self.little(20, 2) + fields + Self.little(0, 10)
      + Self.little(local.count, 4) + Array(name.utf8)
    local += Array("PK\u{3}\u{4}".utf8) + fields + Array(name.utf8) + data
    count += 1
  }

  var bytes: [UInt8] {
    local + central + Array("PK\u{5}\u{6}".utf8) + Self.little(0, 4) + Self.little(count, 2)
      + Self.little(count, 2) + Self.little(central.count, 4) + Self.little(local.count, 4)
      + Self.little(0, 2)
  }

  static func checksum(of contents: [UInt8]) -> UInt32 { CyclicRedundancyCheck.of(contents) }

  /// Returns a deflate stream of short stored blocks (RFC 1951, 3.2.4), so that windows end inside them.
  static func deflated(_ contents: [UInt8], block: Int = 1000) -> [UInt8] {
    var result: [UInt8] = []
    var rest = contents[...]
    repeat {
      let piece = rest.prefix(block)
      rest = rest.dropFirst(block)
      result += [rest.isEmpty ? 1 : 0] + little(piece.count, 2) + little(~piece.count & 0xFFFF, 2) + piece
    } while !rest.isEmpty
    return result
  }

  static func little(_ number: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * $0)) : 0 }
  }
}
