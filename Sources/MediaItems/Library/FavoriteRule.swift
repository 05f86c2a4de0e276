internal import MediaMetadata
internal import SystemPackage

/// A rule for whether an item is a favourite; the first rule with an answer decides.
struct FavoriteRule: Sendable {
  var name: String
  var because: String
  var isFavorite: @Sendable (MediaItem) -> Bool?

  static let all: [FavoriteRule] = [
    FavoriteRule(
      name: "sidecar-rating", because: "raters write their stars beside the picture, later than the camera"
    ) { item in
      sidecars(of: item, "xmp").firstNonNil { SidecarText.xmpRating.contents(at: $0).rating }.map { $0 >= 5 }
    },
    FavoriteRule(name: "takeout", because: "Google Takeout marks favourites in its JSON") { item in
      sidecars(of: item, "json").firstNonNil { SidecarText.takeoutFavorite.contents(at: $0).flag }
    },
    FavoriteRule(name: "rating", because: "five stars in the file's own XMP") { item in
      item.file.headers?.metadata.xmp?.rating.map { $0 >= 5 }
    },
  ]

  /// Returns the answer of the first rule that has one.
  static func isFavorite(_ item: MediaItem) -> Bool? {
    for rule in all { if let answer = rule.isFavorite(item) { return answer } }
    return nil
  }

  private static func sidecars(of item: MediaItem, _ suffix: String) -> [FilePath] {
    item.allSidecars.filter { $0.extension?.lowercased() == suffix }
  }
}
