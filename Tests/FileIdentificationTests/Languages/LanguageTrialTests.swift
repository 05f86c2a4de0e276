import ByteSources
import Testing
import UniformTypes

@testable import FileIdentification

/// Answers without some rows of the tables of languages: what `Scripts/accuracy --cross` is made from.
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

  /// Leaving nothing out, a trial answers as identification does.
  @Test("As identified", arguments: LanguageTests.samples("sources"))
  func asIdentified(_ sample: LanguageTests.Sample) throws {
    let result = try FileIdentifier(LanguageTests.identifier).identify(bytes: Array(sample.text.utf8))
    let answer = try Self.trial(sample.text).type()
    if result.certainty == .likely { #expect((answer ?? .plainText) == result.type) }
  }

  @Test func withoutItsRowsALanguageIsNotAnswered() throws {
    let trial = try Self.trial(Self.perl)
    let own = trial.rows.filter { $0.language == "Perl" }
    #expect(trial.type()?.identifier == "public.perl-script")
    #expect(own.count > 1 && own.allSatisfy { $0.type.identifier == "public.perl-script" })
    #expect(trial.type(without: Set(own.map(\.number))) != trial.type())
    #expect(own.contains { $0.text == "^ use strict;" && $0.weight > 0 })
  }

  @Test func bytesThatAreNoTextHaveNoWords() throws {
    let reader = ByteReader()
    try reader.open(MemorySource([0, 1, 2, 3, 0xFF, 0xFE, 0, 0]))
    #expect(try LanguageTrial(reader) == nil)
  }
}
