#if !canImport(Darwin)
  /// A number that Apple's headers did not list when this was written: it is kept as it came.
  ///
  /// Only the initialisers of the enumerations that hold one make it, so that no listed number is hidden in it.
  public struct UnlistedNumber: Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    init(_ rawValue: Int) { self.rawValue = rawValue }
  }
#endif
