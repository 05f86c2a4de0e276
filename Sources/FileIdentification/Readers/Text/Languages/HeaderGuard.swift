internal import SourceFeatures

/// The lines that keep a header from being read twice.
enum HeaderGuard {
  /// Whether the first directives are `#pragma once`, or `#ifndef X` and `#define X`.
  static func begins(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var tokens = SourceTokens(bytes)
    var wanted: UInt64?
    for _ in 0..<400 {
      guard let piece = tokens.nextPiece() else { return false }
      guard let first = piece.tokens.first, first.kind != .comment else { continue }
      guard piece.tokens.count > 1, first.kind == .mark, first.mark == 0x23 else { return false }
      let words = piece.tokens.dropFirst().lazy.map(\.hashes.exact)
      if words.starts(with: [pragma, once]) { return true }
      if let wanted { return words.starts(with: [define, wanted]) }
      if words.count >= 2, words.first == ifndef { wanted = words.dropFirst().first }
      if words.count >= 4, words.starts(with: [ifWord, 0, defined]) {
        wanted = words.dropFirst(3).first { $0 != 0 }
      }
      if wanted == nil { return false }
    }
    return false
  }

  private static func word(_ text: StaticString) -> UInt64 { SourceTokens.Hashes(of: text).exact }

  private static let pragma = word("pragma")
  private static let once = word("once")
  private static let ifndef = word("ifndef")
  private static let ifWord = word("if")
  private static let define = word("define")
  private static let defined = word("defined")
}
