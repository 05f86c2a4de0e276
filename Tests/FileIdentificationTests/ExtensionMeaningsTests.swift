import Testing
import UniformTypes

@testable import FileIdentification

struct ExtensionMeaningsTests {
  /// Names in an order that fills, reorders and overflows the cache.
  @Test func meaningsDoNotDependOnTheCache() {
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

  /// Names that mean more than their extension, and others.
  private static let names = [
    "a.HEIC", "b.heic", "c.Heic", "IMG_0001.jpg", "IMG.2.jpg", "x.mp4", "x.7z", "x.001", "x.c.in",
    "config.in",
    "Makefile.in", "Makefile", "Makefile.am", "README.JPEG", "README", "CMakeLists.txt", "notes.txt~",
    "notes.txt.bak",
    "a.tar.gz", "a.1.gz", "a.d.ts", "x,v", "x.py,v", ".profile", ".config.json", "file", "file.", "a.",
    "b.unknown",
    "ä.jpg", "a.jpä", "a.longestextension", "folder/f.mov", "package.json", "a.min.js", "a.C", "a.c",
    "a.svg.gz",
    "a.fb2.zip", "x.bin", "y.nothing.bin", "docker-compose.yml", "a.j2", "main.c.j2", "x.sh.template",
  ]

  @Test(arguments: [FileIdentifier.Basis.both, .content])
  func cachedNamesHaveTheSameEvidence(_ basis: FileIdentifier.Basis) {
    let identifier = FileIdentifier(FileIdentifier.Options(registry: .standard, basis: basis))
    var evidence: [UInt32: NameEvidence?] = [:]
    for round in 0..<3 {
      for name in Self.names + (0..<100).map({ "e\(round).x\($0)" }) {
        let entry = identifier.nameEntry(name)
        let expected = NameEvidence(fileName: name, registry: .standard)
        #expect(entry.names == (basis == .content || expected.types.isEmpty ? nil : expected), "\(name)")
        guard let number = entry.nameClass?.rawValue else { continue }
        #expect(evidence[number, default: entry.names] == entry.names, "\(name)")
        evidence[number] = .some(entry.names)
      }
    }
    #expect(evidence.isEmpty == false)
  }

  /// The order of files changes no verdict: cached and new ones are equal.
  @Test func cachedVerdictsEqualNewOnes() throws {
    let options = FileIdentifier.Options(registry: .standard, magic: .omitted)
    let identifier = FileIdentifier(options)
    let contents = Sample.all.prefix(120).map(\.bytes)
    for name in [
      "a.jpg", "b.JPG", "c.png", "d.in", "x.c.in", "e.zip", "f.mov", "g", "README.png", "h.heic", nil,
    ] {
      for bytes in contents {
        #expect(
          try identifier.identify(bytes: bytes, name: name)
            == FileIdentifier(options).identify(bytes: bytes, name: name), "\(name ?? "no name")")
      }
    }
  }
}
