import SourceFeatures

/// A feature of a language, parsed: a pattern over the tokens of one line.
///
/// `TypeTables/languages/families.txt` describes the notation.
struct FeatureDefinition {
  enum Element: Hashable {
    case word(exact: UInt64, folded: UInt64)
    case mark(UInt8)
    case name, capitalName, number, string, any, gap, end

    /// True if the element can be the key of a pattern.
    var isKey: Bool {
      switch self {
      case .word, .mark: true
      default: false
      }
    }
  }

  struct Part: Equatable {
    var element: Element
    /// True if it must follow the previous part without white space.
    var isGlued: Bool
  }

  /// An alternative of the pattern, with the index of its key.
  struct Alternative: Equatable {
    var parts: [Part]
    var key: Int
  }

  /// The error of a line that is not a feature.
  struct SyntaxError: Error { var reason: String }

  var weight: Int
  /// The source of the pattern, for explanations.
  var text: String
  var anchor: CompiledLanguages.Anchor
  /// All alternatives of the pattern.
  var alternatives: [Alternative]

  /// Parses a line of the features of a language.
  init(_ line: Substring) throws(SyntaxError) {
    let words = line.split(separator: " ")
    guard let first = words.first, let weight = Int(first), weight != 0, words.count > 1 else {
      throw SyntaxError(reason: "a feature is a weight other than zero, then a pattern, as in '4 ^ if ID'")
    }
    self.weight = weight
    text = words.dropFirst().joined(separator: " ")
    let limit = CompiledLanguages.weightOffset
    guard (1 - limit..<limit).contains(weight) else {
      throw SyntaxError(reason: "a weight is between \(1 - limit) and \(limit - 1)")
    }
    guard text.utf8.count <= CompiledLanguages.maxTextLength else {
      throw SyntaxError(reason: "the pattern is longer than the layout holds; write several")
    }
    var rest = words.dropFirst()
    anchor = .none
    if rest.first == "^" || rest.first == "^^" {
      anchor = rest.first == "^" ? .line : .margin
      rest = rest.dropFirst()
    }
    alternatives = try Self.expansions(of: rest).map { [anchor] parts throws(SyntaxError) in
      guard parts.count <= CompiledLanguages.maxParts else {
        throw SyntaxError(reason: "more than \(CompiledLanguages.maxParts) tokens; shorten the pattern")
      }
      guard let key = Self.key(of: parts, anchor) else {
        throw SyntaxError(
          reason:
            "no word and no mark to look the pattern up by, or none before '...' or early enough behind '^'; add one"
        )
      }
      return Alternative(parts: parts, key: key)
    }
  }

  private static func expansions(of words: ArraySlice<Substring>) throws(SyntaxError) -> [[Part]] {
    let limit = 64
    var expansions: [[Part]] = [[]]
    for word in words {
      let choices = try choices(word).map { choice throws(SyntaxError) in try parts(choice) }
      guard expansions.count * choices.count <= limit else {
        throw SyntaxError(reason: "more than \(limit) ways to read the pattern; write several")
      }
      expansions = expansions.flatMap { expansion in choices.map { expansion + $0 } }
    }
    return expansions
  }

  /// Returns the index of the rarest word or mark before a gap; for an anchored pattern, among the first positions.
  private static func key(of parts: [Part], _ anchor: CompiledLanguages.Anchor) -> Int? {
    let reach = parts.prefix(anchor == .none ? parts.count : SourceTokens.TokenContext.positionCount)
      .prefix { $0.element != .gap }
    return reach.indices.filter { reach[$0].element.isKey }
      .max { TokenRarity.rarity(of: reach[$0].element) < TokenRarity.rarity(of: reach[$1].element) }
  }

  /// Returns the alternatives of a word such as `a|b`.
  ///
  /// Text before the first word and after the last belongs to each: `to.a|b(` is `to.a(` or `to.b(`. If every word
  /// contains a period, periods are parts of words: `a.b|c.d`.
  private static func choices(_ word: Substring) throws(SyntaxError) -> [Substring] {
    let words = word.split(separator: "|", omittingEmptySubsequences: false)
    guard words.count > 1, let head = words.first, let tail = words.last else { return [word] }
    func isWordCharacter(_ character: Character) -> Bool {
      character.utf8.allSatisfy(SourceTokens.isWordByte)
    }
    let hasPeriods = words.allSatisfy { part in
      part.indices.contains {
        part[$0] == "." && part[part.index(after: $0)...].first.map(isWordCharacter) ?? false
      }
    }
    func belongsToWord(_ character: Character) -> Bool {
      isWordCharacter(character) || character == "-" || hasPeriods && character == "."
    }
    let first = head.suffix(while: belongsToWord).drop { $0 == "-" }
    let last = tail.prefix(while: belongsToWord)
    let choices = [first] + words.dropFirst().dropLast() + [last]
    guard !choices.contains(where: { $0.contains(where: isWordCharacter) && $0.contains(".") }) || hasPeriods
    else {
      throw SyntaxError(
        reason: "only some of the words of '\(word)' have a point inside; write several patterns")
    }
    guard choices.allSatisfy({ $0.contains(where: isWordCharacter) && $0.allSatisfy(belongsToWord) }) else {
      return [word]
    }
    let (before, after) = (head[..<first.startIndex], tail[last.endIndex...])
    return choices.map { Substring(before + $0 + after) }
  }

  private static func parts(_ word: Substring) throws(SyntaxError) -> [Part] {
    switch word {
    case "...": return [Part(element: .gap, isGlued: false)]
    case "$": return [Part(element: .end, isGlued: false)]
    case _ where word.hasPrefix("@@"):
      let hashes = SourceTokens.Hashes(of: word)
      return [Part(element: .word(exact: hashes.exact, folded: hashes.folded), isGlued: false)]
    default: break
    }
    let parts = tokens(of: word).enumerated().map { index, token in
      Part(element: element(token.0, token.text), isGlued: token.0.isGlued && index > 0)
    }
    if parts.isEmpty {
      throw SyntaxError(reason: "white space other than blanks between the words of the pattern")
    }
    return parts
  }

  private static func tokens(of word: Substring) -> [(SourceTokens.Token, text: String)] {
    Array(word.utf8).withUnsafeBytes { bytes in
      var tokens = SourceTokens(bytes, readsComments: false)
      var result: [(SourceTokens.Token, String)] = []
      while let segment = tokens.nextSegment() {
        for token in segment.tokens {
          let range = Int(token.offset)..<Int(token.offset) + Int(token.length)
          result.append((token, String(decoding: bytes[range], as: UTF8.self)))
        }
      }
      return result
    }
  }

  private static func element(_ token: SourceTokens.Token, _ text: String) -> Element {
    switch (token.kind, text) {
    case (.mark, _): .mark(token.mark)
    case (_, "ID"): .name
    case (_, "Id"): .capitalName
    case (_, "NUM"), (.number, _): .number
    case (_, "STR"): .string
    case (_, "ANY"): .any
    default: .word(exact: token.hashes.exact, folded: token.hashes.folded)
    }
  }
}

extension Substring {
  /// Returns the longest suffix of characters that satisfy the predicate.
  fileprivate func suffix(while predicate: (Character) -> Bool) -> Substring {
    self[(lastIndex { !predicate($0) }.map { index(after: $0) } ?? startIndex)...]
  }
}
