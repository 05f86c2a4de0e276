internal import UniformTypes

extension TextMark {
  /// Games, scores, instruments and captions.
  static let play: [TextMark] = [
    TextMark("osu", "osu file format v", then: .osuBeatmap, because: "the line that comes first"),
    TextMark(
      "noteworthy-text", "!NoteWorthyComposer(", then: .noteWorthyText, because: "the line that comes first"),
    TextMark(
      "noteworthy-clip", "!NoteWorthyComposerClip(", then: .noteWorthyText,
      because: "the line that comes first"),
    TextMark(
      "chordpro-title", "{title:", ignoringCase: true, after: "#", also: Songs.isChordPro, then: .chordPro,
      because: "a title"),
    TextMark(
      "chordpro-t", "{t:", ignoringCase: true, after: "#", also: Songs.isChordPro, then: .chordPro,
      because: "a title, in short"),
    TextMark(
      "mac-caption", "File Format=MacCaption_MCC V", then: .macCaption, because: "the line that comes first"),
    TextMark("vobsub", "# VobSub index file, v", then: .vobSubIndex, because: "the line that comes first"),
    TextMark(
      "sfz-control", "<control>", after: "/", also: Instruments.isSFZ, then: .sfzInstrument,
      because: "a header of SFZ, and samples"),
    TextMark(
      "sfz-global", "<global>", after: "/", also: Instruments.isSFZ, then: .sfzInstrument,
      because: "a header of SFZ, and samples"),
    TextMark(
      "sfz-group", "<group>", after: "/", also: Instruments.isSFZ, then: .sfzInstrument,
      because: "a header of SFZ, and samples"),
    TextMark(
      "sfz-region", "<region>", after: "/", also: Instruments.isSFZ, then: .sfzInstrument,
      because: "a header of SFZ, and samples"),
  ]
}

/// Instruments as text.
enum Instruments {
  @Sendable static func isSFZ(_ head: TextHead) -> Bool {
    head.contains("sample=") && head.contains("<region>") && !head.contains("</")
  }
}

/// Songs with chords between the words.
enum Songs {
  /// Whether the first line is a directive alone, and chords or directives follow.
  @Sendable static func isChordPro(_ head: TextHead) -> Bool {
    let lines = Array(head.content(skipping: "#", upTo: 40))
    guard let first = lines.first?.trimmed, first.last == UInt8(ascii: "}"),
      !first.contains(UInt8(ascii: "\""))
    else { return false }
    return lines.dropFirst().contains { line in
      line.first == UInt8(ascii: "{") && line.trimmedEnd.last == UInt8(ascii: "}")
        || line.contains(UInt8(ascii: "[")) && line.contains(UInt8(ascii: "]"))
    }
  }
}
