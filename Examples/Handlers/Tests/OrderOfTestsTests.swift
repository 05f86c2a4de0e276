import AppleNames
import Foundation
import Testing

@MainActor @Suite struct OrderOfTestsTests {
  /// A fixture as a picker registers it, and its kind by both orders.
  nonisolated static let files:
    [(path: String, registered: [String], byClasses: PickedKind, byTypes: PickedKind)] = [
      ("subtypes/plain.jpg", ["public.jpeg"], .photo, .photo),
      ("subtypes/screenshot.png", ["public.png"], .photo, .photo),
      ("subtypes/plain.heic", ["public.heic"], .photo, .photo),
      ("subtypes/animated.gif", ["com.compuserve.gif"], .photo, .photo),
      ("subtypes/panorama.jpg", ["public.jpeg"], .photo, .photo),
      ("subtypes/burst_1.jpg", ["public.jpeg"], .photo, .photo),
      ("headers/hdr.jpg", ["public.jpeg"], .photo, .photo),
      ("live/IMG_0001.JPG", ["com.apple.live-photo-bundle", "public.jpeg"], .livePhoto, .livePhoto),
      ("live/IMG_0002.HEIC", ["com.apple.live-photo-bundle", "public.heic"], .livePhoto, .livePhoto),
      ("bundle/IMG_0003.pvt", ["com.apple.live-photo-bundle", "public.heic"], .livePhoto, .livePhoto),
      ("subtypes/plain.mov", ["com.apple.quicktime-movie"], .video, .video),
      ("subtypes/plain.mp4", ["public.mpeg-4"], .video, .video),
      ("subtypes/slomo_240fps.mov", ["com.apple.quicktime-movie"], .video, .video),
      ("subtypes/timelapse.mov", ["com.apple.quicktime-movie"], .video, .video),
      ("subtypes/screen_recording.mov", ["com.apple.quicktime-movie"], .video, .video),
      ("headers/synthetic_cinematic.mov", ["com.apple.quicktime-movie"], .video, .video),
      // No class reads these, but the types identify them.
      ("headers/synthetic_animated.webp", ["org.webmproject.webp"], .unsupported, .photo),
      ("headers/synthetic_mirrored.avif", ["public.avif"], .unsupported, .photo),
      ("headers/synthetic.cr3", ["com.canon.cr3-raw-image"], .unsupported, .photo),
      ("headers/synthetic.raf", ["com.fuji.raw-image", "public.jpeg"], .photo, .photo),
      // A picker treats another maker's motion photo as a picture.
      ("motion/PXL_0001.MP.jpg", ["public.jpeg"], .photo, .photo),
    ]

  @Test(arguments: files.indices) func filesAreSorted(_ index: Int) throws {
    let row = Self.files[index]
    let provider = try Fixture.provider(row.path)
    #expect(provider.registeredTypeIdentifiers == row.registered, "\(row.path)")
    #expect(kindByClasses(of: provider) == row.byClasses, "\(row.path)")
    #expect(kindByTypes(of: provider) == row.byTypes, "\(row.path)")
  }

  /// Published lists of registered types.
  nonisolated static let lists: [(identifiers: [String], byClasses: PickedKind, byTypes: PickedKind)] = [
    (["com.apple.live-photo-bundle", "public.heic", "public.jpeg"], .livePhoto, .livePhoto),
    (["com.apple.private.live-photo-bundle", "public.jpeg"], .livePhoto, .livePhoto),
    (["com.apple.private.auto-loop-gif", "com.apple.quicktime-movie", "com.compuserve.gif"], .video, .loop),
    // Share sheets: no class loads the abstract type, and a movie hides the Live Photo.
    (["public.jpeg", "com.apple.live-photo"], .photo, .livePhoto),
    (["public.heic", "com.apple.quicktime-movie", "com.apple.live-photo"], .video, .livePhoto),
    (["com.apple.live-photo", "com.apple.quicktime-movie", "public.heic"], .video, .livePhoto),
    (["com.adobe.raw-image", "public.jpeg"], .photo, .photo),
    (["public.pdf"], .unsupported, .unsupported),
    ([], .unsupported, .unsupported),
  ]

  @Test(arguments: lists.indices) func listsAreSorted(_ index: Int) {
    let row = Self.lists[index]
    let provider = NSItemProvider(offering: row.identifiers)
    #expect(kindByClasses(of: provider) == row.byClasses, "\(row.identifiers)")
    #expect(kindByTypes(of: provider) == row.byTypes, "\(row.identifiers)")
  }
}
