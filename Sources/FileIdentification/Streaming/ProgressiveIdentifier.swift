internal import ByteSources
public import UniformTypes

/// Identifies a file of which ranges come one after another, and says which one is needed next: it reads nothing itself.
///
/// It is for bodies that stream in and for objects that are fetched by range. What it calls settled is what the whole file
/// would be called, in whatever order and in whatever pieces its bytes came; until then there is no verdict, only an
/// estimate that is never proven. Where nobody says how long the file is, a proven verdict does not wait for the end, which
/// only could show that the file is cut.
///
/// ```swift
/// let identifier = FileIdentifier()
/// var progress = ProgressiveIdentifier(name: "IMG_0001.HEIC", byteCount: object.length)
/// while case .needs(let range, _) = try progress.state(by: identifier) {
///   progress.add(try object.bytes(in: range), at: range.lowerBound)
/// }
/// ```
///
/// Complexity: identification begins anew whenever a range came that was needed; few files need more than four. Memory: the
/// bytes that came, ``keptByteCount`` at most beside the range that is needed.
public struct ProgressiveIdentifier: Sendable {
  /// How far identification is.
  public enum State: Hashable, Sendable {
    /// The verdict about the whole file.
    case settled(Identification)
    /// These bytes decide what comes next; `soFar` is what name and bytes let expect, likely at most.
    case needs(Range<Int64>, soFar: Identification)
  }

  /// How many bytes are kept that nobody asked for yet: 8 MiB, as much as a file may be read of.
  public static let keptByteCount = 8 << 20

  /// The file's name, where it is known.
  public let name: String?
  /// What the sender says it is.
  public let claimedType: UTType?
  /// How many bytes the file has, as far as that is known.
  public private(set) var byteCount: Int64?
  private var known = KnownRanges()
  private var end: Int64 = 0
  private var missing: Range<Int64>?
  private var state: State?
  /// The state, where nothing needed has come since it was asked for.
  var knownState: State? { state }
  /// How many bytes are in memory.
  package var keptBytes: Int { known.byteCount }

  /// Creates an identifier of which nothing has come; `byteCount` is what a header or an index says, if it does.
  public init(name: String? = nil, claimedType: UTType? = nil, byteCount: Int64? = nil) {
    (self.name, self.claimedType) = (name, claimedType)
    self.byteCount = byteCount.map { max(0, $0) }
  }

  /// Takes bytes that lie at an offset; bytes that came before at their place stay.
  public mutating func add(_ bytes: [UInt8], at offset: Int64) { add(bytes[...], at: offset) }

  /// Takes bytes that lie at an offset; bytes that came before at their place stay.
  public mutating func add(_ bytes: ArraySlice<UInt8>, at offset: Int64) {
    guard offset >= 0, offset <= Self.farAway - Int64(bytes.count) else { return }
    if case .settled = state { return }
    end = max(end, offset + Int64(bytes.count))
    for part in wanted(bytes, at: offset) { known.insert(part.bytes, at: part.offset) }
    if missing.map({ known.gap(in: $0) == nil }) ?? false { (missing, state) = (nil, nil) }
  }

  /// Takes the bytes that follow those that came last.
  public mutating func append(_ bytes: [UInt8]) { add(bytes[...], at: end) }

  /// Says that the file ends behind the last byte that came.
  public mutating func finish() { finish(at: end) }

  /// Says how many bytes the file has, where that was not known or is fewer.
  public mutating func finish(at byteCount: Int64) {
    if case .settled = state { return }
    let byteCount = max(0, byteCount)
    guard self.byteCount.map({ byteCount < $0 }) ?? true else { return }
    self.byteCount = byteCount
    (missing, state) = (nil, nil)
  }

  /// The verdict, or which bytes are needed for it.
  ///
  /// Errors: those of ``FileIdentifier/identify(source:name:claimedType:)``, but none for bytes that have not come.
  public mutating func state(by identifier: FileIdentifier) throws(IdentificationError) -> State {
    if let state { return state }
    let state: State
    switch try attempt(by: identifier) {
    case .success(let found):
      state = .settled(found)
      known = KnownRanges()
    case .failure(let gap):
      missing = gap.range
      state = .needs(
        gap.range, soFar: identifier.estimate(known.prefix, name: name, claimedType: claimedType))
    }
    self.state = state
    return state
  }

  /// What has to come before there is a verdict.
  private struct Gap: Error {
    var range: Range<Int64>
  }

  private func attempt(by identifier: FileIdentifier) throws(IdentificationError)
    -> Result<Identification, Gap>
  {
    let found = try attempt(by: identifier, byteCount: byteCount)
    guard byteCount == nil, case .success(let verdict) = found else { return found }
    // What only the file's end proves, or the number of its bytes, is open as long as nobody says where that is.
    if verdict.certainty == .proven,
      case .success(verdict) = try attempt(by: identifier, byteCount: Self.farAway)
    {
      return found
    }
    return .failure(Gap(range: end..<end &+ Self.furtherCount))
  }

  private func attempt(
    by identifier: FileIdentifier, byteCount: Int64?
  ) throws(IdentificationError) -> Result<Identification, Gap> {
    let source = PartialSource(known, byteCount: byteCount)
    var found: Identification?
    do throws(IdentificationError) {
      found = try identifier.identify(source: source, name: name, claimedType: claimedType)
    } catch {
      if source.missing == nil { throw error }
    }
    // An answer that was given although a read had failed is none.
    if let found, source.missing == nil { return .success(found) }
    return .failure(Gap(range: source.missing ?? end..<end &+ 1))
  }

  /// How long a file is taken to be whose end is not in sight.
  private static let farAway = Int64.max >> 8
  /// How much more of a file is asked for whose end decides, where nobody says where it is.
  private static let furtherCount: Int64 = 64 << 10

  /// What of the bytes is kept: all while there is room, and then only what is needed.
  private func wanted(
    _ bytes: ArraySlice<UInt8>, at offset: Int64
  ) -> [(bytes: ArraySlice<UInt8>, offset: Int64)] {
    if known.byteCount + bytes.count <= Self.keptByteCount { return [(bytes, offset)] }
    let room = max(0, min(bytes.count, Self.keptByteCount - known.byteCount))
    let first = (bytes: bytes.prefix(room), offset: offset)
    guard let missing else { return [first] }
    let part = missing.clamped(to: offset..<offset + Int64(bytes.count))
    if part.isEmpty { return [first] }
    let start = bytes.startIndex + Int(part.lowerBound - offset)
    return [first, (bytes[start..<start + Int(part.upperBound - part.lowerBound)], part.lowerBound)]
  }
}

extension FileIdentifier {
  /// What a name and the first bytes of a file let expect of it; never proven, and no libmagic is asked.
  func estimate(_ prefix: [UInt8], name: String?, claimedType: UTType?) -> Identification {
    var result = nameOnly(name, claimedType)
    if !prefix.isEmpty {
      isEstimating = true
      defer { isEstimating = false }
      result = (try? identify(source: MemorySource(prefix), name: name, claimedType: claimedType)) ?? result
      // What a file seems to lack may still come.
      (result.damage, result.end, result.verification) = (nil, nil, nil)
    }
    if result.certainty == .proven { result.certainty = .likely }
    result.isIncomplete = true
    return result
  }
}
