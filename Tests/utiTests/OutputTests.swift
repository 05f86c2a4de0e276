import PropertyLists
import Testing

@testable import uti

@Suite struct JSONWriterTests {
  private func written(indented: Bool = false, _ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(indented: indented)
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func keysStayInOrderAndEmptyFieldsAreLeftOut() {
    let text = written {
      $0.object {
        $0.field("z", 1)
        $0.field("none", nil as String?)
        $0.field("empty", [String]())
        $0.field("a", ["x", "y"])
        $0.key("o")
        $0.object { _ in }
        $0.field("t", true)
      }
    }
    #expect(text == #"{"z":1,"a":["x","y"],"o":{},"t":true}"#)
  }

  @Test(arguments: [
    ("a\"b\\c", #""a\"b\\c""#), ("\n\t\r\u{0}\u{1B}", #""\n\t\r\u0000\u001b""#),
    ("\u{7F}\u{85}\u{9B}", #""\u007f\u0085\u009b""#), ("é©文", "\"é©文\""), ("", "\"\""),
  ])
  func textIsEscaped(text: String, expected: String) { #expect(written { $0.value(text) } == expected) }

  @Test func invalidBytesAreReplaced() {
    #expect(written { $0.object { $0.field("p", bytes: [0x61, 0xFF]) } } == "{\"p\":\"a\u{FFFD}\"}")
  }

  @Test(arguments: [
    (1.5, "1.5"), (2.0, "2"), (.nan, "null"), (.infinity, "null"), (1e300, "1e+300"), (-0.25, "-0.25"),
  ])
  func numbers(number: Double, expected: String) { #expect(written { $0.value(number) } == expected) }

  @Test func recordsAreSeparated() {
    let text = written { json in
      for number in 1...2 {
        json.object { $0.field("n", number) }
        json.endRecord()
      }
    }
    #expect(text == "{\"n\":1}\n{\"n\":2}\n")
  }

  @Test func indented() {
    let text = written(indented: true) { $0.array { $0.object { $0.field("a", 1) } } }
    #expect(text == "[\n  {\n    \"a\": 1\n  }\n]")
  }
}

@Suite struct PrintableTextTests {
  @Test(arguments: [
    ([0x61, 0x62], "ab"), ([0x1B, 0x5B, 0x41], #"\x1B[A"#), ([0x61, 0xFF], #"a\xFF"#), ([0x5C], #"\\"#),
    (Array("\u{202E}gpj.exe".utf8), #"\u{202E}gpj.exe"#), (Array("\u{9B}".utf8), #"\u{9B}"#),
    (Array("👨‍👩‍👧 é".utf8), "👨‍👩‍👧 é"), ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#), ([0x0A], #"\x0A"#),
  ])
  func escapes(bytes: [UInt8], expected: String) { #expect(PrintableText.escaped(bytes) == expected) }
}

@Suite struct TerminalTests {
  @Test(
    arguments: [
      (true, ColorChoice.auto, [:], true), (false, .auto, [:], false), (true, .auto, ["TERM": "dumb"], false),
      (true, .auto, ["NO_COLOR": "1"], false), (true, .auto, ["NO_COLOR": ""], true),
      (false, .auto, ["CLICOLOR_FORCE": "1"], true), (false, .auto, ["CLICOLOR_FORCE": "0"], false),
      (true, .auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
      (true, .never, ["CLICOLOR_FORCE": "1"], false),
      (false, .always, ["NO_COLOR": "1"], true),
    ] as [(Bool, ColorChoice, [String: String], Bool)])
  func colours(isTerminal: Bool, choice: ColorChoice, environment: [String: String], expected: Bool) {
    let terminal = Terminal(isTerminal: isTerminal, choice: choice) { environment[$0] }
    #expect(terminal.hasColor == expected)
    #expect(terminal.styled("x", .strong) == (expected ? "\u{1B}[1mx\u{1B}[0m" : "x"))
  }
}

@Suite struct ExitStatusTests {
  @Test func precedence() {
    let order: [Int32] = [130, 74, 70, 65, 2, 1, 0]
    let statuses = order.compactMap { code in ExitStatus.precedence.first { $0.code == code } }
    #expect(statuses.map(\.code) == order)
    for (index, a) in statuses.enumerated() {
      for b in statuses[index...] {
        #expect(a.combined(with: b) == a)
        #expect(b.combined(with: a) == a)
      }
    }
  }
}
