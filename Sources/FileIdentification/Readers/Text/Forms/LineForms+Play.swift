internal import UniformTypes

/// Games and analyses of music in lines.
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

  /// The letter m, a number, and white space before chords or what is repeated.
  private static func isMeasure(_ line: TextLine) -> Bool {
    guard line.first == UInt8(ascii: "m") else { return false }
    let word = line.firstWord.dropping(1)
    let signs = ByteSet.digits.union("-abvar")
    guard let first = word.first, (0x30...0x39).contains(first), line.count > word.count + 1 else {
      return false
    }
    return word.bytes.allSatisfy(signs.contains)
  }
}

/// Positions of chess in Forsyth's notation.
enum ChessPosition {
  /// Whether each of the first lines is a position; with `counted`, followed by two counts of moves alone.
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

  /// Eight ranks of eight squares each.
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
