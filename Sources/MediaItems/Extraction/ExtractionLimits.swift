/// How much the parts of one item may come to before they are refused: archives can say anything of what they hold.
public struct ExtractionLimits: Hashable, Sendable {
  /// The most bytes of all parts together.
  public var byteCount: Int64
  /// How many times as long as its packed bytes an archive's member may be; nil allows anything.
  ///
  /// Members below ``smallestChecked`` bytes are not asked.
  public var ratio: Int64?

  /// The number of bytes from which on the ratio counts: shorter members do no harm.
  public static let smallestChecked: Int64 = 16 << 20

  /// Creates limits; the default takes what cameras and phones write: pictures and movies hardly shrink.
  public init(byteCount: Int64 = 4 << 30, ratio: Int64? = 100) {
    self.byteCount = byteCount
    self.ratio = ratio
  }

  /// Refuses parts that are more than is allowed.
  ///
  /// Errors: ``ExtractionError`` with ``ExtractionError/Code/tooLarge``.
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
