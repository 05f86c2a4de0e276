internal import MediaItems

/// One of the filters that a person may add to the configured one.
struct PickerChip: Sendable {
  let name: String
  let filter: MediaFilter
  var count = 0

  private init(_ name: String, _ filter: MediaFilter) {
    self.name = name
    self.filter = filter
  }

  /// Every one there is, in the order shown; their titles are in the page's table of texts, as `chip_NAME`.
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

  /// Those that tell some of what the configuration shows from the rest.
  static func all(of library: MediaLibrary, _ shown: [Int32]) -> [PickerChip] {
    var rows = rows
    for place in shown {
      let asset = library.assets[Int(place)]
      for index in rows.indices where rows[index].filter.matches(asset) == .yes { rows[index].count += 1 }
    }
    return rows.filter { 0 < $0.count && $0.count < shown.count }
  }
}
