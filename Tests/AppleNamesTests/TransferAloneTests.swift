import AppleNames
import Foundation
import Testing
import UniformTypes

/// Items transferred without a provider, as bytes or files.
@Suite struct TransferAloneTests {
  @Test func bytesRoundTrip() async throws {
    let bytes = try await Coded(name: "a").exported(as: .json)
    #expect(bytes == Data(#"{"name":"a"}"#.utf8))
    #expect(try await Coded(importing: bytes, contentType: .json).name == "a")
    #expect(try await Coded(importing: bytes, contentType: nil).name == "a")
    let list = try await Listed(name: "b").exported(as: nil)
    #expect(try await Listed(importing: list, contentType: .propertyList).name == "b")
    #expect(try await "a".exported(as: .plainText) == Data("a".utf8))
  }

  @Test func otherTypesAreRefused() async throws {
    await #expect(throws: (any Error).self) { _ = try await Coded(name: "a").exported(as: .png) }
    await #expect(throws: (any Error).self) { _ = try await Taken(importing: Data(), contentType: .png) }
    // Its condition is not met.
    await #expect(throws: (any Error).self) { _ = try await Raw(bytes: Data()).exported(as: .png) }
  }

  @Test func filesAreWrittenAndCopied() async throws {
    let folder = try Folder()
    let movie = Media.url("subtypes/plain.mov")
    let file = try await Filed(url: movie).export(to: folder.url, contentType: .movie)
    #expect(file.lastPathComponent == "clip.mov")
    #expect(try Data(contentsOf: file) == (try Media.data("subtypes/plain.mov")))
    let second = try await Filed(url: movie).export(to: folder.url, contentType: nil)
    #expect(second != file && FileManager.default.fileExists(atPath: file.path))
    #expect(FileManager.default.fileExists(atPath: movie.path))
  }

  @Test func exportedFileIsRemovedAfterClosure() async throws {
    let (place, contents) = try await Coded(name: "a").withExportedFile(contentType: .json) { file in
      (file, try Data(contentsOf: file))
    }
    #expect(contents == Data(#"{"name":"a"}"#.utf8) && place.lastPathComponent == "a.json")
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }

  @Test func originalsNeedRequest() async throws {
    let movie = Media.url("subtypes/plain.mov")
    let filed = try await Filed(importing: movie, contentType: .quickTimeMovie)
    #expect(filed.isOriginal && filed.url == movie)
    #expect(try await Taken(importing: movie, contentType: .movie).url != movie)
    #expect(FileManager.default.fileExists(atPath: movie.path))
  }

  @Test func typesDependOnVisibility() {
    #expect(
      Coded.exportedContentTypes() == [] && Coded.exportedContentTypes(visibility: .ownProcess) == [.json])
    #expect(Raw.exportedContentTypes(visibility: .group) == [.png] && Raw.exportedContentTypes() == [])
    #expect(Raw(bytes: Data()).exportedContentTypes(.ownProcess) == [])
    #expect(
      Composed.exportedContentTypes() == [.png, .jpeg] && Composed.importedContentTypes() == [.png, .jpeg])
    #expect(Told.importedContentTypes() == [] && Heard.exportedContentTypes() == [])
  }

  @Test func namesAreSuggested() {
    #expect(Coded(name: "a").suggestedFilename == "a.json" && Told(text: "a").suggestedFilename == nil)
  }
}
