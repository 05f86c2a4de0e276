internal import MediaItems

/// A filter that a person may add to the configured one.
struct PickerChip: Sendable {
  let name: String
  let filter: MediaFilter
  var count = 0

  private init(_ name: String, _ filter: MediaFilter) {
    self.name = name
    self.filter = filter
  }

  /// All chips in the order shown; their titles are `chip_NAME` in the page's `texts.tsv`.
  static let rows: [PickerChip] = [
    PickerChip("photos", .photos),
    PickerChip("livePhotos", .livePhotos),
    PickerChip("videos", .videos),
    PickerChip("favorites", .favorites),
    PickerChip("screenshots", .screenshots),
    PickerChip("panoramas", .panoramas),
    PickerChip("depthEffectPhotos", .depthEffectPhotos),
    PickerChip("bursts", .bursts),
    PickerChip("slomoVideos", .slomoVideos),
    PickerChip("timelapseVideos", .timelapseVideos),
    PickerChip("cinematicVideos", .cinematicVideos),
    PickerChip("spatialMedia", .spatialMedia),
    PickerChip("screenRecordings", .screenRecordings),
    PickerChip("raw", .raw),
  ]

  /// The chips that match some but not all visible items.
  static func all(of library: MediaLibrary, _ shown: [Int32]) -> [PickerChip] {
    var rows = rows
    for index in shown {
      let asset = library.assets[Int(index)]
      for row in rows.indices where rows[row].filter.matches(asset) == .yes { rows[row].count += 1 }
    }
    return rows.filter { 0 < $0.count && $0.count < shown.count }
  }
}
