internal import UniformTypes

extension TextMark {
  /// Marks of text formats of subtitles, playlists, discs and music.
  static let timed: [TextMark] = [
    TextMark("webvtt", "WEBVTT", .space, then: .webVTT, because: "WebVTT's mark, then white space"),
    TextMark(
      "hls", "#EXTM3U", .space, also: { $0.contains("\n#EXT-X-") }, then: .httpLiveStreaming,
      because: "the extended playlist's line, and tags of HTTP Live Streaming (RFC 8216)"),
    TextMark(
      "m3u", "#extm3u", .space, ignoringCase: true, also: { $0.hasPlaylistEntry }, then: .m3uPlaylist,
      because:
        "the first line is the extended playlist's, and an entry follows before any tag of HTTP Live Streaming"
    ),
    TextMark("m4u", "#EXTM4U", .space, then: .mpegURL4, because: "the first line of playlists of video"),
    TextMark(
      "scc", "scenarist_scc v1.0", .lineEnd, ignoringCase: true, then: .scenaristCaptions,
      because: "the first line names the format and version"),
    TextMark(
      "mpsub", "FORMAT=",
      also: { $0.content().first.map { $0.dropping(7).isNumber || $0 == "FORMAT=TIME" } == true },
      then: .mpSub, because: "the first line gives a frame rate, or says time"),
    TextMark(
      "mpsub-title", "TITLE=", also: { $0.contains("\nFORMAT=") && $0.contains("\nAUTHOR=") }, then: .mpSub,
      because: "title, author and format"),
    TextMark(
      "gettext-lyrics", "[ti:", also: LineForms.hasLyrics, then: .lyrics,
      because: "a title, then lines with times"),
    TextMark(
      "lyrics-artist", "[ar:", also: LineForms.hasLyrics, then: .lyrics,
      because: "an artist, then lines with times"),
    TextMark(
      "lyrics-album", "[al:", also: LineForms.hasLyrics, then: .lyrics,
      because: "an album, then lines with times"),
    TextMark(
      "lyrics-id", "[id:", also: LineForms.hasLyrics, then: .lyrics,
      because: "an identifier, then lines with times"),
    TextMark("lyrics-time", "[0", also: LineForms.hasLyrics, then: .lyrics, because: "lines with times"),
    TextMark(
      "quicktime-link", "SMILtext<smil", then: .quickTimeMediaLink, because: "QuickTime's mark before SMIL"),
    TextMark(
      "rtsp-link", "RTSPtext", then: .quickTimeMediaLink, because: "QuickTime's mark before an address"),
    TextMark(
      "cdrdao-rom", "CD_ROM", .lineEnd, after: "/", then: .cdrdaoTOC,
      because: "the kind of disc that comes first"),
    TextMark(
      "cdrdao-da", "CD_DA", .lineEnd, after: "/", then: .cdrdaoTOC,
      because: "the kind of disc that comes first"),
    TextMark(
      "cdrdao-xa", "CD_ROM_XA", .lineEnd, after: "/", then: .cdrdaoTOC,
      because: "the kind of disc that comes first"),
    TextMark(
      "cdrdao-catalog", "CATALOG \"", after: "/",
      also: { $0.content().first?.matches("CATALOG \"9999999999999\"") == true },
      then: .cdrdaoTOC, because: "a catalogue number in quotes"),
    TextMark("xmcd", "# xmcd", then: .xmcd, because: "the line that comes first"),
    TextMark("abc-version", "%abc-", then: .abcMusic, because: "the version comment of ABC 2.1 §2.1"),
    TextMark(
      "abc-bare", "%abc", .lineEnd, then: .abcMusic, because: "the file identification of ABC 2.1 §2.1"),
    TextMark(
      "abc", "X:", after: "%", also: { $0.contains("\nT:") && $0.contains("\nK:") }, then: .abcMusic,
      because: "number, title and key (ABC 2.1 §3)"),
    TextMark("mup", "//!Mup", then: .mup, because: "the mark of Mup 4"),
    TextMark("lilypond", "\\version \"", after: "%", then: .lilyPond, because: "the version statement"),
    TextMark(
      "lilypond-header", "\\header", after: "%",
      also: {
        $0.contains("\\score") || $0.contains("\\relative") || $0.contains("\\version \"")
          || $0.contains("composer =")
      },
      then: .lilyPond, because: "a header and music"),
    TextMark(
      "chess", "[Event \"", after: "%;", then: .chessPGN, because: "the tag that comes first (PGN §8.1.1.1)"),
    TextMark(
      "sgf", "(;",
      also: { head in
        head.content(upTo: 3).contains { line in
          ["FF[", "GM[", "SZ[", "CA[", "AP["].contains { (mark: StaticString) in line.contains(mark) }
        }
      }, then: .sgf, because: "a game tree whose root says format, game or size (SGF FF[4])"),
  ]
}

extension TextHead {
  /// True if a line without `#` follows: HTTP Live Streaming tags precede their entries.
  fileprivate var hasPlaylistEntry: Bool {
    content(skipping: "#").first != nil
  }
}
