import MediaItems
import MediaMetadata
import SystemPackage
import Testing
import UniformTypes

struct MediaFetchTests {
  static let library = MediaLibrary(
    root: "/p",
    items: [
      LibraryFolder.item("/p/d.heic", .heic, captured: "2024:05:01 12:00:00+02:00", size: 30),
      LibraryFolder.item("/p/a.mov", .quickTimeMovie, captured: "2024-05-01T10:30:00Z", size: 900),
      LibraryFolder.item("/p/c.jpg", .jpeg, captured: "2023:12:31 23:59:59", size: 30),
      LibraryFolder.item("/p/none.jpg", .jpeg, size: 1),
      LibraryFolder.item("/p/b.png", .png, captured: "2024:06:15 08:00:00"),
    ])

  static let rows: [(what: String, fetch: MediaFetch, names: [String])] = [
    ("all", MediaFetch(), ["d.heic", "a.mov", "c.jpg", "none.jpg", "b.png"]),
    ("by kind", MediaFetch(filter: .videos), ["a.mov"]),
    // 10:00 UTC and 12:00 two hours east: the zones decide.
    (
      "oldest first", MediaFetch(sort: .captured), ["c.jpg", "d.heic", "a.mov", "b.png", "none.jpg"]
    ),
    (
      "newest first", MediaFetch(sort: .captured, ascending: false),
      ["b.png", "a.mov", "d.heic", "c.jpg", "none.jpg"]
    ),
    ("by name", MediaFetch(sort: .name), ["a.mov", "b.png", "c.jpg", "d.heic", "none.jpg"]),
    (
      "equal sizes keep their places", MediaFetch(sort: .size),
      ["none.jpg", "d.heic", "c.jpg", "a.mov", "b.png"]
    ),
    (
      "largest first", MediaFetch(sort: .size, ascending: false, limit: 2), ["a.mov", "d.heic"]
    ),
    ("a limit", MediaFetch(limit: 3), ["d.heic", "a.mov", "c.jpg"]),
    (
      "one day", MediaFetch(dateRange: MediaDateRange(from: "2024-05-01", until: "2024-05-01")),
      ["d.heic", "a.mov"]
    ),
    ("a year", MediaFetch(dateRange: MediaDateRange(until: "2023")), ["c.jpg"]),
    (
      "what is not known too", MediaFetch(dateRange: MediaDateRange(until: "2023"), includesUnknown: true),
      ["c.jpg", "none.jpg"]
    ),
    ("proven subtypes", MediaFetch(subtypes: [.panorama]), []),
    (
      "subtypes that are not known", MediaFetch(subtypes: [.panorama], includesUnknown: true),
      ["d.heic", "c.jpg", "none.jpg", "b.png"]
    ),
  ]

  @Test(arguments: rows) func fetches(_ row: (what: String, fetch: MediaFetch, names: [String])) {
    #expect(LibraryFolder.names(Self.library.fetch(row.fetch)) == row.names, "\(row.what)")
  }

  /// A range, a date, and whether the range contains it.
  static let spans: [(from: String?, until: String?, date: String?, answer: Ternary)] = [
    (nil, nil, nil, .yes), ("2024", nil, nil, .unknown), ("2024", nil, "2024:01:01 00:00:00", .yes),
    ("2024", nil, "2023:12:31 23:59:59", .no), (nil, "2024", "2024:12:31 23:59:59", .yes),
    (nil, "2024", "2025:01:01 00:00:00", .no), (nil, "2024-02", "2024:02:29 12:00:00", .yes),
    (nil, "2023-02", "2023:03:01 00:00:00", .no), ("2024-05-01", "2024-05-01", "2024:05:01 23:59:59", .yes),
    ("2024-05-01", "2024-05-01", "2024:05:02 00:00:00", .no),
    // The local time decides if one of both has no zone.
    ("2024-05-01", "2024-05-01", "2024:05:01 00:30:00+09:00", .yes),
    ("2024-05-01T00:00:00Z", nil, "2024:05:01 00:30:00+09:00", .no),
    ("2024-04-30T15:00:00Z", nil, "2024:05:01 00:30:00+09:00", .yes),
    (nil, "2024-05-01T12:00:00", "2024:05:01 12:00:00", .yes),
    (nil, "2024-05-01T12:00:00", "2024:05:01 12:00:01", .no),
  ]

  @Test(arguments: spans) func contains(
    _ row: (from: String?, until: String?, date: String?, answer: Ternary)
  ) throws {
    let range = try #require(MediaDateRange(from: row.from, until: row.until))
    #expect(range.contains(row.date.flatMap { CaptureDate(text: $0) }) == row.answer)
  }

  @Test(arguments: [
    "", "24", "2024-13", "2024-00", "2023-02-29", "2024-5-1", "2024-05-01-", "2024-05-01x12:00:00",
    "yesterday",
    "2024-05-01T12", "2024-05-01T25:00:00",
  ])
  func refuses(_ text: String) {
    #expect(MediaDateRange(from: text) == nil)
    #expect(MediaDateRange(until: text) == nil)
  }
}
