internal import ByteSources
public import UniformTypes

// Bytes that come from elsewhere, waited for by the asking task while no thread waits with it.
extension FileIdentifierPool {
  /// Identifies an object by the ranges that are needed, one after another.
  ///
  /// Half of all files need one range of 4 KiB. Where one range follows the other, twice as much is asked for each time, up to
  /// 64 KiB. Errors: the source's, as they are, ``IdentificationError`` of identification, and of its code `budget` where
  /// more ranges are needed than the options' budget has reads.
  public func identify(
    source: some AsyncRangeSource, name: String? = nil, claimedType: UTType? = nil
  ) async throws -> Identification {
    var progress = ProgressiveIdentifier(name: name, claimedType: claimedType, byteCount: source.byteCount)
    var last: Range<Int64> = 0..<0
    for _ in 0...max(1, options.budget.reads) {
      switch try await state(of: &progress) {
      case .settled(let identification): return identification
      case .needs(let range, _):
        last = Self.widened(range, after: last, upTo: progress.byteCount)
        let bytes = try await source.bytes(in: last)
        progress.add(bytes[...].prefix(last.count), at: last.lowerBound)
        if bytes.count < last.count { progress.finish(at: last.lowerBound + Int64(bytes.count)) }
      }
    }
    throw IdentificationError(
      code: "budget", message: "the budget of \(options.budget.reads) reads does not suffice")
  }

  private static let longestRange: Int64 = 64 << 10

  /// The range, longer where it goes on from the one before.
  private static func widened(
    _ range: Range<Int64>, after last: Range<Int64>, upTo byteCount: Int64?
  ) -> Range<Int64> {
    let count = Int64(range.count)
    let wish = range.lowerBound == last.upperBound ? min(longestRange, Int64(last.count) * 2) : count
    let (end, overflow) = range.lowerBound.addingReportingOverflow(max(count, wish))
    return range.lowerBound..<max(range.upperBound, min(overflow ? .max : end, byteCount ?? .max))
  }

  /// What a body's first bytes say, and those bytes, which whoever stores the body has to write first.
  public struct Prefix: Sendable {
    /// The verdict about the whole body; its `isIncomplete` is set where `limit` came before the verdict.
    public var identification: Identification
    /// All bytes that were taken from the body.
    public var bytes: [UInt8]
    /// Whether the body ended.
    public var isWhole: Bool
  }

  /// Identifies a body by as few of its first bytes as decide, `limit` of them at most.
  ///
  /// What decides may lie at the end, as a ZIP archive's list of members does: where `limit` comes first, the verdict is the
  /// estimate that these bytes allow, and says so by `isIncomplete`. Iteration goes on where this ends. `byteCount` is what the
  /// sender says of the length, which is believed only as far as the body goes.
  ///
  /// ```swift
  /// var body = request.body.makeAsyncIterator()
  /// let prefix = try await pool.identify(prefixOf: &body, name: name)
  /// guard prefix.identification.type.conforms(to: .image) else { throw Refused() }
  /// ```
  ///
  /// Errors: the body's, as they are, and ``IdentificationError``.
  public func identify<Body: AsyncIteratorProtocol>(
    prefixOf body: inout Body, name: String? = nil, claimedType: UTType? = nil, byteCount: Int64? = nil,
    upTo limit: Int = 1 << 20, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Prefix where Body.Element: Sequence<UInt8> {
    var progress = ProgressiveIdentifier(name: name, claimedType: claimedType, byteCount: byteCount)
    var bytes: [UInt8] = []
    var isWhole = false
    while true {
      switch try await state(of: &progress) {
      case .settled(let identification):
        return Prefix(identification: identification, bytes: bytes, isWhole: isWhole)
      case .needs(let range, let estimate):
        if isWhole || bytes.count >= limit {
          return Prefix(identification: estimate, bytes: bytes, isWhole: isWhole)
        }
        // Nothing changes before the range is there.
        while Int64(bytes.count) < range.upperBound, bytes.count < limit, !isWhole {
          guard let chunk = try await body.next(isolation: isolation) else {
            isWhole = true
            break
          }
          let start = bytes.count
          bytes.append(contentsOf: chunk)
          progress.add(bytes[start...], at: Int64(start))
        }
        // Of a long body the identifier has kept only a part.
        let end = min(range.upperBound, Int64(bytes.count))
        if range.lowerBound < end {
          progress.add(bytes[Int(range.lowerBound)..<Int(end)], at: range.lowerBound)
        }
        if isWhole { progress.finish() }
      }
    }
  }
}
