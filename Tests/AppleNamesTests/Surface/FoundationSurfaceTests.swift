import AppleNames
import Foundation
import Testing
import UniformTypes

/// The names of Foundation in `TypeTables/surface.tsv`: what needs no file is checked, the rest compiles.
@MainActor @Suite struct FoundationSurfaceTests {
  @Test func outcomes() throws {
    outcome(
      "NSExtensionJavaScriptFinalizeArgumentKey",
      NSExtensionJavaScriptFinalizeArgumentKey == "NSExtensionJavaScriptFinalizeArgumentKey")
    outcome("NSItemProvider", NSItemProvider().registeredTypeIdentifiers == [])
    outcome(
      "NSItemProvider.ErrorCode.itemUnavailableError",
      NSItemProvider.ErrorCode.itemUnavailableError.rawValue == -1000)
    outcome(
      "NSItemProvider.ErrorCode.unavailableCoercionError",
      NSItemProvider.ErrorCode.unavailableCoercionError.rawValue == -1200)
    outcome(
      "NSItemProvider.ErrorCode.unexpectedValueClassError",
      NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue == -1100)
    outcome("NSItemProvider.ErrorCode.unknownError", NSItemProvider.ErrorCode.unknownError.rawValue == -1)
    outcome("NSItemProvider.init()", NSItemProvider().suggestedName == nil)
    outcome(
      "NSItemProvider.init(item:typeIdentifier:)",
      NSItemProvider(item: NSString("a"), typeIdentifier: "public.text").registeredTypeIdentifiers == [
        "public.text"
      ])
    outcome(
      "NSItemProvider.init(object:)",
      NSItemProvider(object: NSString("a")).registeredTypeIdentifiers == ["public.utf8-plain-text"])
    outcome("NSItemProvider.preferredPresentationSize", NSItemProvider().preferredPresentationSize == .zero)
    outcome(
      "NSItemProvider.registeredContentTypesForOpenInPlace",
      NSItemProvider().registeredContentTypesForOpenInPlace == [])
    outcome("NSItemProvider.teamData", NSItemProvider().teamData == nil)
    outcome(
      "NSItemProviderReading.object(withItemProviderData:typeIdentifier:)",
      try NSString.object(withItemProviderData: Data("a".utf8), typeIdentifier: "public.utf8-plain-text")
        == "a")
    outcome(
      "NSItemProviderReading.readableTypeIdentifiersForItemProvider",
      UIImage.readableTypeIdentifiersForItemProvider.contains("public.heic") == true)
    outcome(
      "NSItemProviderRepresentationVisibility",
      NSItemProviderRepresentationVisibility.ownProcess.rawValue == 3)
  }

}

extension SurfaceUses {
  func inFoundation() throws {
    use("NSItemProvider.LoadHandler") {
      let _: NSItemProvider.LoadHandler = { completion, _, _ in completion?(NSString("a"), nil) }
    }
    outcome(
      "NSItemProvider.canLoadObject(ofClass:)",
      NSItemProvider(contentsOf: png)?.canLoadObject(ofClass: UIImage.self) == true)
    outcome(
      "NSItemProvider.hasItemConformingToTypeIdentifier(_:)",
      NSItemProvider(contentsOf: png)?.hasItemConformingToTypeIdentifier("public.image") == true)
    outcome(
      "NSItemProvider.init(contentsOf:)",
      NSItemProvider(contentsOf: mov)?.registeredTypeIdentifiers.first == "com.apple.quicktime-movie")
    outcome(
      "NSItemProvider.init(contentsOf:contentType:openInPlace:coordinated:visibility:)",
      NSItemProvider(
        contentsOf: mov, contentType: .movie, openInPlace: true, coordinated: false, visibility: .all
      ).registeredContentTypesForOpenInPlace == [.movie])
    use("NSItemProvider.loadDataRepresentation(for:completionHandler:)") {
      let _: Progress = provider.loadDataRepresentation(for: .png) { data, error in }
    }
    use("NSItemProvider.loadFileRepresentation(for:openInPlace:completionHandler:)") {
      let _: Progress = provider.loadFileRepresentation(for: .movie, openInPlace: true) {
        url, isInPlace, error in
      }
    }
    use("NSItemProvider.loadFileRepresentation(forTypeIdentifier:completionHandler:)") {
      let _: Progress = provider.loadFileRepresentation(forTypeIdentifier: "public.movie") { url, error in }
    }
    use("NSItemProvider.loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)") {
      let _: Progress = provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.movie") {
        url, isInPlace, error in
      }
    }
    use("NSItemProvider.loadItem(forTypeIdentifier:options:completionHandler:)") {
      provider.loadItem(forTypeIdentifier: "public.file-url", options: nil) { item, error in }
    }
    use("NSItemProvider.loadObject(ofClass:completionHandler:)") {
      let _: Progress = provider.loadObject(ofClass: UIImage.self) { object, error in }
    }
    use("NSItemProvider.loadPreviewImage(options:completionHandler:)") {
      provider.loadPreviewImage(options: nil) { image, error in }
    }
    use("NSItemProvider.registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)") {
      provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
        $0(Data(), nil); return nil
      }
    }
    use("NSItemProvider.registerFileRepresentation(for:visibility:openInPlace:loadHandler:)") {
      provider.registerFileRepresentation(for: .movie, visibility: .all, openInPlace: true) {
        $0(mov, false, nil); return nil
      }
    }
    use("NSItemProvider.registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)") {
      provider.registerFileRepresentation(
        forTypeIdentifier: "public.movie", fileOptions: [], visibility: .all
      ) {
        $0(mov, false, nil); return nil
      }
    }
    use("NSItemProvider.registerItem(forTypeIdentifier:loadHandler:)") {
      provider.registerItem(forTypeIdentifier: "public.data") { completion, _, _ in completion?(NSData(), nil)
      }
    }
    use("NSItemProvider.registerObject(_:visibility:)") {
      provider.registerObject(NSString("a"), visibility: .all)
    }
    use("NSItemProvider.registerObject(ofClass:visibility:loadHandler:)") {
      provider.registerObject(ofClass: NSString.self, visibility: .all) {
        $0(NSString("a"), nil); return nil
      }
    }
    outcome(
      "NSItemProvider.registeredContentTypes",
      NSItemProvider(contentsOf: png)?.registeredContentTypes == [.png])
    outcome(
      "NSItemProvider.registeredContentTypes(conformingTo:)",
      NSItemProvider(contentsOf: png)?.registeredContentTypes(conformingTo: .movie) == [])
    outcome(
      "NSItemProvider.registeredTypeIdentifiers",
      NSItemProvider(contentsOf: png)?.registeredTypeIdentifiers == ["public.png"])
    outcome(
      "NSItemProvider.suggestedName", NSItemProvider(contentsOf: heic)?.suggestedName == "IMG_0001.HEIC")
  }

}
