import Testing
import UniformTypes

@testable import FileIdentification

/// `proven` is only used if a signature or structure of this package leaves no other type.
@Suite struct CertaintyLawTests {
  /// All agreements, with undecided content.
  @Test(arguments: Identification.Agreement.allCases)
  func undecidedContentIsNotProven(_ agreement: Identification.Agreement) {
    for isGenericText in [false, true] {
      let content = ContentAnswer(type: .plainText, isDecided: false, isGenericText: isGenericText)
      #expect(CertaintyRule.certainty(of: agreement, content) != .proven)
    }
  }

  /// All rules by which the name chooses the type, with any content.
  @Test(arguments: AgreementRule.all.filter { $0.then == .nameRefines }.map(\.name.description))
  func namesDoNotProve(_ rule: String) {
    for isDecided in [false, true] {
      let content = ContentAnswer(type: .zip, isDecided: isDecided)
      #expect(CertaintyRule.certainty(of: .nameRefines, content) != .proven)
    }
  }

  /// Names that agree with a sample, and none, for undecided samples.
  @Test(arguments: Sample.all.filter { !$0.decided })
  func namesDoNotProveUndecidedSamples(_ sample: Sample) throws {
    let type = sample.type.type
    for name in [nil] + (type.tags[.filenameExtension] ?? []).map({ Optional("a." + $0) }) {
      #expect(try Self.identify(sample.bytes, name).certainty != .proven)
    }
  }

  /// Damage at the end does not affect the proof of the type, at any length.
  @Test(arguments: StatedEndSamples.all) func truncationKeepsTheProof(_ row: StatedEndSamples.Row) throws {
    for length in stride(from: row.bytes.count, to: 0, by: -max(1, row.bytes.count / 24)) {
      let bytes = Array(row.bytes.prefix(length))
      let alone = try Self.identify(bytes, row.name)
      let examined = try Self.identify(bytes, row.name, ends: .thorough)
      #expect(examined.certainty == alone.certainty, "\(length) bytes, \(String(describing: examined.end))")
    }
  }

  /// Texts identified by words only.
  @Test(arguments: [
    "import Foundation\nlet x: Int? = nil\nguard let y = x else { fatalError() }\nfunc f(_ a: Int) -> Int { a }\n",
    "def f(x):\n    return [i for i in range(x)]\n\nif __name__ == '__main__':\n    print(f(3))\n",
    "#include <stdio.h>\nint main(void) { printf(\"a\\n\"); return 0; }\n",
    "name,age\nann,3\nbob,4\ncid,5\n", "a: 1\nb:\n  - c\n  - d\n",
    "# Title\n\nSome *words* and a [link](a.md).\n",
    "<p>Words <b>and</b> more words.</p>\n",
  ])
  func wordsDoNotProve(_ text: String) throws {
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
