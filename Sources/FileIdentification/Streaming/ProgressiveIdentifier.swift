internal import ByteSources
public import UniformTypes

/// Identifies a file whose ranges arrive one after another, and states the range it needs next.
///
/// It is for streams and for objects read by ranges, and reads nothing itself. A settled verdict is that of
/// the whole file, for any order and size of ranges; before, there is only an estimate, which is never
/// proven. If the length is unknown, a proven verdict does not wait for the end, which could only show that
/// the file is truncated.
///
/// ```swift
/// let identifier = FileIdentifier()
/// var progress = ProgressiveIdentifier(name: "IMG_0001.HEIC", byteCount: object.length)
/// while case .needs(let range, _) = try progress.state(by: identifier) {
///   progress.add(try object.bytes(in: range), at: range.lowerBound)
/// }
/// ```
///
/// Complexity: identification restarts when a needed range arrives; few files need more than four. Memory:
/// the received bytes, at most ``keptByteCount`` plus the needed range.
public struct ProgressiveIdentifier: Sendable {
  /// The state of identification.
  public enum State: Hashable, Sendable {
    /// The verdict on the whole file.
    case settled(Identification)
    /// The range that is needed, and an estimate that is likely at most.
    case needs(Range<Int64>, soFar: Identification)
  }

  /// The limit on stored bytes that were not requested: 8 MiB, the read limit of a file.
  public static let keptByteCount = 8 << 20

  /// The file's name, if known.
  public let name: String?
  /// The sender's type.
  public let claimedType: UTType?
  /// The number of bytes, if known.
  public private(set) var byteCount: Int64?
  private var received = LoadedRanges()
  private var end: Int64 = 0
  private var missing: Range<Int64>?
  private var state: State?
  /// The cached state; nil if needed bytes have arrived.
  var cachedState: State? { state }
  /// The number of stored bytes.
  package var keptBytes: Int { received.byteCount }

  /// Creates an identifier without bytes; `byteCount` is the length stated by a header or an index.
  public init(name: String? = nil, claimedType: UTType? = nil, byteCount: Int64? = nil) {
    (self.name, self.claimedType) = (name, claimedType)
    self.byteCount = byteCount.map { max(0, $0) }
  }

  /// Adds bytes at an offset; bytes received before are kept.
  public mutating func add(_ bytes: [UInt8], at offset: Int64) { add(bytes[...], at: offset) }

  /// Adds bytes at an offset; bytes received before are kept.
  public mutating func add(_ bytes: ArraySlice<UInt8>, at offset: Int64) {
    guard offset >= 0, offset <= Self.assumedByteCount - Int64(bytes.count) else { return }
    if case .settled = state { return }
    end = max(end, offset + Int64(bytes.count))
    for part in bytesToStore(bytes, at: offset) { received.insert(part.bytes, at: part.offset) }
    if missing.map({ received.gap(in: $0) == nil }) ?? false { (missing, state) = (nil, nil) }
  }

  /// Adds the bytes after the last ones.
  public mutating func append(_ bytes: [UInt8]) { add(bytes[...], at: end) }

  /// Ends the file after the last received byte.
  public mutating func finish() { finish(at: end) }

  /// Sets the number of bytes, if it was unknown or larger.
  public mutating func finish(at byteCount: Int64) {
    if case .settled = state { return }
    let byteCount = max(0, byteCount)
    guard self.byteCount.map({ byteCount < $0 }) ?? true else { return }
    self.byteCount = byteCount
    (missing, state) = (nil, nil)
  }

  /// Returns the verdict, or the range that is needed.
  ///
  /// Errors: those of ``FileIdentifier/identify(source:name:claimedType:)``, but none for missing bytes.
  public mutating func state(by identifier: FileIdentifier) throws(IdentificationError) -> State {
    if let state { return state }
    let state: State
    switch try attempt(by: identifier) {
    case .success(let verdict):
      state = .settled(verdict)
      received = LoadedRanges()
    case .failure(let gap):
      missing = gap.range
      state = .needs(
        gap.range, soFar: identifier.estimate(received.prefix, name: name, claimedType: claimedType))
    }
    self.state = state
    return state
  }

  /// The range that is missing for a verdict.
  private struct Gap: Error {
    var range: Range<Int64>
  }

  private func attempt(by identifier: FileIdentifier) throws(IdentificationError)
    -> Result<Identification, Gap>
  {
    let result = try attempt(by: identifier, byteCount: byteCount)
    guard byteCount == nil, case .success(let verdict) = result else { return result }
    // Without a length, formats that depend on the end or the length are open.
    if verdict.certainty == .proven,
      case .success(verdict) = try attempt(by: identifier, byteCount: Self.assumedByteCount)
    {
      return result
    }
    return .failure(Gap(range: end..<end &+ Self.nextByteCount))
  }

  private func attempt(
    by identifier: FileIdentifier, byteCount: Int64?
  ) throws(IdentificationError) -> Result<Identification, Gap> {
    let source = PartialSource(received, byteCount: byteCount)
    var verdict: Identification?
    do throws(IdentificationError) {
      verdict = try identifier.identify(source: source, name: name, claimedType: claimedType)
    } catch {
      if source.missing == nil { throw error }
    }
    // An answer after a failed read does not count.
    if let verdict, source.missing == nil { return .success(verdict) }
    return .failure(Gap(range: source.missing ?? end..<end &+ 1))
  }

  /// The assumed length of a file whose end is unknown.
  private static let assumedByteCount = Int64.max >> 8
  /// The number of bytes requested next if the end decides and its offset is unknown.
  private static let nextByteCount: Int64 = 64 << 10

  /// Returns the parts of the bytes to store: all if there is room, else the needed ones.
  private func bytesToStore(
    _ bytes: ArraySlice<UInt8>, at offset: Int64
  ) -> [(bytes: ArraySlice<UInt8>, offset: Int64)] {
    if received.byteCount + bytes.count <= Self.keptByteCount { return [(bytes, offset)] }
    let room = max(0, min(bytes.count, Self.keptByteCount - received.byteCount))
    let first = (bytes: bytes.prefix(room), offset: offset)
    guard let missing else { return [first] }
    let part = missing.clamped(to: offset..<offset + Int64(bytes.count))
    if part.isEmpty { return [first] }
    let start = bytes.startIndex + Int(part.lowerBound - offset)
    return [first, (bytes[start..<start + Int(part.upperBound - part.lowerBound)], part.lowerBound)]
  }
}

extension FileIdentifier {
  /// Returns an estimate from a name and the first bytes, without libmagic; never proven.
  func estimate(_ prefix: [UInt8], name: String?, claimedType: UTType?) -> Identification {
    var result = nameOnly(name, claimedType)
    if !prefix.isEmpty {
      isEstimating = true
      defer { isEstimating = false }
      result = (try? identify(source: MemorySource(prefix), name: name, claimedType: claimedType)) ?? result
      // Missing bytes may still arrive.
      (result.damage, result.end, result.verification) = (nil, nil, nil)
    }
    if result.certainty == .proven { result.certainty = .likely }
    result.isIncomplete = true
    return result
  }
}
