// The memory rules of load plans: a formula for each call's peak memory.
extension LoadPlan {
  /// The peak memory of a call.
  ///
  /// Estimates are for one item's call; the memory that the caller retains for several items adds up.
  public struct MemoryRule: Hashable, Sendable {
    /// A formula for the memory of a call.
    public enum Formula: String, Hashable, Sendable, CaseIterable {
      /// Width × height × 4.
      case decodedPicture
      /// The item's size in bytes.
      case wholeItem
      /// ``LoadPlan/copiedPiece``, independent of the item's size.
      case copiedInPieces
      /// Nothing.
      case nothing = "none"
    }

    /// The call.
    public let call: Call
    /// The loaded class; nil for calls that load none.
    public let targetClass: TargetClass?
    /// The formula for the memory.
    public let formula: Formula
    /// The reason.
    public let because: String

    /// Returns the bytes in a situation; nil if a size is unknown.
    public func bytes(in situation: LoadSituation) -> Int64? {
      switch formula {
      case .decodedPicture: situation.decodedBytes
      case .wholeItem: situation.byteSize.flatMap { $0 >= 0 ? $0 : nil }
      case .copiedInPieces: LoadPlan.copiedPiece
      case .nothing: 0
      }
    }
  }

  /// The bytes of a file that are in memory while it is copied.
  public static let copiedPiece: Int64 = 65_536

  /// The memory rules, one for each call.
  public static let memoryRules = [
    MemoryRule(
      call: .loadObject, targetClass: .image, formula: .decodedPicture,
      because: "four bytes a pixel once decoded, beside which the encoded bytes are few"),
    MemoryRule(
      call: .loadObject, targetClass: .livePhoto, formula: .wholeItem,
      because: "the class reads both halves from one archive in memory"),
    MemoryRule(
      call: .loadDataRepresentation, targetClass: nil, formula: .wholeItem,
      because: "all bytes at once, and a folder as an archive of them"),
    MemoryRule(
      call: .loadFileRepresentation, targetClass: nil, formula: .copiedInPieces,
      because: "a copy on disk: what the caller then reads from it is the caller's"),
    MemoryRule(
      call: .loadInPlaceFileRepresentation, targetClass: nil, formula: .nothing,
      because: "no byte is moved"),
    MemoryRule(
      call: .loadItem, targetClass: nil, formula: .wholeItem,
      because: "the object as it is provided; a file comes as its address, and no address takes 64 KiB"),
  ]

  static func memoryRule(_ call: Call, _ targetClass: TargetClass?) -> MemoryRule? {
    memoryRules.first { $0.call == call && $0.targetClass == targetClass }
  }
}

extension LoadPlan.MemoryRule.Formula {
  /// The formula in words.
  public var words: String {
    switch self {
    case .decodedPicture: "width × height × 4"
    case .wholeItem: "the item's size"
    case .copiedInPieces: "\(LoadPlan.copiedPiece >> 10) KiB"
    case .nothing: "0"
    }
  }
}

extension LoadPlan.Step {
  init(
    turn: LoadPlan.Turn, call: LoadPlan.Call, identifier: String, targetClass: LoadPlan.TargetClass?,
    reason: String, isAddress: Bool = false, in situation: LoadSituation
  ) {
    self.turn = turn
    self.call = call
    self.identifier = identifier
    self.targetClass = targetClass
    needsTranscoding = situation.needsTranscoding.contains(identifier)
    // The reasons of a row apply to existing representations.
    self.reason = needsTranscoding ? "another encoding of it; needs transcoding: not done here" : reason
    // The memory of a transcoder and the size of its result are unknown.
    estimatedPeakBytes =
      needsTranscoding
      ? nil
      : isAddress
        ? LoadPlan.copiedPiece : LoadPlan.memoryRule(call, targetClass).flatMap { $0.bytes(in: situation) }
  }
}
