import Testing
import UniformTypes

@testable import FileIdentification

/// How far texts are read for languages, and that what is left unread would have changed nothing.
@Suite struct LookRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var look: LanguageDetector.Look
    var name = LookRule.Name()
    var isClear = false
    var isPlain = false
    var isEnough = false

    init(
      _ name: String, _ look: LanguageDetector.Look, named: LookRule.Name = LookRule.Name(),
      isClear: Bool = false, isPlain: Bool = false, isEnough: Bool = false
    ) {
      testDescription = name
      self.look = look
      self.name = named
      self.isClear = isClear
      self.isPlain = isPlain
      self.isEnough = isEnough
    }
  }

  private static func look(
    _ type: UTType? = nil, isStrong: Bool = false, best: Int, rival: Int = 0, hasKin: Bool = false,
    lines: Int = 50, prose: Int = 0
  ) -> LanguageDetector.Look {
    let guess = type.flatMap { type in
      Language.all.first { $0.type.type == type }.map {
        TextGuess(type: $0.type, isStrong: isStrong, range: 0..<1, seen: "", because: "", score: 80)
      }
    }
    return LanguageDetector.Look(
      guess: guess, best: best, rival: rival, hasKin: hasKin, lines: lines, proseShare: prose)
  }

  private static let perl = UTType.perlScript
  private static let named = LookRule.Name(isKnown: true, type: perl)

  static let cases = [
    Case("clear", look(perl, isStrong: true, best: 48, rival: 16), isClear: true),
    Case("a rival", look(perl, isStrong: true, best: 48, rival: 17)),
    Case("a relative", look(perl, isStrong: true, best: 90, hasKin: true)),
    Case("as the name says", look(perl, best: 15, rival: 7), named: named, isClear: true),
    Case("another name", look(perl, best: 15), named: LookRule.Name(isKnown: true, type: .plainText)),
    Case("little, as the name says", look(perl, best: 14), named: named),
    Case("a relative, as the name says", look(perl, best: 40, hasKin: true), named: named),
    Case("sentences", look(best: 11, prose: 30), isEnough: true),
    Case("sentences from the start", look(best: 5, lines: 8, prose: 50), isPlain: true, isEnough: true),
    Case("few lines of sentences", look(best: 5, lines: 7, prose: 90), isEnough: true),
    Case("sentences with a sign of a language", look(best: 6, lines: 8, prose: 90), isEnough: true),
    Case("sentences and a language", look(best: 12, prose: 60)),
    Case("few sentences", look(best: 11, prose: 29)),
    Case("lines of nothing, without a name", look(best: 6, lines: 400)),
    Case(
      "lines of nothing, with one", look(best: 6, lines: 40), named: LookRule.Name(isKnown: true),
      isEnough: true),
    Case("a sign of a language", look(best: 7, lines: 400), named: named),
    Case("too few lines", look(best: 0, lines: 39), named: named),
  ]

  @Test(arguments: cases) func decides(_ row: Case) {
    #expect(LookRule.isClear(row.look, row.name) == row.isClear)
    #expect(LookRule.isPlain(row.look, row.name) == row.isPlain)
    #expect(LookRule.isEnough(row.look, row.name) == row.isEnough)
  }

  @Test func everyRuleHasACaseOfItsOwn() {
    for rule in LookRule.clear + LookRule.plain + LookRule.enough {
      #expect(
        Self.cases.contains { rule.when(LookRule.Situation(look: $0.look, name: $0.name)) }, "\(rule.name)")
    }
  }

  @Test("Prose that quotes code behind its head stays prose")
  func quotedCode() throws {
    let prose = String(
      repeating: "This is a sentence of a manual, which goes on about reports of bugs for a while.\n",
      count: 60)
    let code = String(
      repeating: "template <typename T> class A : public B { std::vector<T> a; virtual ~A() {} };\n",
      count: 60)
    let identifier = FileIdentifier(FileIdentifier.Options(magic: .omitted))
    #expect(try identifier.identify(bytes: Array((prose + code).utf8)).type == .plainText)
    #expect(try identifier.identify(bytes: Array(code.utf8)).type != .plainText)
  }

  @Test("A text whose beginning shows no form does not become Markdown for what it quotes far behind")
  func quotedMarkdown() throws {
    let markdown = String(
      repeating:
        "# A heading\n\nSome *text* with a [link](https://example.org/) and `code`.\n\n```c\nint a;\n```\n\n",
      count: 20)
    let settings = String(repeating: "--------- a, b; c\n0x1234 (5678) <90>\n", count: 160)
    let prose = String(repeating: "This is a sentence of a licence, which goes on for a while.\n", count: 90)
    let identifier = FileIdentifier(FileIdentifier.Options(magic: .omitted))
    let alone = try identifier.identify(bytes: Array(markdown.utf8)).type
    #expect(alone.identifier == "net.daringfireball.markdown")
    for beginning in [settings, prose] {
      let text = Array((beginning + markdown).utf8)
      #expect(beginning.utf8.count > 4096)
      #expect(try identifier.identify(bytes: text).type == .plainText)
    }
  }

  @Test("A language with no relatives is known by its first lines, whatever stands behind them")
  func firstLines() throws {
    let perl =
      "use strict;\nuse warnings;\nmy $a = shift;\nmy @b = sort { $a <=> $b } keys %$a;\nsub f { my ($self) = @_; return $self->{x}; }\n"
    let identifier = FileIdentifier(FileIdentifier.Options(magic: .omitted))
    let text = String(repeating: perl, count: 12) + String(repeating: "key: value\n", count: 300)
    #expect(try identifier.identify(bytes: Array(text.utf8), name: "a.pl").type == .perlScript)
  }
}
