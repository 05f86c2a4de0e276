extension Substring {
  /// What `body` makes of the text's bytes, without a copy where they lie together.
  @inline(__always) func bytewise<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = String(self)
    return copy.withUTF8(body)
  }

  /// The part that begins at a byte.
  func from(byte offset: Int) -> Substring { self[utf8.index(startIndex, offsetBy: offset)...] }

  /// The part that ends before a byte.
  func upTo(byte offset: Int) -> Substring { self[..<utf8.index(startIndex, offsetBy: offset)] }
}
