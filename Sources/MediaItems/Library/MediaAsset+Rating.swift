internal import MediaMetadata
internal import SystemPackage

extension MediaAsset {
  /// The stars that somebody gave it, 1 to 5; nil where nobody did, and for what was rejected.
  ///
  /// A sidecar's word counts more than the file's own, as for favourites. Complexity: reads the XMP beside it.
  public var rating: Int? {
    let beside = item.allSidecars.filter { $0.extension?.lowercased() == "xmp" }
      .firstNonNil { SideText.xmpRating.answer($0).rating }
    let stars = beside ?? item.file.headers?.metadata.xmp?.rating
    return stars.flatMap { (1...5).contains($0) ? $0 : nil }
  }
}
