/// One well-formed file and somebody who identifies beginnings of it.
///
/// ```swift
/// let file = FilePrefixes(name: "clip.mov", bytes: bytes, refines: { $0.conforms(to: $1) }) { beginning in
///   PrefixAnswer(type: sniff(beginning), isProven: false)
/// }
/// ```
public struct FilePrefixes<ProvidedType: Hashable & Sendable>: PrefixIdentifying, Sendable {
  public let name: String
  /// The whole file's bytes.
  public let bytes: [UInt8]
  private let identify: @Sendable ([UInt8]) -> PrefixAnswer<ProvidedType>
  private let isRefinement: @Sendable (ProvidedType, ProvidedType) -> Bool

  /// Creates the subject: `refines(a, b)` says whether `a` is `b`, below it, or carried by it.
  public init(
    name: String, bytes: [UInt8], refines: @escaping @Sendable (ProvidedType, ProvidedType) -> Bool,
    identify: @escaping @Sendable ([UInt8]) -> PrefixAnswer<ProvidedType>
  ) {
    self.name = name
    self.bytes = bytes
    isRefinement = refines
    self.identify = identify
  }

  /// How many bytes the whole file has.
  public var byteCount: Int { bytes.count }
  public func answer(prefix count: Int) -> PrefixAnswer<ProvidedType> { identify(Array(bytes.prefix(count))) }
  public func refines(_ type: ProvidedType, _ other: ProvidedType) -> Bool { isRefinement(type, other) }
}

/// What was said about the beginning of a file.
public struct PrefixAnswer<ProvidedType: Hashable & Sendable>: Hashable, Sendable {
  /// The type, or nil when nothing is known.
  public var type: ProvidedType?
  /// Whether the type is said to be certain, and not probable or provisional.
  public var isProven: Bool

  /// Creates an answer.
  public init(type: ProvidedType?, isProven: Bool) {
    self.type = type
    self.isProven = isProven
  }
}

/// What the laws about beginnings of files are checked against; ``FilePrefixes`` does for most.
public protocol PrefixIdentifying: SendableMetatype {
  /// What a sniffer answers with.
  associatedtype ProvidedType: Hashable, Sendable
  /// What to call the file.
  var name: String { get }
  /// How many bytes the whole file has.
  var byteCount: Int { get }
  /// The answer when the file's first `count` bytes are all there is.
  func answer(prefix count: Int) -> PrefixAnswer<ProvidedType>
  /// Whether one type is another, below it, or carried by it.
  func refines(_ type: ProvidedType, _ other: ProvidedType) -> Bool
}
