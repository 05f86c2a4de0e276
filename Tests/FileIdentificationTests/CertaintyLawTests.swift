import Testing
import UniformTypes

@testable import FileIdentification

/// `proven` is said only of what a signature or structure of this package's own left no other reading of.
@Suite struct CertaintyLawTests {
  /// Every agreement with content that only a cue, the words of a text or libmagic spoke for.
  @Test(arguments: Identification.Agreement.allCases)
  func nothingUndecidedIsProven(_ agreement: Identification.Agreement) {
    for isGenericText in [false, true] {
      let content = ContentAnswer(type: .plainText, isDecided: false, isGenericText: isGenericText)
      #expect(CertaintyRule.certainty(of: agreement, content) != .proven)
    }
  }

  /// Every rule that lets the name choose the type, whatever the content is.
  @Test(arguments: AgreementRule.all.filter { $0.then == .nameRefines }.map(\.name.description))
  func noNameProves(_ rule: String) {
    for isDecided in [false, true] {
      let content = ContentAnswer(type: .zip, isDecided: isDecided)
      #expect(CertaintyRule.certainty(of: .nameRefines, content) != .proven)
    }
  }

  /// Names that agree with every sample, and none: what its reader left open stays open.
  @Test(arguments: Sample.all.filter { !$0.decided })
  func noNameMakesAnOpenAnswerProven(_ sample: Sample) throws {
    let type = sample.type.type
    for name in [nil] + (type.tags[.filenameExtension] ?? []).map({ Optional("a." + $0) }) {
      #expect(try Self.identify(sample.bytes, name).certainty != .proven)
    }
  }

  /// What the end shows is damage, and never a doubt about what settled the type, wherever the file is cut.
  @Test(arguments: StatedEndSamples.all) func noEndTakesAProofBack(_ row: StatedEndSamples.Row) throws {
    for length in stride(from: row.bytes.count, to: 0, by: -max(1, row.bytes.count / 24)) {
      let bytes = Array(row.bytes.prefix(length))
      let alone = try Self.identify(bytes, row.name)
      let examined = try Self.identify(bytes, row.name, ends: .thorough)
      #expect(examined.certainty == alone.certainty, "\(length) bytes, \(String(describing: examined.end))")
    }
  }

  /// Texts that nothing but their words tells apart.
  @Test(arguments: [
    "import Foundation\nlet x: Int? = nil\nguard let y = x else { fatalError() }\nfunc f(_ a: Int) -> Int { a }\n",
    "def f(x):\n    return [i for i in range(x)]\n\nif __name__ == '__main__':\n    print(f(3))\n",
    "#include <stdio.h>\nint main(void) { printf(\"a\\n\"); return 0; }\n",
    "name,age\nann,3\nbob,4\ncid,5\n", "a: 1\nb:\n  - c\n  - d\n",
    "# Title\n\nSome *words* and a [link](a.md).\n",
    "<p>Words <b>and</b> more words.</p>\n",
  ])
  func noWordsProve(_ text: String) throws {
    for name in [nil, "a", "a.txt", "a.swift", "a.py", "a.c", "a.csv", "a.yaml", "a.md", "a.html", "a.jpg"] {
      #expect(try Self.identify(Array(text.utf8), name).certainty != .proven)
    }
  }

  private static func identify(
    _ bytes: [UInt8], _ name: String?, ends: EndExamination = .omitted
  ) throws -> Identification {
    let options = FileIdentifier.Options(registry: .standard, magic: .omitted, ends: ends)
    return try FileIdentifier(options).identify(bytes: bytes, name: name)
  }
}
