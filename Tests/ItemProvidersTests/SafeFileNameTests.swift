import Foundation
import Testing

@testable import ItemProviders

@Suite struct SafeFileNameTests {
  static let names: [(base: String, end: String?, name: String)] = [
    ("photo", "heic", "photo.heic"),
    ("", "heic", "item.heic"),
    (".", nil, "item"),
    ("..", "mov", "item.mov"),
    ("a/b\\c", "png", "a-b-c.png"),
    ("/etc/passwd", nil, "-etc-passwd"),
    ("a\u{0}b\r\n\u{1B}[2J", "png", "ab[2J.png"),
    ("gpj\u{202E}exe", "png", "gpjexe.png"),
    ("  spaces  ", "png", "spaces.png"),
    ("a", "p/ng", "a.p-ng"),
    ("a", "", "a"),
    ("12:30", "png", "12:30.png"),
    (".hidden", nil, ".hidden"),
    ("a..b", nil, "a..b"),
  ]

  @Test(arguments: names) func aNameIsMadeSafe(_ row: (base: String, end: String?, name: String)) {
    #expect(SafeFileName.make(row.base, row.end) == row.name)
  }

  @Test(arguments: ["x", "é", "👨‍👩‍👧‍👦", "漢"]) func longNamesAreCutBetweenCharacters(_ character: String) {
    let name = SafeFileName.make(String(repeating: character, count: 400), "heic")
    #expect(name.utf8.count <= 255 && name.hasSuffix(".heic"))
    #expect(name.utf8.count > 255 - character.utf8.count - 1)
    #expect(name.dropLast(5).allSatisfy { String($0) == character })
    let numbered = SafeFileName.numbered(name, 12)
    #expect(numbered.utf8.count <= 255 && numbered.hasSuffix(" 12.heic"))
  }

  @Test func overlongCharacterIsReplaced() {
    let zalgo = "a" + String(repeating: "\u{301}", count: 500)
    #expect(SafeFileName.make(zalgo, "png") == "item.png")
  }

  @Test func everyNameIsOneComponent() {
    for scalar in (0...0x2FFF).compactMap(Unicode.Scalar.init) {
      let name = SafeFileName.make("\(scalar)\(scalar)", "\(scalar)")
      #expect(!name.isEmpty && name != "." && name != ".." && !name.utf8.contains(0) && !name.contains("/"))
    }
  }
}
