import Foundation
import Testing

@testable import ItemProviders

@Suite struct RetainedFolderTests {
  @Test func lastFoldersOutliveTheirProviders() throws {
    let recent = RecentFolders(limit: 2)
    let urls = try (0..<4).map { _ in
      let kept = RetainedFolders(recent)
      let folder = try TemporaryFiles.makeFolder()
      kept.add(folder)
      #expect(FileManager.default.fileExists(atPath: folder.url.path))
      return folder.url
    }
    let isThere = { FileManager.default.fileExists(atPath: ($0 as URL).path) }
    #expect(urls.map(isThere) == [false, false, true, true])
    recent.removeAll()
    #expect(urls.map(isThere) == [false, false, false, false])
  }

  @Test func copyExistsAsLongAsProvider() async throws {
    let source = try Folder()
    let file = try source.write("a.jpg", "bytes")
    let provider = ItemProvider()
    provider.registerFileRepresentation(forTypeIdentifier: "public.jpeg", visibility: .all) { completion in
      completion(file, false, nil)
      return nil
    }
    let item = try await provider.loadItem(forTypeIdentifier: "public.image")
    let url = try #require(item as? URL)
    #expect(url.path != file.path && url.lastPathComponent == "a.jpeg")
    #expect(try Data(contentsOf: url) == Data("bytes".utf8))
    withExtendedLifetime(provider) {}
  }
}
