import Testing

@testable import PropertyLists

/// Scanning of markup, eight bytes at once or one by one.
struct MarkupScannerTests {
  @Test func findsBytesAtAnyOffset() {
    for length in 0..<40 {
      for place in 0...length {
        // 0x3D and 0xBC differ from the byte in one bit each.
        var text = (0..<length).map { $0 % 2 == 0 ? UInt8(0x3D) : 0xBC }
        if place < length { text[place] = 0x3C }
        for start in 0...length {
          var scanner = MarkupScanner(text)
          scanner.index = start
          scanner.skip(to: 0x3C)
          #expect(scanner.index == (start <= place ? place : length))
        }
      }
    }
  }

  @Test func skipsPastRepeatedPrefixes() {
    var scanner = MarkupScanner(Array("a -- -> --> b".utf8))
    let isFound = scanner.skip(past: "-->")
    #expect(isFound && scanner.index == 11)
    let isFoundAgain = scanner.skip(past: "-->")
    #expect(!isFoundAgain)
    #expect(scanner.index == scanner.bytes.count)
  }

  @Test func returnsAttributeRanges() throws {
    let text = "<a:b c='1' d = \"<2>\"/>"
    var scanner = MarkupScanner(Array(text.utf8))
    var attributes: [MarkupAttribute] = []
    let tag = try scanner.startTag(&attributes)
    func part(_ range: Range<Int>) -> String { String(decoding: scanner.bytes[range], as: UTF8.self) }
    #expect(part(tag.name) == "a:b")
    #expect(tag.isEmpty)
    #expect(attributes.map { part($0.name) } == ["c", "d"])
    #expect(attributes.map { part($0.value) } == ["1", "<2>"])
    #expect(scanner.index == scanner.bytes.count)
  }

  @Test(arguments: ["<>", "<a b>", "<a b=>", "<a b=c>", "<a b='c>", "<a b='c'd='e'>", "<a"])
  func refusesBrokenTags(_ text: String) {
    var scanner = MarkupScanner(Array(text.utf8))
    #expect(throws: MarkupError.self) { try scanner.startTag() }
  }
}
