#if !canImport(Darwin)
  /// An unknown raw value of one of Apple's enumerations, preserved unchanged.
  ///
  /// Only the initializers of the enumerations create it, so it never contains a known value.
  public struct UnlistedNumber: Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    init(_ rawValue: Int) { self.rawValue = rawValue }
  }
#endif
