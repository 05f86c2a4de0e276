/// What lies in a folder of pictures and is none of them: copies that programs and devices made for themselves.
///
/// A library, its summary and its picks leave these out; a list of files does not, because they are files all the same.
public struct LibraryExclusion: Sendable {
  /// A shell pattern: of names, or of whole paths where it has a slash.
  public let pattern: String
  public let because: String

  /// All rows; the order does not matter.
  public static let all: [LibraryExclusion] = [
    LibraryExclusion(pattern: "@eaDir", because: "Synology's thumbnails and indices, in a folder per file"),
    LibraryExclusion(pattern: ".@__thumb", because: "QNAP's thumbnails"),
    LibraryExclusion(pattern: "@__thumb", because: "QNAP's thumbnails"),
    LibraryExclusion(pattern: ".thumbnails", because: "Android's and older desktops' thumbnails"),
    LibraryExclusion(
      pattern: ".picasaoriginals", because: "Picasa's originals of pictures that it changed in place"),
    LibraryExclusion(pattern: ".trashed-*", because: "Android's bin, in the folder itself"),
    LibraryExclusion(pattern: ".pending-*", because: "what Android is still writing"),
    LibraryExclusion(pattern: ".Trash*", because: "a volume's bin"),
    LibraryExclusion(pattern: "$RECYCLE.BIN", because: "Windows' bin"),
    LibraryExclusion(pattern: "#recycle", because: "Synology's bin"),
    LibraryExclusion(pattern: "*.photoslibrary/resources", because: "Photos' renderings and thumbnails"),
    LibraryExclusion(pattern: "*.photoslibrary/private", because: "Photos' caches"),
    LibraryExclusion(
      pattern: "*.photoslibrary/scopes", because: "Photos' copies for sharing and synchronising"),
    LibraryExclusion(pattern: "*.photolibrary/Thumbnails", because: "iPhoto's thumbnails"),
    LibraryExclusion(pattern: "*.photolibrary/Previews", because: "iPhoto's renderings"),
    LibraryExclusion(pattern: "*.photolibrary/Data*", because: "older iPhoto's thumbnails"),
    LibraryExclusion(pattern: "*.aplibrary/Thumbnails", because: "Aperture's thumbnails"),
    LibraryExclusion(pattern: "*.aplibrary/Previews", because: "Aperture's renderings"),
  ]
}
