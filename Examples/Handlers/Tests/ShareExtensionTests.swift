import AppleNames
import Foundation
import Testing
import UniformTypeIdentifiers

// swift-format-ignore: NeverForceUnwrap
private let page = URL(string: "https://example.org/a?b=c")!

/// Share extensions on real files.
///
/// Serialized, because an app group has one folder.
@MainActor @Suite(.serialized) struct ShareExtensionTests {
  @Test(arguments: sheets + inboxes + loaders + chains) func outcomes(_ row: HandlerRow) async throws {
    #expect(try await row.run() == row.expected)
  }

  nonisolated static let sheets = [
    HandlerRow("bookmark: a page", "nice https://example.org/a?b=c, completed") {
      let sheet = BookmarkSheet()
      sheet.begin(with: NSExtensionContext(sharingPage: page, title: "A page"))
      _ = try await becomes { sheet.isPostPossible }
      sheet.post("nice")
      let posted = sheet.posted
      return "\(posted?.comment ?? "") \(posted?.address.absoluteString ?? ""), "
        + Words.of(try #require(sheet.extensionContext?.end))
    },
    HandlerRow("bookmark: the page's title is the first comment", "A page") {
      let sheet = BookmarkSheet()
      sheet.begin(with: NSExtensionContext(sharingPage: page, title: "A page"))
      return sheet.contentText
    },
    HandlerRow("bookmark: words are no page", "not posted") {
      let sheet = BookmarkSheet()
      sheet.begin(with: NSExtensionContext(sharingText: "words"))
      return sheet.post("nice") ? "posted" : "not posted"
    },
    HandlerRow("bookmark: cancelled", "cancelled: NSCocoaErrorDomain 3072") {
      let sheet = BookmarkSheet()
      sheet.begin(with: NSExtensionContext(sharingPage: page))
      sheet.cancel()
      return Words.of(try #require(sheet.extensionContext?.end))
    },
    HandlerRow("picture: a JPEG of Photos", "subtypes/plain.jpg") {
      try await picture(NSExtensionContext(sharing: [Fixture.url("subtypes/plain.jpg")]))
    },
    HandlerRow("picture: a HEIC of Files", "subtypes/plain.heic") {
      try await picture(NSExtensionContext(sharing: [Fixture.url("subtypes/plain.heic")], from: .files))
    },
    HandlerRow("picture: a Live Photo's still", "live/IMG_0002.HEIC") {
      try await picture(NSExtensionContext(sharing: [Fixture.url("live/IMG_0002.HEIC")]))
    },
    HandlerRow("picture: bytes", "subtypes/plain.jpg") {
      let data = try Fixture.data("subtypes/plain.jpg") as NSData
      return try await picture(
        NSExtensionContext(sharing: [NSItemProvider(item: data, typeIdentifier: "public.jpeg")]))
    },
    HandlerRow("picture: an image in memory, as of a screenshot", "subtypes/screenshot.png") {
      let image = try #require(UIImage(contentsOfFile: Fixture.url("subtypes/screenshot.png").path))
      return try await picture(
        NSExtensionContext(sharing: [NSItemProvider(item: image, typeIdentifier: "public.image")]))
    },
    HandlerRow("notebook: words and where they stand", "Words of mine https://example.org/a?b=c, completed") {
      let folder = try Folder()
      folder.serve(NotebookSheet.group)
      let sheet = NotebookSheet()
      sheet.begin(with: NSExtensionContext(sharingPage: page))
      sheet.post("Words of mine")
      let end = await words(ofEnd: try #require(sheet.extensionContext))
      let file = folder.url.appendingPathComponent(try #require(try folder.names.first))
      let note = try JSONDecoder().decode(NotebookSheet.Note.self, from: Data(contentsOf: file))
      return "\(note.text) \(note.source?.absoluteString ?? "") \(note.added > 0 ? "" : "undated")"
        .trimmingCharacters(in: .whitespaces) + ", \(end)"
    },
    HandlerRow("notebook: an app group that nobody named", "cancelled: NSCocoaErrorDomain 4") {
      FileManager.default.setContainerURL(nil, forSecurityApplicationGroupIdentifier: NotebookSheet.group)
      let sheet = NotebookSheet()
      sheet.begin(with: NSExtensionContext(sharingText: "words"))
      sheet.post()
      return await words(ofEnd: try #require(sheet.extensionContext))
    },
    HandlerRow("notebook: nothing written", "not posted") {
      let sheet = NotebookSheet()
      sheet.begin(with: NSExtensionContext(sharingPage: page))
      return sheet.post(" \n") ? "posted" : "not posted"
    },
  ]

  private static func picture(_ context: NSExtensionContext) async throws -> String {
    let sheet = PictureSheet()
    sheet.begin(with: context)
    guard try await becomes({ sheet.isPostPossible }) else { return Words.of(sheet.failure) }
    return Words.of(sheet.pictureData as Data?)
  }

  nonisolated static let inboxes = [
    HandlerRow(
      "inbox: a movie, a picture and a document",
      "letter.pdf = letter.pdf, plain.heic = subtypes/plain.heic, plain.mov = subtypes/plain.mov, completed"
    ) {
      let (folder, documents) = (try Folder(), try Folder())
      folder.serve("group.example.inbox")
      let controller = GroupInboxController()
      let context = controller.begin(sharing: [
        Fixture.url("subtypes/plain.mov"), Fixture.url("subtypes/plain.heic"),
        try Document.letter.write(in: documents),
      ])
      let end = await words(ofEnd: context)
      let inbox = folder.url.appendingPathComponent("Inbox")
      let names = try FileManager.default.contentsOfDirectory(atPath: inbox.path).sorted()
      let contents = try names.map {
        "\($0) = \(Words.of(try Data(contentsOf: inbox.appendingPathComponent($0))))"
      }
      return (contents + [end]).joined(separator: ", ")
    },
    HandlerRow("inbox: a promise that is not kept", "1 problem, completed") {
      try Folder().serve("group.example.inbox")
      let broken = NSItemProvider()
      broken.registerDataRepresentation(forTypeIdentifier: "public.jpeg", visibility: .all) { completion in
        completion(nil, CocoaError(.fileReadNoSuchFile))
        return nil
      }
      let controller = GroupInboxController()
      controller.begin(with: NSExtensionContext(sharing: [broken]))
      let end = await words(ofEnd: try #require(controller.extensionContext))
      return "\(controller.problems.count) problem, \(end)"
    },
    HandlerRow(
      "bridge: one of each",
      "image jpeg 1174, video mp4 2007, link https://example.org/a?b=c, text words, image data 1174, "
        + "error NSItemProviderErrorDomain, unknown, completed"
    ) {
      let broken = NSItemProvider()
      broken.registerItem(forTypeIdentifier: "public.plain-text") { completion, _, _ in completion?(nil, nil)
      }
      let attachments = [
        ExtensionHost.photos.provider(sharing: Fixture.url("subtypes/plain.jpg")),
        ExtensionHost.photos.provider(sharing: Fixture.url("subtypes/plain.mp4")),
        NSItemProvider(item: page as NSURL, typeIdentifier: "public.url"),
        NSItemProvider(item: "words" as NSString, typeIdentifier: "public.plain-text"),
        NSItemProvider(item: try Fixture.data("subtypes/plain.jpg") as NSData, typeIdentifier: "public.jpeg"),
        broken, NSItemProvider(offering: ["org.example.thing"]),
      ]
      let controller = BridgeShareController()
      controller.begin(with: NSExtensionContext(sharing: attachments))
      let end = await words(ofEnd: try #require(controller.extensionContext))
      let rows = controller.payload.map { row in
        [row["kind"], row["value"], row["size"]].compactMap { $0 }.joined(separator: " ")
      }
      return (rows + [end]).joined(separator: ", ")
    },
    HandlerRow("documents: of Files", "letter.pdf = letter.pdf, notes.txt = notes.txt, completed") {
      let folder = try Folder()
      let controller = DocumentShareController()
      let context = controller.begin(
        sharing: try [Document.letter, .notes].map { try $0.write(in: folder) }, from: .files)
      let end = await words(ofEnd: context)
      let rows = controller.documents.sorted { $0.key < $1.key }.map { "\($0.key) = \(Words.of($0.value))" }
      return (rows + [end]).joined(separator: ", ")
    },
    HandlerRow("documents: Photos has no addresses", "cancelled: NSItemProviderErrorDomain -1000") {
      let controller = DocumentShareController()
      return await words(
        ofEnd: controller.begin(sharing: [Fixture.url("subtypes/plain.jpg")], from: .photos))
    },
    HandlerRow("documents: a picture of Files", "plain.jpg = subtypes/plain.jpg, completed") {
      let controller = DocumentShareController()
      let end = await words(
        ofEnd: controller.begin(sharing: [Fixture.url("subtypes/plain.jpg")], from: .files))
      return controller.documents.map { "\($0.key) = \(Words.of($0.value))" }.joined() + ", \(end)"
    },
  ]

  nonisolated static let loaders = [
    HandlerRow("reading list: what the script found", "https://example.org/found, completed") {
      await readingList(
        NSExtensionContext(
          sharingPage: page, results: ["title": "Found", "URL": "https://example.org/found"]))
    },
    HandlerRow("reading list: the address", "https://example.org/a?b=c, completed") {
      await readingList(NSExtensionContext(sharingPage: page))
    },
    HandlerRow("reading list: an address among words", "https://example.org/words, completed") {
      await readingList(NSExtensionContext(sharingText: "https://example.org/words"))
    },
    HandlerRow("reading list: an address as bytes", "https://example.org/bytes, completed") {
      let provider = NSItemProvider(offering: ["public.url"], Data("https://example.org/bytes".utf8))
      return await readingList(NSExtensionContext(sharing: [provider]))
    },
    HandlerRow(
      "reading list: a picture is no page", "There is no page in this., cancelled: NSURLErrorDomain -1000"
    ) { await readingList(NSExtensionContext(sharing: [Fixture.url("subtypes/plain.jpg")])) },
    HandlerRow(
      "attachments: all at once, in order",
      "plain.mov video/quicktime subtypes/plain.mov, plain.jpeg image/jpeg subtypes/plain.jpg, "
        + "notes.txt text/plain notes.txt, attachment.txt text/plain 5 other bytes"
    ) {
      let folder = try Folder()
      let context = NSExtensionContext(
        sharing: [Fixture.url("subtypes/plain.mov"), Fixture.url("subtypes/plain.jpg")].map(
          ExtensionHost.photos.provider)
          + [
            ExtensionHost.files.provider(sharing: try Document.notes.write(in: folder)),
            NSItemProvider(item: "words" as NSString, typeIdentifier: "public.plain-text"),
          ])
      return try await loadAttachments(of: context)
        .map { "\($0.name) \($0.mime) \(Words.of($0.data))" }.joined(separator: ", ")
    },
    HandlerRow("attachments: an unknown type", "unsupported") {
      let context = NSExtensionContext(sharing: [NSItemProvider(offering: ["org.example.thing"])])
      do { return "\(try await loadAttachments(of: context).count)" } catch { return Words.of(error) }
    },
    HandlerRow("card: a picture and words", "subtypes/plain.heic Grüße aus dem Urlaub") {
      let folder = try Folder()
      let card = try await loadCard(
        ExtensionHost.photos.provider(sharing: Fixture.url("subtypes/plain.heic")),
        ExtensionHost.files.provider(sharing: try Document.notes.write(in: folder)))
      return "\(Words.of(card.0)) \(card.1)".trimmingCharacters(in: .newlines)
    },
    HandlerRow("card: rich words", "subtypes/plain.jpg words") {
      let words = NSItemProvider(
        item: NSAttributedString(string: "words"), typeIdentifier: "public.plain-text")
      let card = try await loadCard(try Fixture.provider("subtypes/plain.jpg"), words)
      return "\(Words.of(card.0)) \(card.1)"
    },
    HandlerRow("two at a time", "animated.gif, plain.jpeg, plain.mov and 1 failure") {
      let folder = try Folder()
      let providers =
        try ["subtypes/plain.jpg", "subtypes/plain.mov", "subtypes/animated.gif"].map(Fixture.provider)
        + [NSItemProvider()]
      let result = await loadSlowly(providers, into: folder.url)
      return result.files.map(\.lastPathComponent).joined(separator: ", ") + " and \(result.failures) failure"
    },
    HandlerRow("one after the other", "subtypes/plain.mp4, letter.pdf, live/IMG_0001.JPG") {
      let folder = try Folder()
      let letter = ExtensionHost.files.provider(sharing: try Document.letter.write(in: folder))
      let providers =
        [try Fixture.provider("subtypes/plain.mp4"), letter]
        + [ExtensionHost.photos.provider(sharing: Fixture.url("live/IMG_0001.JPG"))]
      let all: [Data] = await outcome { loadInTurn(providers, completion: $0) }
      return all.map(Words.of).joined(separator: ", ")
    },
  ]

  private static func readingList(_ context: NSExtensionContext) async -> String {
    let model = ReadingListModel(context)
    await model.save()
    let end = await words(ofEnd: context)
    switch model.state {
    case .idle: return "idle, \(end)"
    case .saved(let url): return "\(url.absoluteString), \(end)"
    case .failed(let why): return "\(why), \(end)"
    }
  }

  nonisolated static let chains = [
    HandlerRow("everything: a movie", "movie subtypes/plain.mov") {
      try await everything(NSExtensionContext(sharing: [Fixture.url("subtypes/plain.mov")]))
    },
    HandlerRow("everything: a picture", "image headers/located_turned_thumbnail.jpg") {
      try await everything(
        NSExtensionContext(sharing: [Fixture.url("headers/located_turned_thumbnail.jpg")]))
    },
    HandlerRow("everything: a picture of Files", "image headers/synthetic_animated.webp") {
      try await everything(
        NSExtensionContext(sharing: [Fixture.url("headers/synthetic_animated.webp")], from: .files))
    },
    HandlerRow("everything: an image", "image subtypes/plain.jpg") {
      let image = try #require(UIImage(data: try Fixture.data("subtypes/plain.jpg")))
      return try await everything(NSExtensionContext(sharing: [NSItemProvider(object: image)]))
    },
    HandlerRow("everything: a document", "file pdf letter.pdf") {
      let folder = try Folder()
      return try await everything(NSExtensionContext(sharing: [try Document.letter.write(in: folder)]))
    },
    HandlerRow("everything: a page", "page https://example.org/a?b=c") {
      try await everything(NSExtensionContext(sharingPage: page))
    },
    HandlerRow("everything: words", "words some") {
      try await everything(NSExtensionContext(sharingText: "some"))
    },
    HandlerRow("everything: nobody's type", "nothing 5") {
      try await everything(NSExtensionContext(sharing: [NSItemProvider(offering: ["org.example.thing"])]))
    },
    HandlerRow("everything: no item", "nothing 0") {
      try await everything(NSExtensionContext(inputItems: []))
    },
    HandlerRow("everything: a movie that is gone", "nothing -1000") {
      let gone = NSItemProvider(
        contentsOf: Fixture.url("no such.mov"), contentType: .quickTimeMovie, openInPlace: true)
      return try await everything(NSExtensionContext(sharing: [gone]))
    },
    HandlerRow(
      "hand over: saved, and the app asked for", "shared.jpeg = subtypes/plain.jpg, 1 asked, completed"
    ) {
      let folder = try Folder()
      folder.serve(HandOverController.group)
      let controller = HandOverController()
      let context = controller.begin(sharing: [Fixture.url("subtypes/plain.jpg")])
      let end = await words(ofEnd: context)
      let name = try #require(try folder.names.first)
      let data = try Data(contentsOf: folder.url.appendingPathComponent(name))
      #expect(context.openedURLs.map(\.absoluteString) == ["example://shared", "example://shared"])
      return "\(name) = \(Words.of(data)), \(controller.asked) asked, \(end)"
    },
    HandlerRow("hand over: a host that opens addresses", "0 asked, completed") {
      try Folder().serve(HandOverController.group)
      let controller = HandOverController()
      let context = NSExtensionContext(sharing: [Fixture.url("subtypes/plain.jpg")])
      context.canOpenURLs = true
      controller.begin(with: context)
      let end = await words(ofEnd: context)
      return "\(controller.asked) asked, \(end)"
    },
    HandlerRow("alert: a picture is sent", "subtypes/plain.heic, completed") {
      let controller = AlertingController()
      var sent: Data?
      controller.send = { sent = $0 }
      let context = controller.begin(sharing: [Fixture.url("subtypes/plain.heic")])
      let end = await words(ofEnd: context)
      return "\(Words.of(sent)), \(end)"
    },
    HandlerRow("alert: a movie", "This is no picture., cancelled: NSAlerting 1") {
      let controller = AlertingController()
      let context = controller.begin(sharing: [Fixture.url("subtypes/plain.mov")])
      return try await alerted(controller, context)
    },
    HandlerRow("alert: the network is away", "away, cancelled: NSAlerting 1") {
      let controller = AlertingController()
      controller.send = { _ in
        throw NSError(domain: "x", code: 1, userInfo: [NSLocalizedDescriptionKey: "away"])
      }
      let context = controller.begin(sharing: [Fixture.url("subtypes/plain.jpg")])
      return try await alerted(controller, context)
    },
    HandlerRow("clip: a movie", "clip.mp4 = subtypes/plain.mp4, completed") {
      let folder = try Folder()
      folder.serve(ClipController.group)
      let end = await words(ofEnd: ClipController().begin(sharing: [Fixture.url("subtypes/plain.mp4")]))
      let name = try #require(try folder.names.first)
      return "\(name) = \(Words.of(try Data(contentsOf: folder.url.appendingPathComponent(name)))), \(end)"
    },
    HandlerRow("clip: too long", "cancelled: tooLong(1000001)") {
      let folder = try Folder()
      let long = folder.url.appendingPathComponent("long.mov")
      try Data(count: ClipController.longest + 1).write(to: long)
      return await words(ofEnd: ClipController().begin(sharing: [long], from: .files))
    },
    HandlerRow("clip: a picture", "cancelled: noMovie") {
      await words(ofEnd: ClipController().begin(sharing: [Fixture.url("subtypes/plain.jpg")]))
    },
  ]

  private static func alerted(
    _ controller: UIViewController, _ context: NSExtensionContext
  ) async throws -> String {
    guard try await becomes({ controller.presentedViewController != nil }),
      let alert = controller.presentedViewController as? UIAlertController
    else { return "no alert" }
    #expect(context.end == nil && alert.tap("OK"))
    let end = await words(ofEnd: context)
    return "\(alert.message ?? ""), \(end)"
  }

  private static func everything(_ context: NSExtensionContext) async throws -> String {
    let controller = EverythingController()
    var found: EverythingController.Found?
    controller.onFound = { found = $0 }
    controller.begin(with: context)
    _ = await context.ended()
    switch found {
    case .movie(let data): return "movie \(Words.of(data))"
    case .image(let data): return "image \(Words.of(data))"
    case .page(let address): return "page \(address)"
    case .words(let text): return "words \(text)"
    case .file(let end, let data): return "file \(end) \(Words.of(data))"
    case .nothing(let code): return "nothing \(code)"
    case nil: return "not asked"
    }
  }
}
