import FileIdentification
import Foundation
import Testing
import UniformTypes

/// A proven result for a beginning is that of the whole file, without exception.
@Suite("Proofs of truncated files") struct CutProofTests {
  /// Complete files, and handmade ones; named only if the file has a name.
  static let exhibits: [Exhibit] = Exhibit.everything

  private static let identifierOptions = FileIdentifier.Options(registry: .standard, magic: .omitted)

  /// True to try every length, as `.ci/full` does.
  private static let triesEveryLength = ProcessInfo.processInfo.environment["UTI_EVERY_LENGTH"] == "1"

  /// Returns every length up to where most readers have decided, then fewer.
  private static func lengths(_ count: Int) -> [Int] {
    if triesEveryLength { return Array(1..<max(1, count)) }
    var lengths = Array(1..<max(1, min(count, 400)))
    var next = 400
    while next < count {
      lengths.append(next)
      next += 1 + next / 40
    }
    return lengths
  }

  @Test(arguments: exhibits) func provenPrefixHasTypeOfWholeFile(_ exhibit: Exhibit) throws {
    let identifier = FileIdentifier(Self.identifierOptions)
    let fileName = exhibit.name.split(separator: "/").last.map(String.init)
    for name in Set([nil, fileName?.contains(".") == true ? fileName : nil]) {
      let whole = try identifier.identify(bytes: exhibit.bytes, name: name).type
      var wrong: [String] = []
      let lengths = Self.lengths(exhibit.bytes.count)
      // The name is compared with what was read; it reads nothing.
      let step = name == nil || Self.triesEveryLength ? 1 : 3
      for length in stride(from: 0, to: lengths.count, by: step).map({ lengths[$0] }) {
        let cut = try identifier.identify(bytes: Array(exhibit.bytes.prefix(length)), name: name)
        if cut.certainty == .proven, cut.type != whole { wrong.append("\(length): \(cut.type.identifier)") }
      }
      #expect(wrong.isEmpty, "\(name ?? "no name"): the whole is \(whole.identifier)")
    }
  }

  @Test(
    "What nobody but libmagic or a name says is not proven",
    arguments: [("a.txt", "just words\n"), ("a.swift", "let it = be\n"), ("a.csv", "a,b\n1,2\n")])
  func notProven(name: String, text: String) throws {
    for database in [MagicDatabase.omitted, .standard] {
      let identifier = FileIdentifier(FileIdentifier.Options(registry: .standard, magic: database))
      #expect(try identifier.identify(bytes: Array(text.utf8), name: name).certainty == .likely)
    }
  }
}
