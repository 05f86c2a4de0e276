import Foundation
import ItemProviders
import Testing
import UniformTypes

@Suite struct RegistrationTests {
  @Test func orderIsKeptAndTheFirstRegistrationStays() async {
    let provider = ItemProvider(offering: "public.heic", "public.jpeg")
    provider.offer("public.heic", "another")
    #expect(provider.registeredTypeIdentifiers == ["public.heic", "public.jpeg"])
    #expect(await provider.seenData("public.heic").data == Data("public.heic".utf8))
  }

  @Test func anObjectDoesNotReplaceWhatIsThere() async {
    let provider = ItemProvider(offering: "public.utf8-plain-text")
    provider.registerObject("of the object", visibility: .all)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(await provider.seenData("public.utf8-plain-text").data == Data("public.utf8-plain-text".utf8))
  }

  @Test func optionsSelectInOrder() {
    let provider = ItemProvider(offering: "public.png")
    let file = URL(fileURLWithPath: "/dev/null")
    provider.offer("public.jpeg", file, inPlace: true)
    provider.offer("public.heic", file)
    provider.registerFileRepresentation(for: .mpeg4Movie, openInPlace: true) { _ in nil }
    #expect(provider.registeredTypeIdentifiers(fileOptions: []).count == 4)
    #expect(
      provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.jpeg", "public.mpeg-4"])
    #expect(provider.registeredContentTypesForOpenInPlace == [.jpeg, .mpeg4Movie])
    #expect(provider.registeredContentTypes(conformingTo: .image) == [.png, .jpeg, .heic])
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.movie", fileOptions: .openInPlace))
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.png"))
    #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.png", fileOptions: .openInPlace))
  }

  @Test func unknownIdentifiersAreTextAndHaveNoType() async {
    let unknown = "org.example.nobody-declares-this"
    let provider = ItemProvider(offering: unknown, "public.png")
    #expect(provider.registeredContentTypes == [.png])
    #expect(provider.hasItemConformingToTypeIdentifier(unknown))
    #expect(!ItemProvider(offering: unknown).hasItemConformingToTypeIdentifier("public.data"))
    #expect(await provider.seenData(unknown).data == Data(unknown.utf8))
  }

  @Test func copiesShareWhatWasThereAndNothingLater() throws {
    let provider = ItemProvider(offering: "public.png")
    provider.suggestedName = "one"
    let copy = try #require(provider.copy() as? ItemProvider)
    copy.suggestedName = "two"
    copy.offer("public.jpeg", "")
    provider.offer("public.heic", "")
    #expect(provider.suggestedName == "one")
    #expect(provider.registeredTypeIdentifiers == ["public.png", "public.heic"])
    #expect(copy.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
  }

  @Test func visibilityAndOptionsHaveApplesNumbers() {
    let provider = ItemProvider()
    provider.registerDataRepresentation(for: .png, visibility: .ownProcess) { _ in nil }
    #expect(provider.visibility(forTypeIdentifier: "public.png") == .ownProcess)
    #expect(provider.visibility(forTypeIdentifier: "public.jpeg") == nil)
    let numbers = [ItemProviderRepresentationVisibility.all, .team, .group, .ownProcess].map(\.rawValue)
    #expect(numbers == [0, 1, 2, 3])
    #expect(ItemProviderFileOptions.openInPlace.rawValue == 1)
  }

  static let files: [(name: String, isFolder: Bool, type: String)] = [
    ("photo.HEIC", false, "public.heic"),
    ("clip.mov", false, "com.apple.quicktime-movie"),
    ("unknown.zzzz9", false, "public.data"),
    ("no extension", false, "public.data"),
    ("folder", true, "public.folder"),
    ("IMG_0001.pvt", true, "com.apple.live-photo-bundle"),
    ("folder.jpg", true, "public.folder"),
  ]

  @Test(arguments: files) func aFileHasTheTypeOfItsExtension(
    _ row: (name: String, isFolder: Bool, type: String)
  )
    async throws
  {
    let folder = try Folder()
    if row.isFolder {
      try folder.write(row.name + "/inside", "inside")
    } else {
      try folder.write(row.name, "bytes")
    }
    let url = folder.url.appendingPathComponent(row.name)
    let provider = try #require(ItemProvider(contentsOf: url))
    #expect(provider.registeredTypeIdentifiers == [row.type])
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == [row.type])
    #expect(provider.suggestedName == row.name)
    let seen = await provider.seenFile(row.type)
    // A copy has the extension of its type.
    #expect(
      seen.url?.deletingPathExtension().lastPathComponent == url.deletingPathExtension().lastPathComponent)
    let type = try #require(UTType(row.type))
    #expect(seen.url?.pathExtension == type.preferredFilenameExtension ?? url.pathExtension)
    #expect(seen.isFolder == row.isFolder)
    #expect(await provider.seenInPlace(row.type).url?.path == url.path)
  }

  @Test func aProviderOfNothingIsNil() {
    #expect(ItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere/at/all.png")) == nil)
    #expect(URL(string: "https://example.org/a.png").flatMap { ItemProvider(contentsOf: $0) } == nil)
  }

  @Test func aGivenTypeWins() throws {
    let folder = try Folder()
    let url = try folder.write("picture.bin", "bytes")
    let provider = ItemProvider(contentsOf: url, contentType: .heic)
    #expect(provider.registeredTypeIdentifiers == ["public.heic"])
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace).isEmpty)
  }
}
