internal import ASCIIBytes
internal import UniformTypes

extension TextMark {
  /// Marks of text formats of games, scores, instruments and captions.
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
  /// Returns true if the first line is a directive, followed by chords or directives.
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

/// Text formats of chess positions and musical analysis, detected by the shape of their lines.
extension LineForms {
  static let play: [LineForm] = [
    LineForm(
      "chess-positions", after: "#%", first: "rnbqkpRNBQKP12345678",
      when: { ChessPosition.areAll($0, counted: true) },
      then: .chessFEN, because: "eight ranks, a side, rights, a square and two counts in every line (FEN)"),
    LineForm(
      "chess-descriptions", after: "#%", first: "rnbqkpRNBQKP12345678",
      when: { ChessPosition.areAll($0, counted: false) },
      then: .chessEPD, because: "eight ranks, a side, rights and a square in every line (EPD)"),
    LineForm(
      "roman-text", after: "%", first: ByteSet.capitals.union("m"), when: isRomanText, then: .romanText,
      because: "a header of the piece, and measures with their chords (RomanText)"),
  ]

  private static func isRomanText(_ head: TextHead) -> Bool {
    let names: [StaticString] = [
      "Composer:", "Analyst:", "Title:", "Piece:", "Proofreader:", "Movement:", "Time Signature:", "Form:",
    ]
    var (headers, measures) = (0, 0)
    for line in head.content(skipping: "%", upTo: 60) {
      if names.contains(where: { line.hasPrefix($0) }) {
        headers += 1
      } else if isMeasure(line) {
        measures += 1
      }
    }
    return headers >= 1 && measures >= 3
  }

  /// Returns true for `m`, a number, and white space before chords or a repetition.
  private static func isMeasure(_ line: TextLine) -> Bool {
    guard line.first == UInt8(ascii: "m") else { return false }
    let word = line.firstWord.dropping(1)
    let signs = ByteSet.digits.union("-abvar")
    guard let first = word.first, first.isASCIIDigit, line.count > word.count + 1 else {
      return false
    }
    return word.bytes.allSatisfy(signs.contains)
  }
}

/// Positions of chess in Forsyth's notation.
enum ChessPosition {
  /// Returns true if the first lines are positions; with `counted`, followed by only two move counts.
  static func areAll(_ head: TextHead, counted: Bool) -> Bool {
    var lines = 0
    for line in head.content(skipping: "#%", upTo: 8) {
      guard isPosition(line, counted) else { return false }
      lines += 1
    }
    return lines > 0
  }

  private static func isPosition(_ line: TextLine, _ counted: Bool) -> Bool {
    let words = line.words
    guard words.count >= 4, areRanks(words[0]), words[1] == "w" || words[1] == "b" else { return false }
    let rights: ByteSet = "KQkqABCDEFGHabcdefgh-"
    guard words[2].count <= 4, words[2].bytes.allSatisfy(rights.contains), isSquare(words[3]) else {
      return false
    }
    return !counted || words.count == 6 && words[4].isDigits && words[5].isDigits
  }

  private static func isSquare(_ word: TextLine) -> Bool { word == "-" || word.matches("a9") }

  /// Returns true for eight ranks of eight squares.
  private static func areRanks(_ word: TextLine) -> Bool {
    let pieces: ByteSet = "pnbrqkPNBRQK"
    var (ranks, squares) = (1, 0)
    for byte in word.bytes {
      if byte == UInt8(ascii: "/") {
        guard squares == 8 else { return false }
        ranks += 1
        squares = 0
      } else if (0x31...0x38).contains(byte) {
        squares += Int(byte - 0x30)
      } else if pieces.contains(byte) {
        squares += 1
      } else if byte != UInt8(ascii: "~") {
        return false
      }
    }
    return ranks == 8 && squares == 8
  }
}
