import Foundation
import ItemProviders
import LoadPlans
import MediaItems
import Testing

/// Runs plans with item steps.
@Suite struct PlanItemTests {
  private func loaded(_ provider: ItemProvider, limit: Int64? = nil) async throws -> LoadedItem {
    let folder = try Folder()
    let plan = provider.plan(for: .upload, in: .shareExtension, byteSize: limit.map { _ in 10 })
    return try await provider.load(plan, into: folder.url, memoryLimit: limit)
  }

  @Test func urlItemsLoadAsURLs() async throws {
    let page = try #require(URL(string: "https://example.org/a"))
    let item = try await loaded(ItemProvider(item: page as NSURL, typeIdentifier: "public.url"))
    guard case .url(let url) = item.value else { throw CocoaError(.featureUnsupported) }
    #expect(url == page && item.step.call == .loadItem && item.heldBytes == 0)
  }

  @Test func fileURLIsTheOriginal() async throws {
    let folder = try Folder()
    let file = try folder.write("a.txt", "bytes")
    let item = try await loaded(ItemProvider(item: file as NSURL, typeIdentifier: "public.file-url"))
    #expect(item.url?.path == file.path && item.isInPlace)
  }

  // An extension gets the URL of a document that it may not read.
  @Test func unreadableFileURLFallsBackToCopy() async throws {
    let folder = try Folder()
    let file = try folder.write("a.pdf", "%PDF-1.7")
    let gone = folder.url.appendingPathComponent("elsewhere.pdf")
    let provider = ItemProvider(item: gone as NSURL, typeIdentifier: "public.file-url")
    provider.registerFileRepresentation(forTypeIdentifier: "com.adobe.pdf", visibility: .all) { answer in
      answer(file, false, nil)
      return nil
    }
    let item = try await loaded(provider)
    #expect(item.step.call == .loadFileRepresentation && item.step.identifier == "com.adobe.pdf")
    #expect(item.failures.map(\.step.call) == [.loadItem] && item.url?.path != file.path)
  }

  @Test func aDictionaryIsAPropertyList() async throws {
    let list = ["key": "value"] as NSDictionary
    let item = try await loaded(ItemProvider(item: list, typeIdentifier: "com.apple.property-list"))
    guard case .propertyList(let found) = item.value else { throw CocoaError(.featureUnsupported) }
    #expect(item.heldBytes == Int64(found.data.count) && found.data.starts(with: Data("bplist".utf8)))
  }

  @Test func textItemsLoadAsBytes() async throws {
    let item = try await loaded(ItemProvider(item: "words" as NSString, typeIdentifier: "public.plain-text"))
    guard case .data(let data) = item.value else { throw CocoaError(.featureUnsupported) }
    #expect(data == Data("words".utf8) && item.failures.isEmpty)
  }

  @Test func retainedFoldersAreLimited() async throws {
    let provider = ItemProvider(
      item: String(repeating: "a", count: 100) as NSString, typeIdentifier: "public.plain-text")
    let item = try await loaded(provider, limit: 50)
    // Finally the file, which is not in memory.
    #expect(item.step.call == .loadFileRepresentation && item.failures.count == 2)
    #expect(item.failures.allSatisfy { $0.underlying is MemoryLimitExceeded })
  }
}
