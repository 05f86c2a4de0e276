import FileIdentification
import Foundation
import FoundationFiles
import MediaItems
import MediaMetadata
import Testing
import UniformTypes

/// `URL` and `Data` give the same results as paths and bytes.
@Suite struct FoundationFilesTests {
  private static let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/Media/live/IMG_0002.HEIC").standardizedFileURL

  @Test func files() async throws {
    let identifier = FileIdentifier()
    let expected = try identifier.identify(path: Self.fixture.path)
    #expect(try identifier.identify(url: Self.fixture) == expected)
    #expect(try await FileIdentifierPool(threads: 1).identify(url: Self.fixture) == expected)
    #expect(try MediaItemReader().read(url: Self.fixture).file.identification == expected)
  }

  @Test func percentEncodedNames() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()) 100% ü#?")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a b%20c.heic")
    try FileManager.default.copyItem(at: Self.fixture, to: file)
    #expect(try FileIdentifier().identify(url: file).type == .heic)
  }

  @Test(arguments: [0, 7]) func dataSlices(_ start: Int) async throws {
    let bytes = try Data(contentsOf: Self.fixture)
    let slice = (Data(repeating: 0, count: start) + bytes).dropFirst(start)
    let identifier = FileIdentifier()
    let expected = try identifier.identify(bytes: [UInt8](bytes), name: "a.jpg")
    #expect(try identifier.identify(data: slice, name: "a.jpg") == expected)
    #expect(try await FileIdentifierPool(threads: 1).identify(data: slice, name: "a.jpg") == expected)
    #expect(try MediaItemReader().read(data: slice, name: "a.jpg").file.metadata?.pixelWidth == 64)
    #expect(try identifier.identify(data: Data()).certainty == .unknown)
  }

  @Test func refusesOtherURLs() throws {
    let url = try #require(URL(string: "https://example.com/a.png"))
    let error = #expect(throws: IdentificationError.self) { try FileIdentifier().identify(url: url) }
    #expect(error?.code == "url")
  }
}
