/// The limits on the parts of one item, because archives can declare any size.
public struct ExtractionLimits: Hashable, Sendable {
  /// The maximum number of bytes of all parts.
  public var byteCount: Int64
  /// The maximum compression ratio of an archive member; nil for no limit.
  ///
  /// Members below ``smallestChecked`` bytes are not checked.
  public var ratio: Int64?

  /// The number of bytes from which on the ratio is checked; shorter members are harmless.
  public static let smallestChecked: Int64 = 16 << 20

  /// Creates limits; the defaults allow the files of cameras and phones, because pictures and movies hardly compress.
  public init(byteCount: Int64 = 4 << 30, ratio: Int64? = 100) {
    self.byteCount = byteCount
    self.ratio = ratio
  }

  /// Throws ``ExtractionError`` with ``ExtractionError/Code/tooLarge`` if the parts exceed the limits.
  public func check(_ parts: [MediaPart]) throws(ExtractionError) {
    var total: Int64 = 0
    for part in parts {
      let (sum, overflow) = total.addingReportingOverflow(part.byteCount)
      total = overflow ? .max : sum
      let container = part.container
      guard let ratio, container.isDeflated, container.byteCount > Self.smallestChecked else { continue }
      let packed = max(1, container.range.upperBound &- container.range.lowerBound)
      if container.byteCount / packed >= ratio {
        throw ExtractionError(
          code: .tooLarge,
          message:
            "\(container.byteCount) bytes packed into \(packed) are refused: no picture or movie shrinks to "
            + "less than 1/\(ratio) of its length", wanted: total)
      }
    }
    if total > byteCount {
      throw ExtractionError(
        code: .tooLarge, message: "its parts have \(total) bytes, and the limit is \(byteCount)",
        wanted: total)
    }
  }
}
