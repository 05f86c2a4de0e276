import FileIdentification
import MediaItems
import SystemPackage
import Testing
import UniformTypes

@testable import uti

/// The messages of `--verify`.
@Suite struct VerificationReportTests {
  private func record(_ type: UTType, answer: String) -> Record {
    var record = Record(path: FilePath("a\n.png"))
    var identification = Identification(type: type, agreement: .contentOnly, certainty: .proven)
    identification.verification = MagicComparison(type, answer: answer, registry: .standard)
    record.item = MediaItem(whole: MediaFile(path: record.path, identification: identification))
    return record
  }

  @Test func mentionsBothTypes() throws {
    let words = try #require(VerificationReport.disagreement(record(.png, answer: "image/jpeg")))
    #expect(words.hasPrefix(#"a\x0A.png: verify: public.png by its content, libmagic"#))
    #expect(words.contains("says image/jpeg (public.jpeg)"))
  }

  @Test(arguments: ["image/png", "application/octet-stream"])
  func isEmptyWithoutContradiction(answer: String) {
    #expect(VerificationReport.disagreement(record(.png, answer: answer)) == nil)
  }
}
