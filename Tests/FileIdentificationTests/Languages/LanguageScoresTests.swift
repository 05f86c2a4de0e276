import Testing

@testable import FileIdentification

/// What features of a text come to, for one language.
@Suite struct LanguageScoresTests {
  private static func scores(_ text: String) -> LanguageScores {
    LanguageScores(Array(text.utf8).withUnsafeBytes { LanguageDetector.tally(of: $0) })
  }

  private static func language(_ name: String) throws -> Language {
    try #require(Language.all.first { $0.name == name })
  }

  @Test("A place of the text counts once, with its greatest weight, however many features stand there")
  func places() throws {
    let verilog = try Self.language("Verilog")
    let once = Self.scores("module count(a, b);\n").evidence(of: verilog)
    #expect(once.sum == 5 && once.greatest == 5)
    let again = Self.scores("module count(a, b);\nmodule sum(a, b);\n").evidence(of: verilog)
    #expect(again.sum == once.sum)
    let further = Self.scores("module count(a, b);\nassign a = b;\nendmodule\n").evidence(of: verilog)
    #expect(further.sum == 5 + 5 + 7 && further.greatest == 7)
  }

  @Test("What a language grew from is evidence for it, and its own features are none for what it grew from")
  func lineage() throws {
    let scores = Self.scores("#include <stdio.h>\ntemplate <typename T>\nT add(T a, T b);\n")
    let (c, cPlusPlus) = (try Self.language("C"), try Self.language("C++"))
    #expect(scores.evidence(of: cPlusPlus).sum > scores.evidence(of: c).sum)
    #expect(scores.evidence(of: c).sum > 0)
  }

  @Test("A line that no text in a language has rules the language out")
  func contradiction() throws {
    let text = "using System;\nnamespace Demo.Text {\n  public sealed class Reader { }\n}\n"
    #expect(Self.scores(text).standings.first?.language.name == "C#")
    let other = Self.scores(text + "public signal void changed ();\n")
    #expect(!other.standings.contains { $0.language.name == "C#" })
  }

  @Test("Features of little weight alone are shared by many languages")
  func littleWeight() throws {
    let text = "end\nfor i in x\nreturn x\nlet x = y\nvar x = y\nx := y\n"
    let tally = Array(text.utf8).withUnsafeBytes { LanguageDetector.tally(of: $0) }
    #expect(Array(text.utf8).withUnsafeBytes { LanguageDetector.decide(tally, $0, explains: false) } == nil)
  }
}
