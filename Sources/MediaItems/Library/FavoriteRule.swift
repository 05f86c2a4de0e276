internal import MediaMetadata
internal import SystemPackage

/// One way in which files say that a picture is a favourite; the first rule that has an answer decides.
struct FavoriteRule: Sendable {
  var name: String
  var because: String
  var isFavorite: @Sendable (MediaItem) -> Bool?

  static let all: [FavoriteRule] = [
    FavoriteRule(
      name: "sidecar-rating", because: "raters write their stars beside the picture, later than the camera"
    ) { item in
      sidecars(of: item, "xmp").firstNonNil { SideText.xmpRating.answer($0).rating }.map { $0 >= 5 }
    },
    FavoriteRule(name: "takeout", because: "Google Takeout marks favourites in its JSON") { item in
      sidecars(of: item, "json").firstNonNil { SideText.takeoutFavorite.answer($0).truth }
    },
    FavoriteRule(name: "rating", because: "five stars in the file's own XMP") { item in
      item.file.headers?.metadata.xmp?.rating.map { $0 >= 5 }
    },
  ]

  /// What the first rule with an answer says; nil where none has one.
  static func answer(_ item: MediaItem) -> Bool? {
    for rule in all { if let answer = rule.isFavorite(item) { return answer } }
    return nil
  }

  private static func sidecars(of item: MediaItem, _ suffix: String) -> [FilePath] {
    item.allSidecars.filter { $0.extension?.lowercased() == suffix }
  }
}
