/// One feature of a language: a pattern over the tokens of one line.
///
/// The notation, between spaces: `^` the line's first token, `^^` the same without indentation, `ID` a name, `Id` a name that
/// begins with a capital, `NUM`, `STR`, `ANY` one token, `...` anything on the line, `$` the line's end, `a|b` either word, `@@//` a
/// comment that begins so. Everything else stands for itself, and what is written without a space must stand without one.
struct LanguageCue: Sendable {
  enum Element: Hashable, Sendable {
    case word(exact: UInt32, folded: UInt32)
    case mark(UInt8)
    case name, capitalName, number, string, any, gap, end
  }

  enum Anchor: Sendable { case none, line, margin }

  struct Part: Hashable, Sendable {
    var element: Element
    /// Whether it must follow the part before without white space.
    var isGlued: Bool
  }

  var weight: Int
  /// The pattern as it is written, for explanations.
  var text: String
  var anchor: Anchor
  /// Every way to read the pattern, its alternatives written out.
  var forms: [[Part]]

  /// Reads one line of a language's features; nil when it is not in the notation.
  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    guard let first = words.first, let weight = Int(first), weight != 0, words.count > 1 else { return nil }
    self.weight = weight
    text = words.dropFirst().joined(separator: " ")
    var rest = words.dropFirst()
    anchor = .none
    if rest.first == "^" || rest.first == "^^" {
      anchor = rest.first == "^" ? .line : .margin
      rest = rest.dropFirst()
    }
    forms = [[]]
    for word in rest {
      let choices = Self.alternatives(word).map(Self.parts)
      guard choices.allSatisfy({ !$0.isEmpty }), forms.count * choices.count <= 64 else { return nil }
      forms = forms.flatMap { form in choices.map { form + $0 } }
    }
    guard forms.allSatisfy({ form in form.contains { Self.isKey($0.element) } && form.count <= 16 }) else {
      return nil
    }
  }

  /// Whether a pattern can be looked up by the element.
  static func isKey(_ element: Element) -> Bool {
    switch element {
    case .word, .mark: true
    default: false
    }
  }

  /// The ways to read `a|b`; marks may stand before the first and after the last.
  private static func alternatives(_ word: Substring) -> [Substring] {
    func isPart(_ character: Character) -> Bool { character.utf8.allSatisfy(SourceTokens.isWordByte) }
    guard let bar = word.lastIndex(of: "|"), let first = word.firstIndex(where: isPart), first < bar else {
      return [word]
    }
    let after = word[word.index(after: bar)...]
    let end = after.firstIndex { !isPart($0) && $0 != "-" && $0 != "." } ?? word.endIndex
    let choices = word[first..<end].split(separator: "|", omittingEmptySubsequences: false)
    guard choices.count > 1,
      choices.allSatisfy({ !$0.isEmpty && $0.allSatisfy { isPart($0) || $0 == "-" || $0 == "." } })
    else { return [word] }
    return choices.map { Substring(word[..<first] + $0 + word[end...]) }
  }

  private static func parts(_ word: Substring) -> [Part] {
    switch word {
    case "...": return [Part(element: .gap, isGlued: false)]
    case "$": return [Part(element: .end, isGlued: false)]
    case _ where word.hasPrefix("@@"):
      let style = word.dropFirst(2)
      let (exact, folded) = SourceTokens.hashes(of: "@@" + style)
      return [Part(element: .word(exact: exact, folded: folded), isGlued: false)]
    default: break
    }
    var bytes = Array(word.utf8)
    return bytes.withUnsafeMutableBytes { buffer in
      var tokens = SourceTokens(UnsafeRawBufferPointer(buffer), readsComments: false)
      var parts: [Part] = []
      while tokens.nextPiece() {
        for index in 0..<tokens.count {
          let token = tokens.line[index]
          let range = Int(token.offset)..<Int(token.offset) + Int(token.length)
          let text = String(decoding: buffer[range], as: UTF8.self)
          parts.append(Part(element: element(token, text), isGlued: token.isGlued && !parts.isEmpty))
        }
      }
      return parts
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
    default: .word(exact: token.exact, folded: token.folded)
    }
  }
}
