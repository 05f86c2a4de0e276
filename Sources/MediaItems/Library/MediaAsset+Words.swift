internal import MediaMetadata
internal import SystemPackage

/// The words that a person wrote about an asset, and when it was added to a library.
package struct AssetWords: Hashable, Sendable {
  package var title: String?
  package var caption: String?
  package var keywords: [String] = []
  /// Seconds since 1970, in UTC; only Google Takeout tells it.
  package var added: Int64?
}

extension MediaAsset {
  /// The words beside the asset's file, and those in it where nothing stands beside: XMP, Google Takeout's JSON, and
  /// exiftool's, as osxphotos exports it.
  ///
  /// Complexity: reads the sidecars, and the captions of the file.
  package var words: AssetWords {
    var words = AssetWords()
    for path in item.allSidecars {
      let answer: SideText.Answer
      switch path.extension?.lowercased() {
      case "xmp": answer = SideText.xmpWords.answer(path)
      case "json": answer = SideText.jsonWords.answer(path)
      default: continue
      }
      words.title = words.title ?? answer.title
      words.caption = words.caption ?? answer.caption
      if words.keywords.isEmpty { words.keywords = answer.keywords }
      words.added = words.added ?? answer.added
    }
    guard words.title == nil || words.caption == nil || words.keywords.isEmpty else { return words }
    let own = try? MediaItemReader(details: .caption).read(path: item.path).file.details
    words.title = words.title ?? own?.title
    words.caption = words.caption ?? own?.description
    if words.keywords.isEmpty { words.keywords = own?.keywords ?? [] }
    return words
  }
}
