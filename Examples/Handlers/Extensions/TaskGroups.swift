import AppleNames
import Foundation
import UniformTypeIdentifiers

struct LoadedAttachment: Equatable {
  var name: String
  var mime: String
  var data: Data
}

enum AttachmentError: Error {
  case unsupported
  case unreadable(String)
}

/// A mail program's extension: all attachments at once, in order; the first failure ends all.
func loadAttachments(of context: NSExtensionContext) async throws -> [LoadedAttachment] {
  let providers = context.inputItems.compactMap { $0 as? NSExtensionItem }.flatMap { $0.attachments ?? [] }
  return try await withThrowingTaskGroup(of: (Int, LoadedAttachment).self) { group in
    for (index, provider) in providers.enumerated() {
      group.addTask { (index, try await loadAttachment(from: provider)) }
    }
    var found: [Int: LoadedAttachment] = [:]
    for try await (index, attachment) in group { found[index] = attachment }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
}

private func loadAttachment(from provider: NSItemProvider) async throws -> LoadedAttachment {
  guard let identifier = provider.registeredTypeIdentifiers.first, let type = UTType(identifier) else {
    throw AttachmentError.unsupported
  }
  let item = try await provider.loadItem(forTypeIdentifier: identifier)
  let mime = type.preferredMIMEType ?? "application/octet-stream"
  if let url = item as? URL, url.isFileURL {
    return LoadedAttachment(name: url.lastPathComponent, mime: mime, data: try Data(contentsOf: url))
  }
  let name = (provider.suggestedName ?? "attachment") + "." + (type.preferredFilenameExtension ?? "bin")
  if let data = item as? Data { return LoadedAttachment(name: name, mime: mime, data: data) }
  if let text = item as? String { return LoadedAttachment(name: name, mime: mime, data: Data(text.utf8)) }
  throw AttachmentError.unreadable(identifier)
}

/// A greeting card's extension: a picture and a sound at the same time.
func loadCard(_ picture: NSItemProvider, _ caption: NSItemProvider) async throws -> (Data, String) {
  async let image = picture.loadSharedImage()
  async let words = caption.loadSharedText()
  let (found, text) = (try await image, try await words)
  return (found.encoded?.data ?? Data(), text ?? "")
}

/// Two at a time, since extensions have little memory; failures are counted and skipped.
func loadSlowly(_ providers: [NSItemProvider], into folder: URL) async -> (files: [URL], failures: Int) {
  var files: [URL] = []
  var failures = 0
  await withTaskGroup(of: URL?.self) { group in
    var waiting = providers[...]
    func startNext() {
      guard let provider = waiting.popFirst() else { return }
      group.addTask {
        let type: UTType =
          provider.hasItemConformingToTypeIdentifier(UTType.movie.identifier) ? .movie : .image
        return try? await provider.loadedCopy(of: type, in: folder)
      }
    }
    startNext()
    startNext()
    while let result = await group.next() {
      if let url = result { files.append(url) } else { failures += 1 }
      startNext()
    }
  }
  return (files.sorted { $0.lastPathComponent < $1.lastPathComponent }, failures)
}

/// One file after the other, by semaphore, on a separate queue, as in older code.
func loadInTurn(_ providers: [NSItemProvider], completion: @escaping ([Data]) -> Void) {
  DispatchQueue.global(qos: .userInitiated).async {
    let semaphore = DispatchSemaphore(value: 0)
    var all: [Data] = []
    for provider in providers {
      provider.loadItem(forTypeIdentifier: "public.data", options: nil) { item, _ in
        if let url = item as? URL, let data = try? Data(contentsOf: url) { all.append(data) }
        semaphore.signal()
      }
      semaphore.wait()
    }
    DispatchQueue.main.async { completion(all) }
  }
}
