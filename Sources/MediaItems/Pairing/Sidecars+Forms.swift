extension Sidecars {
  /// How a sidecar's name is made from its owner's.
  enum Form: Sendable, CaseIterable {
    /// The owner's whole name, extension included.
    case name
    /// The owner's stem.
    case stem
    /// The owner's stem without the marks of edited copies: `IMG_O1234.AAE` belongs to `IMG_1234.HEIC`.
    case cameraStem
    /// The owner's stem and a mark of the metadata's number: `C0001M01.XML` belongs to `C0001.MP4`.
    case clip
    /// The owner's stem under the name of a small copy: `GL010001.LRV` belongs to `GX010001.MP4`.
    case smallCopy
    /// The owner's whole name behind `._`.
    case appleDouble
    /// The owner's stem and a language: `film.en.srt`.
    case language
    /// Google Takeout's JSON, with its cut names and wandering numbers.
    case takeout
  }

  /// What a sidecar may say of the place where its owner was taken.
  enum Place: Sendable {
    /// It cannot hold one.
    case none
    /// It may, and nobody here reads it.
    case unread
    /// In an XMP packet.
    case xmp
    /// In Google Takeout's positions: the owner's own, and those of its Exif block.
    case takeout
  }

  struct Row: Sendable {
    /// In lower case.
    var extensions: [String]
    var form: Form
    /// Which extensions own the sidecar when several files fit, the first before the others.
    var prefers: [String] = []
    var place: Place = .unread
    /// Where the sidecar may lie besides its owner's folder, seen from there.
    var folder: [String] = []
    /// Whether files with these extensions are nothing but sidecars, so that one without its owner has lost it.
    var isOnlySidecar = false
    /// Why its owner must keep its name; nil where the sidecar is renamed with it.
    var refusal: StaticString?
    var because: StaticString
  }

  private static let stills = ["heic", "heif", "jpg", "jpeg", "dng", "png"]
  private static let movies = ["mov", "mp4", "m4v", "avi", "mts", "mxf", "mod", "tod", "insv", "360"]
  /// Movies as collections keep them, which cameras do not write, first.
  private static let films = ["mkv", "webm", "wmv", "m2ts", "ts"] + movies
  private static let raw = ["dng", "cr3", "cr2", "nef", "arw", "raf", "orf", "rw2"]

  /// In order; an extension may stand in several rows.
  static let rows: [Row] = [
    Row(
      extensions: ["json"], form: .takeout, place: .takeout,
      because: "Google Takeout writes one beside each picture"),
    Row(
      extensions: ["xmp"], form: .name, place: .xmp, isOnlySidecar: true,
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
      extensions: ["sha256", "md5", "sha1", "sha512", "sfv"], form: .name, place: .none,
      refusal: "names it inside, and would no longer find it",
      because: "a list of checksums is read together with the names in it"),
    Row(extensions: ["sig"], form: .name, place: .none, because: "a detached signature"),
    Row(
      extensions: ["aae"], form: .cameraStem, prefers: stills, place: .none, isOnlySidecar: true,
      because: "edits made in Photos: what was done to the picture, by which program, when"),
    Row(
      extensions: ["xmp"], form: .stem, prefers: raw, place: .xmp, isOnlySidecar: true,
      because: "Adobe keeps the stem"),
    Row(
      extensions: ["on1", "acr"], form: .stem, prefers: raw, isOnlySidecar: true,
      because: "ON1 and Camera Raw keep the stem"),
    Row(
      extensions: ["thm", "lrv", "lrf"], form: .stem, prefers: movies, isOnlySidecar: true,
      because: "cameras write thumbnails and small copies beside their movies"),
    Row(
      extensions: ["slm", "moi"], form: .stem, prefers: movies, place: .none, isOnlySidecar: true,
      because: "times and numbers of streams beside a movie"),
    Row(
      extensions: ["lrv"], form: .smallCopy, prefers: movies,
      because: "GoPro and Insta360 name small copies apart from their movies"),
    Row(extensions: ["xml"], form: .clip, prefers: movies, because: "Sony's description of a clip"),
    Row(
      extensions: ["wvc"], form: .stem, prefers: ["wv"], place: .none, isOnlySidecar: true,
      because: "WavPack's correction file"),
    Row(
      extensions: ["lrc", "cue", "cpi"], form: .stem, place: .none,
      because: "lyrics, track lists, clip information"),
    Row(
      extensions: ["nfo"], form: .stem, prefers: films, place: .none,
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

  /// Suffixes, without the leading dot, of sidecars whose names begin with the owner's full name.
  static let fullNameSuffixes =
    ["json", "\(TakeoutName.word).json"] + rows.filter { $0.form == .name }.flatMap(\.extensions)

  /// How names of small copies begin, how their owners' do, and what else differs.
  static let smallCopies: [(prefix: String, owner: String, replacing: (String, String)?)] = [
    ("gl", "gx", nil), ("gl", "gh", nil), ("lrv_", "vid_", ("_01_", "_00_")),
  ]

  private static let hidden = Row(
    extensions: [], form: .appleDouble, because: "what macOS keeps of a file on volumes without room for it")

  /// Every extension that a row names.
  static var extensions: Set<String> { Set(byExtension.keys) }

  // Made of the rows: a dictionary takes more than a hundred times as long, and most processes need none.
  private static let longestExtension = rows.reduce(0) { longest, row in
    row.extensions.reduce(longest) { max($0, $1.utf8.count) }
  }

  /// The last letters of the extensions that begin with a letter, one bit each: most names end otherwise.
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
    guard name[...].bytewise(mayBeSidecar) else { return [] }
    if name.hasPrefix("._"), name.utf8.count > 2 { return [hidden] }
    return byExtension[split(name).suffix.lowercased()] ?? []
  }

  /// Whether a name of these bytes may be a sidecar's: most are not, and nothing is made of those.
  static func mayBeSidecar(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if name.count > 2, name[0] == UInt8(ascii: "."), name[1] == UInt8(ascii: "_") { return true }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot + 1 < name.count else { return false }
    // Upper case beyond ASCII may be written in more bytes than lower case, by a few.
    guard name.count - dot - 1 <= longestExtension * 3 else { return false }
    let (first, last) = (name[dot + 1], name[name.count - 1])
    // Beyond ASCII only folding tells.
    return first >= 0x80 || last >= 0x80 || lastLetters[Int(first & 31)] >> UInt32(last & 31) & 1 == 1
  }
}
