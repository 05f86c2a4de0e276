/// The range of a `Range` header (RFC 9110 §14.2).
enum ByteRangeRequest: Equatable, Sendable {
  /// The whole body, also for a missing or unknown header.
  case whole
  case part(Range<Int64>)
  case unsatisfiable

  /// Parses a header for a body of `byteCount` bytes; several ranges are `whole`.
  init(_ header: String?, byteCount: Int64) {
    self = .whole
    guard let header, header.hasPrefix("bytes="), header.utf8.count < 64 else { return }
    let bounds = header.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard bounds.count == 2, bounds.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      bounds.allSatisfy({ $0.isEmpty || Int64($0) != nil })
    else { return }
    switch (Int64(bounds[0]), Int64(bounds[1])) {
    case (nil, nil): return
    case (nil, .some(let last)):
      self = last == 0 || byteCount == 0 ? .unsatisfiable : .part(max(0, byteCount - last)..<byteCount)
    case (.some(let first), let last):
      if let last, last < first { return }
      guard first < byteCount else {
        self = .unsatisfiable
        return
      }
      self = .part(first..<(min(last ?? byteCount - 1, byteCount - 1) + 1))
    }
  }
}
