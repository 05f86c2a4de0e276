internal import ByteSources
package import UniformTypes

/// A format's signature: a byte pattern, the type or reader that it stands for, and the reason.
package struct Signature: Sendable {
  package enum Outcome: Sendable {
    /// The bytes determine the type.
    case decides(DeclaredType)
    /// The bytes make the type likely; another source confirms it.
    case suggests(DeclaredType)
    /// A structure reader decides; the type is the fallback if it gives up.
    case reads(DeclaredType, StructureReader)
  }

  package var name: StaticString
  package var pattern: SignaturePattern
  package var outcome: Outcome
  package var because: StaticString

  package var type: DeclaredType {
    switch outcome {
    case .decides(let type), .suggests(let type), .reads(let type, _): type
    }
  }
}

extension Signature {
  // Uses the memberwise initializer, so that rows are laid out at compile time.
  package init(
    _ name: StaticString, _ pattern: StaticString, at offset: Int = 0, _ outcome: Outcome,
    _ because: StaticString
  ) {
    self.init(
      name: name, pattern: SignaturePattern(text: pattern, offset: offset), outcome: outcome, because: because
    )
  }
}

extension Signature {
  /// Longest signature that text may contain by chance: `RIFF`, `%!PS-` and `ftypM4A`, but not `FUJIFILM`.
  private static let maxChanceSignatureLength = 7

  /// Shortest text that counts as beginning with a signature by chance.
  static let leastSentence = 16

  /// Returns true if the signature may be text: it is short and alphabetic, and the whole head is text.
  ///
  /// Binary formats have numbers beside their signatures, with bytes that no text has. `isText` decides
  /// whether all bytes of a head are text.
  func isChance(in head: ByteView, _ isText: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    let mark = pattern.range
    guard mark.count <= Self.maxChanceSignatureLength,
      head.slice(Int(mark.lowerBound)..<Int(mark.upperBound)).buffer.allSatisfy({ (0x20..<0x7F).contains($0) }
      ),
      isText(UnsafeRawBufferPointer(head.buffer))
    else { return false }
    return !Self.isWrittenAsText(type.type)
  }

  /// Returns true if files of a type may be text from their first byte.
  package static func isWrittenAsText(_ type: UTType) -> Bool {
    type.conforms(to: .text) || writtenAsText.contains(type)
  }

  private static let writtenAsText = DeclaredTypeSet(texts.map(\.type))

  /// Text formats with short signatures and no binary numbers beside them.
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
