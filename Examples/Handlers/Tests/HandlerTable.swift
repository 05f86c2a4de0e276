import AppleNames
import Foundation
import Testing

/// The outcome of one handler for one share, drop or pick as text, and the expected one.
struct HandlerRow: Sendable, CustomTestStringConvertible {
  let name: String
  let expected: String
  let run: @MainActor @Sendable () async throws -> String

  init(_ name: String, _ expected: String, _ run: @escaping @MainActor @Sendable () async throws -> String) {
    self.name = name
    self.expected = expected
    self.run = run
  }

  var testDescription: String { name }
}

enum Words {
  private static let fixtures = [
    "subtypes/plain.jpg", "subtypes/plain.heic", "subtypes/plain.mov", "subtypes/plain.mp4",
    "subtypes/screenshot.png", "subtypes/animated.gif", "live/IMG_0001.JPG", "live/IMG_0001.MOV",
    "live/IMG_0002.HEIC", "headers/synthetic_animated.webp", "headers/located_turned_thumbnail.jpg",
  ]

  /// The fixture or document with the same bytes.
  static func of(_ data: Data?) -> String {
    guard let data = data else { return "nothing" }
    for path in fixtures where (try? Fixture.data(path)) == data { return path }
    for document in Document.allCases where document.data == data { return document.rawValue }
    return "\(data.count) other bytes"
  }

  static func of(_ end: NSExtensionContext.End) -> String {
    switch end {
    case .completed(let items): items.isEmpty ? "completed" : "completed with \(items.count)"
    case .cancelled(let error): "cancelled: \(of(error))"
    }
  }

  static func of(_ error: Error?) -> String {
    guard let error = error else { return "no error" }
    let known = error as NSError
    return known.domain.hasPrefix("NS") ? "\(known.domain) \(known.code)" : "\(error)"
  }
}

/// Files that are not media.
enum Document: String, CaseIterable {
  case letter = "letter.pdf"
  case notes = "notes.txt"
  case list = "rules.json"

  var data: Data {
    switch self {
    case .letter: Data("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n".utf8)
    case .notes: Data("Grüße aus dem Urlaub\n".utf8)
    case .list: Data(#"[{"trigger":{"url-filter":".*"},"action":{"type":"block"}}]"#.utf8)
    }
  }

  func write(in folder: Folder) throws -> URL {
    let file = folder.url.appendingPathComponent(rawValue)
    try data.write(to: file)
    return file
  }
}

extension Folder {
  /// Makes this folder the app group's container.
  func serve(_ group: String) {
    FileManager.default.setContainerURL(url, forSecurityApplicationGroupIdentifier: group)
  }
}

/// Waits for the end of the request, and returns it as text.
func words(ofEnd context: NSExtensionContext) async -> String { Words.of(await context.ended()) }

/// The dictionary that an action returns to a page.
func returnedToPage(_ context: NSExtensionContext) async throws -> [String: Any]? {
  guard case .completed(let items) = await context.ended(), let item = items.first as? NSExtensionItem,
    let provider = item.attachments?.first
  else { return nil }
  let list = try await provider.loadItem(forTypeIdentifier: "com.apple.property-list") as? [String: Any]
  return list?[NSExtensionJavaScriptFinalizeArgumentKey] as? [String: Any]
}
