import AppleNames
import Testing

/// Open enumerations: an unlisted value is preserved, and a listed one has its own case.
@Suite struct OpenSetTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 19]) func listedParts(number: Int) {
    let type = PHAssetResourceType(rawValue: number)
    #expect(type?.rawValue == number)
    if case .unlisted = type { Issue.record("\(number) is listed") }
  }

  @Test(arguments: [Int.min, -1, 0, 13, 18, 20, 999, Int.max]) func unlistedValuesArePreserved(number: Int)
    throws
  {
    let part = try #require(PHAssetResourceType(rawValue: number))
    #expect(part.rawValue == number && part == PHAssetResourceType(rawValue: number))
    guard case .unlisted(let kept) = part else {
      Issue.record("\(number) is not listed")
      return
    }
    #expect(kept.rawValue == number)
    #expect(Set([part, .photo]).contains(part))
  }

  @Test(arguments: [0, 4, 9, -7, 1_000_000]) func collectionsPreserveUnlistedValues(number: Int) {
    #expect(PHAssetCollectionType(rawValue: number)?.rawValue == number)
    #expect(PHCollectionListType(rawValue: number)?.rawValue == number)
  }

  @Test(arguments: [0, 50, 999, -7, 1_000_000, Int.max]) func subtypesPreserveUnlistedValues(number: Int) {
    #expect(PHAssetCollectionSubtype(rawValue: number)?.rawValue == number)
    #expect(PHCollectionListSubtype(rawValue: number)?.rawValue == number)
  }

  @Test func casesHaveTheirRawValues() {
    #expect(PHAssetResourceType(rawValue: 9) == .pairedVideo)
    #expect(PHAssetCollectionType(rawValue: 2) == .smartAlbum)
    #expect(PHAssetCollectionSubtype(rawValue: 213) == .smartAlbumLivePhotos)
    #expect(PHAssetCollectionSubtype(rawValue: Int.max) == .any)
    #expect(PHCollectionListType(rawValue: 2) == .folder)
    #expect(PHCollectionListSubtype(rawValue: 100) == .regularFolder)
  }
}
