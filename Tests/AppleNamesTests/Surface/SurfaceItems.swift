import AppleNames
import Foundation
import UniformTypes

// Items with all transfer representations, for the outcomes of TypeTables/surface.tsv.

struct Coded: Transferable, Codable {
  var name: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json).suggestedFileName("a.json").visibility(.ownProcess)
  }
}

struct Listed: Transferable, Codable {
  var name: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(
      contentType: .propertyList, encoder: PropertyListEncoder(), decoder: PropertyListDecoder())
  }
}

struct Raw: Transferable {
  var bytes: Data
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png, exporting: \.bytes) { Raw(bytes: $0) }
      .exportingCondition { !$0.bytes.isEmpty }.visibility(.team)
  }
}

struct Filed: Transferable {
  var url: URL
  var isOriginal = false
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .movie, shouldAttemptToOpenInPlace: true) {
      SentTransferredFile($0.url)
    } importing: {
      Filed(url: $0.file, isOriginal: $0.isOriginalFile)
    }
    .exportingCondition { $0.url.isFileURL }.suggestedFileName("clip.mov").visibility(.all)
  }
}

struct Given: Transferable {
  var url: URL
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .movie, shouldAllowToOpenInPlace: true) {
      SentTransferredFile($0.url, allowAccessingOriginalFile: true)
    }
  }
}

struct Taken: Transferable {
  var url: URL
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .movie) { Taken(url: $0.file) }
  }
}

struct Proxied: Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.text) { Proxied(text: $0) }.suggestedFileName("a.txt").visibility(.group)
  }
}

struct Told: Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.text) }
}

struct Heard: Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(importing: { (text: String) in Heard(text: text) })
  }
}

struct TwoPictures: TransferRepresentation {
  typealias Item = Composed

  var body: some TransferRepresentation<Composed> {
    DataRepresentation(contentType: .png, exporting: \.bytes) { Composed(bytes: $0) }
    DataRepresentation(contentType: .jpeg, exporting: \.bytes) { Composed(bytes: $0) }
  }
}

struct Composed: Transferable {
  var bytes: Data
  static var transferRepresentation: some TransferRepresentation { TwoPictures() }
}

struct HEICPicture: Transferable {
  var bytes: Data
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .heic) { HEICPicture(bytes: $0) }
  }
}

struct SentBytes: Transferable {
  var bytes: Data
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png, exporting: \.bytes).suggestedFileName("a.png")
  }
}

struct Hidden: Transferable, Codable {
  var name: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json).exportingCondition { !$0.name.isEmpty }
  }
}

struct Hushed: Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.text).exportingCondition { !$0.text.isEmpty }
  }
}

/// The types of an item's provider for any receiver.
func registered(_ item: some Transferable) -> [String] {
  let provider = NSItemProvider()
  provider.register(item)
  return provider.registeredTypeIdentifiers
}
