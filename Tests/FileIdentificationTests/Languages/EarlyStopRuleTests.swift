import Testing
import UniformTypes

@testable import FileIdentification

/// Rules for reading no more of a text, and that unread text would not change the result.
@Suite struct EarlyStopRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var detection: LanguageDetector.Detection
    var name = EarlyStopRule.Name()
    var isClear = false
    var isPlain = false
    var isEnough = false

    init(
      _ name: String, _ detection: LanguageDetector.Detection,
      named: EarlyStopRule.Name = EarlyStopRule.Name(),
      isClear: Bool = false, isPlain: Bool = false, isEnough: Bool = false
    ) {
      testDescription = name
      self.detection = detection
      self.name = named
      self.isClear = isClear
      self.isPlain = isPlain
      self.isEnough = isEnough
    }
  }

  private static func detection(
    _ type: UTType? = nil, isStrong: Bool = false, best: Int, rival: Int = 0, hasRelatives: Bool = false,
    lines: Int = 50, prose: Int = 0
  ) -> LanguageDetector.Detection {
    let guess = type.flatMap { type in
      Language.all.first { $0.type.type == type }.map {
        TextGuess(type: $0.type, isStrong: isStrong, range: 0..<1, seen: "", because: "", score: 80)
      }
    }
    return LanguageDetector.Detection(
      guess: guess, best: best, rival: rival, hasRelatives: hasRelatives, lines: lines, proseShare: prose)
  }

  private static let perl = UTType.perlScript
  private static let named = EarlyStopRule.Name(isKnown: true, type: perl)

  static let cases = [
    Case("clear", detection(perl, isStrong: true, best: 48, rival: 16), isClear: true),
    Case("a rival", detection(perl, isStrong: true, best: 48, rival: 17)),
    Case("a relative", detection(perl, isStrong: true, best: 90, hasRelatives: true)),
    Case("as the name says", detection(perl, best: 15, rival: 7), named: named, isClear: true),
    Case(
      "another name", detection(perl, best: 15), named: EarlyStopRule.Name(isKnown: true, type: .plainText)),
    Case("little, as the name says", detection(perl, best: 14), named: named),
    Case("a relative, as the name says", detection(perl, best: 40, hasRelatives: true), named: named),
    Case("sentences", detection(best: 11, prose: 30), isEnough: true),
    Case("sentences from the start", detection(best: 5, lines: 8, prose: 50), isPlain: true, isEnough: true),
    Case("few lines of sentences", detection(best: 5, lines: 7, prose: 90), isEnough: true),
    Case("sentences with a sign of a language", detection(best: 6, lines: 8, prose: 90), isEnough: true),
    Case("sentences and a language", detection(best: 12, prose: 60)),
    Case("few sentences", detection(best: 11, prose: 29)),
    Case("lines of nothing, without a name", detection(best: 6, lines: 400)),
    Case(
      "lines of nothing, with one", detection(best: 6, lines: 40), named: EarlyStopRule.Name(isKnown: true),
      isEnough: true),
    Case("a sign of a language", detection(best: 7, lines: 400), named: named),
    Case("too few lines", detection(best: 0, lines: 39), named: named),
  ]

  @Test(arguments: cases) func rulesMatchTheirCases(_ row: Case) {
    #expect(EarlyStopRule.isClear(row.detection, row.name) == row.isClear)
    #expect(EarlyStopRule.isPlain(row.detection, row.name) == row.isPlain)
    #expect(EarlyStopRule.isEnough(row.detection, row.name) == row.isEnough)
  }

  @Test func everyRuleHasACase() {
    for rule in EarlyStopRule.clear + EarlyStopRule.plain + EarlyStopRule.enough {
      #expect(
        Self.cases.contains { rule.when(EarlyStopRule.Situation(detection: $0.detection, name: $0.name)) },
        "\(rule.name)")
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

  @Test("Markdown quoted far behind a beginning without form has no effect")
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

  @Test("The first lines decide a language without relatives")
  func firstLines() throws {
    let perl =
      "use strict;\nuse warnings;\nmy $a = shift;\nmy @b = sort { $a <=> $b } keys %$a;\nsub f { my ($self) = @_; return $self->{x}; }\n"
    let identifier = FileIdentifier(FileIdentifier.Options(magic: .omitted))
    let text = String(repeating: perl, count: 12) + String(repeating: "key: value\n", count: 300)
    #expect(try identifier.identify(bytes: Array(text.utf8), name: "a.pl").type == .perlScript)
  }
}
