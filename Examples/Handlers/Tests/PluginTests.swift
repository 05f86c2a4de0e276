import AppleNames
import Foundation
import Testing
import UniformTypeIdentifiers

/// Plug-ins, apps for macOS and custom pickers.
@MainActor @Suite(.serialized) struct PluginTests {
  @Test(arguments: rows) func outcomes(_ row: HandlerRow) async throws {
    #expect(try await row.run() == row.expected)
  }

  nonisolated static let rows = [
    HandlerRow("plugin: all of a list, in order, and the app is asked", "0 1 2 3 4 5, 1 asked, completed") {
      let folder = try Folder()
      folder.serve(PluginShareController.group)
      let files = (0..<6).map { Fixture.url($0 % 2 == 0 ? "subtypes/plain.jpg" : "subtypes/plain.mov") }
      // Only the context holds the controller.
      let context = PluginShareController().begin(sharing: files)
      let end = await words(ofEnd: context)
      let numbers = try folder.names.compactMap(\.first).map(String.init).joined(separator: " ")
      return "\(numbers), \(context.openedURLs.count) asked, \(end)"
    },
    HandlerRow("plugin: moves what it got, and the library has its files", "all there") {
      let (folder, pictures) = (try Folder(), try Folder())
      folder.serve(PluginShareController.group)
      let names = ["IMG_0002.HEIC", "IMG_0002.MOV", "plain.mov"]
      for name in names {
        try pictures.copy(name.hasPrefix("IMG") ? "live/\(name)" : "subtypes/\(name)", to: name)
      }
      let shared = ["IMG_0002.HEIC", "plain.mov"].map { pictures.url.appendingPathComponent($0) }
      let context = PluginShareController().begin(sharing: shared, from: .photos)
      _ = await words(ofEnd: context)
      return try pictures.names == names && folder.names.count == 2 ? "all there" : "\(try pictures.names)"
    },
    HandlerRow(
      "plugin: a Live Photo is shared as one", "public.heic, com.apple.quicktime-movie, com.apple.live-photo"
    ) {
      let provider = ExtensionHost.photos.provider(sharing: Fixture.url("live/IMG_0002.HEIC"))
      return provider.registeredTypeIdentifiers.joined(separator: ", ")
    },
    HandlerRow("kept: a copy of Photos is copied", "copied subtypes/plain.mov") {
      try await kept(ExtensionHost.photos.provider(sharing: Fixture.url("subtypes/plain.mov")))
    },
    HandlerRow("kept: a file of Files is opened where it is", "opened subtypes/plain.mov") {
      try await kept(ExtensionHost.files.provider(sharing: Fixture.url("subtypes/plain.mov")))
    },
    HandlerRow("dropped: a file's address as bytes", "plain.mov") {
      try await dropped(NSItemProvider(object: Fixture.url("subtypes/plain.mov") as NSURL))
    },
    HandlerRow("dropped: a file's address as it is", "plain.mov") {
      try await dropped(ExtensionHost.files.provider(sharing: Fixture.url("subtypes/plain.mov")))
    },
    HandlerRow("dropped: words", "two words") {
      let delegate = WordsDropDelegate()
      let interaction = UIDropInteraction(delegate: delegate)
      let isTaken = interaction.drop(["two", "words"].map { NSItemProvider(object: $0 as NSString) })
      guard isTaken else { return "refused" }
      _ = try await becomes { !delegate.text.isEmpty }
      return delegate.text
    },
    HandlerRow("shared: the text of an address is one", "https://example.org/a") {
      await NSItemProvider(object: "https://example.org/a" as NSString).loadSharedURL()?.absoluteString
        ?? "nothing"
    },
  ]

  private static func kept(_ provider: NSItemProvider) async throws -> String {
    let folder = try Folder()
    let (url, isOpened): (URL?, Bool) = await outcome { done in
      keep(provider, as: .movie, in: folder.url) { done(($0, $1)) }
    }
    let file = try #require(url)
    return "\(isOpened ? "opened" : "copied") \(Words.of(try Data(contentsOf: file)))"
  }

  private static func dropped(_ provider: NSItemProvider) async throws -> String {
    let url: URL? = await outcome { done in
      if !droppedFile([provider], done: done) { done(nil) }
    }
    return url?.lastPathComponent ?? "nothing"
  }
}
