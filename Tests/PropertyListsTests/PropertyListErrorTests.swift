import Testing

@testable import PropertyLists

@Suite struct PropertyListErrorTests {
  /// A text and its error message.
  static let errors: [(text: String, error: String)] = [
    ("", "1:1: expected a value, found the end"),
    ("<plist>\n<dict>\n</array>\n</plist>", "3:1: expected </dict>, found </array>"),
    ("<plist><dict><string>a</string></dict></plist>", "1:14: expected <key> or </dict>, found <string>"),
    ("<plist><dict>\n  text</dict></plist>", "2:3: expected <key> or </dict>, found \"t\""),
    ("<plist><dict><key>a</key></dict></plist>", "1:26: expected a value for the key, found </dict> (in a)"),
    (
      "<plist><dict><key>a</key><array><true/><foo/></array></dict></plist>",
      "1:40: expected dict, array, string, integer, real, true, false, date or data, found <foo> (in a[1])"
    ),
    ("<plist><integer>x</integer></plist>", "1:8: expected an integer, found \"x\""),
    ("<plist><integer/></plist>", "1:8: expected an integer, found nothing"),
    ("<plist><integer>--1</integer></plist>", "1:8: expected an integer, found \"--1\""),
    ("<plist><real>0x1p3</real></plist>", "1:8: expected a real number, found \"0x1p3\""),
    (
      "<plist><date>2023-02-29T00:00:00Z</date></plist>",
      "1:8: expected a date as 2001-01-01T00:00:00Z, found \"2023-02-29T00:00:00Z\""
    ),
    ("<plist><data>A</data></plist>", "1:8: expected base64 in groups of four, found 1 left over"),
    ("<plist><data>AQ=</data></plist>", "1:8: expected base64 in groups of four, found 3 left over"),
    ("<plist><data>A!==</data></plist>", "1:8: expected base64, found \"!\""),
    ("<plist><true/><true/></plist>", "1:15: expected </plist>, found <true/>"),
    ("<plist><true/></plist>\nx", "2:1: expected the end after </plist>, found \"x\""),
    ("<html></html>", "1:1: expected <plist>, found <html>"),
    ("<plist/>", "1:1: expected a value in <plist>, found none"),
    ("<plist><string>a", "1:17: expected </string>, found the end"),
    ("<plist>\n  <!-- a", "2:3: expected --> after the comment, found the end"),
    (
      "<plist><string>\n&nbsp;</string></plist>",
      "2:1: expected &amp;, &lt;, &gt;, &quot;, &apos; or a character reference, found &nbsp;"
    ),
    (
      "<plist><string>&#xD800;</string></plist>",
      "1:16: expected &amp;, &lt;, &gt;, &quot;, &apos; or a character reference, found &#xD800;"
    ),
    (
      "<plist><string>\u{1}</string></plist>",
      "1:16: expected a character that XML allows, found control character 1"
    ),
    ("<plist version=1.0><true/></plist>", "1:16: expected a quoted value of the attribute, found \"1\""),
    (
      "<?xml version=\"1.0\" encoding=\"EBCDIC\"?><plist/>",
      "1:1: expected UTF-8, UTF-16 or ISO-8859-1, found encoding \"ebcdic\""
    ),
    ("{\"a\": 1,}", "1:9: expected a key in double quotes, found \"}\""),
    ("{a: 1}", "1:2: expected a key in double quotes or \"}\", found \"a\""),
    ("{\"a\" 1}", "1:6: expected \":\", found \"1\""),
    ("{\"a\": [1, 2\r\n 3]}", "2:2: expected \",\" or \"]\", found \"3\" (in a)"),
    ("{\"a\": {\"b c\": [tru]}}", "1:16: expected a value, found \"t\" (in a[\"b c\"][0])"),
    ("[01]", "1:3: expected \",\" or \"]\", found \"1\""),
    ("[1.]", "1:4: expected a digit, found \"]\" (in [0])"),
    ("[-]", "1:3: expected a digit, found \"]\" (in [0])"),
    ("[1e999]", "1:2: expected a number that a double can hold, found 1e999 (in [0])"),
    ("\"\\ud83d\"", "1:2: expected a surrogate pair, found half of one"),
    ("\"\\ude00\"", "1:2: expected a surrogate pair, found half of one"),
    ("\"\\ud83d\\u0041\"", "1:8: expected the second half of a surrogate pair, found \"\\\""),
    ("\"\\x\"", "1:3: expected one of \"\\/bfnrtu after the backslash, found \"x\""),
    ("\"é\n\"", "1:3: expected an escape for the control character, found the end of the line"),
    ("\"abc", "1:5: expected a closing double quote, found the end"),
    ("null", "1:1: expected a value, found null"),
    ("1 2", "1:3: expected the end, found \"2\""),
  ]

  @Test(arguments: errors)
  func saysWhereAndWhat(row: (text: String, error: String)) {
    #expect(row.error == Self.error(Array(row.text.utf8)))
    // UTF-16 has other offsets, but the same lines and columns.
    guard !row.text.isEmpty, !row.text.contains("EBCDIC") else { return }
    #expect(row.error == Self.error(PropertyListTests.utf16(row.text, bigEndian: false)))
  }

  static func error(_ bytes: [UInt8]) -> String? {
    do throws(PropertyListError) {
      _ = try PropertyList.parse(bytes)
      return nil
    } catch { return error.description }
  }

  static let encodings: [([UInt8], String)] = [
    (Array("[\"a\",\n\"".utf8) + [0xC3, 0x28], "2:2: expected UTF-8, found byte 0xC3"),
    ([0x5B, 0xC0, 0x80], "1:2: expected UTF-8, found byte 0xC0"),
    ([0x5B, 0xED, 0xA0, 0x80], "1:2: expected UTF-8, found byte 0xED"),
    ([0xFE, 0xFF, 0x00], "1:1: expected UTF-16, found half a character"),
    ([0xFE, 0xFF, 0x00, 0x5B, 0xD8, 0x00, 0x00, 0x5D], "1:2: expected UTF-16, found a lone surrogate"),
  ]

  @Test(arguments: encodings)
  func refusesBrokenText(bytes: [UInt8], error: String) { #expect(Self.error(bytes) == error) }

  @Test func refusesDepth() throws {
    for (open, close) in [("<array>", "</array>"), ("<dict><key>a</key>", "</dict>")] {
      let deep = { (count: Int) in
        PropertyListTests.plist(
          String(repeating: open, count: count) + "<true/>" + String(repeating: close, count: count))
      }
      #expect(throws: Never.self) { try PropertyListTests.parse(deep(128)) }
      #expect(throws: PropertyListError.self) { try PropertyListTests.parse(deep(129)) }
      #expect(throws: PropertyListError.self) { try PropertyListTests.parse(deep(100_000)) }
    }
    #expect(throws: PropertyListError.self) {
      try PropertyListTests.parse(String(repeating: "[", count: 1_000_000))
    }
    let error = try #require(throws: PropertyListError.self) {
      try PropertyList.parse(Array("[[[]]]".utf8), limits: PropertyListLimits(depth: 1))
    }
    #expect(error.kind == .limit)
    #expect(error.description == "1:3: beyond a limit: a depth of 1 (in [0][0])")
  }

  @Test func refusesTooManyValues() throws {
    let text = Array(("[" + String(repeating: "1,", count: 100) + "1]").utf8)
    let error = try #require(throws: PropertyListError.self) {
      try PropertyList.parse(text, limits: PropertyListLimits(nodes: 50))
    }
    #expect(error.kind == .limit)
  }

  @Test func neverExpandsEntities() throws {
    var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE plist [\n<!-- ' > ] -->\n<!ENTITY a \"]>aaaaaaaaaa\">\n"
    for (outer, inner) in zip("bcdefghij", "abcdefghi") {
      text += "<!ENTITY \(outer) \"\(String(repeating: "&\(inner);", count: 10))\">\n"
    }
    text += "]>\n<plist><string>&j;</string></plist>"
    let error = try #require(throws: PropertyListError.self) { try PropertyListTests.parse(text) }
    #expect(error.found == "&j;")
    #expect(error.position == TextPosition(line: 15, column: 16))
    let harmless = text.replacing("&j;</string>", with: "ok</string>")
    #expect(try PropertyListTests.parse(harmless).string == "ok")
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
