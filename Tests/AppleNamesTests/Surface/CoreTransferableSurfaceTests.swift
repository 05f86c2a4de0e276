import AppleNames
import Foundation
import Testing
import UniformTypes

/// The names of CoreTransferable in `TypeTables/surface.tsv`, each with its outcome.
@MainActor @Suite struct CoreTransferableSurfaceTests {
  @Test func outcomes() async throws {
    outcome(
      "CodableRepresentation", try await Coded(name: "a").exported(as: .json) == Data(#"{"name":"a"}"#.utf8))
    outcome("CodableRepresentation.init(for:contentType:)", Coded.importedContentTypes() == [.json])
    outcome(
      "CodableRepresentation.init(for:contentType:encoder:decoder:)",
      Listed.importedContentTypes() == [.propertyList])
    outcome("CodableRepresentation.suggestedFileName(_:)", Coded(name: "a").suggestedFilename == "a.json")
    outcome(
      "CodableRepresentation.visibility(_:)", Coded.exportedContentTypes(visibility: .ownProcess) == [.json])
    outcome("DataRepresentation", try await Raw(bytes: Data([1])).exported(as: .png) == Data([1]))
    outcome("DataRepresentation.exportingCondition(_:)", Raw(bytes: Data()).exportedContentTypes(.team) == [])
    outcome(
      "DataRepresentation.init(contentType:exporting:importing:)",
      try await Raw(importing: Data([1]), contentType: .png).bytes == Data([1]))
    outcome("DataRepresentation.visibility(_:)", Raw.exportedContentTypes(visibility: .team) == [.png])
    outcome(
      "FileRepresentation.init(importedContentType:shouldAttemptToOpenInPlace:importing:)",
      Taken.importedContentTypes() == [.movie])
    outcome("FileRepresentation.visibility(_:)", Filed.exportedContentTypes(visibility: .all) == [.movie])
    outcome(
      "ProxyRepresentation",
      NSItemProvider(transferable: Proxied(text: "a")).registeredTypeIdentifiers == ["public.utf8-plain-text"]
    )
    outcome("ProxyRepresentation.init(exporting:)", Told.importedContentTypes() == [])
    outcome(
      "ProxyRepresentation.init(exporting:importing:)",
      try await Proxied(importing: Data("a".utf8), contentType: .utf8PlainText).text == "a")
    outcome("ProxyRepresentation.init(importing:)", Heard.exportedContentTypes() == [])
    outcome("ProxyRepresentation.suggestedFileName(_:)", Proxied(text: "a").suggestedFilename == "a.txt")
    outcome("ProxyRepresentation.visibility(_:)", Proxied.exportedContentTypes() == [])
    outcome("TransferRepresentation", Composed.importedContentTypes() == [.png, .jpeg])
    outcome(
      "TransferRepresentation.body",
      NSItemProvider(transferable: Composed(bytes: Data())).registeredContentTypes == [.png, .jpeg])
    outcome("TransferRepresentation.suggestedFileName(_:)", Coded(name: "a").suggestedFilename == "a.json")
    outcome("TransferRepresentation.visibility(_:)", Coded.exportedContentTypes() == [])
    outcome("TransferRepresentationBuilder", Composed.exportedContentTypes() == [.png, .jpeg])
    outcome("TransferRepresentationVisibility", TransferRepresentationVisibility.all != .ownProcess)
    outcome("TransferRepresentationVisibility.team", Raw.exportedContentTypes() == [])
    outcome(
      "Transferable", try await NSItemProvider(transferable: "a").loadTransferable(type: String.self) == "a")
    outcome("Transferable.Representation", String.Representation.Item.self == String.self)
    outcome("Transferable.exported(as:)", try await "a".exported(as: .plainText) == Data("a".utf8))
    outcome("Transferable.suggestedFilename", "a".suggestedFilename == nil)
    outcome("Transferable.transferRepresentation", Raw.importedContentTypes() == [.png])
  }

  @Test func outcomesOfFiles() async throws {
    let mov = Media.url("subtypes/plain.mov")
    let folder = try Folder()
    outcome(
      "FileRepresentation.exportingCondition(_:)",
      try Filed(url: mov).exportedContentTypes() == [.movie]
        && Filed(url: #require(URL(string: "https://example.org/clip.mov"))).exportedContentTypes() == [])
    outcome(
      "FileRepresentation.init(contentType:shouldAttemptToOpenInPlace:exporting:importing:)",
      try await Filed(importing: mov, contentType: .quickTimeMovie).isOriginal)
    outcome(
      "FileRepresentation.init(exportedContentType:shouldAllowToOpenInPlace:exporting:)",
      NSItemProvider(transferable: Given(url: mov)).registeredContentTypesForOpenInPlace == [.movie])
    outcome(
      "FileRepresentation.suggestedFileName(_:)",
      try await Filed(url: mov).export(to: folder.url, contentType: nil).lastPathComponent == "clip.mov")
    outcome(
      "NSItemProvider.loadTransferable(type:completionHandler:)",
      await answer { give in
        let _: Progress = NSItemProvider(object: NSString("a")).loadTransferable(type: String.self) {
          give((try? $0.get()) == "a")
        }
      })
    outcome("ReceivedTransferredFile", try await Filed(importing: mov, contentType: .movie).url == mov)
    outcome("ReceivedTransferredFile.file", try await Filed(importing: mov, contentType: .movie).url == mov)
    outcome(
      "ReceivedTransferredFile.isOriginalFile",
      try await Filed(importing: mov, contentType: .movie).isOriginal)
    outcome(
      "Transferable.init(importing:contentType:)",
      try await Raw(importing: Data([7]), contentType: .png).bytes == Data([7]))
    outcome(
      "Transferable.withExportedFile(contentType:fileHandler:)",
      try await "a".withExportedFile(contentType: .plainText) { try Data(contentsOf: $0) } == Data("a".utf8))
    outcome("SentTransferredFile", SentTransferredFile(mov).file.lastPathComponent == "plain.mov")
    outcome(
      "SentTransferredFile.allowAccessingOriginalFile",
      SentTransferredFile(mov, allowAccessingOriginalFile: true).allowAccessingOriginalFile)
    outcome("SentTransferredFile.file", SentTransferredFile(mov).file == mov)
    outcome(
      "SentTransferredFile.init(_:allowAccessingOriginalFile:)",
      SentTransferredFile(mov).allowAccessingOriginalFile == false)
    let text = try await "a".export(to: folder.url, contentType: .plainText)
    outcome(
      "Transferable.export(to:contentType:)",
      try text.deletingLastPathComponent().lastPathComponent == folder.url.lastPathComponent
        && Data(contentsOf: text) == Data("a".utf8))
  }
}
