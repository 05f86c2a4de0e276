import FileIdentification
import Foundation
import Testing
import UniformTypes

/// For any order and size of ranges, the settled result is that of the whole file, and proofs are final.
@Suite("Progressive identification") struct ProgressiveTests {
  /// An order of ranges.
  enum Feeding: String, CaseIterable, Sendable {
    case asAsked, inOrder, inOrderWithoutLength, byteByByte, scattered
  }

  @Test(arguments: Feeding.allCases) func settledResultEqualsWholeFile(_ feeding: Feeding) throws {
    let identifier = FileIdentifier()
    var wrong: [String] = []
    for (exhibit, whole) in try Exhibit.answers.get() {
      var numbers = Numbers(seed: UInt64(exhibit.bytes.count))
      let (settled, asked) = try settle(exhibit.bytes, exhibit.fileName, feeding, identifier, &numbers)
      if settled != whole { wrong.append(exhibit.name) }
      if feeding == .asAsked, asked > max(exhibit.bytes.count, 64 << 10) {
        wrong.append("\(exhibit.name): \(asked) bytes")
      }
    }
    #expect(wrong.isEmpty)
  }

  /// Feeds a file until it is settled; `asked` is the number of requested bytes.
  private func settle(
    _ bytes: [UInt8], _ name: String, _ feeding: Feeding, _ identifier: FileIdentifier,
    _ numbers: inout Numbers
  ) throws -> (settled: Identification?, asked: Int) {
    var progress = ProgressiveIdentifier(
      name: name, byteCount: feeding == .inOrderWithoutLength ? nil : Int64(bytes.count))
    var asked = 0
    var pieces = pieces(of: bytes.count, feeding, &numbers)[...]
    while true {
      switch try progress.state(by: identifier) {
      case .settled(let identification): return (identification, asked)
      case .needs(let range, let estimate):
        if range.isEmpty || !estimate.isIncomplete || estimate.certainty == .proven {
          Issue.record("\(name), \(feeding): \(range) is needed, and \(estimate) stands")
        }
        if feeding == .asAsked {
          #expect(range.upperBound <= Int64(bytes.count))
          asked += range.count
          progress.add(Array(bytes[Int(range.lowerBound)..<Int(range.upperBound)]), at: range.lowerBound)
        } else if let piece = pieces.popFirst() {
          progress.add(Array(bytes[piece]), at: Int64(piece.lowerBound))
        } else {
          guard progress.byteCount == nil else { return (nil, asked) }
          progress.finish()
        }
      }
    }
  }

  private func pieces(of count: Int, _ feeding: Feeding, _ numbers: inout Numbers) -> [Range<Int>] {
    let longest =
      switch feeding {
      case .asAsked: 0
      case .inOrder, .inOrderWithoutLength: 1000
      // Single bytes of a long file would take too long.
      case .byteByByte: count > 8192 ? 64 : 1
      case .scattered: 600
      }
    var pieces: [Range<Int>] = []
    var start = 0
    while start < count, longest > 0 {
      let end = min(count, start + (feeding == .scattered ? 1 + numbers.next(below: longest) : longest))
      pieces.append(start..<end)
      start = end
    }
    if feeding == .scattered || feeding == .byteByByte {
      for index in pieces.indices.dropFirst() { pieces.swapAt(index, numbers.next(below: index + 1)) }
    }
    return pieces
  }

  /// A reproducible pseudorandom sequence.
  struct Numbers {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
  }

  // MARK: Stored and rejected bytes

  @Test func firstBytesAreKept() throws {
    var progress = ProgressiveIdentifier(byteCount: 8)
    progress.add([0x47, 0x49, 0x46, 0x38], at: 0)
    progress.add([0, 0, 0, 0, 0x39, 0x61, 0, 0], at: 0)
    guard case .settled(let found) = try progress.state(by: FileIdentifier()) else {
      Issue.record("all bytes came")
      return
    }
    #expect(found.type == .gif)
  }

  @Test func invalidOffsetsAreIgnored() throws {
    var progress = ProgressiveIdentifier(byteCount: 4)
    progress.add([1, 2, 3], at: -1)
    progress.add([1, 2, 3], at: .max)
    guard case .needs(let range, _) = try progress.state(by: FileIdentifier()) else {
      Issue.record("nothing came")
      return
    }
    #expect(range == 0..<4)
  }

  @Test func shorterFileThanStated() throws {
    let bytes = Array("GIF89a".utf8)
    var progress = ProgressiveIdentifier(name: "a.gif", byteCount: 4096)
    progress.append(bytes)
    progress.finish()
    let identifier = FileIdentifier()
    #expect(
      try progress.state(by: identifier) == .settled(identifier.identify(bytes: bytes, name: "a.gif")))
  }

  /// Unrequested bytes do not increase memory use.
  @Test func unrequestedBytesAreBounded() throws {
    // A ZIP archive with its directory behind more than the stored bytes.
    var progress = ProgressiveIdentifier(byteCount: 100 << 20)
    progress.append([0x50, 0x4B, 0x03, 0x04] + [UInt8](repeating: 0, count: 4092))
    let identifier = FileIdentifier()
    for _ in 0..<40 {
      guard case .needs = try progress.state(by: identifier) else { break }
      progress.append([UInt8](repeating: 0, count: 1 << 20))
      #expect(progress.keptBytes <= ProgressiveIdentifier.keptByteCount + (1 << 20))
    }
  }
}
