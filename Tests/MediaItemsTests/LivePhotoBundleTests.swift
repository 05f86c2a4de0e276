import MediaItems
import Testing
import UniformTypes

struct LivePhotoBundleTests {
  static let identifier = "E905E6C6-3CB2-4E3A-8F0C-0A1B2C3D1F02"

  static func read(_ folder: String, _ entries: [FolderEntry]) -> LivePhotoBundle.Reading {
    LivePhotoBundle.read(folderNamed: folder, entries: entries) { entry in
      entry.name.split(separator: ".").last.flatMap { UTType(filenameExtension: String($0)) }
    }
  }

  static func read(_ folder: String, _ names: String...) -> LivePhotoBundle.Reading {
    read(folder, names.map { FolderEntry($0) })
  }

  @Test func completeBundle() throws {
    let bundle = try #require(Self.read("IMG_1.pvt", "metadata.plist", "IMG_1.MOV", "IMG_1.HEIC").bundle)
    #expect(bundle.still == 2 && bundle.movie == 1 && bundle.metadata == 0)
    #expect(bundle.isNamedSo && bundle.basis == .name)
  }

  @Test func folderNameIsEvidence() throws {
    let plain = try #require(Self.read("Holiday", "IMG_1.JPG", "IMG_1.MOV").bundle)
    #expect(plain.basis == .shape && !plain.isNamedSo && plain.metadata == nil)
    #expect(Self.read("IMG_1.PVT", "img_1.jpg", "IMG_1.MOV").bundle?.basis == .name)
  }

  @Test func metadataIsEvidence() {
    var entries = [
      FolderEntry("a.heic"), FolderEntry("a.mov"), FolderEntry("metadata.plist", metadata: .livePhoto),
    ]
    #expect(Self.read("renamed", entries).bundle?.basis == .metadata)
    entries[2].metadata = .foreign
    #expect(Self.read("renamed", entries).bundle?.basis == .shape)
  }

  @Test func identifiersOutweighNames() {
    let still = FolderEntry("a.heic", contentIdentifier: Self.identifier)
    let movie = FolderEntry("a.mov", contentIdentifier: Self.identifier.lowercased())
    #expect(Self.read("x", [still, movie]).bundle?.basis == .identifier)
  }

  static let refusals: [(folder: String, entries: [FolderEntry], rule: String)] = [
    ("a.pvt", [], "noMovie"),
    ("a.pvt", [FolderEntry("a.heic")], "noMovie"),
    ("a.pvt", [FolderEntry("a.heic"), FolderEntry("metadata.plist", metadata: .livePhoto)], "noMovie"),
    ("a.pvt", [FolderEntry("a.mov")], "noStill"),
    ("a.pvt", [FolderEntry("a.mov"), FolderEntry("a.mp4")], "noStill"),
    ("a.pvt", [FolderEntry("a.heic"), FolderEntry("a.jpg")], "noMovie"),
    ("a.pvt", [FolderEntry("a.heic"), FolderEntry("a.mov"), FolderEntry("a.jpg")], "stranger"),
    ("a.pvt", [FolderEntry("a.heic"), FolderEntry("a.mov"), FolderEntry("notes.txt")], "stranger"),
    ("a.pvt", [FolderEntry("a.heic"), FolderEntry("a.txt")], "stranger"),
    ("a.pvt", [FolderEntry("a.heic"), FolderEntry("b.mov")], "otherStem"),
    ("a.pvt", [FolderEntry("a.heic"), FolderEntry("a.mov"), FolderEntry("x", isFolder: true)], "subfolder"),
    (
      "a.pvt",
      [
        FolderEntry("a.heic", contentIdentifier: identifier),
        FolderEntry("a.mov", contentIdentifier: "other"),
      ], "otherIdentifier"
    ),
  ]

  @Test(arguments: refusals.indices)
  func rejects(index: Int) {
    let row = Self.refusals[index]
    guard case .notBundle(let rule, let because, let isNamedSo) = Self.read(row.folder, row.entries) else {
      Issue.record("taken for a bundle")
      return
    }
    #expect(rule == row.rule && !because.isEmpty && isNamedSo)
  }

  @Test func everyRuleIsTested() {
    #expect(Set(LivePhotoBundle.rules.map(\.name)) == Set(Self.refusals.map(\.rule)))
  }

  @Test func ignoresSystemFiles() {
    let names = [".DS_Store", "._IMG_1.HEIC", "IMG_1.HEIC", "IMG_1.MOV", "Thumbs.db"]
    let bundle = Self.read("IMG_1.pvt", names.map { FolderEntry($0) }).bundle
    #expect(bundle?.still == 2 && bundle?.movie == 3)
    let indexed = names.map { FolderEntry($0) } + [FolderEntry("@eaDir", isFolder: true)]
    #expect(Self.read("IMG_1.pvt", indexed).bundle != nil)
  }

  @Test func doesNotReadLargeFolders() {
    let entries = (0..<100_000).map { FolderEntry("\($0).heic") }
    var callCount = 0
    let reading = LivePhotoBundle.read(folderNamed: "a.pvt", entries: entries) { _ in
      callCount += 1
      return .heic
    }
    #expect(reading.bundle == nil && callCount == 0)
  }

  @Test func usesTypesNotNames() {
    let entries = [FolderEntry("a.one"), FolderEntry("a.two")]
    let bundle = LivePhotoBundle.read(folderNamed: "x", entries: entries) {
      $0.name == "a.one" ? .quickTimeMovie : .jpeg
    }.bundle
    #expect(bundle?.still == 1 && bundle?.movie == 0)
    #expect(LivePhotoBundle.read(folderNamed: "x", entries: entries) { _ in nil }.bundle == nil)
  }
}
