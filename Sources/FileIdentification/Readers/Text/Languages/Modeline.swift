/// What a text tells editors about its language: `-*- mode: python -*-`, `vim: ft=python`.
enum Modeline {
  /// The language that the first lines, or the last, name; nil when they name none that is known here.
  static func language(of bytes: UnsafeRawBufferPointer) -> TextGuess? {
    let head = bytes.prefix(longest)
    // Most texts have neither mark: their bytes are not worth decoding.
    if let emacsMark = contains("-*-", head) ? emacs(firstLines(head)) : nil {
      return answer(emacsMark, bytes)
    }
    if hasVimMark(head), let found = vim(firstLines(head), offset: 0) { return answer(found, bytes) }
    let start = max(0, bytes.count - longest)
    guard start > 0, hasVimMark(bytes[start...]) else { return nil }
    let tail = String(decoding: bytes[start...], as: UTF8.self)
    return vim(tail, offset: start).flatMap { answer($0, bytes) }
  }

  /// How many bytes at either end are looked at.
  private static let longest = 400

  private static func hasVimMark(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    contains("vim:", bytes) || contains(" vi:", bytes)
  }

  private static func contains(_ mark: StaticString, _ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    let length = mark.utf8CodeUnitCount
    var rest = bytes
    while rest.count >= length, let at = rest.firstIndex(of: mark.utf8Start[0]) {
      rest = rest[at...]
      if rest.count >= length,
        rest.prefix(length).elementsEqual(UnsafeBufferPointer(start: mark.utf8Start, count: length))
      {
        return true
      }
      rest = rest.dropFirst()
    }
    return false
  }

  private static func firstLines(_ prefix: Slice<UnsafeRawBufferPointer>) -> String {
    var ends = 0
    let end = prefix.firstIndex { byte in
      if byte == 0x0A { ends += 1 }
      return ends == 3
    }
    return String(decoding: prefix[..<(end ?? prefix.endIndex)], as: UTF8.self)
  }

  private static func emacs(_ text: String) -> (mode: String, offset: Int)? {
    let parts = text.components(between: "-*-")
    guard let part = parts else { return nil }
    for setting in part.split(separator: ";") {
      let pair = setting.split(separator: ":", maxSplits: 1).map { $0.trimmed.lowercased() }
      if pair.count == 1, !part.contains(":"), let mode = pair.first { return (mode, 0) }
      if pair.count == 2, pair[0] == "mode" { return (pair[1], 0) }
    }
    return nil
  }

  private static func vim(_ text: String, offset: Int) -> (mode: String, offset: Int)? {
    for line in text.split(whereSeparator: \.isNewline) where line.contains("vim:") || line.contains(" vi:") {
      for key in ["filetype=", "ft=", "syntax="] {
        guard let value = line.after(key) else { continue }
        let mode = value.prefix { $0.isLetter || $0.isNumber || $0 == "+" }
        if !mode.isEmpty { return (mode.lowercased(), offset) }
      }
    }
    return nil
  }

  private static func answer(
    _ found: (mode: String, offset: Int), _ bytes: UnsafeRawBufferPointer
  ) -> TextGuess? {
    let language = Language.all.first {
      $0.name.lowercased() == found.mode || $0.modes.contains(found.mode)
    }
    guard let language else { return nil }
    return TextGuess(
      type: LanguageDetector.type(of: language, in: bytes), isStrong: true,
      range: Int64(found.offset)..<Int64(found.offset) + 1,
      seen: "editor's mode \(found.mode)", because: "a line for editors names the language", score: 60)
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  /// What stands after `key`, where `key` begins a word.
  fileprivate func after(_ key: String) -> SubSequence? {
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(key) { return rest.dropFirst(key.count) }
      _ = first
      rest = rest.drop { $0 != " " && $0 != ":" }.drop { $0 == " " || $0 == ":" }
    }
    return nil
  }

  /// What stands between the first two occurrences of `mark`.
  fileprivate func components(between mark: String) -> String? {
    var rest = self[...]
    while !rest.isEmpty, !rest.hasPrefix(mark) { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return nil }
    rest = rest.dropFirst(mark.count)
    var inside = ""
    while let first = rest.first, !rest.hasPrefix(mark) {
      if first.isNewline { return nil }
      inside.append(first)
      rest = rest.dropFirst()
    }
    return rest.isEmpty ? nil : inside
  }
}
