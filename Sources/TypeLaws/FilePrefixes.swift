/// A well-formed file and a detector that identifies its prefixes.
///
/// ```swift
/// let file = FilePrefixes(name: "clip.mov", bytes: bytes, refines: { $0.conforms(to: $1) }) { beginning in
///   PrefixAnswer(type: sniff(beginning), isProven: false)
/// }
/// ```
public struct FilePrefixes<ProvidedType: Hashable & Sendable>: PrefixIdentifying, Sendable {
  public let name: String
  /// The bytes of the whole file.
  public let bytes: [UInt8]
  private let identify: @Sendable ([UInt8]) -> PrefixAnswer<ProvidedType>
  private let isRefinement: @Sendable (ProvidedType, ProvidedType) -> Bool

  /// Creates a subject; `refines(a, b)` returns true if `a` is `b`, conforms to it, or is carried by it.
  public init(
    name: String, bytes: [UInt8], refines: @escaping @Sendable (ProvidedType, ProvidedType) -> Bool,
    identify: @escaping @Sendable ([UInt8]) -> PrefixAnswer<ProvidedType>
  ) {
    self.name = name
    self.bytes = bytes
    isRefinement = refines
    self.identify = identify
  }

  /// The size of the whole file in bytes.
  public var byteCount: Int { bytes.count }
  public func answer(prefix count: Int) -> PrefixAnswer<ProvidedType> { identify(Array(bytes.prefix(count))) }
  public func refines(_ type: ProvidedType, _ other: ProvidedType) -> Bool { isRefinement(type, other) }
}

/// The result of identifying a prefix.
public struct PrefixAnswer<ProvidedType: Hashable & Sendable>: Hashable, Sendable {
  /// The type, or nil if unknown.
  public var type: ProvidedType?
  /// True if the type is certain, and not probable or provisional.
  public var isProven: Bool

  /// Creates an answer.
  public init(type: ProvidedType?, isProven: Bool) {
    self.type = type
    self.isProven = isProven
  }
}

/// A subject of the laws about prefixes; ``FilePrefixes`` suits most uses.
public protocol PrefixIdentifying: SendableMetatype {
  /// The type that a detector returns.
  associatedtype ProvidedType: Hashable, Sendable
  /// The name of the file.
  var name: String { get }
  /// The size of the whole file in bytes.
  var byteCount: Int { get }
  /// Returns the result for the first `count` bytes alone.
  func answer(prefix count: Int) -> PrefixAnswer<ProvidedType>
  /// Returns true if one type is another, conforms to it, or is carried by it.
  func refines(_ type: ProvidedType, _ other: ProvidedType) -> Bool
}
