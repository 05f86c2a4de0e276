package import ByteSources
package import ContainerFormats
internal import UniformTypes

// Detection of the types of ISO base media files by brands, codings and tracks.
extension ISOBaseMedia {
  /// Brands of picture sequences, whose main content is a track.
  package static let sequenceBrands: [FourCharacterCode] = [
    "msf1", "hevc", "hevx", "hevm", "hevs", "avis", "avcs", "jpgs",
  ]
  /// Brands of still pictures in items (ISO/IEC 23008-12 Annex B ff.).
  static let stillBrands: [FourCharacterCode] = [
    "mif1", "mif2", "mif3", "heic", "heix", "heim", "heis", "avif", "avio", "avci", "jpeg", "jpgs", "j2ki",
    "vvic", "miaf", "1pic",
    "unif",
  ]
  private static let mpeg4Brands: [FourCharacterCode] = [
    "isom", "iso2", "iso3", "iso4", "iso5", "iso6", "iso7", "iso8", "iso9", "isoa", "isob", "isoc", "mp41",
    "mp42",
    "mp71", "avc1", "dash", "MSNV", "NDSC", "NDSM", "NDSH", "NDSP", "NDSS", "NDXC", "NDXH", "NDXM", "NDXP",
    "NDXS",
    "XAVC", "cmfc", "cmf2", "cmff", "cmfl", "cmfs", "isml", "piff", "iphE", "hvc1", "hev1", "av01", "CAEP",
    "caqv",
    "FACE", "dby1", "mp4v", "bbxm", "lmsg", "msdh", "msix", "ccff", "SDV ", "isc2", "mpuf", "opf2", "ttml",
    "emsg",
    "vvc1", "apvx", "NIKO", "SQ1 ", "nvr1", "sims", "risx",
    // CMAF's media profiles (ISO/IEC 23000-19), and additions by other standards.
    "cfsd", "cfhd", "chdf", "chhd", "chh1", "cud8", "cud9", "cud1", "cud2", "chd1", "chd2", "clg1", "clg2",
    "csh1", "cint", "cdm1", "cdm4", "cafr", "chev", "cuvd", "cvid", "cvvc",
    "caac", "caaa", "camc", "cama", "casu", "cmhs", "cmhm", "cabl", "ceac", "ca4s", "ca4m", "dts1", "dts2",
    "dts3",
    "im1t", "im1i", "im2t", "im2i", "cwvt", "ccea", "aid3",
    // Profiles for in-flight entertainment.
    "ifsd", "ifhs", "ifhd", "ifhx", "ifhh", "ifhu", "ifhr", "ifaa", "ifas", "ifah", "ifai", "ifau", "ifav",
    // Backward-compatible Dolby Vision, segments of DASH, immersive sound, makers and services.
    "db1p", "db2g", "db4h", "db4g", "dsms", "sisx", "ssss", "iamf", "niko", "pana", "LCAG", "ROSS", "MGSV",
    "SEAU", "SEBK", "senv", "ifrm", "uvvu", "yt4 ",
  ]

  /// The picture types, by coding and brands.
  private static let stillRules: [Rule<Facts>] = [
    Rule(
      "heif-avif-sequence",
      when: { $0.prefersSequence && ($0.coding(of: "pict") == "av01" || $0.majorBrand == "avis") },
      then: .avifSequence, because: "a sequence brand leads and its picture track is coded with AV1"),
    Rule(
      "heif-hevc-sequence",
      when: {
        $0.prefersSequence
          && (isHEVC($0.coding(of: "pict")) || $0.majorBrand == "hevc" || $0.majorBrand == "hevx")
      },
      then: .heics, because: "a sequence brand leads and its picture track is coded with HEVC"),
    Rule(
      "heif-avc-sequence",
      when: { $0.prefersSequence && ($0.coding(of: "pict") == "avc1" || $0.majorBrand == "avcs") },
      then: .avcSequence, because: "a sequence brand leads and its picture track is coded with AVC"),
    Rule(
      "heif-sequence", when: { $0.prefersSequence && $0.hasTrack("pict") }, then: .heifSequence,
      because: "a sequence brand leads, with a picture track of another coding"),
    Rule(
      "heif-primary-hevc", when: { isHEVC($0.primaryCoding) }, then: .heic,
      because: "the primary item is coded with HEVC, whatever the brand says"),
    Rule(
      "heif-primary-av1", when: { $0.primaryCoding == "av01" }, then: .avif,
      because: "the primary item is coded with AV1, whatever the brand says"),
    Rule(
      "heif-layers-hevc",
      when: { $0.primaryCoding == "avc1" && ($0.majorBrand == "heis" || $0.majorBrand == "heim") },
      then: .heic, because: "a brand of layered HEVC leads, whose base layer may be AVC"),
    Rule(
      "heif-primary-avc", when: { $0.primaryCoding == "avc1" }, then: .avcImage,
      because: "the primary item is coded with AVC"),
    Rule(
      "heif-primary-other", when: { $0.primaryCoding != nil && $0.isStillBranded }, then: .heif,
      because: "the primary item's coding has no type of its own"),
    Rule(
      "heif-track-av1", when: { $0.isStillBranded && $0.coding(of: "pict") == "av01" }, then: .avifSequence,
      because: "there is no primary item, only a picture track coded with AV1"),
    Rule(
      "heif-track-hevc", when: { $0.isStillBranded && isHEVC($0.coding(of: "pict")) }, then: .heics,
      because: "there is no primary item, only a picture track coded with HEVC"),
    Rule(
      "heif-brand-heic", when: { $0.isStillBranded && ($0.has("heic") || $0.has("heix")) && !$0.has("avif") },
      then: .heic,
      because: "no primary item was found; a brand promises HEVC"),
    Rule(
      "heif-brand-avif", when: { $0.isStillBranded && $0.has("avif") }, then: .avif,
      because: "no primary item was found; a brand promises AV1"),
    Rule(
      "heif-brand-avci", when: { $0.isStillBranded && $0.has("avci") }, then: .avcImage,
      because: "no primary item was found; a brand promises AVC"),
    Rule(
      "heif-brand", decides: false, when: { $0.isStillBranded }, then: .heif,
      because: "a still-picture brand, coding unknown"
    ),
  ]

  /// The movie types, by major brand; tracks distinguish sound from pictures.
  private static let movieRules: [Rule<Facts>] = [
    Rule(
      "canon-cr3", when: { $0.majorBrand == "crx " }, then: .canonCR3,
      because: "Canon's own brand for raw pictures"),
    Rule(
      "apple-immersive", when: { $0.isImmersive && $0.hasTrack("vide") && ($0.isQuickTime || isMPEG4($0)) },
      then: .immersiveVideo,
      because: "the movie's key com.apple.quicktime.aime-data is that of Apple Immersive Video"),
    Rule(
      "quicktime-brand", when: { $0.isQuickTime }, then: .quickTimeMovie,
      because: "the major brand is QuickTime's"),
    Rule(
      "audible", when: { $0.majorBrand == "aax " || $0.majorBrand == "aaxc" }, then: .audibleAAX,
      because: "Audible's own brand"),
    Rule("m4b", when: { $0.majorBrand == "M4B " }, then: .m4b, because: "the major brand is the audiobook's"),
    Rule(
      "m4p",
      when: { $0.majorBrand == "M4P " || ($0.majorBrand == "M4A " && $0.coding(of: "soun") == "drms") },
      then: .appleProtectedMPEG4Audio, because: "the brand or the sample entry says protected audio"),
    Rule(
      "m4a", when: { $0.majorBrand == "M4A " }, then: .m4a, because: "the major brand is Apple's for audio"),
    Rule(
      "m4v-protected",
      when: { ["M4V ", "M4VH", "M4VP"].contains($0.majorBrand) && $0.coding(of: "vide") == "drmi" },
      then: .appleProtectedMPEG4Video,
      because: "Apple's video brand with protected samples"),
    Rule(
      "m4v", when: { ["M4V ", "M4VH", "M4VP"].contains($0.majorBrand) }, then: .m4v,
      because: "the major brand is Apple's for video"),
    Rule(
      "f4a", when: { $0.majorBrand == "F4A " || $0.majorBrand == "F4B " }, then: .mpeg4Audio,
      because: "Flash's brand for audio in MPEG-4's container, which is not FLV"),
    Rule(
      "f4v", when: { $0.majorBrand == "F4V " || $0.majorBrand == "F4P " }, then: .mpeg4Movie,
      because: "Flash's brand for video in MPEG-4's container, which is not FLV"),
    Rule(
      "3gpp2",
      when: {
        $0.majorBrand?.starts(with: "3g2") == true || $0.majorBrand == "KDDI" || $0.majorBrand == "kddi"
      },
      then: .threeGPP2,
      because: "the major brand is 3GPP2's"),
    Rule("3gpp", when: { isThreeGPP($0.majorBrand) }, then: .threeGPP, because: "the major brand is 3GPP's"),
    Rule(
      "motion-jpeg-2000", when: { $0.majorBrand == "mjp2" || $0.majorBrand == "mj2s" }, then: .motionJPEG2000,
      because: "the major brand is Motion JPEG 2000's"),
    Rule(
      "media-segment", when: { $0.isSegment }, then: .mediaSegment,
      because:
        "a segment type box comes first, which only a segment of a stream has (ISO/IEC 14496-12 §8.16.2)"
    ),
    Rule(
      "media-fragment", when: { $0.isFragment && $0.movie == nil }, then: .mediaSegment,
      because: "a movie fragment and its header come first: what it holds is told in another file"),
    Rule(
      "media-fragment-open", decides: false,
      when: { $0.majorBrand == nil && $0.movie == nil && ($0.firstBox == "moof" || $0.firstBox == "sidx") },
      then: .mediaSegment, because: "a fragment without its movie: what it holds is told in another file"),
    Rule(
      "mpeg-4-audio",
      when: { isMPEG4($0) && $0.trackMedia == .soundAlone },
      then: .mpeg4Audio, because: "an MPEG-4 brand, and every media track is sound"),
    Rule("mpeg-4", when: { isMPEG4($0) }, then: .mpeg4Movie, because: "an MPEG-4 brand, major or compatible"),
    Rule(
      "quicktime-compatible", when: { $0.has("qt  ") && $0.movie != nil }, then: .quickTimeMovie,
      because: "a compatible brand is QuickTime's and there is a movie box"),
    Rule(
      "iso-movie", decides: false, when: { $0.majorBrand != nil && $0.movie != nil }, then: .isoBaseMedia,
      because: "a movie box under a brand that is not known here"),
    Rule(
      "quicktime-unbranded", when: { $0.majorBrand == nil && $0.movie != nil && !$0.tracks.isEmpty },
      then: .quickTimeMovie,
      because: "movie boxes without ftyp: QuickTime before brands"),
    Rule(
      "quicktime-unbranded-cut", decides: false, when: { $0.majorBrand == nil && $0.boxCount > 1 },
      then: .quickTimeMovie, because: "QuickTime's boxes in a row, but no movie box"),
  ]

  private static let pictureRules = stillRules + movieRules

  private static func isHEVC(_ coding: FourCharacterCode?) -> Bool {
    coding.map { ["hvc1", "hev1", "lhv1", "hvt1"].contains($0) } ?? false
  }
  private static func isMPEG4(_ facts: Facts) -> Bool {
    mpeg4Brands.contains { facts.majorBrand == $0 }
      || (facts.majorBrand != nil && !facts.has("qt  ")
        && mpeg4Brands.contains { facts.has($0) })
      || facts.majorBrand?.starts(with: "iso") == true
  }
  private static func isThreeGPP(_ brand: FourCharacterCode?) -> Bool {
    guard let brand else { return false }
    return brand.starts(with: "3gp") || brand.starts(with: "3gr") || brand.starts(with: "3gs")
      || brand.starts(with: "3ge") || brand.starts(with: "3gg") || brand.starts(with: "3gt")
      || brand.starts(with: "3gh") || brand.starts(with: "3gm") || brand == "mmp4" || brand == "MMP4"
  }

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let facts = try facts(reader) else { return nil }
    let rules = facts.isPicture ? pictureRules : movieRules
    guard let rule = rules.first(for: facts) else { return nil }
    let brandEnd = Int64(12 + 4 * facts.top.brands.count)
    let range =
      facts.isPicture ? facts.items?.range ?? 4..<brandEnd : facts.majorBrand == nil ? 4..<8 : 4..<brandEnd
    // ISO/IEC 23008-12 6.2 and 7.2: pictures are described in a meta box, sequences in a movie box.
    let wantsMovie =
      facts.isPicture
      ? facts.movie == nil && (facts.items == nil && facts.top["mini"] == nil || facts.prefersSequence)
      : rule.then != .mediaSegment && facts.movie == nil
    let damage = facts.damage ?? (wantsMovie && !facts.isIncomplete ? .truncated : nil)
    return ContentFinding(
      rule, range: range, damage: damage, isIncomplete: facts.isIncomplete, facts: facts)
  }
}

extension ISOBaseMedia.Facts {
  fileprivate var isStillBranded: Bool { ISOBaseMedia.stillBrands.contains { has($0) } || prefersSequence }
  /// True if the major brand is a sequence's, in a file that may have both items and tracks.
  fileprivate var prefersSequence: Bool {
    majorBrand.map { ISOBaseMedia.sequenceBrands.contains($0) } ?? false
  }
  /// True if the still-picture rules apply: a picture's major brand, or only items.
  fileprivate var isPicture: Bool {
    guard let majorBrand else { return false }
    if ISOBaseMedia.stillBrands.contains(majorBrand) || prefersSequence { return true }
    return primaryCoding != nil && items?.handler == "pict" && movie == nil && majorBrand != "crx "
  }
}
