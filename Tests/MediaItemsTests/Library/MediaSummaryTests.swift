import FileIdentification
import SystemCalls
import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems

struct MediaSummaryTests {
  /// Returns the summary of a folder, counted by a stream.
  private static func summary(of folder: FilePath, _ isSelected: (@Sendable (MediaItem) -> Bool)? = nil)
    throws
    -> MediaSummary
  {
    var stream = ItemStream(FileIdentifier.Options())
    stream.walk.isRecursive = true
    stream.leavesOutSidecars = true
    var summary = MediaSummary()
    let selection = SummaryEntry.Selection(wants: isSelected)
    try stream.run {
      { SummaryEntry($0, selection) as SummaryEntry? }
    } receive: {
      summary.add($0)
    } feed: {
      try $0.read(folder)
    }
    return summary
  }

  /// The counts of a stream equal those of the library's items.
  @Test(arguments: ["live", "motion", "subtypes", "takeout", "traps"])
  func entriesCountAsItemsDo(_ folder: String) throws {
    let reader = MediaItemReader()
    let root = LibraryFolder.media.appending(folder)
    let items = try DirectoryListing.entries(of: root).map { try reader.read(path: $0.path(in: root)) }
    var byItem = MediaSummary()
    for item in MediaItem.joined(items) { byItem.add(item) }
    let byEntry = try Self.summary(of: root)
    #expect(byEntry.items == byItem.items)
    #expect(byEntry.kinds == byItem.kinds)
    #expect(byEntry.folders == byItem.folders)
    #expect(byEntry.albums.map(\.count) == byItem.albums.map(\.count))
    #expect(byEntry.stillHalves == byItem.stillHalves)
    #expect(byEntry.movieHalves == byItem.movieHalves)
    #expect(byEntry.dates == byItem.dates)
    let size = try items.reduce(Int64(0)) { try $0 + FileStatus(of: $1.path, followingLinks: true).byteCount }
    #expect(byEntry.items.byteCount == size)
  }

  @Test func sidecarsAndPartsAreNoItems() throws {
    try LibraryFolder.with(
      copies: [
        (from: "takeout/IMG_0005.HEIC", to: "IMG_0005.HEIC"),
        (from: "takeout/IMG_0005.MP4", to: "IMG_0005.MP4"),
      ], texts: ["IMG_0005.AAE": "12345", "notes.txt": "words, and more of them"]
    ) { folder in
      let summary = try Self.summary(of: folder)
      #expect(summary.kinds.mapValues(\.items) == [.livePhoto: 1, .text: 1])
      #expect(summary.sidecars == MediaSummary.Count(items: 1, byteCount: 5))
      // The movie is named MP4 and holds QuickTime.
      #expect(summary.mismatches == 1)
      let filtered = try Self.summary(of: folder) { $0.kind == .text }
      #expect(filtered.kinds.mapValues(\.items) == [.text: 1])
      #expect(filtered.mismatches == 0 && filtered.sidecars.items == 0)
    }
  }

  @Test func albumsFitTheBits() { #expect(SmartAlbum.all.count <= UInt32.bitWidth) }

  @Test func daysSpanWhatWasTaken() {
    var summary = MediaSummary()
    for date in ["2024:05:01 12:00:00", "2019:12:31 23:59:59", "2024:04:30 12:00:00"] {
      summary.add(LibraryFolder.item("/p/a.jpg", .jpeg, captured: date))
    }
    summary.add(LibraryFolder.item("/p/b.pdf", .pdf, captured: "1999:01:01 00:00:00"))
    #expect(summary.dates?.lowerBound.description == "2019-12-31")
    #expect(summary.dates?.upperBound.description == "2024-05-01")
  }
}
