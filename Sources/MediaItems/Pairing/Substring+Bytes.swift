extension Substring {
  /// Calls `body` with the UTF-8 bytes, without a copy if they are contiguous.
  @inline(__always) func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = String(self)
    return copy.withUTF8(body)
  }

  /// Returns the text from a byte offset.
  func suffix(fromByte offset: Int) -> Substring { self[utf8.index(startIndex, offsetBy: offset)...] }

  /// Returns the text before a byte offset.
  func prefix(upToByte offset: Int) -> Substring { self[..<utf8.index(startIndex, offsetBy: offset)] }
}
