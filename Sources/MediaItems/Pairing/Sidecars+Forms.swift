extension Sidecars {
  /// The relation of a sidecar's name to its owner's name.
  enum Form: Sendable, CaseIterable {
    /// The owner's full name, including its extension.
    case name
    /// The owner's stem.
    case stem
    /// The owner's stem without the marks of edited copies: `IMG_O1234.AAE` belongs to `IMG_1234.HEIC`.
    case cameraStem
    /// The owner's stem with `M` and a number: `C0001M01.XML` belongs to `C0001.MP4`.
    case clip
    /// The name of a small copy: `GL010001.LRV` belongs to `GX010001.MP4`.
    case smallCopy
    /// The owner's full name after `._`.
    case appleDouble
    /// The owner's stem with a language: `film.en.srt`.
    case language
    /// Google Takeout's JSON, with truncated names and moved copy numbers.
    case takeout
  }

  /// The way in which a sidecar can hold its owner's location.
  enum LocationSource: Sendable {
    /// It cannot hold a location.
    case none
    /// It can hold a location, which is not read.
    case unread
    /// In an XMP packet.
    case xmp
    /// In Google Takeout's JSON: the owner's location, or the one in its Exif block.
    case takeout
  }

  struct Row: Sendable {
    /// The extensions in lower case.
    var extensions: [String]
    var form: Form
    /// The owner's extensions in order of preference, if several files match.
    var prefers: [String] = []
    var location: LocationSource = .unread
    /// A further folder of sidecars, relative to the owner's folder.
    var folder: [String] = []
    /// True if files with these extensions are always sidecars, so that one without an owner is orphaned.
    var isOnlySidecar = false
    /// The reason why the owner must keep its name; nil if the sidecar is renamed with it.
    var refusal: StaticString?
    var because: StaticString
  }

  private static let stills = ["heic", "heif", "jpg", "jpeg", "dng", "png"]
  private static let movies = ["mov", "mp4", "m4v", "avi", "mts", "mxf", "mod", "tod", "insv", "360"]
  /// Extensions of films, which cameras do not write, before those of cameras.
  private static let films = ["mkv", "webm", "wmv", "m2ts", "ts"] + movies
  private static let raw = ["dng", "cr3", "cr2", "nef", "arw", "raf", "orf", "rw2"]

  /// The rows in order of precedence; an extension can have several.
  static let rows: [Row] = [
    Row(
      extensions: ["json"], form: .takeout, location: .takeout,
      because: "Google Takeout writes one beside each picture"),
    Row(
      extensions: ["xmp"], form: .name, location: .xmp, isOnlySidecar: true,
      because: "darktable, digiKam and others keep the owner's whole name"),
    Row(
      extensions: ["pp3", "arp", "dop", "modd", "moff"], form: .name, isOnlySidecar: true,
      because: "RawTherapee, ART, DxO PhotoLab and PlayMemories keep the owner's whole name"),
    Row(
      extensions: ["nksc"], form: .name, folder: ["NKSC_PARAM"],
      because: "NX Studio keeps edits in a folder of their own"),
    Row(
      extensions: ["cos"], form: .name, folder: ["CaptureOne", "Settings"],
      because: "Capture One keeps edits in a folder of their own"),
    Row(
      extensions: ["sha256", "md5", "sha1", "sha512", "sfv"], form: .name, location: .none,
      refusal: "names it inside, and would no longer find it",
      because: "a list of checksums is read together with the names in it"),
    Row(extensions: ["sig"], form: .name, location: .none, because: "a detached signature"),
    Row(
      extensions: ["aae"], form: .cameraStem, prefers: stills, location: .none, isOnlySidecar: true,
      because: "edits made in Photos: what was done to the picture, by which program, when"),
    Row(
      extensions: ["xmp"], form: .stem, prefers: raw, location: .xmp, isOnlySidecar: true,
      because: "Adobe keeps the stem"),
    Row(
      extensions: ["on1", "acr"], form: .stem, prefers: raw, isOnlySidecar: true,
      because: "ON1 and Camera Raw keep the stem"),
    Row(
      extensions: ["thm", "lrv", "lrf"], form: .stem, prefers: movies, isOnlySidecar: true,
      because: "cameras write thumbnails and small copies beside their movies"),
    Row(
      extensions: ["slm", "moi"], form: .stem, prefers: movies, location: .none, isOnlySidecar: true,
      because: "times and numbers of streams beside a movie"),
    Row(
      extensions: ["lrv"], form: .smallCopy, prefers: movies,
      because: "GoPro and Insta360 name small copies apart from their movies"),
    Row(extensions: ["xml"], form: .clip, prefers: movies, because: "Sony's description of a clip"),
    Row(
      extensions: ["wvc"], form: .stem, prefers: ["wv"], location: .none, isOnlySidecar: true,
      because: "WavPack's correction file"),
    Row(
      extensions: ["lrc", "cue", "cpi"], form: .stem, location: .none,
      because: "lyrics, track lists, clip information"),
    Row(
      extensions: ["nfo"], form: .stem, prefers: films, location: .none,
      because: "Kodi and others keep what they know of a film beside it"),
    Row(
      extensions: ["srt", "vtt", "ass", "ssa", "ttml"], form: .stem, prefers: movies,
      because: "subtitles of the film of that name"),
    Row(
      extensions: ["srt", "vtt", "ass", "ssa", "ttml"], form: .language, prefers: movies,
      because: "subtitles in one of several languages"),
  ]

  static let byExtension: [String: [Row]] = {
    var table: [String: [Row]] = [:]
    for row in rows { for name in row.extensions { table[name, default: []].append(row) } }
    return table
  }()

  /// The suffixes, without the leading dot, of sidecars that begin with the owner's full name.
  static let fullNameSuffixes =
    ["json", "\(TakeoutName.word).json"] + rows.filter { $0.form == .name }.flatMap(\.extensions)

  /// The prefixes of small copies and of their owners, and other differences.
  static let smallCopies: [(prefix: String, owner: String, replacing: (String, String)?)] = [
    ("gl", "gx", nil), ("gl", "gh", nil), ("lrv_", "vid_", ("_01_", "_00_")),
  ]

  private static let hidden = Row(
    extensions: [], form: .appleDouble, because: "what macOS keeps of a file on volumes without room for it")

  /// The extensions of all rows.
  static var extensions: Set<String> { Set(byExtension.keys) }

  // From the rows: building the dictionary takes more than a hundred times as long, and most processes do not need it.
  private static let maxExtensionLength = rows.reduce(0) { longest, row in
    row.extensions.reduce(longest) { max($0, $1.utf8.count) }
  }

  /// For each first letter of an extension, a bit set of last letters; rules out most names.
  private static let lastLetters: [UInt32] = {
    var letters = [UInt32](repeating: 0, count: 32)
    for row in rows {
      for name in row.extensions {
        guard let first = name.utf8.first, let last = name.utf8.last else { continue }
        letters[Int(first & 31)] |= 1 << UInt32(last & 31)
      }
    }
    return letters
  }()

  static func forms(of name: String) -> [Row] {
    guard name[...].withUTF8Bytes(mayBeSidecar) else { return [] }
    if name.hasPrefix("._"), name.utf8.count > 2 { return [hidden] }
    return byExtension[split(name).suffix.lowercased()] ?? []
  }

  /// Returns false if the bytes show that a name is not a sidecar's.
  static func mayBeSidecar(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if name.count > 2, name[0] == UInt8(ascii: "."), name[1] == UInt8(ascii: "_") { return true }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot + 1 < name.count else { return false }
    // Outside ASCII, upper case can have more bytes than lower case.
    guard name.count - dot - 1 <= maxExtensionLength * 3 else { return false }
    let (first, last) = (name[dot + 1], name[name.count - 1])
    // Outside ASCII, case folding is needed.
    return first >= 0x80 || last >= 0x80 || lastLetters[Int(first & 31)] >> UInt32(last & 31) & 1 == 1
  }
}
