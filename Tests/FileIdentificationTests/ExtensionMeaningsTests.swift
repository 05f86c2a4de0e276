import Testing
import UniformTypes

@testable import FileIdentification

struct ExtensionMeaningsTests {
  /// Names in an order that fills, reorders and overflows what is kept.
  @Test func namesMeanTheSameHoweverManyCameBefore() {
    let meanings = ExtensionMeanings(.standard)
    let plain = [
      "a.HEIC", "a.jpg", "b.tar.gz", "c.C", "Makefile", "notes.txt.bak", "x,v", "d.001", ".profile",
    ]
    for round in 0..<200 {
      for name in plain + ["e.x\(round)", "folder/f.mov"] {
        #expect(
          NameEvidence(fileName: name, meanings) == NameEvidence(fileName: name, registry: .standard),
          "\(name)")
      }
    }
  }
}
