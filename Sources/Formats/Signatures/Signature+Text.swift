internal import ByteSources
package import UniformTypes

extension Signature {
  /// How long a mark is at most that a text may have by chance: `RIFF`, `%!PS-` and `ftypM4A` are, `FUJIFILM` is none.
  private static let longestChance = 7

  /// How long a text is at least that begins with a mark by chance.
  static let leastSentence = 16

  /// Whether the mark may be words of a text: it is of few letters, and the whole head is text.
  ///
  /// Binary formats have numbers beside their marks, and those have bytes that no text has.
  ///
  /// `isText` tells whether all bytes of a head are text.
  func isChance(in head: ByteView, _ isText: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    let mark = pattern.range
    guard mark.count <= Self.longestChance,
      head.slice(Int(mark.lowerBound)..<Int(mark.upperBound)).buffer.allSatisfy({ (0x20..<0x7F).contains($0) }
      ),
      isText(UnsafeRawBufferPointer(head.buffer))
    else { return false }
    return !Self.isWrittenAsText(type.type)
  }

  /// Whether files of a type may be text from their first byte on.
  package static func isWrittenAsText(_ type: UTType) -> Bool {
    type.conforms(to: .text) || writtenAsText.contains(type)
  }

  private static let writtenAsText = DeclaredTypeSet(texts.map(\.type))

  /// Formats with short marks, and no numbers in bytes beside them.
  private static let texts: [(type: DeclaredType, because: StaticString)] = [
    (.aiger, "counts are digits, and gates may be, too"),
    (.cgm, "the clear-text encoding (ISO 8632-4)"),
    (.cpio, "numbers as digits, before the first name"),
    (.dted, "the headers are letters and digits"),
    (.dwf, "drawings before version 6 may be written in ASCII"),
    (.fdf, "objects as in PDF, written out"),
    (.pam, "lines of names and values, and pixels that may be letters"),
    (.pbm, "the plain variant has digits for pixels"),
    (.pdf, "objects are text, and streams may be"),
    (.pgm, "the plain variant has digits for pixels"),
    (.pocketWord, "control words, as in RTF"),
    (.postScript, "a program as text"),
    (.ppm, "the plain variant has digits for pixels"),
    (.xfig, "numbers as text"),
  ]
}
