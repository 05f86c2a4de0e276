public import ByteSources

/// The reason why a ZIP archive or entry cannot be read.
public enum ZIPError: Error, Hashable, Sendable {
  /// There is no end of central directory record: no archive, or a truncated one.
  case noDirectory
  /// The file is part of a split archive (APPNOTE 8).
  case spanned
  /// The bytes violate the format; the text describes how.
  case malformed(StaticStringReason)
  /// The entry is encrypted.
  case encrypted
  /// The compression method is not supported (APPNOTE 4.4.5).
  case unsupportedMethod(UInt16)
  /// The deflated bytes are corrupt.
  case inflate(InflateError)
  /// The CRC-32 does not match.
  case checksum
  /// Reading failed: truncated, an error of the source, or beyond the budget.
  case read(ReadFailure)
}

/// Calls `body` and converts its errors to ``ZIPError/read(_:)``.
func reading<Result>(_ body: () throws(ReadFailure) -> Result) throws(ZIPError) -> Result {
  do { return try body() } catch { throw .read(error) }
}
