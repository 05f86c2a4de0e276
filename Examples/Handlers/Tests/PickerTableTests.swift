import AppleNames
import Foundation
import Testing

/// Other ways of loading picked items.
@MainActor @Suite struct PickerTableTests {
  @Test(arguments: rows) func outcomes(_ row: HandlerRow) async throws {
    #expect(try await row.run() == row.expected)
  }

  nonisolated static let rows = [
    HandlerRow(
      "named: each extension once",
      "IMG_0002.heic = live/IMG_0002.HEIC, located_turned_thumbnail.jpeg = headers/located_turned_thumbnail.jpg, "
        + "plain.mov = subtypes/plain.mov"
    ) {
      let folder = try Folder()
      let handler = NamedFilesPicker(folder: folder.url)
      var files: [String: Data]?
      handler.completion = { found, errors in
        #expect(errors.isEmpty)
        files = found
      }
      let picker = PHPickerViewController(configuration: many)
      picker.delegate = handler
      try picker.finish(
        picking: ["live/IMG_0002.HEIC", "headers/located_turned_thumbnail.jpg", "subtypes/plain.mov"]
          .map(Fixture.url), in: Fixture.library.get())
      guard try await becomes({ files != nil }), let files = files else { return "nothing" }
      return files.sorted { $0.key < $1.key }.map { "\($0.key) = \(Words.of($0.value))" }
        .joined(separator: ", ")
    },
    HandlerRow("movie's item: a movie", "subtypes/plain.mp4, no error") {
      let result = try #require(try results(["subtypes/plain.mp4"]).first)
      let (data, error): (Data?, Error?) = await outcome { done in pickedMovieItem(result) { done(($0, $1)) }
      }
      return "\(Words.of(data)), \(Words.of(error))"
    },
    HandlerRow("movie's item: a picture", "nothing, no error") {
      let result = try #require(try results(["subtypes/plain.jpg"]).first)
      let (data, error): (Data?, Error?) = await outcome { done in pickedMovieItem(result) { done(($0, $1)) }
      }
      return "\(Words.of(data)), \(Words.of(error))"
    },
    HandlerRow(
      "upload: MIME types",
      "image/gif subtypes/animated.gif, image/webp headers/synthetic_animated.webp, "
        + "image/heic live/IMG_0002.HEIC, video/quicktime subtypes/plain.mov"
    ) {
      var forms: [String] = []
      for path in [
        "subtypes/animated.gif", "headers/synthetic_animated.webp", "live/IMG_0002.HEIC",
        "subtypes/plain.mov",
      ] {
        let provider = try Fixture.provider(path)
        forms.append(
          await outcome { done in
            _ = uploadForm(provider) { done("\($0) \(Words.of($1))") }
          })
      }
      return forms.joined(separator: ", ")
    },
    HandlerRow("upload: nothing that is wanted", "no load") {
      uploadForm(NSItemProvider(offering: ["com.adobe.pdf"])) { _, _ in } == nil ? "no load" : "a load"
    },
    HandlerRow("any class: a Live Photo", "64×48") {
      let photo = try await Fixture.provider("live/IMG_0002.HEIC").loadAny(PHLivePhoto.self)
      return "\(Int(photo.size.width))×\(Int(photo.size.height))"
    },
    HandlerRow("any class: no Live Photo", "NSItemProviderErrorDomain -1200") {
      do {
        _ = try await Fixture.provider("subtypes/plain.jpg").loadAny(PHLivePhoto.self)
        return "loaded"
      } catch { return Words.of(error) }
    },
    HandlerRow("in order", "subtypes/screenshot.png, subtypes/plain.jpg, subtypes/plain.heic") {
      let picked = try results(["subtypes/screenshot.png", "subtypes/plain.jpg", "subtypes/plain.heic"])
      let images: [UIImage] = await outcome { picturesInOrder(picked, completion: $0) }
      return images.map { Words.of($0.encoded?.data) }.joined(separator: ", ")
    },
    HandlerRow("transferred: a movie as a file", "mov subtypes/plain.mov") {
      let item = PhotosPickerItem(try #require(try results(["subtypes/plain.mov"]).first))
      let movie = try #require(try await item.loadTransferable(type: PickedMovie.self))
      defer { try? FileManager.default.removeItem(at: movie.url) }
      return "\(movie.url.pathExtension) \(Words.of(try Data(contentsOf: movie.url)))"
    },
    HandlerRow("transferred: a picture as bytes", "headers/synthetic_animated.webp") {
      let item = PhotosPickerItem(try #require(try results(["headers/synthetic_animated.webp"]).first))
      return Words.of(try await item.loadTransferable(type: PickedPicture.self)?.image.encoded?.data)
    },
    HandlerRow("transferred: bytes that are no picture", "notAPhoto") {
      do {
        return Words.of(
          try await NSItemProvider(offering: ["public.png"]).loadTransferable(type: PickedPicture.self)?.image
            .encoded?.data)
      } catch { return Words.of(error) }
    },
  ]

  private static var many: PHPickerConfiguration {
    var configuration = PHPickerConfiguration()
    configuration.preferredAssetRepresentationMode = .current
    configuration.selectionLimit = 0
    configuration.selection = .ordered
    return configuration
  }

  private static func results(_ paths: [String]) throws -> [PHPickerResult] {
    let recorder = Recorder()
    let picker = PHPickerViewController(configuration: many)
    picker.delegate = recorder
    try picker.finish(picking: paths.map(Fixture.url), in: Fixture.library.get())
    return try #require(recorder.calls.first)
  }
}
