import Testing

@testable import FileIdentification

/// Strings and white space in JSON, scanned in blocks, with ends at every offset.
@Suite struct JSONScannerTests {
  private func scan<Result>(_ text: String, _ body: (inout JSONScanner) -> Result) -> Result {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer {
      var scanner = JSONScanner($0, at: 0)
      return body(&scanner)
    }
  }

  @Test(arguments: 0..<20)
  func stringEndsAtQuote(_ length: Int) {
    let word = String(repeating: "a", count: length)
    for rest in ["", ",", "\"", "\u{1}", ", \"b\": 1}"] {
      scan("\"\(word)\"\(rest)") { scanner in
        guard case .text(let text) = scanner.string() else {
          Issue.record("no string before '\(rest)'")
          return
        }
        #expect(text.text == word && scanner.index == length + 2)
      }
    }
  }

  @Test(arguments: 0..<20)
  func invalidByteInStringStopsTheScan(_ place: Int) {
    let word = String(repeating: "a", count: place)
    func answer(_ text: String) -> String {
      scan(text) { scanner in
        switch scanner.string() {
        case .text(let text): text.text
        case .cut: "cut"
        case .bad: "bad"
        }
      }
    }
    #expect(answer("\"\(word)\u{1F}aaaaaaaaa\"") == "bad")
    #expect(answer("\"\(word)\n\"") == "bad")
    #expect(answer("\"\(word)\u{0}\"") == "bad")
    #expect(answer("\"\(word)\\xaaaaaaaaa\"") == "bad")
    #expect(answer("\"\(word)\\") == "cut")
    #expect(answer("\"\(word)") == "cut")
    #expect(answer("\"\(word)\\\"b\"") == "\(word)\\\"b")
    #expect(answer("\"\(word)\\\\\"b\"") == "\(word)\\\\")
    #expect(answer("\"\(word)\u{7F}\u{E9}\"") == "\(word)\u{7F}\u{E9}")
  }

  @Test(arguments: 0..<20)
  func whiteSpaceEndsAtOtherBytes(_ count: Int) {
    let blanks = String(repeating: " ", count: count)
    for (space, length) in [(blanks, count), ("\n\t\(blanks)\r\n", count + 4)] {
      for rest in ["", "!", "1", "\u{0}"] {
        scan(space + rest) { scanner in
          scanner.skipSpace()
          #expect(scanner.index == length)
        }
      }
    }
  }
}
