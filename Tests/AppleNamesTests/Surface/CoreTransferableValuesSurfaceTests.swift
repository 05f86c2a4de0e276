import AppleNames
import Foundation
import Testing
import UniformTypes

/// Further names of CoreTransferable in `TypeTables/surface.tsv`: values, defaults and what needs no file.
@MainActor @Suite struct CoreTransferableValuesSurfaceTests {
  @Test func outcomes() {
    outcome(
      "DataRepresentation.init(exportedContentType:exporting:)",
      SentBytes.exportedContentTypes() == [.png] && SentBytes.importedContentTypes() == [])
    outcome(
      "DataRepresentation.init(importedContentType:importing:)",
      HEICPicture.importedContentTypes() == [.heic] && HEICPicture.exportedContentTypes() == [])
    outcome("DataRepresentation.suggestedFileName(_:)", SentBytes(bytes: Data()).suggestedFilename == "a.png")
    outcome(
      "CodableRepresentation.exportingCondition(_:)",
      Hidden(name: "").exportedContentTypes() == [] && Hidden(name: "a").exportedContentTypes() == [.json])
    outcome(
      "ProxyRepresentation.exportingCondition(_:)",
      Hushed(text: "").exportedContentTypes() == []
        && Hushed(text: "a").exportedContentTypes() == [.utf8PlainText])
    outcome(
      "TransferRepresentation.exportingCondition(_:)",
      Raw(bytes: Data([1])).exportedContentTypes(.team) == [.png])
    outcome("TransferRepresentation.Item", TwoPictures.Item.self == Composed.self)
    outcome("TransferRepresentationVisibility.all", Filed.exportedContentTypes(visibility: .all) == [.movie])
    outcome(
      "TransferRepresentationVisibility.group",
      Proxied.exportedContentTypes(visibility: .group) == [.utf8PlainText])
    outcome(
      "TransferRepresentationVisibility.ownProcess",
      Coded.exportedContentTypes(visibility: .ownProcess) == [.json])
    outcome("Transferable.importedContentTypes()", Raw.importedContentTypes() == [.png])
    outcome(
      "Transferable.exportedContentTypes(visibility:)", Raw.exportedContentTypes(visibility: .team) == [.png])
    outcome(
      "Transferable.exportedContentTypes(_:)", Raw(bytes: Data([1])).exportedContentTypes(.team) == [.png])
    outcome("NSItemProvider.register(_:)", registered(Coded(name: "a")) == ["public.json"])
    outcome("FileRepresentation", Taken.importedContentTypes() == [.movie])
  }
}
