import Testing

@testable import SourceFeatures

/// What tokens are made of: bytes by their kind, searches over many bytes at once.
@Suite struct SourceTokensTests {
  @Test(arguments: UInt8.min...UInt8.max)
  func everyByteHasItsClass(_ byte: UInt8) {
    var expected = ByteClass()
    switch Unicode.Scalar(byte) {
    case "0"..."9", "_": expected = [.word, .technical]
    case "A"..."Z": expected = [.word, .capital]
    case "a"..."z", "\u{80}"..."\u{FF}": expected = .word
    case " ", "\t", "\u{B}", "\u{C}": expected = .space
    case "\n", "\r": expected = .lineEnd
    case "/", "#", "-", ";", "%", "(", "{", "'", "!", "\"", "<", "=": expected = .opening
    default: break
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
}
