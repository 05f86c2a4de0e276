import Testing

@testable import MediaItems

@Suite struct PackedNamesTests {
  private static func read(_ names: [[UInt8]]) -> [[UInt8]] {
    var packed = PackedNames()
    for name in names { name.withUnsafeBufferPointer { packed.append($0) } }
    #expect(packed.count == names.count)
    var found: [[UInt8]] = []
    packed.forEach { found.append($0) }
    return found
  }

  @Test(arguments: [
    [], [""], ["a"], ["a", "a"], ["IMG_0001.JPG", "IMG_0002.JPG", "IMG_0002.MOV", "IMG"],
    ["b", "", "ba", "a"],
  ]) func namesComeBackInOrder(_ names: [String]) {
    let bytes = names.map { Array($0.utf8) }
    #expect(Self.read(bytes) == bytes)
  }

  @Test func namesNeedNoEncodingAndNoOrder() {
    var seed: UInt32 = 7
    func next(_ limit: Int) -> Int {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Int(seed >> 8) % limit
    }
    // 2,000 names of up to 255 bytes fill several blocks.
    let names = (0..<2000).map { _ -> [UInt8] in
      let kept = [UInt8](repeating: UInt8(0x80 + next(2)), count: next(250))
      return kept + (0..<next(6)).map { _ in [0x41, 0xFF, 0x2E, 0x0A][next(4)] }
    }
    #expect(Self.read(names) == names)
  }
}
