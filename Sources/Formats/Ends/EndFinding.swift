package import ByteSources

/// The end of one file as it was seen.
package struct EndFinding: Sendable {
  package enum Outcome: Hashable, Sendable {
    /// The content ends where its format says.
    case whole
    case truncated
    /// Nothing follows from what was seen.
    case unknown
  }

  package var outcome: Outcome
  package var checked: String
  /// The end of the content by its own account, in bytes from the file's beginning; beyond the file where it is cut.
  package var end: Int64?
  /// The range of the coded data, in which runs of one byte are looked for; nil: anywhere in the file.
  package var coded: Range<Int64>?
  /// The parts behind a picture, where all of them were walked.
  package var tail: PictureTail?

  /// The content ends at `end`; what follows is none of its own.
  package static func whole(_ checked: String, end: Int64? = nil) -> EndFinding {
    EndFinding(outcome: .whole, checked: checked, end: end)
  }

  /// Bytes are missing; `end` is where the content should have ended, if that is known.
  package static func truncated(_ checked: String, end: Int64? = nil) -> EndFinding {
    EndFinding(outcome: .truncated, checked: checked, end: end)
  }

  package static func unknown(_ checked: String) -> EndFinding {
    EndFinding(outcome: .unknown, checked: checked)
  }

  /// The answer for formats that end where their bytes do.
  package static func declaringNone(_ file: EndReader) -> EndFinding {
    .unknown("nothing: the format declares no end")
  }

  /// The finding that follows from the end that the content states.
  ///
  /// Errors: malformed where the numbers add up to more than any file has.
  package static func ending(at end: Int64, of reader: EndReader, _ checked: String) throws(ReadFailure)
    -> EndFinding
  {
    guard end >= 0 else { throw .malformed("numbers that no file has") }
    return end > reader.byteCount ? truncated(checked, end: end) : whole(checked, end: end)
  }
}
