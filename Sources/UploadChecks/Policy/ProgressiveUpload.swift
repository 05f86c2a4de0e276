internal import ByteSources
public import FileIdentification
internal import MediaItems

/// Holds an upload against a policy while its bytes come, and says which ones are needed next.
///
/// What is refused by its size needs none of them, and what is refused by its type the first few thousand as a rule. What it
/// settles on is what ``UploadExaminer`` says of the whole file, in whatever order and pieces its bytes came. The length has to
/// be known, or the end to come, before a file passes: what stands there may be what it is refused for.
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
/// Memory: the bytes that came; a server bounds them by the policy's ``UploadPolicy/byteCount``.
public struct ProgressiveUpload: Sendable {
  /// How far the decision is.
  public enum State: Sendable {
    /// The decision about the whole file, whatever comes.
    case settled(UploadDecision)
    /// These bytes decide what comes next.
    case needs(Range<Int64>)
  }

  private let name: String?
  private var byteCount: Int64?
  private var known = KnownRanges()
  private var end: Int64 = 0
  private var state: State?
  /// The end of the range that was needed last.
  private var lastEnd: Int64 = 0
  /// The state, where nothing needed has come since it was asked for.
  var knownState: State? { state }

  /// Creates an upload of which nothing has come; `byteCount` is what a header says, if it does.
  public init(name: String? = nil, byteCount: Int64? = nil) {
    (self.name, self.byteCount) = (name, byteCount.map { max(0, $0) })
  }

  /// Takes the bytes that follow those that came last.
  public mutating func append(_ bytes: [UInt8]) { add(bytes, at: end) }

  /// Takes bytes that lie at an offset; bytes that came before at their place stay.
  public mutating func add(_ bytes: [UInt8], at offset: Int64) {
    guard offset >= 0, offset <= Self.farthest - Int64(bytes.count) else { return }
    if case .settled = state { return }
    end = max(end, offset + Int64(bytes.count))
    known.insert(bytes[...], at: offset)
    if case .needs(let range) = state, known.gap(in: range) == nil { state = nil }
  }

  /// Says that the file ends behind the last byte that came.
  public mutating func finish() {
    if case .settled = state { return }
    guard byteCount.map({ end < $0 }) ?? true else { return }
    byteCount = end
    state = nil
  }

  private static let farthest = Int64.max >> 8
  private static let furtherCount: Int64 = 64 << 10

  /// The decision, or which bytes are needed for it.
  ///
  /// Errors: those of ``UploadExaminer/examine(source:name:)``, but none for bytes that have not come.
  public mutating func state(by examiner: UploadExaminer) throws(IdentificationError) -> State {
    if let state { return state }
    let state: State
    switch try attempt(by: examiner, byteCount ?? tooLarge(for: examiner.policy)) {
    case .failure(let gap): state = .needs(widened(gap.range, for: examiner.policy))
    case .success(let decision):
      let isFinal = byteCount == nil ? try stands(decision, by: examiner) : true
      state =
        isFinal ? .settled(decision) : .needs(widened(end..<end + Self.furtherCount, for: examiner.policy))
      if isFinal { known = KnownRanges() }
    }
    self.state = state
    return state
  }

  /// The range, longer by half of what came before it where it goes on from the one that was needed last.
  ///
  /// A search that reads a file to its end so starts anew a few times, and not with each piece. What is too large is not waited for.
  private mutating func widened(_ range: Range<Int64>, for policy: UploadPolicy) -> Range<Int64> {
    let goesOn = range.lowerBound == lastEnd && lastEnd > 0
    let wish = goesOn ? range.lowerBound + range.lowerBound / 2 : 0
    let most = policy.byteCount.map { min($0, Self.farthest) + 1 } ?? Self.farthest
    lastEnd = max(range.upperBound, min(wish, byteCount ?? .max, most))
    return range.lowerBound..<lastEnd
  }

  private struct Gap: Error {
    var range: Range<Int64>
  }

  private func attempt(
    by examiner: UploadExaminer, _ byteCount: Int64?
  ) throws(IdentificationError) -> Result<UploadDecision, Gap> {
    let source = PartialSource(known, byteCount: byteCount)
    var found: UploadDecision?
    do throws(IdentificationError) { found = try examiner.examine(source: source, name: name) } catch {
      if source.missing == nil { throw error }
    }
    if let found, source.missing == nil { return .success(found) }
    return .failure(Gap(range: source.missing ?? end..<end + 1))
  }

  /// The length so far, where that is more than may be already.
  private func tooLarge(for policy: UploadPolicy) -> Int64? {
    policy.byteCount.flatMap { end > $0 ? end : nil }
  }

  /// Whether a decision stands wherever the file ends.
  private func stands(
    _ decision: UploadDecision, by examiner: UploadExaminer
  ) throws(IdentificationError) -> Bool {
    guard let code = decision.refusal?.code else { return false }
    if code == .tooLarge { return true }
    guard [.notAccepted, .name].contains(code), decision.item.file.identification.certainty == .proven,
      case .success(let far) = try attempt(by: examiner, Self.farthest)
    else { return false }
    return far.refusal?.code == code
  }
}
