internal import ByteSources
public import FileIdentification
internal import MediaItems

/// Checks an upload while its bytes arrive, and returns which bytes are needed next.
///
/// Uploads that are too large are refused without any bytes; a wrong type usually takes the first few thousand. The decision
/// is that of ``UploadExaminer`` for the whole file, whatever the order and size of the chunks. A file is accepted only once
/// its length is received and its end has arrived.
///
/// ```swift
/// var upload = ProgressiveUpload(name: "IMG_0001.HEIC", byteCount: length)
/// for try await chunk in body {
///   upload.append(chunk)
///   if case .settled(let decision) = try upload.state(by: examiner), !decision.isAccepted { throw Refused(decision) }
/// }
/// upload.finish()
/// ```
///
/// Memory: the received bytes; limit them by the policy's ``UploadPolicy/byteCount``.
public struct ProgressiveUpload: Sendable {
  /// The progress of the decision.
  public enum State: Sendable {
    /// The final decision, whatever bytes follow.
    case settled(UploadDecision)
    /// The bytes that are needed next.
    case needs(Range<Int64>)
  }

  private let name: String?
  private var byteCount: Int64?
  private var received = LoadedRanges()
  private var end: Int64 = 0
  private var state: State?
  /// The end of the last range that was needed.
  private var lastEnd: Int64 = 0
  /// The last state, or nil once all bytes it needs have arrived.
  var cachedState: State? { state }

  /// Creates an upload without bytes; `byteCount` is the length in a header, if known.
  public init(name: String? = nil, byteCount: Int64? = nil) {
    (self.name, self.byteCount) = (name, byteCount.map { max(0, $0) })
  }

  /// Appends bytes.
  public mutating func append(_ bytes: [UInt8]) { add(bytes, at: end) }

  /// Adds bytes at an offset; bytes already received there are kept.
  public mutating func add(_ bytes: [UInt8], at offset: Int64) {
    guard offset >= 0, offset <= Self.maxOffset - Int64(bytes.count) else { return }
    if case .settled = state { return }
    end = max(end, offset + Int64(bytes.count))
    received.insert(bytes[...], at: offset)
    if case .needs(let range) = state, received.gap(in: range) == nil { state = nil }
  }

  /// Marks the end of the file after the last received byte.
  public mutating func finish() {
    if case .settled = state { return }
    guard byteCount.map({ end < $0 }) ?? true else { return }
    byteCount = end
    state = nil
  }

  private static let maxOffset = Int64.max >> 8
  private static let lookahead: Int64 = 64 << 10

  /// Returns the decision, or the bytes needed for it.
  ///
  /// Errors: those of ``UploadExaminer/examine(source:name:)``, except for missing bytes.
  public mutating func state(by examiner: UploadExaminer) throws(IdentificationError) -> State {
    if let state { return state }
    let state: State
    switch try attempt(by: examiner, byteCount ?? tooLarge(for: examiner.policy)) {
    case .failure(let gap): state = .needs(widened(gap.range, for: examiner.policy))
    case .success(let decision):
      let isFinal = byteCount == nil ? try isFinal(decision, by: examiner) : true
      state =
        isFinal ? .settled(decision) : .needs(widened(end..<end + Self.lookahead, for: examiner.policy))
      if isFinal { received = LoadedRanges() }
    }
    self.state = state
    return state
  }

  /// Extends a range that continues the last one by half of all before it, up to the size limit.
  ///
  /// A search to the file's end is then restarted only a few times.
  private mutating func widened(_ range: Range<Int64>, for policy: UploadPolicy) -> Range<Int64> {
    let isContinuation = range.lowerBound == lastEnd && lastEnd > 0
    let target = isContinuation ? range.lowerBound + range.lowerBound / 2 : 0
    let limit = policy.byteCount.map { min($0, Self.maxOffset) + 1 } ?? Self.maxOffset
    lastEnd = max(range.upperBound, min(target, byteCount ?? .max, limit))
    return range.lowerBound..<lastEnd
  }

  private struct Gap: Error {
    var range: Range<Int64>
  }

  private func attempt(
    by examiner: UploadExaminer, _ byteCount: Int64?
  ) throws(IdentificationError) -> Result<UploadDecision, Gap> {
    let source = PartialSource(received, byteCount: byteCount)
    var decision: UploadDecision?
    do throws(IdentificationError) { decision = try examiner.examine(source: source, name: name) } catch {
      if source.missing == nil { throw error }
    }
    if let decision, source.missing == nil { return .success(decision) }
    return .failure(Gap(range: source.missing ?? end..<end + 1))
  }

  /// Returns the length so far if it exceeds the limit already.
  private func tooLarge(for policy: UploadPolicy) -> Int64? {
    policy.byteCount.flatMap { end > $0 ? end : nil }
  }

  /// Returns true if a refusal holds wherever the file ends.
  private func isFinal(
    _ decision: UploadDecision, by examiner: UploadExaminer
  ) throws(IdentificationError) -> Bool {
    guard let code = decision.refusal?.code else { return false }
    if code == .tooLarge { return true }
    guard [.notAccepted, .name].contains(code), decision.item.file.identification.certainty == .proven,
      case .success(let far) = try attempt(by: examiner, Self.maxOffset)
    else { return false }
    return far.refusal?.code == code
  }
}
