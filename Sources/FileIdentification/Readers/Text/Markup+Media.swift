internal import UniformTypes

extension MarkupRow {
  /// XML formats of music, subtitles, playlists and video editing.
  static let media: [MarkupRow] = [
    MarkupRow(
      "gpac-text", ["TextStream"], also: { $0.attributes["version"] != nil }, then: .gpacTimedText,
      because: "a text stream with a version"),
    MarkupRow(
      "universal-subtitles", ["USFSubtitles"], then: .universalSubtitles, because: "the root is USFSubtitles"),
    MarkupRow(
      "ttml", ["tt"], in: .under(["http://www.w3.org/"]), then: .ttml,
      because: "the root is tt in a W3C namespace"),
    MarkupRow(
      "ttml-bare", ["tt"], in: .none, also: { $0.attributes["xml:lang"] != nil }, then: .ttml,
      because: "the root is tt with the language that TTML demands"),
    MarkupRow(
      "xspf", ["playlist"], in: .under(["http://xspf.org/ns/0"]), then: .xspf, because: "XSPF's namespace"),
    MarkupRow(
      "xspf-bare", ["playlist"], in: .none,
      also: { $0.attributes["version"] == "1" || $0.attributes["version"] == "0" }, then: .xspf,
      because: "a playlist of version 0 or 1"),
    MarkupRow(
      "dash", ["MPD"],
      in: .noneOrUnder([
        "urn:mpeg:dash:schema:mpd", "urn:mpeg:DASH:schema:MPD", "urn:mpeg:mpegB:schema:DASH:MPD",
      ]), then: .dashManifest,
      because: "the root is MPD in DASH's namespace, or in none"),
    MarkupRow(
      "smooth", ["SmoothStreamingMedia"], then: .smoothManifest, because: "the root is Smooth Streaming's"),
    MarkupRow(
      "f4m", ["manifest"], in: .under(["http://ns.adobe.com/f4m/"]), then: .flashMediaManifest,
      because: "a manifest in F4M's namespace"),
    MarkupRow(
      "wpl", ["smil"], also: { $0.instruction == "wpl" }, then: .wpl,
      because: "Windows Media Player's instruction before smil"),
    MarkupRow("smil", ["smil"], then: .smil, because: "the root is smil"),
    MarkupRow(
      "quicktime-media-link", ["embed"], also: { $0.instruction == "quicktime" }, then: .quickTimeMediaLink,
      because: "QuickTime's instruction before embed"),
    MarkupRow("asx", ["asx", "ASX", "Asx"], then: .asx, because: "the root is asx"),
    MarkupRow("sami", ["sami", "SAMI", "Sami"], then: .sami, because: "the root is SAMI"),
    MarkupRow(
      "music-xml", ["score-partwise", "score-timewise"], then: .musicXML,
      because: "the root is a MusicXML score"),
    MarkupRow("musescore", ["museScore"], then: .museScore, because: "the root is museScore"),
    MarkupRow("mrml", ["mrml"], then: .mrml, because: "the root is mrml"),
    MarkupRow("fcpxml", ["fcpxml"], then: .finalCutXML, because: "the root is fcpxml"),
    MarkupRow(
      "xmeml", ["xmeml"], then: .finalCutXML, because: "the root is that of Final Cut's older exchange format"
    ),
  ]

  /// Messages between servers.
  static let messages: [MarkupRow] = [
    MarkupRow(
      "presence", ["presence"], in: .under(["urn:ietf:params:xml:ns:pidf"]), then: .presence,
      because: "PIDF's namespace (RFC 3863)"),
    MarkupRow(
      "resource-lists", ["resource-lists"], in: .under(["urn:ietf:params:xml:ns:resource-lists"]),
      then: .resourceLists,
      because: "the namespace of resource lists (RFC 4826)"),
    MarkupRow(
      "xcap-diff", ["xcap-diff"], in: .under(["urn:ietf:params:xml:ns:xcap-diff"]), then: .xcapDifference,
      because: "XCAP's differences (RFC 5874)"),
  ]
}
