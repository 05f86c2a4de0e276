internal import ASCIIBytes
internal import UniformTypes

extension PairingName {
  /// A text that exporters append to a stem.
  struct Mark: Sendable {
    enum Kind: CaseIterable, Sendable { case half, edited, copy, size }

    /// In lower case.
    var text: String
    var kind: Kind
    var because: StaticString
    /// The last byte of ``text``.
    var lastByte: UInt8?
    var isASCII: Bool

    init(text: String, kind: Kind, because: StaticString) {
      self.text = text
      self.kind = kind
      self.because = because
      lastByte = text.utf8.last
      isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    }

    /// Returns the indices in ``suffixes`` of the marks with this last byte.
    static func ending(with byte: UInt8?) -> [Int] { byte.map { byLastByte[Int($0)] } ?? [] }

    private static let byLastByte: [[Int]] = {
      var rows = [[Int]](repeating: [], count: 256)
      for (index, mark) in suffixes.enumerated() {
        if let last = mark.lastByte { rows[Int(last)].append(index) }
      }
      return rows
    }()

    static let suffixes: [Mark] = [
      Mark(text: "_hevc", kind: .half, because: "icloudpd marks the movie of a HEIC still so"),
      Mark(text: "_live", kind: .half, because: "exporters mark the movie half"),
      Mark(text: "-live", kind: .half, because: "exporters mark the movie half"),
      Mark(text: ".live", kind: .half, because: "exporters mark the movie half"),
      Mark(
        text: ".mp.cover", kind: .half, because: "the still that Pixel chose among a motion photo's frames"),
      Mark(text: ".mp", kind: .half, because: "Pixel's still is NAME.MP.jpg, Takeout's movie NAME.MP"),
      Mark(text: ".mv", kind: .half, because: "an older form of the same"),
      Mark(text: ".heic", kind: .half, because: "tools append the movie's extension to the still's name"),
      Mark(text: ".jpg", kind: .half, because: "tools append the movie's extension to the still's name"),
      Mark(text: ".jpeg", kind: .half, because: "tools append the movie's extension to the still's name"),
      Mark(text: "_edited", kind: .edited, because: "osxphotos' edited renditions"),
      Mark(text: "-edited", kind: .edited, because: "Takeout's edited renditions, in English"),
      Mark(text: "-bearbeitet", kind: .edited, because: "Takeout, in German"),
      Mark(text: "-modifié", kind: .edited, because: "Takeout, in French"),
      Mark(text: "-modificato", kind: .edited, because: "Takeout, in Italian"),
      Mark(text: "-ha editado", kind: .edited, because: "Takeout, in Spanish"),
      Mark(text: "-editado", kind: .edited, because: "Takeout, in Portuguese"),
      Mark(text: "-editat", kind: .edited, because: "Takeout, in Catalan"),
      Mark(text: "-redigeret", kind: .edited, because: "Takeout, in Danish"),
      Mark(text: "-redigert", kind: .edited, because: "Takeout, in Norwegian"),
      Mark(text: "-redigerad", kind: .edited, because: "Takeout, in Swedish"),
      Mark(text: "-effects", kind: .edited, because: "Google Photos' own renditions"),
      Mark(text: "-smile", kind: .edited, because: "Google Photos' own renditions"),
      Mark(text: "-mix", kind: .edited, because: "Google Photos' own renditions"),
      Mark(text: "-bewerkt", kind: .edited, because: "Takeout, in Dutch"),
      Mark(text: "-edytowane", kind: .edited, because: "Takeout, in Polish"),
      Mark(text: "-編集済み", kind: .edited, because: "Takeout, in Japanese"),
      Mark(text: "-编辑", kind: .edited, because: "Takeout, in Chinese"),
      Mark(text: "-편집됨", kind: .edited, because: "Takeout, in Korean"),
      Mark(text: "-отредактировано", kind: .edited, because: "Takeout, in Russian"),
      Mark(text: "-відредаговано", kind: .edited, because: "Takeout, in Ukrainian"),
      Mark(text: "-muokattu", kind: .edited, because: "Takeout, in Finnish"),
      Mark(text: "-upravené", kind: .edited, because: "Takeout, in Czech"),
      Mark(text: "-editada", kind: .edited, because: "Takeout, in Spanish, of photos"),
      Mark(text: "-animation", kind: .edited, because: "Google Photos' own renditions"),
      Mark(text: "-collage", kind: .edited, because: "Google Photos' own renditions"),
      Mark(text: "-motion", kind: .edited, because: "Google Photos' own renditions"),
    ]

    /// Returns true for the extension of a Pixel's movie in Takeout: `.MP`, `.MP~2`, `.MV`.
    static func isMotionMovie(_ suffix: Substring) -> Bool {
      guard suffix.utf8.count < 8 else { return false }
      var bytes = suffix.utf8.makeIterator()
      guard bytes.next() == UInt8(ascii: "."), bytes.next() == UInt8(ascii: "m"), let letter = bytes.next(),
        letter == UInt8(ascii: "p") || letter == UInt8(ascii: "v")
      else { return false }
      guard let tilde = bytes.next() else { return true }
      guard tilde == UInt8(ascii: "~"), var digit = bytes.next() else { return false }
      while digit.isASCIIDigit {
        guard let next = bytes.next() else { return true }
        digit = next
      }
      return false
    }

    private static let editions = Set(suffixes.filter { $0.kind == .edited }.map(\.text))
    /// The number of UTF-16 units to which Takeout truncates stems, including an edited copy's mark.
    private static let maxStemLength = 47

    /// Returns the possible start of an edited copy's mark.
    ///
    /// Marks begin with the only hyphen or underscore in them, followed by a letter.
    private static func editionStart(_ stem: Substring) -> Substring.Index? {
      stem.withUTF8Bytes(editionStart).map { stem.utf8.index(stem.startIndex, offsetBy: $0) }
    }

    /// Does the same for the bytes of a stem.
    static func editionStart(_ stem: UnsafeBufferPointer<UInt8>) -> Int? {
      guard let start = stem.lastIndex(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }),
        start > 0, start + 1 < stem.count, !stem[start + 1].isASCIIDigit
      else { return nil }
      return start
    }

    /// Returns the stem in lower case without the mark of an edited copy; nil if it has none.
    static func withoutEdited(_ stem: Substring) -> Substring? {
      guard editionStart(stem) != nil, case let stem = String(stem).inLowerCase[...],
        let start = editionStart(stem)
      else { return nil }
      let rest = stem[start...]
      if editions.contains(String(rest)) { return stem[..<start] }
      guard stem.utf8.count >= maxStemLength, stem.utf16.count >= maxStemLength, rest.first == "-",
        editions.contains(where: { $0.hasPrefix(rest) })
      else { return nil }
      return stem[..<start]
    }
  }
}
