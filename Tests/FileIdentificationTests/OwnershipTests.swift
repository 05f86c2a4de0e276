import Foundation
import Testing
import TypeDeclarations
import UniformTypes

@testable import FileIdentification
@testable import Formats

/// Names with extensions of several types, ranked by use.
@Suite struct OwnershipTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var type: String
    var agreement: Identification.Agreement
    var certainty: Identification.Certainty
    var candidates: [String]

    init(
      _ name: String, _ text: String, _ type: String, _ agreement: Identification.Agreement,
      _ certainty: Identification.Certainty, candidates: [String] = []
    ) {
      self.name = name
      bytes = Array(text.utf8)
      self.type = type
      self.agreement = agreement
      self.certainty = certainty
      self.candidates = candidates
    }

    init(
      _ name: String, noise: Int, _ type: String, _ agreement: Identification.Agreement,
      _ certainty: Identification.Certainty, candidates: [String] = []
    ) {
      self.init(name, "", type, agreement, certainty, candidates: candidates)
      bytes = (0..<noise).flatMap { _ in VerdictTests.noise }
    }

    var testDescription: String { "\(name) → \(type)" }
  }

  private static let words = "Nothing here is any language's.\nThese are words, and no more.\n"
  private static let disks = [
    "com.apple.disk-image-udif", "org.uniform-types.raw-disk-image", "com.garmin.map",
  ]
  private static let rows: [Row] = [
    // Several common owners.
    Row(
      "a.m", words, "public.source-code", .nameRefines, .nameOnly,
      candidates: ["public.objective-c-source", "com.mathworks.matlab-source"]),
    Row(
      "a.pp", words, "public.source-code", .nameRefines, .nameOnly,
      candidates: ["com.puppet.manifest", "public.pascal-source"]),
    Row(
      "a.cls", words, "public.plain-text", .contentOnly, .likely,
      candidates: ["org.tug.tex", "com.progress.openedge"]),
    Row("a.img", noise: 30, "public.data", .nameOnly, .nameOnly, candidates: disks),
    // The content decides.
    Row(
      "a.m", "#import <Foundation/Foundation.h>\n@interface A : NSObject\n@end\n",
      "public.objective-c-source",
      .confirmed, .likely),
    Row(
      "a.m", "function y = f(x)\n% The square.\ny = x .^ 2;\nend\n", "com.mathworks.matlab-source",
      .confirmed,
      .likely),
    // One common owner, and rare ones.
    Row("a.m", "/* Nothing but a comment of C. */\n", "public.objective-c-source", .confirmed, .likely),
    Row(
      "a.m", "% A comment.\ny = x.^2;\n", "com.mathworks.matlab-source", .confirmed, .likely),
    Row("a.h", words, "public.c-header", .nameRefines, .likely),
    Row("a.md", words, "net.daringfireball.markdown", .nameRefines, .likely),
    Row("a.rs", words, "org.rust-lang.rust-script", .nameRefines, .nameOnly),
    // Registered only.
    Row("a.a2l", words, "public.plain-text", .contentOnly, .likely),
    Row("a.a2l", noise: 30, "org.iana.application.a2l", .nameOnly, .nameOnly),
    Row("a.a2l", "{\"a\": 1}\n", "public.json", .contentOnly, .proven),
  ]

  @Test(arguments: rows)
  func namesAreRankedByUse(_ row: Row) throws {
    let found = try FileIdentifier(.init(magic: .omitted)).identify(bytes: row.bytes, name: row.name)
    #expect(found.type.identifier == row.type)
    #expect(found.agreement == row.agreement)
    #expect(found.certainty == row.certainty)
    #expect(found.candidates.map(\.identifier) == row.candidates)
  }

  @Test func unreadBytesLeaveNoCandidates() throws {
    let byName = FileIdentifier(.init(basis: .name, magic: .omitted))
    let found = try byName.identify(bytes: Array(Self.words.utf8), name: "a.m")
    #expect(found.type == .objectiveCSource)
    #expect(found.candidates.isEmpty)
  }

  @Test func claimChoosesAmongCandidates() throws {
    let found = try FileIdentifier(.init(magic: .omitted)).identify(
      bytes: Array(Self.words.utf8), name: "a.m", claimedType: #require(UTType("com.mathworks.matlab-source"))
    )
    #expect(found.type.identifier == "com.mathworks.matlab-source")
    #expect(found.candidates.isEmpty)
  }

  /// A run-time declaration decides its extension.
  @Test func declaredTypeLeavesNoCandidates() throws {
    let registry = try TypeRegistry.standard.adding([
      TypeDeclaration(
        identifier: "org.example.movements", conformsTo: ["public.plain-text"],
        tags: [.filenameExtension: ["m"]])
    ])
    let found = try FileIdentifier(.init(registry: registry, magic: .omitted)).identify(
      bytes: Array(Self.words.utf8), name: "a.m")
    #expect(found.type.identifier == "org.example.movements")
    #expect(found.candidates.isEmpty)
  }

  @Test(arguments: [
    (["public.png", "public.jpeg"], "public.image"), (["public.png"], "public.png"),
    (["public.c-header", "public.c-plus-plus-header"], "public.source-code"),
    (["public.source-code", "public.perl-script"], "public.source-code"),
  ])
  func nearestCommonSupertype(_ types: [String], _ shared: String) throws {
    let found = UTType.nearest(above: try types.map { try #require(UTType($0)) })
    #expect(found?.identifier == shared)
  }

  @Test func unrelatedTypesHaveNoCommonSupertype() throws {
    #expect(UTType.nearest(above: [.data, .folder]) == .item)
    #expect(UTType.nearest(above: []) == nil)
  }

  /// An extension of several common types, and one of these.
  struct Owner: Hashable, Sendable, CustomTestStringConvertible {
    var pathExtension: String
    var type: String
    var testDescription: String { ".\(pathExtension) \(type)" }
  }

  /// The rows of `TypeTables/owners.tsv` with several common types.
  static let shared: [Owner] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let table = try? String(contentsOf: root.appendingPathComponent("TypeTables/owners.tsv"), encoding: .utf8)
    let rows = (table ?? "").split(separator: "\n").map { $0.split(separator: "\t") }
    let common = rows.filter { $0.count == 4 && $0[2] == "common" }
    let counts = Dictionary(grouping: common) { $0[0] }.mapValues(\.count)
    return common.filter { counts[$0[0], default: 0] > 1 }.map {
      Owner(pathExtension: String($0[0]), type: String($0[1]))
    }
  }()

  /// Returns true for the owner, a subtype, or another type with its MIME type.
  private static func meets(_ type: UTType, _ owner: UTType) -> Bool {
    type.conforms(to: owner)
      || owner.ownPrintedMIMEType.map { $0 == type.ownPrintedMIMEType } ?? false
  }

  /// Files with content of a wider type: the name decides.
  private static let named: [(type: String, bytes: [UInt8])] = [
    ("org.3gpp.3gpp-audio", Bytes.ftyp("3gp4", "isom") + Bytes.movie(Bytes.track("soun", "samr"))),
    (
      "com.apple.iwork.keynote.sffkth",
      Bytes.zip([("index.apxl", Bytes.ascii("<?xml version=\"1.0\"?><key:theme xmlns:key=\"\"/>"))])
    ),
    (
      "com.apple.iwork.numbers.sfftemplate",
      Bytes.zip([
        (
          "index.xml",
          Bytes.ascii(
            "<?xml version=\"1.0\"?><ls:document xmlns:ls=\"http://developer.apple.com/namespaces/ls\"/>")
        )
      ])
    ),
  ]

  private static func samples(of owner: Owner, _ type: UTType) -> [[UInt8]] {
    let texts = SharedExtensionTests.all.filter { $0.pathExtension == "." + owner.pathExtension }.map(
      \.sample)
    let others = TextSample.samples("forms") + TextSample.samples("guesses")
    let texted = (texts.isEmpty ? others : texts + others).filter { $0.type.map { meets($0, type) } ?? false }
    let sources = LanguageTests.samples("sources").filter { source in
      UTType(source.label).map { meets($0, type) } ?? false
    }
    let files = (Sample.all + DERTests.samples).filter { meets($0.type.type, type) }.map(\.bytes)
    let marked = Signature.all.filter { meets($0.type.type, type) }.map(\.example)
    let refined = named.filter { $0.type == owner.type }.map(\.bytes)
    return texted.map(\.bytes) + sources.map { Array($0.text.utf8) } + files + marked + refined
  }

  @Test(arguments: shared)
  func everyCommonOwnerHasADistinguishableSample(_ owner: Owner) throws {
    let type = try #require(UTType(owner.type))
    let samples = Self.samples(of: owner, type)
    let identifier = FileIdentifier(.init(magic: .omitted))
    let isTold = try samples.contains { bytes in
      Self.meets(try identifier.identify(bytes: bytes, name: "a." + owner.pathExtension).type, type)
    }
    let reason = Self.untold[owner.testDescription]
    #expect(isTold == (reason == nil), "\(samples.count) samples")
  }

  /// Owners without a distinguishable sample, with reasons; the list may only shrink.
  static let untold: [String: String] = [
    ".kth com.apple.iwork.keynote.kth": folder,
    ".nmbtemplate com.apple.iwork.numbers.template": folder,
    ".pvt com.apple.live-photo-bundle": folder,
    ".pvt com.apple.private.live-photo-bundle": folder,
    ".scn com.apple.scenekit.scene": "a keyed archive, whose classes are not read",
  ]

  private static let folder = "a folder, of which there are no bytes"
}

extension Signature {
  /// Returns a file of zeros with the row's pattern.
  fileprivate var example: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    bytes.replaceSubrange(pattern.offset..<pattern.offset + pattern.bytes.count, with: pattern.bytes)
    return bytes
  }
}
