internal import ASCIIBytes

/// Detection of editors' mode lines: `-*- mode: python -*-`, `vim: ft=python`.
enum Modeline {
  /// Returns the language named in the first or last lines; nil if none is known.
  static func language(of bytes: UnsafeRawBufferPointer) -> TextGuess? {
    let head = UnsafeRawBufferPointer(rebasing: bytes.prefix(longest))
    if let mode = emacs(firstLines(head)) { return answer(mode, offset: 0, bytes) }
    if let mode = vim(firstLines(head)) { return answer(mode, offset: 0, bytes) }
    let start = max(0, bytes.count - longest)
    guard start > 0, let mode = vim(UnsafeRawBufferPointer(rebasing: bytes[start...])) else { return nil }
    return answer(mode, offset: start, bytes)
  }

  /// The number of bytes searched at either end.
  private static let longest = 400

  private static func firstLines(_ head: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var end = -1
    for _ in 0..<3 {
      guard let next = head.firstIndex(of: 0x0A, from: end + 1) else { return head }
      end = next
    }
    return UnsafeRawBufferPointer(rebasing: head[..<end])
  }

  /// Returns the mode between two Emacs marks on one line.
  private static func emacs(_ text: UnsafeRawBufferPointer) -> String? {
    let mark: StaticString = "-*-"
    guard let first = offset(of: mark, in: text, from: 0),
      let second = offset(of: mark, in: text, from: first + mark.utf8CodeUnitCount)
    else { return nil }
    let inside = text[(first + mark.utf8CodeUnitCount)..<second]
    if inside.contains(where: isLineEnd) { return nil }
    let part = String(decoding: inside, as: UTF8.self)
    for setting in part.split(separator: ";") {
      let pair = setting.split(separator: ":", maxSplits: 1).map { $0.trimmed.lowercased() }
      if pair.count == 1, !part.contains(":"), let mode = pair.first { return mode }
      if pair.count == 2, pair[0] == "mode" { return pair[1] }
    }
    return nil
  }

  private static func offset(
    of mark: StaticString, in text: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    var next = start
    while let index = text.firstIndex(of: mark.utf8Start[0], from: next) {
      if text.holds(mark, at: index) { return index }
      next = index + 1
    }
    return nil
  }

  /// Returns the file type of a Vim mode line.
  private static func vim(_ text: UnsafeRawBufferPointer) -> String? {
    var next = 0
    while let colon = text.firstIndex(of: 0x3A, from: next) {
      next = colon + 1
      guard text.holds("vim:", at: colon - 3) || text.holds(" vi:", at: colon - 3) else { continue }
      let start = text[..<colon].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
      let end = text[colon...].firstIndex(where: isLineEnd) ?? text.count
      let line = String(decoding: text[start..<end], as: UTF8.self)
      for key in ["filetype=", "ft=", "syntax="] {
        guard let value = line[...].after(key) else { continue }
        let mode = value.prefix { $0.isLetter || $0.isNumber || $0 == "+" }
        if !mode.isEmpty { return mode.lowercased() }
      }
      next = end
    }
    return nil
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { (0x0A...0x0D).contains(byte) }

  private static func answer(_ mode: String, offset: Int, _ bytes: UnsafeRawBufferPointer) -> TextGuess? {
    guard let language = Language.all.first(where: { $0.isNamed(mode) }) else { return nil }
    return TextGuess(
      type: LanguageDetector.type(of: language, in: bytes), isStrong: true,
      range: Int64(offset)..<Int64(offset) + 1,
      seen: "editor's mode \(mode)", because: "a line for editors names the language", score: 60)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = self
    while let first = rest.utf8.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
    while let last = rest.utf8.last, last == 0x20 || last == 0x09 { rest.removeLast() }
    return rest
  }

  /// Returns the rest after `key`, if it begins a word.
  fileprivate func after(_ key: String) -> Substring? {
    var rest = self
    while !rest.isEmpty {
      if rest.hasPrefix(key) { return rest.dropFirst(key.count) }
      rest = rest.drop { $0 != " " && $0 != ":" }.drop { $0 == " " || $0 == ":" }
    }
    return nil
  }
}
