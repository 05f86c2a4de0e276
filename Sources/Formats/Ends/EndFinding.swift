package import ByteSources

/// What was seen at the end of one file.
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
  /// Where the content ends by its own account, in bytes from the file's beginning; beyond the file where it is cut.
  package var end: Int64?
  /// Where the coded data lie, in which runs of one byte are looked for; nil: anywhere in the file.
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

  /// What follows from where the content says that it ends.
  ///
  /// Errors: malformed where the numbers add up to more than any file has.
  package static func ending(at end: Int64, of reader: EndReader, _ checked: String) throws(ReadFailure)
    -> EndFinding
  {
    guard end >= 0 else { throw .malformed("numbers that no file has") }
    return end > reader.byteCount ? truncated(checked, end: end) : whole(checked, end: end)
  }
}
