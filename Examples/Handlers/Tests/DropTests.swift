import AppleNames
import Foundation
import Testing
import UniformTypeIdentifiers

/// Dropping, dragging and pasting.
@MainActor @Suite struct DropTests {
  @Test(arguments: rows) func outcomes(_ row: HandlerRow) async throws {
    #expect(try await row.run() == row.expected)
  }

  // swift-format-ignore: NeverForceUnwrap
  private static let page = URL(string: "https://example.org/page")!

  nonisolated static let rows = [
    HandlerRow("files: as bytes, as an address, as a file", "letter.pdf, plain.heic, plain.jpg") {
      let folder = try Folder()
      let letter = try Document.letter.write(in: folder)
      let notes = try Document.notes.write(in: folder)
      let bytes = NSItemProvider(
        offering: ["public.file-url"], Fixture.url("subtypes/plain.jpg").dataRepresentation)
      let providers = [
        bytes, NSItemProvider(item: letter as NSURL, typeIdentifier: UTType.fileURL.identifier),
        try #require(NSItemProvider(contentsOf: Fixture.url("subtypes/plain.heic"))),
        NSItemProvider(item: notes as NSURL, typeIdentifier: UTType.fileURL.identifier),
      ]
      let urls: [URL] = await outcome { _ = DropTarget().handleDrop(providers: providers, completion: $0) }
      return urls.map(\.lastPathComponent).sorted().joined(separator: ", ")
    },
    HandlerRow("files: an address of a page", "false") {
      let provider = NSItemProvider(item: page as NSURL, typeIdentifier: "public.url")
      return "\(DropTarget().handleDrop(providers: [provider]) { _ in })"
    },
    HandlerRow("text: a string", "words") { await dropped(NSItemProvider(object: "words" as NSString)) },
    HandlerRow("text: rich", "words") {
      await dropped(NSItemProvider(object: NSAttributedString(string: "words")))
    },
    HandlerRow("text: in UTF-16", "wörter") {
      await dropped(NSItemProvider(item: "wörter" as NSString, typeIdentifier: "public.utf16-plain-text"))
    },
    HandlerRow("text: a file", "Grüße aus dem Urlaub\n") {
      let folder = try Folder()
      return await dropped(try #require(NSItemProvider(contentsOf: try Document.notes.write(in: folder))))
    },
    HandlerRow("text: a picture", "false") { await dropped(try Fixture.provider("subtypes/plain.jpg")) },
    HandlerRow("pasted: a picture", "image 48×64") {
      await paste(try Fixture.provider("headers/located_turned_thumbnail.jpg"))
    },
    HandlerRow("pasted: a picture that UIKit's class does not read", "nothing") {
      await paste(try Fixture.provider("headers/synthetic_animated.webp"))
    },
    HandlerRow("pasted: bytes that are no picture", "error -1200") {
      await paste(NSItemProvider(offering: ["public.png"]))
    },
    HandlerRow("pasted: an address", "address https://example.org/page") {
      await paste(NSItemProvider(object: page as NSURL))
    },
    HandlerRow("pasted: words", "words some") { await paste(NSItemProvider(object: "some" as NSString)) },
    HandlerRow("album: pictures in their order", "subtypes/plain.jpg, subtypes/screenshot.png") {
      let album = AlbumDropController()
      album.loadViewIfNeeded()
      let interaction = UIDropInteraction(delegate: album)
      let paths = ["subtypes/plain.jpg", "subtypes/plain.mov", "subtypes/screenshot.png"]
      guard interaction.drop(try paths.map(Fixture.provider)) else { return "refused" }
      _ = try await becomes { album.pictures.count == 2 }
      return album.pictures.map { Words.of($0.encoded?.data) }.joined(separator: ", ")
    },
    HandlerRow("album: a movie", "refused") {
      let album = AlbumDropController()
      let interaction = UIDropInteraction(delegate: album)
      return interaction.drop([try Fixture.provider("subtypes/plain.mov")]) ? "taken" : "refused"
    },
    HandlerRow("row: travels as itself", "bread true") {
      let provider = draggedRow(ListRow(title: "bread", isDone: true), icon: nil)
      let row = try await provider.loadAny(ListRow.self)
      return "\(row.title) \(row.isDone)"
    },
    HandlerRow("row: made of words", "bread false") {
      let row = try await NSItemProvider(object: "bread" as NSString).loadAny(ListRow.self)
      return "\(row.title) \(row.isDone)"
    },
    HandlerRow(
      "row: its types and its file",
      "org.example.list-row public.utf8-plain-text public.plain-text, bread.txt bread"
    ) {
      let provider = draggedRow(ListRow(title: "bread", isDone: true), icon: nil)
      let file: String = await outcome { done in
        provider.loadFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) { url, _ in
          done(
            "\(url?.lastPathComponent ?? "") \(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "")"
          )
        }
      }
      return provider.registeredTypeIdentifiers().joined(separator: " ") + ", " + file
    },
    HandlerRow("row: its preview", "subtypes/plain.jpg") {
      let icon = UIImage(data: try Fixture.data("subtypes/plain.jpg"))
      let provider = draggedRow(ListRow(title: "bread", isDone: true), icon: icon)
      let preview = try await provider.loadPreviewImage() as? UIImage
      return Words.of(preview?.encoded?.data)
    },
    HandlerRow("row: no preview", "NSItemProviderErrorDomain -1000") {
      let provider = draggedRow(ListRow(title: "bread", isDone: true), icon: nil)
      return await outcome { done in
        provider.loadPreviewImage(options: [NSItemProviderPreferredImageSizeKey: CGSize(width: 8, height: 8)])
        {
          done(Words.of($1))
        }
      }
    },
    HandlerRow("promise: an address", "https://example.org/page") {
      let item = try await promisedAddress { page }.loadItem(forTypeIdentifier: UTType.url.identifier)
      return (item as? URL)?.absoluteString ?? "nothing"
    },
    HandlerRow("promise: not kept", "NSItemProviderErrorDomain -1000") {
      do {
        _ = try await promisedAddress { nil }.loadItem(forTypeIdentifier: UTType.url.identifier)
        return "kept"
      } catch { return Words.of(error) }
    },
    HandlerRow(
      "value: a string, an address, bytes", "words, https://example.org/page, subtypes/plain.jpg, nothing"
    ) {
      let words: String? = await outcome {
        loadValue(String.self, from: NSItemProvider(object: "words" as NSString), completion: $0)
      }
      let address: URL? = await outcome {
        loadValue(URL.self, from: NSItemProvider(object: page as NSURL), completion: $0)
      }
      let photo = try Fixture.provider("subtypes/plain.jpg")
      let data: Data? = await outcome { loadValue(Data.self, from: photo, completion: $0) }
      let nothing: URL? = await outcome { loadValue(URL.self, from: photo, completion: $0) }
      return [
        words ?? "", address?.absoluteString ?? "", Words.of(data), nothing.map(\.path) ?? "nothing",
      ].joined(separator: ", ")
    },
  ]

  private static func dropped(_ provider: NSItemProvider) async -> String {
    await outcome { done in
      if !droppedText([provider], completion: { done($0 ?? "nothing") }) { done("false") }
    }
  }

  private static func paste(_ provider: NSItemProvider) async -> String {
    await outcome { pasted([provider], completion: $0) }
  }
}
