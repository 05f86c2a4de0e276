import Foundation
import ItemProviders
import MediaItems
import SystemPackage
import Testing

@Suite struct MediaItemProviderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var file: String
    /// The movie of a pair.
    var movie: String?
    var mode = RepresentationMode.current
    var registered: [String]
    var transcoded: [String] = []
    var testDescription: String { "\(file), \(mode.name)" }
  }

  static let bundle = "com.apple.live-photo-bundle"

  static let rows: [Row] = [
    Row(file: "live/IMG_0001.JPG", movie: "live/IMG_0001.MOV", registered: [bundle, "public.jpeg"]),
    Row(file: "live/IMG_0002.HEIC", movie: "live/IMG_0002.MOV", registered: [bundle, "public.heic"]),
    Row(
      file: "live/IMG_0002.HEIC", movie: "live/IMG_0002.MOV", mode: .compatible, registered: [bundle],
      transcoded: ["public.jpeg"]),
    Row(file: "bundle/IMG_0003.pvt", registered: [bundle, "public.heic"]),
    Row(file: "subtypes/plain.jpg", registered: ["public.jpeg"]),
    Row(file: "subtypes/plain.mov", registered: ["com.apple.quicktime-movie"]),
    Row(file: "subtypes/plain.mp4", registered: ["public.mpeg-4"]),
  ]

  static func item(_ row: Row) throws -> MediaItem {
    let item = try MediaFixture.item(row.file)
    guard let movie = row.movie else { return item }
    return try #require(MediaItem.joined([item, try MediaFixture.item(movie)]).first)
  }

  @Test(arguments: rows) func whatPickersRegister(_ row: Row) async throws {
    let provider = ItemProvider(item: try Self.item(row), mode: row.mode, localIdentifier: "A/L0/001")
    #expect(provider.registeredTypeIdentifiers == row.registered)
    #expect(provider.formsNeedingTranscoding == row.transcoded)
    #expect(provider.localIdentifier == "A/L0/001")
    for identifier in row.registered {
      let seen = await provider.seenFile(identifier)
      #expect(seen.exists && seen.error == nil && seen.isFolder == (identifier == Self.bundle))
    }
    for identifier in row.transcoded {
      #expect(await provider.seenFile(identifier).error?.code == -1000)
    }
  }

  @Test func aPairsBundleHoldsItsFilesByteForByte() async throws {
    let provider = ItemProvider(item: try Self.item(Self.rows[1]))
    let photo = try await provider.object(ofClass: LivePhotoObject.self)
    #expect(try photo.stillData() == MediaFixture.data("live/IMG_0002.HEIC"))
    #expect(try photo.movieData() == MediaFixture.data("live/IMG_0002.MOV"))
    let still = await provider.seenFile("public.heic")
    #expect(try still.bytes == MediaFixture.data("live/IMG_0002.HEIC"))
  }

  @Test func copiesKeepWhatTheItemIsCalled() throws {
    let provider = ItemProvider(item: try Self.item(Self.rows[2]), mode: .compatible, localIdentifier: "B")
    let copy = try #require(provider.copy() as? ItemProvider)
    #expect(copy.localIdentifier == "B" && copy.formsNeedingTranscoding == ["public.jpeg"])
    #expect(ItemProvider().localIdentifier == nil)
  }

  static let files: [String] = ["headers", "live", "motion", "subtypes"].flatMap { folder in
    let names = try? FileManager.default.contentsOfDirectory(atPath: MediaFixture.url(folder).path)
    return (names ?? []).sorted().map { folder + "/" + $0 }
  }

  /// Representations without transcoding load for every file and mode.
  @Test(arguments: files) func allRegisteredTypesLoad(_ file: String) async throws {
    let item = try MediaFixture.item(file)
    for mode in RepresentationMode.allCases {
      let forms = RegisteredForms(of: item, mode: mode).forms
      let provider = ItemProvider(item: item, mode: mode)
      #expect(
        provider.formsNeedingTranscoding == forms.filter { $0.making == .transcoded }.map(\.identifier))
      #expect(
        provider.registeredTypeIdentifiers == forms.filter { $0.making != .transcoded }.map(\.identifier))
      for identifier in provider.registeredTypeIdentifiers {
        #expect(await provider.seenFile(identifier).exists)
      }
    }
  }

  @Test func archiveIsUnpackedForFolderTypes() async throws {
    let folder = try Folder()
    let source = ItemProvider(item: try MediaFixture.item("bundle/IMG_0003.pvt"))
    let archive = try await source.data(forTypeIdentifier: Self.bundle)
    let file = try folder.write("IMG_0003.livp", archive)
    let item = try MediaItemReader().read(path: FilePath(file.path))
    #expect(item.kind == .livePhoto)
    let provider = ItemProvider(item: item)
    #expect(provider.registeredTypeIdentifiers == [Self.bundle, "public.heic"])
    #expect(await provider.seenFile(Self.bundle).isFolder)
    let still = await provider.seenFile("public.heic").bytes
    #expect(try still == MediaFixture.data("bundle/IMG_0003.pvt/IMG_0003.HEIC"))
    let photo = try await provider.object(ofClass: LivePhotoObject.self)
    #expect(try photo.movieData() == MediaFixture.data("bundle/IMG_0003.pvt/IMG_0003.MOV"))
  }
}
