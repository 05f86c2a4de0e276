import ASCIIBytes
import Testing

@testable import SourceFeatures

/// Byte classes, block-wise searches and tokens.
@Suite struct SourceTokensTests {
  @Test(arguments: UInt8.min...UInt8.max)
  func byteClasses(_ byte: UInt8) {
    var expected = ByteClass()
    switch Unicode.Scalar(byte) {
    case "0"..."9": expected = [.word, .digit]
    case "A"..."Z", "a"..."z", "_", "\u{80}"..."\u{FF}": expected = .word
    case " ", "\t", "\u{B}", "\u{C}": expected = .space
    case "\n", "\r": expected = .lineEnd
    case "-", ";", "(", "'", "!", "\"": expected = .opening
    case "/", "#", "%", "{", "<", "=": expected = [.opening, .code]
    case ".", "?", ":", ",", ")": break
    default: expected = .code
    }
    #expect(ByteClass(byte) == expected)
  }

  @Test(
    arguments: [
      ("a = 1", ["word", "mark", "number"]),
      ("f('x') // y", ["word", "mark", "string", "mark", "comment"]),
      ("it's", ["word", "mark", "word"]),
      ("#include <a.h>", ["mark", "word", "mark", "word", "mark", "word", "mark"]),
      ("#!/bin/sh", ["comment"]), ("#r \"a\"", ["mark", "word", "string"]), ("#red", ["comment"]),
      ("/* a\n b */ C", ["comment", "capitalWord"]), ("x -- y", ["word", "comment"]),
      ("x--y", ["word", "mark", "mark", "word"]), ("", []), ("\u{FEFF}a", ["word"]), ("\r", []),
    ])
  func tokensOfALine(text: String, kinds: [String]) {
    let found = Array(text.utf8).withUnsafeBytes { bytes in
      var tokens = SourceTokens(bytes)
      let segment = tokens.nextSegment()
      let kinds = segment.map { $0.tokens.map { "\($0.kind)" } } ?? []
      let isEnd = tokens.nextSegment() == nil
      #expect(isEnd)
      return kinds
    }
    #expect(found == kinds)
  }

  /// The fast check accepts every comment start.
  @Test(
    arguments: [
      "//", "/*", "#|", "#=", "# ", "##", "#!", "#x", "--", "--[[", "; ", ";;", "% ", "%%", "(*", "{-", "'''",
      "' ", "! ", "!!", "\"\"\"", "\" ", "<#", "<!--", "=pod", "=begin",
    ])
  func fastCheckAcceptsEveryComment(_ start: String) {
    let places = [("", true, true), (" ", true, true), ("x ", false, true), ("x", false, false)]
    for (before, first, spaced) in places {
      Array("\(before)\(start)  y \n".utf8).withUnsafeBytes { bytes in
        let tokens = SourceTokens(bytes)
        let place = before.utf8.count
        guard first || !SourceTokens.isWordByte(bytes[place + 1]) else { return }
        let isComment = tokens.commentStart(at: place, first: first, spaced: spaced) != nil
        let mayBe = tokens.mayBeginComment(bytes[place], bytes[place + 1], first: first, spaced: spaced)
        #expect(mayBe || !isComment)
      }
    }
  }

  /// Every byte at each index of a block, among letters.
  @Test(arguments: UInt8.min...UInt8.max)
  func wordPartMatchesByteClasses(_ byte: UInt8) {
    for place in 0..<8 {
      var text = [UInt8](repeating: 0x61, count: 8)
      text[place] = byte
      let eight = text.withUnsafeBytes { EightBytes($0, from: 0) }
      let part = eight.wordPart
      let isWord = ByteClass(byte).contains(.word)
      #expect(part.count == (isWord ? 8 : place))
      #expect(part.isTechnical == (ByteClass(byte).contains(.digit) || byte == 0x5F))
      #expect(part.capitals == ((0x41...0x5A).contains(byte) ? 0x80 << UInt64(8 * place) : 0))
      let bytes = text.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << UInt64(8 * $1.offset) }
      #expect(part.bytes == (isWord ? bytes : bytes & ((1 << UInt64(8 * place)) - 1)))
    }
  }

  /// Lengths below, at and above one and two blocks.
  @Test(arguments: 1...20)
  func wordHashesInText(_ length: Int) {
    for signs in ["a", "aB", "A1", "_z", "\u{E9}", "Z\u{3BB}"] {
      let word = String(String(repeating: signs, count: length).prefix(length))
      guard let first = word.utf8.first, !ByteClass(first).contains(.digit) else { continue }
      let folded = String(
        decoding: word.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
      for text in ["\(word)", " \(word)", "x = \(word)+1, and so on\n"] {
        let found = Array(text.utf8).withUnsafeBytes { bytes in
          var tokens = SourceTokens(bytes)
          return tokens.nextSegment()?.tokens.map(\.hashes) ?? []
        }
        #expect(found.contains(SourceTokens.Hashes(of: word)))
        #expect(SourceTokens.Hashes(of: word).folded == SourceTokens.Hashes(of: folded).exact)
      }
    }
  }

  /// Traits of marks are never those of other tokens.
  @Test(arguments: UInt8(0x21)...0x7E)
  func markHasOneTrait(_ mark: UInt8) {
    let signs = SourceTokens.Traits(ofMark: mark)
    #expect(signs.rawValue.nonzeroBitCount == 1 && signs.rawValue & ~0x3F3F3F == 0)
    #expect(signs.isDisjoint(with: [.name, .capitalName, .number, .string, .end]))
  }
}
