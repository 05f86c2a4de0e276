import Testing

@testable import FileIdentification

/// Scores of features for a language.
@Suite struct LanguageScoresTests {
  private static func scores(_ text: String) -> LanguageScores {
    LanguageScores(Array(text.utf8).withUnsafeBytes { LanguageDetector.tally(of: $0) })
  }

  private static func language(_ name: String) throws -> Language {
    try #require(Language.all.first { $0.name == name })
  }

  @Test("An offset counts once, with its greatest weight")
  func offsets() throws {
    let verilog = try Self.language("Verilog")
    let once = Self.scores("module count(a, b);\n").evidence(of: verilog)
    #expect(once.sum == 5 && once.greatest == 5)
    let again = Self.scores("module count(a, b);\nmodule sum(a, b);\n").evidence(of: verilog)
    #expect(again.sum == once.sum)
    let further = Self.scores("module count(a, b);\nassign a = b;\nendmodule\n").evidence(of: verilog)
    #expect(further.sum == 5 + 5 + 7 && further.greatest == 7)
  }

  @Test("A base language is evidence for a derived one, not the reverse")
  func lineage() throws {
    let scores = Self.scores("#include <stdio.h>\ntemplate <typename T>\nT add(T a, T b);\n")
    let (c, cPlusPlus) = (try Self.language("C"), try Self.language("C++"))
    #expect(scores.evidence(of: cPlusPlus).sum > scores.evidence(of: c).sum)
    #expect(scores.evidence(of: c).sum > 0)
  }

  @Test("A line that is impossible in a language excludes it")
  func contradiction() throws {
    let text = "using System;\nnamespace Demo.Text {\n  public sealed class Reader { }\n}\n"
    #expect(Self.scores(text).standings.first?.language.name == "C#")
    let other = Self.scores(text + "public signal void changed ();\n")
    #expect(!other.standings.contains { $0.language.name == "C#" })
  }

  @Test("Features of low weight alone decide nothing")
  func littleWeight() throws {
    let text = "end\nfor i in x\nreturn x\nlet x = y\nvar x = y\nx := y\n"
    let tally = Array(text.utf8).withUnsafeBytes { LanguageDetector.tally(of: $0) }
    #expect(Array(text.utf8).withUnsafeBytes { LanguageDetector.decide(tally, $0, explains: false) } == nil)
  }
}
