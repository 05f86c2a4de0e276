import Testing

@testable import SourceFeatures

/// What tokens are made of: bytes by their kind, searches over many bytes at once.
@Suite struct SourceTokensTests {
  @Test(arguments: UInt8.min...UInt8.max)
  func everyByteHasItsClass(_ byte: UInt8) {
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

  /// Before, at and behind the places where eight bytes are looked at at once.
  @Test(arguments: 0..<20)
  func aByteIsFoundWhereItStandsFirst(_ place: Int) {
    var text = [UInt8](repeating: 0x61, count: 20)
    text.withUnsafeBytes { #expect($0.firstIndex(of: 0x0A, or: 0x0D, from: 0) == nil) }
    text[place] = 0x0D
    // One more than what is looked for, right behind it: a borrow must not reach it.
    if place + 1 < text.count { text[place + 1] = 0x0E }
    text.withUnsafeBytes {
      #expect($0.firstIndex(of: 0x0A, or: 0x0D, from: 0) == place)
      #expect($0.firstIndex(of: 0x0D, from: place) == place)
      #expect($0.firstIndex(of: 0x0D, from: place + 1) == nil)
    }
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
      let piece = tokens.nextPiece()
      let kinds = piece.map { $0.tokens.map { "\($0.kind)" } } ?? []
      let isEnd = tokens.nextPiece() == nil
      #expect(isEnd)
      return kinds
    }
    #expect(found == kinds)
  }

  /// A comment is looked for wherever one may begin.
  @Test(
    arguments: [
      "//", "/*", "#|", "#=", "# ", "##", "#!", "#x", "--", "--[[", "; ", ";;", "% ", "%%", "(*", "{-", "'''",
      "' ", "! ", "!!", "\"\"\"", "\" ", "<#", "<!--", "=pod", "=begin",
    ])
  func aQuickLookPassesOverNoComment(_ start: String) {
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

  /// Every byte at each of the places that are looked at at once, among letters.
  @Test(arguments: UInt8.min...UInt8.max)
  func eightBytesAreClassedAsOneIs(_ byte: UInt8) {
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
      #expect(eight.controls.trailingZeroBitCount == (byte < 0x20 ? 8 * place + 7 : 64))
      #expect(
        eight.count(of: byte) == (byte == 0x61 ? 8 : 1) && eight.count(of: 0x62) == (byte == 0x62 ? 1 : 0))
      #expect(eight.places(of: 0x62).trailingZeroBitCount == (byte == 0x62 ? 8 * place + 7 : 64))
    }
  }

  /// As long as what is looked at at once, shorter, longer, and more than twice that.
  @Test(arguments: 1...20)
  func aWordInATextHasTheHashesOfTheWord(_ length: Int) {
    for signs in ["a", "aB", "A1", "_z", "\u{E9}", "Z\u{3BB}"] {
      let word = String(String(repeating: signs, count: length).prefix(length))
      guard let first = word.utf8.first, !ByteClass(first).contains(.digit) else { continue }
      let folded = String(
        decoding: word.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
      for text in ["\(word)", " \(word)", "x = \(word)+1, and so on\n"] {
        let found = Array(text.utf8).withUnsafeBytes { bytes in
          var tokens = SourceTokens(bytes)
          return tokens.nextPiece()?.tokens.map(\.hashes) ?? []
        }
        #expect(found.contains(SourceTokens.Hashes(of: word)))
        #expect(SourceTokens.Hashes(of: word).folded == SourceTokens.Hashes(of: folded).exact)
      }
    }
  }

  @Test(arguments: 0..<20)
  func bytesAreCountedWhereAnotherStandsNowhere(_ place: Int) {
    var text = (0..<UInt8(20)).map { $0 % 3 == 0 ? 0x2C : 0xAC &+ $0 }
    text.withUnsafeBytes { #expect($0.count(of: 0x2C, without: 0x22) == 7) }
    text.prefix(place).withUnsafeBytes { #expect($0.count(of: 0x2C, without: 0x22) == (place + 2) / 3) }
    text[place] = 0x22
    text.withUnsafeBytes { #expect($0.count(of: 0x2C, without: 0x22) == nil) }
  }

  @Test(arguments: 0..<20)
  func aControlByteIsFoundWhereItStandsFirst(_ place: Int) {
    for byte: UInt8 in [0x00, 0x1F, 0x22, 0x5C] {
      var text = [UInt8](repeating: 0x20, count: 20)
      text[place] = byte
      if place + 1 < text.count { text[place + 1] = 0x0D }
      text.withUnsafeBytes { #expect($0.firstIndexOfControl(or: 0x22, 0x5C, from: 0) == place) }
    }
    [UInt8](repeating: 0x80, count: place).withUnsafeBytes {
      #expect($0.firstIndexOfControl(or: 0x22, 0x5C, from: 0) == nil)
    }
  }

  @Test(arguments: 0..<20)
  func oneOfFourBytesIsFoundWhereItStandsFirst(_ place: Int) {
    for byte: UInt8 in [0x22, 0x5C, 0x0A, 0x0D] {
      var text = [UInt8](repeating: 0x61, count: 20)
      text[place] = byte
      if place + 1 < text.count { text[place + 1] = 0x0D }
      text.withUnsafeBytes {
        #expect($0.firstIndex(of: 0x22, 0x5C, 0x0A, or: 0x0D, from: 0) == place)
        #expect($0.firstIndex(of: 0x22, 0x5C, 0x0A, or: 0x0D, from: place) == place)
      }
    }
    let none = [UInt8](repeating: 0x61, count: place)
    none.withUnsafeBytes { #expect($0.firstIndex(of: 0, 0x5C, 0x0A, or: 0x0D, from: 0) == nil) }
  }

  /// What a pattern asks for beside its token is never told of a token that is something else.
  @Test(arguments: UInt8(0x21)...0x7E)
  func aMarkShowsOneSignOfMarks(_ mark: UInt8) {
    let signs = SourceTokens.Signs(ofMark: mark)
    #expect(signs.rawValue.nonzeroBitCount == 1 && signs.rawValue & ~0x3F3F3F == 0)
    #expect(signs.isDisjoint(with: [.name, .capitalName, .number, .string, .end]))
  }
}
