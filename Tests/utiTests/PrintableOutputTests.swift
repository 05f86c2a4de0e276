import Foundation
import MediaItems
import PropertyLists
import SystemPackage
import Testing

@testable import uti

/// The output of the command has no active control characters.
@Suite struct PrintableOutputTests {
  private static func escaped(_ bytes: [UInt8], styles: Bool = false) -> String {
    var result: [UInt8] = []
    PrintableOutput.append(bytes, to: &result, passing: styles ? .styles : [])
    return String(decoding: result, as: UTF8.self)
  }

  @Test(arguments: [
    ("plain text, longer than a word\nand a line\n", "plain text, longer than a word\nand a line\n"),
    ("4032×3024 · é文👨‍👩‍👧 ❤️", "4032×3024 · é文👨‍👩‍👧 ❤️"), ("a\tb\r\nc", "a\tb\r\nc"),
    ("\u{1B}[31m", #"\x1B[31m"#), ("12345678\u{7F}", #"12345678\x7F"#), ("a\rb", #"a\x0Db"#),
    ("\r", #"\x0D"#),
    ("\u{9B}31m", #"\u{9B}31m"#), ("\u{202E}\u{2066}\u{200F}\u{61C}", #"\u{202E}\u{2066}\u{200F}\u{61C}"#),
    ("\u{2028}\u{2029}\u{200B}\u{FEFF}\u{AD}", #"\u{2028}\u{2029}\u{200B}\u{FEFF}\u{AD}"#),
    ("\u{E0041}", #"\u{E0041}"#), (#"\x1B \\ \u{202E}"#, #"\x1B \\ \u{202E}"#),
  ])
  func text(_ text: String, _ expected: String) {
    #expect(Self.escaped(Array(text.utf8)) == expected)
    // Escaping is idempotent.
    #expect(Self.escaped(Array(expected.utf8)) == expected)
  }

  @Test func invalidText() {
    #expect(Self.escaped([0x61, 0xFF, 0xC3, 0x62, 0xE2, 0x80]) == #"a\xFF\xC3b\xE2\x80"#)
  }

  @Test func onlyOwnStylesPass() {
    let styled = Terminal(isTerminal: true, choice: .always).styled("x", .strong)
    #expect(Self.escaped(Array(styled.utf8), styles: true) == styled)
    #expect(Self.escaped(Array(styled.utf8)) == #"\x1B[1mx\x1B[0m"#)
    #expect(Self.escaped(Array("\u{1B}[2J\u{1B}[31;1m".utf8), styles: true) == #"\x1B[2J\x1B[31;1m"#)
  }

  @Test(arguments: [
    ("\u{202E}a", #""\u202ea""#), ("\u{E0041}", #""\udb40\udc41""#), ("\u{200B}", #""\u200b""#),
    ("é©文×", "\"é©文×\""),
  ])
  func json(_ text: String, _ expected: String) {
    var json = JSONWriter()
    json.value(text)
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }
}

/// Cells contain neither formulas nor control characters.
@Suite struct CSVCellTests {
  @Test(arguments: [
    ("a.jpg", "a.jpg", ""), ("=cmd|calc.jpg", "'=cmd|calc.jpg", "PWNtZHxjYWxjLmpwZw=="),
    ("+1", "'+1", "KzE="),
    ("-1", "'-1", "LTE="), ("@x", "'@x", "QHg="), ("＝x", "'＝x", "77ydeA=="), ("'=x", "''=x", "Jz14"),
    ("\tx", #"\x09x"#, "CXg="), ("\rx", #"\x0Dx"#, "DXg="), ("a\nb", #"a\x0Ab"#, "YQpi"),
    ("\u{1B}[31m", #"\x1B[31m"#, "G1szMW0="), ("\u{202E}x", #"\u{202E}x"#, "4oCueA=="),
    ("a,\"b\"", #""a,""b""""#, ""), ("é文", "é文", ""), (#"a\b"#, #"a\\b"#, "YVxi"),
  ])
  func path(_ name: String, _ cell: String, _ bytes: String) {
    var output: [UInt8] = []
    CSV(.basic).write(Record(path: FilePath(name)), to: &output)
    #expect(String(decoding: output, as: UTF8.self).hasPrefix("\(cell),\(bytes),"))
  }

  @Test func listsAreOneCell() throws {
    var record = Record(path: "a.jpg")
    record.item = try MediaItemReader().read(path: FilePath(RunCommand.fixture("live/IMG_0001.JPG").path))
    record.item?.sidecars = ["=a.xmp", "b;c\\.xmp", "d,e.xmp"]
    var output: [UInt8] = []
    CSV(try FieldSelection("sidecars")).write(record, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == "a.jpg,\"'=a.xmp;b\\;c\\\\.xmp;d,e.xmp\"\r\n")
  }

  @Test func numbersStayNumbers() throws {
    var record = Record(path: "a.mov")
    record.item = try MediaItemReader().read(path: FilePath(RunCommand.fixture("live/IMG_0001.MOV").path))
    var output: [UInt8] = []
    CSV(.basic).write(record, to: &output)
    #expect(String(decoding: output, as: UTF8.self).contains(",1.0,10.0,"))
  }
}
