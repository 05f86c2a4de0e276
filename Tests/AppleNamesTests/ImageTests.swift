import Foundation
import ItemProviders
import Testing
import UniformTypes

@testable import AppleNames

@Suite struct ImageTests {
  @Test func imageTypeComesFromContent() throws {
    let path = Media.url("headers/located_turned_thumbnail.jpg").path
    let image = try #require(UIImage(contentsOfFile: path))
    #expect(image.encoded?.data == (try Media.data("headers/located_turned_thumbnail.jpg")))
    #expect(image.size == CGSize(width: 48, height: 64) && image.imageOrientation == .right)
    #expect(UIImage().size == .zero && UIImage().encoded == nil && UIImage().scale == 1)
    #expect(UIImage(data: Data("no picture".utf8)) == nil && UIImage(data: Data()) == nil)
    #expect(UIImage(contentsOfFile: Media.url("subtypes/plain.mov").path) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere") == nil)
    #expect(image.cgImage?.width == 64 && image.cgImage?.height == 48 && UIImage().cgImage == nil)
    #expect(image.jpegData(compressionQuality: 1) == image.encoded?.data && image.pngData() == nil)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  static let orientations: [(Int?, UIImage.Orientation, CGImagePropertyOrientation)] = [
    (nil, .up, .up), (1, .up, .up), (2, .upMirrored, .upMirrored), (3, .down, .down),
    (4, .downMirrored, .downMirrored), (5, .leftMirrored, .leftMirrored), (6, .right, .right),
    (7, .rightMirrored, .rightMirrored), (8, .left, .left), (9, .up, .up), (0, .up, .up), (-1, .up, .up),
  ]

  @Test(arguments: orientations) func orientationsConvertBetweenExifAndUIKit(
    exif: Int?, image: UIImage.Orientation, property: CGImagePropertyOrientation
  ) {
    #expect(UIImage.Orientation(exif: exif) == image)
    #expect(CGImagePropertyOrientation(exif: exif) == property)
  }

  @Test func anImageIsOfferedAsItsOwnType() async throws {
    let image = try #require(UIImage(data: try Media.data("subtypes/screenshot.png")))
    let provider = ItemProvider(object: image)
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    #expect(try await provider.data(for: .png) == (try Media.data("subtypes/screenshot.png")))
    #expect(try await provider.object(ofClass: UIImage.self).size == image.size)
    #expect(ItemProvider(object: UIImage()).registeredTypeIdentifiers.isEmpty)
  }

  @Test func orientationDoesNotChangeBytes() throws {
    let data = try Media.data("headers/located_turned_thumbnail.jpg")
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, nil))
    let options = [kCGImageSourceCreateThumbnailWithTransform: true] as CFDictionary
    let turned = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(upright.encoded.data == turned.encoded.data)
    #expect(UIImage(cgImage: upright).imageOrientation == .up)
    #expect(UIImage(cgImage: turned).imageOrientation == .right)
    let doubled = UIImage(cgImage: upright, scale: 2, orientation: .left)
    #expect(doubled.scale == 2 && doubled.imageOrientation == .left)
    #expect(
      doubled.size == CGSize(width: Double(upright.height) / 2, height: Double(upright.width) / 2))
    #expect(UIImage(cgImage: turned).size == CGSize(width: upright.height, height: upright.width))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, nil) == nil)
  }

  @Test func smallestSufficientPreviewIsUsed() throws {
    let asset = try #require(try Media.asset("headers/located_turned_thumbnail.jpg"))
    func image(_ width: Int, _ height: Int) -> UIImage? {
      let options = PHImageRequestOptions()
      options.isSynchronous = true
      var found: UIImage?
      PHImageManager.default().requestImage(
        for: asset, targetSize: CGSize(width: width, height: height), contentMode: .aspectFill,
        options: options
      ) { image, _ in found = image }
      return found
    }
    let whole = try Media.data("headers/located_turned_thumbnail.jpg")
    let small = try #require(image(8, 8)?.encoded?.data)
    #expect(small.count < whole.count && whole.range(of: small) != nil)
    #expect(image(8, 8)?.imageOrientation == .right)
    #expect(image(5000, 5000)?.encoded?.data == whole && image(-1, -1)?.encoded?.data == whole)
  }
}

@Suite struct ImageRequestTests {
  @Test func aLivePhotoIsRequested() async throws {
    func live(_ path: String) async throws -> (Int?, Bool) {
      let asset = try #require(try Media.asset(path))
      return await withCheckedContinuation { continuation in
        PHImageManager.default().requestLivePhoto(
          for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFit, options: nil
        ) { photo, info in
          let count = photo.map { PHAssetResource.assetResources(for: $0).count }
          continuation.resume(returning: (count, info?[PHImageErrorKey] != nil))
        }
      }
    }
    #expect(try await live("live/IMG_0001.JPG") == (2, false))
    #expect(try await live("subtypes/plain.jpg") == (nil, true))
  }

  @Test func cachingManagerReturnsSameResults() throws {
    let asset = try #require(try Media.asset("subtypes/plain.jpg"))
    let manager: PHImageManager = PHCachingImageManager()
    let caching = try #require(manager as? PHCachingImageManager)
    caching.startCachingImages(
      for: [asset], targetSize: CGSize(width: 8, height: 8), contentMode: .aspectFill, options: nil)
    caching.stopCachingImagesForAllAssets()
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    options.version = .original
    options.deliveryMode = PHImageRequestOptionsDeliveryMode.highQualityFormat
    options.progressHandler = { _, _, stop, _ in stop.pointee = true }
    nonisolated(unsafe) var found: (Data?, String?, UIImage.Orientation)?
    manager.requestImageData(for: asset, options: options) {
      found = ($0, $1, $2); _ = $3
    }
    #expect(
      found?.0 == (try Media.data("subtypes/plain.jpg")) && found?.1 == "public.jpeg" && found?.2 == .up)
  }

  @Test func cancelledRequestReportsCancellation() async throws {
    let asset = try #require(try Media.asset("subtypes/plain.jpg"))
    for isCancelled in [true, false] {
      let told: (Bool, Bool) = await withCheckedContinuation { continuation in
        // On the main queue no result comes before the cancellation.
        DispatchQueue.main.async {
          let manager = PHImageManager.default()
          let number = manager.requestImage(
            for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFit, options: nil
          ) { image, info in
            continuation.resume(returning: (image == nil, info?[PHImageCancelledKey] as? Bool ?? false))
          }
          if isCancelled { manager.cancelImageRequest(number) }
          manager.cancelImageRequest(number &+ 1_000_000)
        }
      }
      #expect(told == (isCancelled, isCancelled))
    }
  }
}
