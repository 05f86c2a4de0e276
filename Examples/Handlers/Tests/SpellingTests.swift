import AppleNames
import Foundation
import Testing
import UniformTypeIdentifiers

/// Different spellings of the same calls.
@MainActor @Suite struct SpellingTests {
  private func handle(_ object: NSItemProviderReading?, _ error: Error?) {}

  @Test func handlersAreWrittenInManyWays() async throws {
    let provider = try Fixture.provider("subtypes/plain.jpg")
    let width: CGFloat? = await outcome { done in
      provider.loadObject(ofClass: UIImage.self) { (image: NSItemProviderReading?, error: Error?) -> Void in
        done((image as? UIImage)?.size.width)
      }
    }
    #expect(width == 64)
    let stored: @Sendable (NSItemProviderReading?, Error?) -> Void = { _, _ in }
    provider.loadObject(ofClass: UIImage.self, completionHandler: stored)
    let isData: Bool = await outcome { done in
      provider.loadDataRepresentation(
        forTypeIdentifier: UTType.jpeg.identifier, completionHandler: { (data, error) in done(data != nil) })
    }
    #expect(isData)
    let progress = provider.loadFileRepresentation(forTypeIdentifier: "public.jpeg") { url, error in }
    #expect(progress.totalUnitCount > 0)
    let isPhoto: Bool = await outcome { done in
      provider.loadObject(ofClass: UIImage.self) { photo, _ in
        DispatchQueue.main.async {
          guard let photo = photo as? UIImage, MainQueue.isCurrent else { return done(false) }
          done(photo.size != .zero)
        }
      }
    }
    #expect(isPhoto)
  }

  @Test func propertiesAreReadInManyWays() throws {
    let url = Fixture.url("headers/located_turned_thumbnail.jpg")
    let options: [CFString: Any] = [kCGImageSourceShouldCache: false]
    let source = try #require(CGImageSourceCreateWithURL(url as CFURL, options as CFDictionary))
    let byName = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    #expect(byName?[kCGImagePropertyPixelWidth] as? Double == 64)
    #expect(byName?[kCGImagePropertyPixelHeight] as? NSNumber == 48)
    #expect(
      (byName?[kCGImagePropertyOrientation] as? UInt32).flatMap(CGImagePropertyOrientation.init) == .right)
    let plain = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as NSDictionary?
    #expect(plain?[kCGImagePropertyOrientation] as? Int == 6)
    let tiff = byName?[kCGImagePropertyTIFFDictionary] as? [CFString: Any]
    #expect(tiff?[kCGImagePropertyTIFFModel] as? String == "NIKON D90")
    let exif = (plain as? [String: Any])?["{Exif}"] as? [String: Any]
    #expect(exif?["DateTimeOriginal"] as? String == "2024:05:01 12:00:00")
    let type = try #require(CGImageSourceGetType(source))
    #expect(UTType(type as String)?.conforms(to: .image) == true)
    let thumbnail = [
      kCGImageSourceCreateThumbnailFromImageIfAbsent: kCFBooleanTrue,
      kCGImageSourceThumbnailMaxPixelSize: NSNumber(value: 100),
    ]
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, thumbnail as CFDictionary) != nil)
  }

  @Test func identifiersAreUnwrappedAsInTheSample() throws {
    let recorder = Recorder()
    var configuration = PHPickerConfiguration(photoLibrary: try Fixture.library.get())
    configuration.filter = PHPickerFilter.any(of: [.images, .livePhotos])
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = recorder
    try picker.finish(picking: [Fixture.url("subtypes/plain.jpg")])
    let identifiers = recorder.calls[0].map(\.assetIdentifier!)
    #expect(identifiers.count == 1)
  }
}
