import FileIdentification
import Foundation
import MediaItems
import Testing
import UniformTypes

@Suite struct RangeRequestsTests {
  private static func fixture(_ name: String) throws -> [UInt8] {
    let media = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Tests/Fixtures/Media")
    return [UInt8](try Data(contentsOf: media.appendingPathComponent(name)))
  }

  @Test func aPictureUnderAMoviesName() throws {
    let server = ObjectServer(["clip.mov": try Self.fixture("live/IMG_0002.HEIC")])
    let (type, kind) = try classify("clip.mov", on: server, with: FileIdentifier(.init(magic: .omitted)))
    #expect(type == .heic && kind == .photo)
    #expect(server.requests == ["clip.mov bytes=0-4095"])
  }

  @Test func aMovieIsNotDownloaded() throws {
    let movie = try Self.fixture("live/IMG_0001.MOV")
    let server = ObjectServer(["upload": movie])
    let (type, kind) = try classify("upload", on: server, with: FileIdentifier(.init(magic: .omitted)))
    #expect(type == .quickTimeMovie && kind == .video)
    #expect(server.requests.count <= 4)
  }

  @Test func missingObjectIsAnError() {
    let server = ObjectServer([:])
    #expect(throws: (any Error).self) {
      try classify("gone.jpg", on: server, with: FileIdentifier(.init(magic: .omitted)))
    }
  }
}
