import ByteSources
import Testing
import UniformTypes

@testable import FileIdentification

/// Guesses without some rows of the language tables, for `Scripts/accuracy --cross`.
@Suite struct LanguageTrialTests {
  private static func trial(_ text: String) throws -> LanguageTrial {
    let reader = ByteReader()
    try reader.open(MemorySource(Array(text.utf8)))
    return try #require(try LanguageTrial(reader))
  }

  private static let perl = """
    use strict;
    use warnings;
    my $count = 0;
    print "$count lines\\n";
    """

  /// Without omissions a trial equals identification.
  @Test("As identified", arguments: LanguageTests.samples("sources"))
  func asIdentified(_ sample: LanguageTests.Sample) throws {
    let result = try FileIdentifier(LanguageTests.identifier).identify(bytes: Array(sample.text.utf8))
    let answer = try Self.trial(sample.text).type()
    if result.certainty == .likely { #expect((answer ?? .plainText) == result.type) }
  }

  @Test func languageIsNotGuessedWithoutItsRows() throws {
    let trial = try Self.trial(Self.perl)
    let own = trial.rows.filter { $0.language == "Perl" }
    #expect(trial.type()?.identifier == "public.perl-script")
    #expect(own.count > 1 && own.allSatisfy { $0.type.identifier == "public.perl-script" })
    #expect(trial.type(without: Set(own.map(\.number))) != trial.type())
    #expect(own.contains { $0.text == "^ use strict;" && $0.weight > 0 })
  }

  /// Languages of every family without dialects.
  private static let unknown = [
    "C", "Go", "Rust", "Odin", "C#", "Java", "Swift", "Kotlin", "Scala", "Vala", "Haxe", "F#", "OCaml",
    "Haskell", "Agda", "Perl", "Ruby", "Lua", "Julia", "MATLAB", "Tcl", "GDScript", "Erlang", "Elixir",
    "Pascal", "Modula-2", "Ada", "Fortran", "Verilog", "VHDL", "Clojure", "Prolog", "SQL", "GraphQL",
    "OpenSCAD", "Batch", "PowerShell", "CSS", "Sass", "Stylus", "Pug", "Slim", "Jasmin", "Smali", "TeX",
    "Solidity", "Zig", "Nim", "Dart", "R",
  ]

  @Test("A text in an unknown language is not guessed", arguments: unknown)
  func unknownLanguages(_ name: String) throws {
    let language = try #require(LanguageTrial.languages.first { $0.name == name })
    let samples = LanguageTests.samples("sources").filter { sample in
      language.types.contains { $0.identifier == sample.label }
    }
    #expect(!samples.isEmpty)
    for sample in samples {
      guard let answer = try Self.trial(sample.text).type(unknown: [name]), answer != .sourceCode
      else { continue }
      let other = LanguageTrial.languages.first { $0.types.contains(answer) }
      #expect(other?.root == language.root, "\(answer) for \(sample)")
    }
  }

  @Test func modeLineOfUnknownLanguageIsIgnored() throws {
    let trial = try Self.trial("# -*- mode: perl -*-\nSome words.\n")
    #expect(trial.type() == .perlScript)
    #expect(trial.type(unknown: ["Perl"]) == nil)
  }

  @Test func binaryBytesHaveNoTrial() throws {
    let reader = ByteReader()
    try reader.open(MemorySource([0, 1, 2, 3, 0xFF, 0xFE, 0, 0]))
    #expect(try LanguageTrial(reader) == nil)
  }
}
