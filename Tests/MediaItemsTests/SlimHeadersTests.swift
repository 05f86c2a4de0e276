import FileIdentification
import Foundation
import SystemCalls
import SystemPackage
import Testing

@testable import MediaItems
@testable import MediaMetadata

struct SlimHeadersTests {
  /// All pictures, movies and sounds of the fixtures.
  static let paths: [FilePath] = {
    var found: [FilePath] = []
    var folders = [FilePath(Fixtures.media.path)]
    while let folder = folders.popLast() {
      for entry in (try? DirectoryListing.entries(of: folder)) ?? [] {
        let path = entry.path(in: folder)
        if entry.kind == .directory { folders.append(path) } else { found.append(path) }
      }
    }
    return found
  }()

  @Test func recordsAreEqual() throws {
    let whole = MediaItemReader()
    let slimReader = MediaItemReader(
      FileIdentifier.Options(), readsMetadata: true, recognizesBundles: true, keepsOnlyShownFields: true)
    #expect(Self.paths.count > 20)
    for path in Self.paths {
      let expected = try whole.read(path: path)
      let found = try slimReader.read(path: path)
      #expect(found.subtypes == expected.subtypes, "\(path)")
      for subtype in MediaSubtype.allCases {
        #expect(found.subtype(subtype) == expected.subtype(subtype), "\(path)")
        #expect(expected.subtype(subtype) == expected.answer(subtype).value, "\(path)")
      }
      for field in MediaItem.fieldNames {
        #expect(found.value(of: field) == expected.value(of: field), "\(path)")
      }
      #expect(found.candidate == expected.candidate, "\(path)")
      #expect(found.livePhoto == expected.livePhoto, "\(path)")
      #expect(FavoriteRule.isFavorite(found) == FavoriteRule.isFavorite(expected), "\(path)")
      let forms = RegisteredForms(of: found, mode: .automatic).forms.map(\.identifier)
      #expect(forms == RegisteredForms(of: expected, mode: .automatic).forms.map(\.identifier), "\(path)")
    }
  }

  @Test func ownersAreEqual() {
    let names =
      SidecarsTests.folder
      + SidecarsTests.owners.map(\.name).filter { name in !SidecarsTests.folder.contains(name) }
    let sides = Sidecars(amid: names)
    let owners = Sidecars.owners(amid: names)
    #expect(!owners.isEmpty)
    for (position, name) in names.enumerated() {
      #expect(owners.first { $0.sidecar == position }?.owner == sides.owner(of: name), "\(name)")
    }
  }
}
