import AppleNames
import Foundation
import Testing
import UniformTypes

/// The names of Foundation in `TypeTables/surface.tsv`, each with its outcome.
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

  @Test func outcomesOfFiles() throws {
    let png = Media.url("subtypes/screenshot.png")
    let mov = Media.url("subtypes/plain.mov")
    let ofPNG = try #require(NSItemProvider(contentsOf: png))
    outcome("NSItemProvider.canLoadObject(ofClass:)", ofPNG.canLoadObject(ofClass: UIImage.self))
    outcome(
      "NSItemProvider.hasItemConformingToTypeIdentifier(_:)",
      ofPNG.hasItemConformingToTypeIdentifier("public.image")
        && !ofPNG.hasItemConformingToTypeIdentifier("public.movie"))
    outcome(
      "NSItemProvider.init(contentsOf:)",
      NSItemProvider(contentsOf: mov)?.registeredTypeIdentifiers == ["com.apple.quicktime-movie"])
    outcome(
      "NSItemProvider.init(contentsOf:contentType:openInPlace:coordinated:visibility:)",
      NSItemProvider(
        contentsOf: mov, contentType: .movie, openInPlace: true, coordinated: false, visibility: .all
      ).registeredContentTypesForOpenInPlace == [.movie])
    outcome("NSItemProvider.registeredContentTypes", ofPNG.registeredContentTypes == [.png])
    outcome(
      "NSItemProvider.registeredContentTypes(conformingTo:)",
      ofPNG.registeredContentTypes(conformingTo: .image) == [.png]
        && ofPNG.registeredContentTypes(conformingTo: .movie) == [])
    outcome("NSItemProvider.registeredTypeIdentifiers", ofPNG.registeredTypeIdentifiers == ["public.png"])
    outcome("NSItemProvider.suggestedName", ofPNG.suggestedName == "screenshot.png")
  }

  @Test func outcomesOfLoading() async throws {
    let png = Media.url("subtypes/screenshot.png")
    let bytes = try Data(contentsOf: png)
    let provider = try #require(NSItemProvider(contentsOf: png))
    outcome(
      "NSItemProvider.loadDataRepresentation(for:completionHandler:)",
      await answer { give in
        let _: Progress = provider.loadDataRepresentation(for: .png) { data, error in
          give(data == bytes && error == nil)
        }
      })
    outcome(
      "NSItemProvider.loadFileRepresentation(for:openInPlace:completionHandler:)",
      await answer { give in
        let _: Progress = provider.loadFileRepresentation(for: .image, openInPlace: true) {
          url, isInPlace, error in
          give(url?.path == png.path && isInPlace && error == nil)
        }
      })
    outcome(
      "NSItemProvider.loadFileRepresentation(forTypeIdentifier:completionHandler:)",
      await answer { give in
        let _: Progress = provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, error in
          give(url.flatMap { try? Data(contentsOf: $0) } == bytes && url?.path != png.path)
        }
      })
    outcome(
      "NSItemProvider.loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)",
      await answer { give in
        let _: Progress = provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.png") {
          url, isInPlace, error in
          give(url?.path == png.path && isInPlace)
        }
      })
    outcome(
      "NSItemProvider.loadItem(forTypeIdentifier:options:completionHandler:)",
      await answer { give in
        provider.loadItem(forTypeIdentifier: "public.file-url", options: nil) { item, error in
          give(((item as Any) as? URL)?.path == png.path)
        }
      })
    outcome(
      "NSItemProvider.loadObject(ofClass:completionHandler:)",
      await answer { give in
        let _: Progress = provider.loadObject(ofClass: UIImage.self) { object, error in
          give((object as? UIImage)?.encoded?.data == bytes)
        }
      })
    outcome(
      "NSItemProvider.loadDataRepresentation(forTypeIdentifier:completionHandler:)",
      await answer { give in
        let _: Progress = provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
          give(data == bytes && error == nil)
        }
      })
    outcome(
      "NSItemProviderWriting.loadData(withTypeIdentifier:forItemProviderCompletionHandler:)",
      await answer { give in
        _ = NSString("a").loadData(withTypeIdentifier: "public.utf8-plain-text") { data, error in
          give(data == Data("a".utf8) && error == nil)
        }
      })
    provider.previewImageHandler = { completion, _, _ in completion?(UIImage(data: bytes), nil) }
    outcome(
      "NSItemProvider.loadPreviewImage(options:completionHandler:)",
      await answer { give in
        provider.loadPreviewImage(options: nil) { image, error in
          give((image as? UIImage)?.encoded?.data == bytes)
        }
      })
  }

  @Test func outcomesOfRegistering() async throws {
    let mov = Media.url("subtypes/plain.mov")
    let movie = try Data(contentsOf: mov)
    let bytes = NSItemProvider()
    bytes.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(Data([1, 2]), nil)
      return nil
    }
    outcome(
      "NSItemProvider.registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)",
      try await bytes.data(for: .png) == Data([1, 2]))
    bytes.registerDataRepresentation(for: .jpeg) {
      $0(Data([3]), nil)
      return nil
    }
    outcome(
      "NSItemProvider.registerDataRepresentation(for:visibility:loadHandler:)",
      try await bytes.data(for: .jpeg) == Data([3]))
    let original = NSItemProvider()
    original.registerFileRepresentation(for: .movie, visibility: .all, openInPlace: true) {
      $0(mov, false, nil)
      return nil
    }
    outcome(
      "NSItemProvider.registerFileRepresentation(for:visibility:openInPlace:loadHandler:)",
      original.registeredContentTypesForOpenInPlace == [.movie])
    let copied = NSItemProvider()
    copied.registerFileRepresentation(
      forTypeIdentifier: "public.movie", fileOptions: [], visibility: .all
    ) {
      $0(mov, false, nil)
      return nil
    }
    outcome(
      "NSItemProvider.registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)",
      try await copied.data(for: .movie) == movie && copied.registeredContentTypesForOpenInPlace == [])
    let handler: NSItemProvider.LoadHandler = { completion, _, _ in completion?(NSString("a"), nil) }
    var text: Any?
    handler({ item, _ in text = item }, nil, nil)
    outcome("NSItemProvider.LoadHandler", text as? String == "a")
    let item = NSItemProvider()
    item.registerItem(forTypeIdentifier: "public.data") { completion, _, _ in
      completion?(NSString("a"), nil)
    }
    outcome(
      "NSItemProvider.registerItem(forTypeIdentifier:loadHandler:)",
      try await (item.loadItem(forTypeIdentifier: "public.data", options: nil) as Any) as? String == "a")
    let object = NSItemProvider()
    object.registerObject(NSString("a"), visibility: .all)
    outcome(
      "NSItemProvider.registerObject(_:visibility:)",
      try await object.data(for: .utf8PlainText) == Data("a".utf8))
    let promised = NSItemProvider()
    promised.registerObject(ofClass: NSString.self, visibility: .all) {
      $0(NSString("b"), nil)
      return nil
    }
    outcome(
      "NSItemProvider.registerObject(ofClass:visibility:loadHandler:)",
      try await promised.data(for: .utf8PlainText) == Data("b".utf8))
  }
}
