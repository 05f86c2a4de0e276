public import ByteSources

/// Why a ZIP archive or one of its entries could not be read.
public enum ZIPError: Error, Hashable, Sendable {
  /// There is no end of central directory record: no archive, or one that was cut off.
  case noDirectory
  /// The archive is split over several files (APPNOTE 8), and this is one of them.
  case spanned
  /// The bytes contradict the format; the sentence says how.
  case malformed(StaticStringReason)
  /// The entry is encrypted.
  case encrypted
  /// The entry is compressed with a method that is not read here (APPNOTE 4.4.5).
  case unsupportedMethod(UInt16)
  /// The entry's deflated bytes are broken.
  case inflate(InflateError)
  /// The entry's bytes do not have the CRC-32 that the archive says.
  case checksum
  /// The bytes could not be read: cut off, failing, or beyond the budget.
  case read(ReadFailure)
}

/// Calls `body` and says ``ZIPError/read(_:)`` for what the reader refuses.
func reading<Result>(_ body: () throws(ReadFailure) -> Result) throws(ZIPError) -> Result {
  do { return try body() } catch { throw .read(error) }
}
