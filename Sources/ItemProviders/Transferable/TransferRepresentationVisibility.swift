#if !canImport(Darwin)
  /// The visibility of a transfer representation.
  public struct TransferRepresentationVisibility: Hashable, Sendable {
    /// The corresponding visibility of an item provider's representation.
    let ofProvider: ItemProviderRepresentationVisibility

    /// Every process.
    public static let all = Self(ofProvider: .all)
    /// Programs of the same development team.
    public static let team = Self(ofProvider: .team)
    /// Programs of the same group.
    public static let group = Self(ofProvider: .group)
    /// Only the process that owns the item.
    public static let ownProcess = Self(ofProvider: .ownProcess)

    /// Returns true if `others` see a representation with this visibility.
    func includes(_ others: Self) -> Bool { ofProvider.rawValue <= others.ofProvider.rawValue }
  }
#endif
