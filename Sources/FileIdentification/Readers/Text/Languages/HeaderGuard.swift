internal import SourceFeatures

/// The lines that keep a header from being read twice.
enum HeaderGuard {
  /// Whether the first directives are `#pragma once`, or `#ifndef X` and `#define X`.
  static func begins(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var tokens = SourceTokens(bytes)
    var wanted: UInt32?
    for _ in 0..<400 {
      guard tokens.nextPiece() else { return false }
      guard tokens.count > 0, tokens.line[0].kind != .comment else { continue }
      guard tokens.count > 1, tokens.line[0].kind == .mark, tokens.line[0].mark == 0x23 else { return false }
      let words = tokens.line[1..<tokens.count].map(\.exact)
      if words.starts(with: [pragma, once]) { return true }
      if let wanted { return words.starts(with: [define, wanted]) }
      if words.count >= 2, words[0] == ifndef { wanted = words[1] }
      if words.count >= 4, words[0] == ifWord, words[1] == 0, words[2] == defined {
        wanted = words.dropFirst(3).first { $0 != 0 }
      }
      if wanted == nil { return false }
    }
    return false
  }

  private static let pragma = SourceTokens.hashes(of: "pragma").exact
  private static let once = SourceTokens.hashes(of: "once").exact
  private static let ifndef = SourceTokens.hashes(of: "ifndef").exact
  private static let ifWord = SourceTokens.hashes(of: "if").exact
  private static let define = SourceTokens.hashes(of: "define").exact
  private static let defined = SourceTokens.hashes(of: "defined").exact
}
