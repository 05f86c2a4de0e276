package import ByteSources

/// The result of a completeness check of one file.
package struct Completeness: Sendable {
  package enum Outcome: Hashable, Sendable {
    /// The content ends where its format declares.
    case whole
    case truncated
    /// The examined bytes allow no conclusion.
    case unknown
  }

  package var outcome: Outcome
  package var checked: String
  /// The declared end of the content, in bytes; beyond the end of a truncated file.
  package var end: Int64?
  /// The range of the coded data to search for runs of one byte; nil for the whole file.
  package var codedRange: Range<Int64>?
  /// The parts after a picture, if all of them were walked.
  package var tail: PictureTail?

  /// Returns a result for content that ends at `end`.
  package static func whole(_ checked: String, end: Int64? = nil) -> Completeness {
    Completeness(outcome: .whole, checked: checked, end: end)
  }

  /// Returns a result for content that should end at `end`, if that is known.
  package static func truncated(_ checked: String, end: Int64? = nil) -> Completeness {
    Completeness(outcome: .truncated, checked: checked, end: end)
  }

  package static func unknown(_ checked: String) -> Completeness {
    Completeness(outcome: .unknown, checked: checked)
  }

  /// Returns the result for formats that declare no end.
  package static func noDeclaredEnd(_ file: CompletenessReader) -> Completeness {
    .unknown("nothing: the format declares no end")
  }

  /// Returns the result for content that declares its end.
  ///
  /// Errors: malformed if the sum of the sizes overflowed.
  package static func ending(
    at end: Int64, of reader: CompletenessReader, _ checked: String
  ) throws(ReadFailure) -> Completeness {
    guard end >= 0 else { throw .malformed("numbers that no file has") }
    return end > reader.byteCount ? truncated(checked, end: end) : whole(checked, end: end)
  }
}
