import AppleNames
import Foundation
import Testing

@MainActor @Suite struct MetadataTests {
  @Test func headersSurvive() async throws {
    let provider = try Fixture.provider("headers/located_turned_thumbnail.jpg")
    let properties = try #require(await outcome { loadMetadata(of: provider, completion: $0) })
    let found = camera(in: properties)
    #expect(found.width == 64)
    #expect(properties[kCGImagePropertyOrientation as String] as? Int == 6)
    #expect(properties[kCGImagePropertyGPSDictionary as String] != nil)
  }

  @Test func aLivePhotosNameIsInTheMakerNote() async throws {
    let provider = try Fixture.provider("live/IMG_0002.HEIC")
    let properties = try #require(await outcome { loadMetadata(of: provider, completion: $0) })
    let note = properties[kCGImagePropertyMakerAppleDictionary as String] as? [String: Any]
    #expect(note?["17"] as? String == "22222222-BBBB-4BBB-8BBB-000000000002")
    #expect(properties[kCGImagePropertyGPSDictionary as String] == nil)
    #expect(camera(in: properties).model?.isEmpty == false)
    #expect(camera(in: properties).taken?.count == 19)
  }

  @Test func moviesHaveNoImageProperties() async throws {
    let provider = try Fixture.provider("subtypes/plain.mov")
    #expect(await outcome { loadMetadata(of: provider, completion: $0) } == nil)
    let liar = NSItemProvider(offering: ["public.jpeg"], try Fixture.data("subtypes/plain.mov"))
    #expect(await outcome { loadMetadata(of: liar, completion: $0) } == nil)
  }

  @Test func aThumbnailComesFromTheFile() async throws {
    func thumbnail(_ path: String, _ size: Int) async throws -> UIImage? {
      let provider = try Fixture.provider(path)
      return await outcome { loadThumbnail(from: provider, maxPixelSize: size, completion: $0) }
    }
    let file = "headers/located_turned_thumbnail.jpg"
    let picture = try #require(try await thumbnail(file, 64))
    #expect(picture.encoded?.data == (try Fixture.data(file)))
    // The stored thumbnail is not rotated.
    #expect(picture.imageOrientation == .right && picture.size.width < picture.size.height)
    #expect(try await thumbnail(file, 63) == nil)
    // A small picture is its own thumbnail.
    #expect(
      try await thumbnail("subtypes/plain.jpg", 64)?.encoded?.data == (try Fixture.data("subtypes/plain.jpg"))
    )
    #expect(try await thumbnail("subtypes/plain.jpg", 63) == nil)
    #expect(try await thumbnail("subtypes/plain.mov", 64) == nil)
  }

  @Test func nothingIsMadeOfAPictureWithoutAPreview() throws {
    let source = try #require(
      CGImageSourceCreateWithURL(Fixture.url("subtypes/screenshot.png") as CFURL, nil))
    #expect(CGImageSourceGetType(source) == "public.png" && CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    #expect(CGImageSourceCreateWithURL(Fixture.url("subtypes/plain.mov") as CFURL, nil) == nil)
    #expect(CGImageSourceCreateWithData(Data("no picture".utf8) as CFData, nil) == nil)
    let size = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyFileSize] as? Int
    #expect(size == (try Fixture.data("subtypes/screenshot.png")).count)
  }

  @Test func anAnimationsFramesAreCounted() throws {
    let source = try #require(
      CGImageSourceCreateWithData(try Fixture.data("headers/animated.png") as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 3)
    let last = CGImageSourceCopyPropertiesAtIndex(source, 2, nil) as? [String: Any]
    #expect(last?[kCGImagePropertyPixelWidth as String] as? Int == 64)
  }
}
