internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

extension FourCharacterCode {
  /// `©xyz`, whose first byte is 0xA9.
  static let place = FourCharacterCode(0xA978_797A)
  /// Whether the code begins with that byte, as QuickTime's texts do.
  var namesText: Bool { rawValue >> 24 == 0xA9 }
}

/// Which boxes of ISO's and QuickTime's files can hold a place; a box that no row names may hold one.
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

  /// User data; texts of four letters that begin with © are texts of another kind than a place, but for `©xyz`.
  static let userData: [LocationRow<FourCharacterCode>] = [
    LocationRow(
      [.place, "@xyz", "loci", "XMP_", "meta", "uuid"], .read, because: "places, and what holds them"),
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

  /// iTunes' entries; as in user data, texts that begin with © are none but for `©xyz`.
  static let listed: [LocationRow<FourCharacterCode>] = [
    LocationRow([.place], .read, because: "a place as ISO 6709 has it"),
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
  /// The `uuid` box of an XMP packet.
  static let xmp = Self(0xBE7A_CFCB_97A9_42E8, 0x9C71_9994_91E3_AFAC)
}
