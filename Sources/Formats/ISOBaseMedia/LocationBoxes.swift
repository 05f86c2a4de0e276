internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// The boxes of ISO and QuickTime files that can hold a location.
extension FourCharacterCode {
  /// `©xyz`, the location in QuickTime's user data.
  static let locationText = FourCharacterCode(0xA978_797A)
  /// True if the code begins with `©`, as QuickTime's texts do.
  var isTextCode: Bool { rawValue >> 24 == 0xA9 }
}

/// Tables of the boxes that can hold a location in ISO and QuickTime files; so can boxes without a row.
enum LocationBoxes {
  /// The top level of movies and pictures.
  static let topLevel: [LocationRow<FourCharacterCode>] = [
    LocationRow(
      ["ftyp", "styp", "sidx", "ssix", "prft", "pdin", "mfra", "pnot", "PICT"], .none,
      because: "brands, indices, previews"),
    LocationRow(
      ["mdat", "imda"], .none, because: "media data; what they hold is said by the tracks and items"),
    LocationRow(
      ["free", "skip", "wide"], .read, because: "room to grow, looked at for what was put into it"),
    LocationRow(["meta", "moov", "mpvd", "uuid"], .read, because: "their readers look into them"),
    LocationRow(["sefd"], .none, because: "Samsung's trailer: names and numbers of the picture's parts"),
    LocationRow(["JXL ", "jxll", "jxli", "jxlc", "jxlp"], .none, because: "JPEG XL's codestream"),
    LocationRow(["Exif", "xml "], .read, because: "JPEG XL's Exif and XMP"),
    LocationRow(["brob"], .unread, because: "a box packed by Brotli, which nothing here unpacks"),
  ]

  /// The children of a movie box.
  static let movie: [LocationRow<FourCharacterCode>] = [
    LocationRow(
      ["mvhd", "mvex", "iods", "ctab", "clip", "prfl", "rmra"], .none,
      because: "times, sizes, colours, references"),
    LocationRow(["pssh"], .none, because: "what unlocks encrypted media (ISO/IEC 23001-7 §8.1)"),
    LocationRow(["trak", "udta", "meta", "uuid"], .read, because: "tracks, user data, keys, XMP"),
    LocationRow(["free", "skip", "wide"], .read, because: "room to grow"),
  ]

  /// The children of a track box.
  static let track: [LocationRow<FourCharacterCode>] = [
    LocationRow(
      ["tkhd", "edts", "tref", "tapt", "load", "matt", "imap", "clip", "crgn", "trgr"], .none,
      because: "shape, times, references"),
    LocationRow(["mdia", "udta", "meta", "uuid"], .read, because: "handler, user data, keys"),
    LocationRow(["free", "skip", "wide"], .read, because: "room to grow"),
  ]

  /// User data; of the texts whose code begins with ©, only `©xyz` holds a location.
  static let userData: [LocationRow<FourCharacterCode>] = [
    LocationRow(
      [.locationText, "@xyz", "loci", "XMP_", "meta", "uuid"], .read, because: "places, and what holds them"),
    LocationRow(
      [
        "name", "titl", "dscp", "cprt", "perf", "auth", "gnre", "albm", "yrrc", "rtng", "clsf", "kywd",
        "tsel",
      ],
      .none, because: "3GPP's texts: titles, people, years"),
    LocationRow(
      [
        "hnti", "hinf", "LOOP", "SelO", "AllF", "WLOC", "ptv ", "tnam", "chpl", "hdlr", "kind", "ludt",
        "tagc",
      ],
      .none, because: "playback: hints, loops, windows, chapters, loudness, track names"),
    LocationRow(["smta", "SDLN", "smrd", "auth"], .none, because: "Samsung's model and modes"),
    LocationRow(["free", "skip", "wide"], .read, because: "room to grow"),
  ]

  /// The children of a `meta` box.
  static let items: [LocationRow<FourCharacterCode>] = [
    LocationRow(
      ["hdlr", "pitm", "iloc", "ipro", "iref", "iprp", "idat", "grpl", "dinf", "ctry", "lang"], .none,
      because: "where items lie and how they belong together"),
    LocationRow(["iinf", "keys", "ilst"], .read, because: "items and keys by name"),
    LocationRow(["free", "skip", "wide"], .read, because: "room to grow"),
  ]

  /// iTunes' entries; as in user data, of the texts that begin with ©, only `©xyz` holds a location.
  static let iTunesEntries: [LocationRow<FourCharacterCode>] = [
    LocationRow([.locationText], .read, because: "a place as ISO 6709 has it"),
    LocationRow(["free"], .read, because: "an entry that was taken out"),
    LocationRow(
      [
        "aART", "covr", "cprt", "desc", "ldes", "disk", "trkn", "gnre", "cpil", "pgap", "pcst", "purl",
        "egid",
        "catg", "keyw", "hdvd", "stik", "rtng", "tmpo", "tven", "tves", "tvnn", "tvsh", "tvsn", "soal",
        "soar",
        "soaa", "sonm", "soco", "sosn", "apID", "atID", "cnID", "plID", "geID", "sfID", "akID", "purd",
        "ownr",
        "too ", "shwm",
      ], .none, because: "titles, covers, numbers of the shop"),
  ]
}

extension ISOBaseMedia.UserType {
  /// The identifier of an XMP packet's `uuid` box.
  static let xmp = Self(0xBE7A_CFCB_97A9_42E8, 0x9C71_9994_91E3_AFAC)
}
