import FileIdentification
import MediaItems
import SystemPackage
import Testing
import UniformTypes

/// Zipped Live Photos, and archives that only look like them.
struct LivePhotoArchiveTests {
  struct Entry: Sendable {
    var name: String
    var content: String
    var coding = SampleArchive.Coding.stored
    var isEncrypted = false
    var isFolder: Bool { name.hasSuffix("/") }

    init(_ name: String, _ content: String, _ coding: SampleArchive.Coding = .stored, encrypted: Bool = false)
    {
      (self.name, self.content, self.coding, isEncrypted) = (name, content, coding, encrypted)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var shows: String
    var file: String
    var entries: [Entry]
    /// The Live Photo's basis; nil for an archive.
    var basis: String?
    var type = "org.uniform-types.livp"
    var agreement = Identification.Agreement.confirmed
    var identifier: String? = nil
    var testDescription: String { shows }
  }

  static let heic = "bundle/IMG_0003.pvt/IMG_0003.HEIC"
  static let mov = "bundle/IMG_0003.pvt/IMG_0003.MOV"
  static let list = "bundle/IMG_0003.pvt/metadata.plist"
  static let jpeg = "subtypes/plain.jpg"
  static let plainMovie = "subtypes/plain.mov"
  static let paired = "22222222-BBBB-4BBB-8BBB-000000000002"
  static let zipArchive = "public.zip-archive"

  static let rows: [Row] = [
    Row(
      shows: "stored, by identifiers", file: "a.livp", entries: [Entry("a.HEIC", heic), Entry("a.MOV", mov)],
      basis: "identifier", identifier: paired),
    Row(
      shows: "deflated", file: "a.livp",
      entries: [Entry("a.HEIC", heic, .deflated), Entry("a.MOV", mov, .deflated)], basis: "identifier",
      identifier: paired),
    Row(
      shows: "two extensions, as cloud drives write them", file: "a.livp",
      entries: [Entry("a.HEIC.heic", heic), Entry("a.HEIC.mov", mov)], basis: "identifier", identifier: paired
    ),
    Row(
      shows: "a zipped bundle in its folder", file: "holiday.zip",
      entries: [
        Entry("a.pvt/", ""), Entry("a.pvt/a.HEIC", heic, .deflated), Entry("a.pvt/a.MOV", mov),
        Entry("a.pvt/metadata.plist", list, .deflated),
      ], basis: "identifier", agreement: .contentRefines, identifier: paired),
    Row(
      shows: "no name, no metadata, but identifiers", file: "blob",
      entries: [Entry("a.HEIC", heic), Entry("a.MOV", mov)], basis: "identifier", agreement: .contentOnly,
      identifier: paired),
    Row(
      shows: "metadata alone", file: "blob",
      entries: [Entry("a.jpg", jpeg), Entry("a.mov", plainMovie), Entry("metadata.plist", list)],
      basis: "metadata", agreement: .contentOnly),
    Row(
      shows: "the folder's name alone", file: "blob",
      entries: [Entry("x.pvt/a.jpg", jpeg), Entry("x.pvt/a.mov", plainMovie)], basis: "name",
      agreement: .contentOnly),
    Row(
      shows: "the archive's name alone", file: "a.livp",
      entries: [Entry("a.jpg", jpeg), Entry("a.mov", plainMovie)], basis: "name"),
    Row(
      shows: "members without extensions of their own", file: "a.livp",
      entries: [Entry("a.1", heic), Entry("a.2", mov)], basis: "identifier", identifier: paired),
    Row(
      shows: "what systems leave in archives does not count", file: "a.livp",
      entries: [
        Entry("a.HEIC", heic), Entry("a.MOV", mov), Entry("__MACOSX/._a.HEIC", list),
        Entry(".DS_Store", list),
      ], basis: "identifier", identifier: paired),
    Row(
      shows: "a still and a movie that somebody sent together", file: "a.zip",
      entries: [Entry("a.jpg", jpeg), Entry("a.mov", plainMovie)], basis: nil, type: zipArchive),
    Row(
      shows: "two stills", file: "a.livp", entries: [Entry("a.HEIC", heic), Entry("b.HEIC", heic)],
      basis: nil, type: zipArchive, agreement: .mismatch),
    Row(
      shows: "three pairs", file: "a.livp",
      entries: ["a", "b", "c"].flatMap { [Entry("\($0).HEIC", heic), Entry("\($0).MOV", mov)] },
      basis: nil, type: zipArchive, agreement: .mismatch),
    Row(
      shows: "a stranger beside the halves", file: "a.zip",
      entries: [Entry("a.HEIC", heic), Entry("a.MOV", mov), Entry("a.txt", list)], basis: nil,
      type: zipArchive),
    Row(
      shows: "members that are not what their names say", file: "a.livp",
      entries: [Entry("a.HEIC", list), Entry("a.MOV", list)], basis: nil, type: zipArchive,
      agreement: .mismatch),
    Row(
      shows: "a movie named as a still", file: "a.livp",
      entries: [Entry("a.HEIC", mov), Entry("a.MOV", mov)], basis: nil, type: zipArchive, agreement: .mismatch
    ),
    Row(
      shows: "other identifiers under one name", file: "a.livp",
      entries: [Entry("a.JPG", "traps/IMG_0009.JPG"), Entry("a.MOV", "traps/IMG_0009.MOV")], basis: nil,
      type: zipArchive, agreement: .mismatch),
    Row(
      shows: "other stems", file: "a.livp", entries: [Entry("a.HEIC", heic), Entry("b.MOV", mov)],
      basis: nil, type: zipArchive, agreement: .mismatch),
    Row(
      shows: "two folders", file: "a.livp", entries: [Entry("x/a.HEIC", heic), Entry("y/a.MOV", mov)],
      basis: nil, type: zipArchive, agreement: .mismatch),
    Row(
      shows: "a folder beside a file", file: "a.livp",
      entries: [Entry("x/a.HEIC", heic), Entry("a.MOV", mov)],
      basis: nil, type: zipArchive, agreement: .mismatch),
    Row(
      shows: "names that lead out", file: "a.livp",
      entries: [Entry("../a.HEIC", heic), Entry("../a.MOV", mov)], basis: nil, type: zipArchive,
      agreement: .mismatch
    ),
    Row(
      shows: "members that cannot be read leave it to the name", file: "a.livp",
      entries: [Entry("a.HEIC", heic, encrypted: true), Entry("a.MOV", mov, encrypted: true)], basis: nil,
      agreement: .nameRefines),
    Row(
      shows: "a compression that nobody here reads", file: "a.livp",
      entries: [Entry("a.HEIC", heic, .unknown), Entry("a.MOV", mov, .unknown)], basis: nil,
      agreement: .nameRefines),
    Row(
      shows: "the members' names alone", file: "a.zip",
      entries: [Entry("a.HEIC", heic, encrypted: true), Entry("a.MOV", mov, encrypted: true)], basis: nil,
      type: zipArchive),
  ]

  static func archive(_ entries: [Entry]) throws -> [UInt8] {
    var archive = SampleArchive()
    for entry in entries {
      archive.add(
        entry.name, entry.isFolder ? [] : try Fixtures.bytes(entry.content), entry.coding,
        encrypted: entry.isEncrypted)
    }
    return archive.bytes
  }

  @Test(arguments: rows)
  func isRead(_ row: Row) throws {
    try withFile(row.file, try Self.archive(row.entries)) { path in
      let item = try MediaItemReader().read(path: path)
      #expect(item.file.identification.type.identifier == row.type)
      #expect(item.file.identification.agreement == row.agreement)
      #expect(item.livePhoto?.basis.rawValue == row.basis)
      #expect(item.livePhoto?.identifier == row.identifier)
      #expect(item.livePhoto?.form == (row.basis == nil ? nil : .bundle))
      #expect((item.kind == .livePhoto) == (row.type != Self.zipArchive))
    }
  }

  @Test(arguments: rows.filter { $0.basis != nil })
  func returnsItsMembers(_ row: Row) throws {
    try withFile(row.file, try Self.archive(row.entries)) { path in
      let parts = try MediaExtraction().parts(of: try MediaItemReader().read(path: path))
      let wanted = row.entries.filter { entry in
        !entry.isFolder && !entry.name.contains("DS_Store") && !entry.name.contains("__MACOSX")
      }
      #expect(parts.count == wanted.count)
      for (part, role) in zip(parts, [MediaPart.Role.still, .movie, .metadata]) {
        #expect(part.role == role)
        var bytes: [UInt8] = []
        try part.read { bytes += $0 }
        let originals = try wanted.map { try Fixtures.bytes($0.content) }
        #expect(originals.contains(bytes))
      }
    }
  }

  @Test func namesAreIgnoredByContent() throws {
    let bytes = try Self.archive([Entry("a.jpg", Self.jpeg), Entry("a.mov", Self.plainMovie)])
    try withFile("a.livp", bytes) { path in
      let reader = MediaItemReader(FileIdentifier.Options(basis: .content))
      let item = try reader.read(path: path)
      #expect(item.livePhoto == nil)
    }
  }

  /// A wrong byte anywhere is either detected or harmless.
  @Test(arguments: [SampleArchive.Coding.stored, .deflated])
  func damageIsDetected(_ coding: SampleArchive.Coding) throws {
    let entries = [Entry("x.pvt/a.HEIC", Self.heic, coding), Entry("x.pvt/a.MOV", Self.mov, coding)]
    let whole = try Self.archive(entries)
    let originals = try entries.map { try Fixtures.bytes($0.content) }
    let reader = MediaItemReader()
    let extraction = MediaExtraction()
    var noticed = 0
    var random: UInt64 = 7
    for round in 0..<150 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Half of the damage is in the directory.
      let span = round % 2 == 0 ? whole.count : 240
      var bytes = whole
      bytes[whole.count - 1 - Int(random >> 33) % span] ^= UInt8(truncatingIfNeeded: random >> 24) | 1
      try withFile("a.livp", bytes) { path in
        do {
          for part in try extraction.parts(of: try reader.read(path: path)) {
            var found: [UInt8] = []
            try part.read { found += $0 }
            #expect(originals.contains(found))
          }
        } catch is ExtractionError { noticed += 1 }
      }
    }
    #expect(noticed > 50 && noticed < 150)
  }
}
