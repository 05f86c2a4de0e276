import SourceFeatures

/// One feature of a language: a pattern over the tokens of one line, read from its notation.
///
/// `TypeTables/languages/families.txt` describes the notation.
struct WrittenFeature {
  enum Element: Hashable {
    case word(exact: UInt64, folded: UInt64)
    case mark(UInt8)
    case name, capitalName, number, string, any, gap, end

    /// Whether a pattern can be looked up by it.
    var isKey: Bool {
      switch self {
      case .word, .mark: true
      default: false
      }
    }
  }

  struct Part: Equatable {
    var element: Element
    /// Whether it must follow the part before without white space.
    var isGlued: Bool
  }

  /// One way to read the pattern, and which of its parts it is looked up by.
  struct Form: Equatable {
    var parts: [Part]
    var key: Int
  }

  /// Why a line is no feature.
  struct Flaw: Error { var reason: String }

  var weight: Int
  /// The pattern as it is written, for explanations.
  var text: String
  var anchor: CompiledLanguages.Anchor
  /// Every way to read the pattern, its alternatives written out.
  var forms: [Form]

  /// Reads one line of a language's features.
  init(_ line: Substring) throws(Flaw) {
    let words = line.split(separator: " ")
    guard let first = words.first, let weight = Int(first), weight != 0, words.count > 1 else {
      throw Flaw(reason: "a feature is a weight other than zero, then a pattern, as in '4 ^ if ID'")
    }
    self.weight = weight
    text = words.dropFirst().joined(separator: " ")
    let limit = CompiledLanguages.weightOffset
    guard (1 - limit..<limit).contains(weight) else {
      throw Flaw(reason: "a weight is between \(1 - limit) and \(limit - 1)")
    }
    guard text.utf8.count <= CompiledLanguages.longestText else {
      throw Flaw(reason: "the pattern is longer than the layout holds; write several")
    }
    var rest = words.dropFirst()
    anchor = .none
    if rest.first == "^" || rest.first == "^^" {
      anchor = rest.first == "^" ? .line : .margin
      rest = rest.dropFirst()
    }
    forms = try Self.ways(toRead: rest).map { [anchor] parts throws(Flaw) in
      guard parts.count <= CompiledLanguages.mostParts else {
        throw Flaw(reason: "more than \(CompiledLanguages.mostParts) tokens; shorten the pattern")
      }
      guard let key = Self.key(of: parts, anchor) else {
        throw Flaw(
          reason:
            "no word and no mark to look the pattern up by, or none before '...' or early enough behind '^'; add one"
        )
      }
      return Form(parts: parts, key: key)
    }
  }

  private static func ways(toRead words: ArraySlice<Substring>) throws(Flaw) -> [[Part]] {
    let most = 64
    var ways: [[Part]] = [[]]
    for word in words {
      let choices = try alternatives(word).map { choice throws(Flaw) in try parts(choice) }
      guard ways.count * choices.count <= most else {
        throw Flaw(reason: "more than \(most) ways to read the pattern; write several")
      }
      ways = ways.flatMap { way in choices.map { way + $0 } }
    }
    return ways
  }

  /// The rarest word or mark before a gap, the first among equals; of a pattern that begins lines, one whose position is
  /// told apart.
  private static func key(of parts: [Part], _ anchor: CompiledLanguages.Anchor) -> Int? {
    let reach = parts.prefix(anchor == .none ? parts.count : SourceTokens.Surroundings.positionCount)
      .prefix { $0.element != .gap }
    return reach.indices.filter { reach[$0].element.isKey }
      .max { TokenRarity.rarity(of: reach[$0].element) < TokenRarity.rarity(of: reach[$1].element) }
  }

  /// The ways to read `a|b`.
  ///
  /// What stands before the first word and after the last belongs to each: `to.a|b(` is `to.a(` or `to.b(`. Where every
  /// word has a point inside, points are parts of words: `a.b|c.d`.
  private static func alternatives(_ word: Substring) throws(Flaw) -> [Substring] {
    let pieces = word.split(separator: "|", omittingEmptySubsequences: false)
    guard pieces.count > 1, let head = pieces.first, let tail = pieces.last else { return [word] }
    func isPart(_ character: Character) -> Bool { character.utf8.allSatisfy(SourceTokens.isWordByte) }
    let hasPoints = pieces.allSatisfy { piece in
      piece.indices.contains {
        piece[$0] == "." && piece[piece.index(after: $0)...].first.map(isPart) ?? false
      }
    }
    func joins(_ character: Character) -> Bool {
      isPart(character) || character == "-" || hasPoints && character == "."
    }
    let first = head.suffix(while: joins).drop { $0 == "-" }
    let last = tail.prefix(while: joins)
    let choices = [first] + pieces.dropFirst().dropLast() + [last]
    guard !choices.contains(where: { $0.contains(where: isPart) && $0.contains(".") }) || hasPoints else {
      throw Flaw(reason: "only some of the words of '\(word)' have a point inside; write several patterns")
    }
    guard choices.allSatisfy({ $0.contains(where: isPart) && $0.allSatisfy(joins) }) else { return [word] }
    let (before, after) = (head[..<first.startIndex], tail[last.endIndex...])
    return choices.map { Substring(before + $0 + after) }
  }

  private static func parts(_ word: Substring) throws(Flaw) -> [Part] {
    switch word {
    case "...": return [Part(element: .gap, isGlued: false)]
    case "$": return [Part(element: .end, isGlued: false)]
    case _ where word.hasPrefix("@@"):
      let hashes = SourceTokens.Hashes(of: word)
      return [Part(element: .word(exact: hashes.exact, folded: hashes.folded), isGlued: false)]
    default: break
    }
    let parts = tokens(of: word).enumerated().map { index, found in
      Part(element: element(found.0, found.text), isGlued: found.0.isGlued && index > 0)
    }
    if parts.isEmpty { throw Flaw(reason: "white space other than blanks between the words of the pattern") }
    return parts
  }

  private static func tokens(of word: Substring) -> [(SourceTokens.Token, text: String)] {
    Array(word.utf8).withUnsafeBytes { bytes in
      var tokens = SourceTokens(bytes, readsComments: false)
      var found: [(SourceTokens.Token, String)] = []
      while let piece = tokens.nextPiece() {
        for token in piece.tokens {
          let range = Int(token.offset)..<Int(token.offset) + Int(token.length)
          found.append((token, String(decoding: bytes[range], as: UTF8.self)))
        }
      }
      return found
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
  /// The longest end of characters that all fit.
  fileprivate func suffix(while fits: (Character) -> Bool) -> Substring {
    self[(lastIndex { !fits($0) }.map { index(after: $0) } ?? startIndex)...]
  }
}
