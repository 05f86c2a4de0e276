internal import MediaMetadata

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

  struct Row: Sendable {
    /// In lower case.
    var extensions: [String]
    var form: Form
    /// Which extensions own the sidecar when several files fit, the first before the others.
    var prefers: [String] = []
    var because: StaticString
  }

  private static let stills = ["heic", "heif", "jpg", "jpeg", "dng", "png"]
  private static let movies = ["mov", "mp4", "m4v", "avi", "mts", "mxf", "mod", "tod", "insv", "360"]
  private static let raw = ["dng", "cr3", "cr2", "nef", "arw", "raf", "orf", "rw2"]

  /// In order; an extension may stand in several rows.
  static let rows: [Row] = [
    Row(extensions: ["json"], form: .takeout, because: "Google Takeout writes one beside each picture"),
    Row(
      extensions: ["xmp", "pp3", "arp", "dop", "cos", "nksc", "modd", "moff", "sha256", "md5", "sig"],
      form: .name,
      because: "darktable, digiKam, RawTherapee and others keep the owner's whole name"),
    Row(extensions: ["aae"], form: .cameraStem, prefers: stills, because: "edits made in Photos"),
    Row(
      extensions: ["xmp", "on1", "acr"], form: .stem, prefers: raw, because: "Adobe and ON1 keep the stem"),
    Row(
      extensions: ["thm", "lrv", "lrf", "slm", "moi"], form: .stem, prefers: movies,
      because: "cameras write thumbnails, small copies and indices beside their movies"),
    Row(
      extensions: ["lrv"], form: .smallCopy, prefers: movies,
      because: "GoPro and Insta360 name small copies apart from their movies"),
    Row(extensions: ["xml"], form: .clip, prefers: movies, because: "Sony's description of a clip"),
    Row(extensions: ["wvc"], form: .stem, prefers: ["wv"], because: "WavPack's correction file"),
    Row(extensions: ["lrc", "cue", "cpi"], form: .stem, because: "lyrics, track lists, clip information"),
    Row(
      extensions: ["srt", "vtt", "ass", "ssa", "ttml"], form: .stem, prefers: movies,
      because: "subtitles of the film of that name"),
    Row(
      extensions: ["srt", "vtt", "ass", "ssa", "ttml"], form: .language, prefers: movies,
      because: "subtitles in one of several languages"),
  ]

  private static let byExtension: [String: [Row]] = {
    var table: [String: [Row]] = [:]
    for row in rows { for name in row.extensions { table[name, default: []].append(row) } }
    return table
  }()

  /// How names of small copies begin, how their owners' do, and what else differs.
  static let smallCopies: [(prefix: String, owner: String, replacing: (String, String)?)] = [
    ("gl", "gx", nil), ("gl", "gh", nil), ("lrv_", "vid_", ("_01_", "_00_")),
  ]

  private static let hidden = Row(
    extensions: [], form: .appleDouble, because: "what macOS keeps of a file on volumes without room for it")

  /// Every extension that a row names.
  static var extensions: Set<String> { Set(byExtension.keys) }

  private static let longestExtension = byExtension.keys.map(\.utf8.count).max() ?? 0

  /// The first and the last letter of each extension: most names differ in one.
  private static let ends: [UInt16] = Set(
    byExtension.keys.compactMap { name in
      name.utf8.first.flatMap { first in name.utf8.last.map { ends(first, $0) } }
    }
  ).sorted()

  private static func ends(_ first: UInt8, _ last: UInt8) -> UInt16 {
    func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    return UInt16(folded(first)) << 8 | UInt16(folded(last))
  }

  static func forms(of name: String) -> [Row] {
    if name.hasPrefix("._"), name.utf8.count > 2 { return [hidden] }
    let suffix = split(name).suffix
    // Upper case beyond ASCII may be written in more bytes than lower case, by a few.
    guard suffix.utf8.count <= longestExtension * 3, let first = suffix.utf8.first,
      let last = suffix.utf8.last
    else { return [] }
    // Beyond ASCII only folding tells.
    if first < 0x80, last < 0x80, !ends.contains(Self.ends(first, last)) { return [] }
    return byExtension[suffix.lowercased()] ?? []
  }
}
