import ByteSources
import ContainerFormats
import FileIdentification
import Foundation
import MediaMetadata
import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems

/// Stereoscopic and spherical movies, Apple Immersive Video and similar files: the fixtures of `make_views.py`.
@Suite struct ViewTests {
  struct Row: Decodable {
    var path: String
    var type: String
    var agreement: String?
    var subtypes: [String]?
    var projection: String?
    var eyes: [String]?
    var heroEye: String?
    var baseline: Int?
    var disparityAdjustment: Int?
    var packing: String?
    var fieldOfView: Double?
  }

  static let folder = Fixtures.media.deletingLastPathComponent().appendingPathComponent("Views")

  static func rows() throws -> [Row] {
    let text = try String(contentsOf: folder.appendingPathComponent("expected.ndjson"), encoding: .utf8)
    return try text.split(separator: "\n").map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
  }

  @Test func everyFixtureHasARow() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.filter { $0 != "expected.ndjson" }.sorted() == (try Self.rows().map(\.path).sorted()))
  }

  @Test(arguments: try rows()) func readsViews(row: Row) throws {
    let path = FilePath(Self.folder.appendingPathComponent(row.path).path)
    let item = try MediaItemReader(details: .capture).read(path: path)
    #expect(item.file.identification.type.identifier == row.type)
    #expect((item.file.identification.agreement == .mismatch) == (row.agreement == "mismatch"))
    #expect(item.subtypes.map(\.rawValue).sorted() == row.subtypes ?? [])
    let details = item.file.details ?? MediaDetails()
    #expect(details.projection == row.projection && details.eyes == row.eyes ?? [])
    #expect(details.heroEye == row.heroEye && details.baseline == row.baseline)
    #expect(details.disparityAdjustment == row.disparityAdjustment && details.packing == row.packing)
    #expect(details.fieldOfView == row.fieldOfView)
  }

  /// Truncated files do not trap, and have no views that the whole file lacks.
  @Test(arguments: ["stereo.mov", "short.mov", "long.mov", "immersive.aivu"]) func beginnings(name: String)
    throws
  {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    let whole = try Self.details(bytes)
    for count in 0..<bytes.count {
      let part = try Self.details(Array(bytes.prefix(count)))
      #expect(part.eyes.isEmpty || part.eyes == whole.eyes)
      #expect(part.baseline == nil || part.baseline == whole.baseline)
      #expect(part.fieldOfView == nil || part.fieldOfView == whole.fieldOfView)
    }
  }

  private static func details(_ bytes: [UInt8]) throws -> MediaDetails {
    let item = try MediaItemReader(details: .capture).read(
      source: MemorySource(bytes), at: "a.mov", named: "a.mov")
    return item.file.details ?? MediaDetails()
  }

  /// Names and contents with and without contradictions.
  @Test(arguments: [
    ("a.aivu", "immersive.mov", "com.apple.immersive-video", "confirmed"),
    ("a.mov", "immersive.aivu", "com.apple.immersive-video", "contentRefines"),
    ("a.mp4", "immersive_iso.aivu", "com.apple.immersive-video", "contentRefines"),
    ("a", "immersive.aivu", "com.apple.immersive-video", "contentOnly"),
    ("a.aivu", "stereo.mov", "com.apple.immersive-video", "nameRefines"),
    ("a.aivu", "captions.xml", "org.w3.ttml", "mismatch"),
    ("a.qta", "sound.qta", "com.apple.quicktime-audio", "nameRefines"),
    ("a.qta", "stereo.mov", "com.apple.quicktime-movie", "mismatch"),
    ("a.qta", "captions.xml", "org.w3.ttml", "mismatch"),
    ("a.itt", "captions.xml", "com.apple.itunes-timed-text", "nameRefines"),
    ("a.ttml", "captions.itt", "org.w3.ttml", "confirmed"),
    ("a.itt", "stereo.mov", "com.apple.quicktime-movie", "mismatch"),
  ])
  func namesAndContents(name: String, content: String, type: String, agreement: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try FileManager.default.copyItem(at: Self.folder.appendingPathComponent(content), to: file)
    let found = try MediaItemReader().read(path: FilePath(file.path)).file.identification
    #expect(found.type.identifier == type && "\(found.agreement)" == agreement)
  }

  /// Icon Composer's documents are folders, recognized by their extension.
  @Test func iconDocumentsArePackages() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).icon")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Assets"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"groups":[]}"#.utf8).write(to: folder.appendingPathComponent("icon.json"))
    let type = try MediaItemReader().read(path: FilePath(folder.path)).file.identification.type
    #expect(type.identifier == "com.apple.iconcomposer.icon" && type.conforms(to: .package))
  }

  @Test func immersiveVideoIsCarriedByMovies() throws {
    let type = try #require(UTType("com.apple.immersive-video"))
    #expect(type.isCarried(by: .quickTimeMovie) && type.printedMIMEType == "video/quicktime")
    #expect(type.conforms(to: .movie) && !type.conforms(to: .quickTimeMovie))
  }

  /// The box: bits, versions, and numbers beyond the limits.
  @Test(
    arguments: [
      (1, ["left"], false), (2, ["right"], false), (3, ["left", "right"], true), (0, [], false),
      (11, ["right", "left"], true), (7, ["left", "right", "more"], true), (0xF0, [], false),
    ] as [(UInt8, [String], Bool)])
  func eyesAreBits(bits: UInt8, names: [String], both: Bool) {
    var views = ISOBaseMedia.Views()
    #expect(views.eyeNames.isEmpty && views.hasBothEyes == nil && !views.isProjected)
    views.eyes = bits
    #expect(views.eyeNames == names && views.hasBothEyes == both)
  }
}
