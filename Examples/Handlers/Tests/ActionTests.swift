import AppleNames
import Foundation
import Testing
import UniformTypeIdentifiers

/// The results that actions return to the app or page.
@MainActor @Suite(.serialized) struct ActionTests {
  @Test(arguments: rows) func outcomes(_ row: HandlerRow) async throws {
    #expect(try await row.run() == row.expected)
  }

  // swift-format-ignore: NeverForceUnwrap
  private static let page = URL(string: "https://example.org/page")!

  nonisolated static let rows = [
    HandlerRow("highlight: a page without a colour", "red") { try await colour(of: ["colour": ""]) },
    HandlerRow("highlight: a red page", "green") { try await colour(of: ["colour": "red"]) },
    HandlerRow("highlight: no script ran", "completed") {
      let context = NSExtensionContext(sharingPage: page)
      HighlightRequestHandler().beginRequest(with: context)
      return await words(ofEnd: context)
    },
    HandlerRow("stamp: the picture comes back", "Stamped: subtypes/plain.jpg, its file the same") {
      let controller = StampActionController()
      let context = controller.begin(sharing: [Fixture.url("subtypes/plain.jpg")])
      guard case .completed(let items) = await context.ended(), let item = items.first as? NSExtensionItem,
        let provider = item.attachments?.first
      else { return "nothing" }
      let image = try await provider.loadItem(forTypeIdentifier: UTType.image.identifier) as? UIImage
      let bytes: Data? = await outcome { done in
        provider.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) { url, _ in
          done(url.flatMap { try? Data(contentsOf: $0) })
        }
      }
      return "\(item.attributedTitle?.string ?? ""): \(Words.of(image?.encoded?.data)), its file "
        + (bytes == image?.encoded?.data ? "the same" : "another")
    },
    HandlerRow("rules: a list", "public.json rules.json") {
      let folder = try Folder()
      folder.serve(RulesRequestHandler.group)
      _ = try Document.list.write(in: folder)
      let context = RulesRequestHandler().begin(sharing: [])
      guard case .completed(let items) = await context.ended(),
        let provider = (items.first as? NSExtensionItem)?.attachments?.first
      else { return "nothing" }
      let data = try await provider.data(forTypeIdentifier: "public.json")
      return "\(provider.registeredTypeIdentifiers.joined()) \(Words.of(data))"
    },
    HandlerRow("rules: no list", "cancelled: NSCocoaErrorDomain 4") {
      try Folder().serve(RulesRequestHandler.group)
      return await words(ofEnd: RulesRequestHandler().begin(sharing: []))
    },
    HandlerRow("reversed: a document", "letter.pdf") {
      let folder = try Folder()
      let context = ReversingAction().begin(sharing: [try Document.letter.write(in: folder)])
      guard case .completed(let items) = await context.ended(),
        let provider = (items.first as? NSExtensionItem)?.attachments?.first,
        let url = try await provider.loadItem(forTypeIdentifier: "public.data") as? URL
      else { return "nothing" }
      defer { try? FileManager.default.removeItem(at: url) }
      return Words.of(Data(try Data(contentsOf: url).reversed()))
    },
    HandlerRow("reversed: words in memory", "sdrow") {
      let context = NSExtensionContext(sharingText: "words")
      ReversingAction().beginRequest(with: context)
      guard case .completed(let items) = await context.ended(),
        let provider = (items.first as? NSExtensionItem)?.attachments?.first,
        let url = try await provider.loadItem(forTypeIdentifier: "public.file-url") as? URL
      else { return "nothing" }
      defer { try? FileManager.default.removeItem(at: url) }
      return try String(contentsOf: url, encoding: .utf8)
    },
    HandlerRow("reversed: nothing", "cancelled: unsupported") {
      await words(ofEnd: ReversingAction().begin(sharing: []))
    },
  ]

  private static func colour(of results: [String: Any]) async throws -> String {
    let context = NSExtensionContext(sharingPage: page, results: results)
    HighlightRequestHandler().beginRequest(with: context)
    return try await returnedToPage(context)?["colour"] as? String ?? "nothing"
  }
}
