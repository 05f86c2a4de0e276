#if !canImport(Darwin)
  import Foundation
  import AppleNames
  import Testing
  import UniformTypes

  /// Handlers as in apps, with Apple's names.
  @Suite struct DropInTests {
    final class Image: NSObject, NSItemProviderReading, Sendable {
      let data: Data
      required init(_ data: Data) { self.data = data }
      static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
      static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        Self(data)
      }
    }

    final class Live: NSObject, NSItemProviderReading, Sendable {
      static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.live-photo-bundle"] }
      static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Live { Live() }
    }

    @Test func anObjectOfAChosenClass() async {
      let itemProvider = NSItemProvider()
      itemProvider.registerDataRepresentation(
        forTypeIdentifier: UTType.jpeg.identifier, visibility: .all
      ) { completion in
        completion(Data([1]), nil)
        return nil
      }
      for isLivePhoto in [false, true] {
        let objectType: any NSItemProviderReading.Type = !isLivePhoto ? Image.self : Live.self
        #expect(itemProvider.canLoadObject(ofClass: objectType) == !isLivePhoto)
        let outcome = Outcome<Bool>()
        itemProvider.loadObject(ofClass: objectType) { object, error in
          if let error {
            outcome.give((error as NSError).domain == NSItemProvider.errorDomain)
          } else {
            outcome.give(object is Image)
          }
        }
        #expect(await outcome.value())
      }
    }

    @Test func aVideoIsCopiedInItsHandler() async throws {
      let folder = try Folder()
      let itemProvider = try #require(NSItemProvider(contentsOf: try folder.write("clip.mov", "moving")))
      let typeIdentifier = try #require(itemProvider.registeredTypeIdentifiers.first)
      let outcome = Outcome<URL?>()
      let documents = folder.url.appendingPathComponent("documents")
      try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
      itemProvider.loadFileRepresentation(forTypeIdentifier: typeIdentifier) { url, error in
        guard let url, error == nil else { return outcome.give(nil) }
        let target = documents.appendingPathComponent(url.lastPathComponent)
        do {
          if FileManager.default.fileExists(atPath: target.path) {
            try FileManager.default.removeItem(at: target)
          }
          try FileManager.default.copyItem(at: url, to: target)
          outcome.give(target)
        } catch { outcome.give(nil) }
      }
      let copied = try #require(await outcome.value())
      #expect(copied.lastPathComponent == "clip.mov")
      #expect(try Data(contentsOf: copied) == Data("moving".utf8))
    }

    @Test func itemsAreSortedByWhatTheyAre() throws {
      func kind(_ prov: NSItemProvider) -> String {
        if prov.hasItemConformingToTypeIdentifier(UTType.movie.identifier) { return "movie" }
        if prov.canLoadObject(ofClass: Live.self) { return "live" }
        if prov.canLoadObject(ofClass: Image.self) { return "image" }
        return "other"
      }
      #expect(kind(NSItemProvider(offering: "com.apple.live-photo-bundle", "public.jpeg")) == "live")
      #expect(kind(NSItemProvider(offering: "public.mpeg-4")) == "movie")
      #expect(kind(NSItemProvider(offering: "public.jpeg")) == "image")
      #expect(kind(NSItemProvider(offering: "public.webp")) == "other")
      let options: NSItemProviderFileOptions = [.openInPlace]
      let visibility: NSItemProviderRepresentationVisibility = .ownProcess
      #expect(options.contains(.openInPlace) && visibility != .all)
      let copy = NSItemProvider(offering: "public.jpeg").copy() as? NSItemProvider
      #expect(copy?.registeredContentTypes == [.jpeg])
      let writing: any NSItemProviderWriting.Type = NSString.self
      #expect(writing.writableTypeIdentifiersForItemProvider == ["public.utf8-plain-text"])
    }
  }
#endif
