#if !canImport(Darwin)
  /// An audience of a way of an item: the words of `Transferable`, beside those of item providers.
  public struct TransferRepresentationVisibility: Hashable, Sendable {
    /// The same for a provider that the item is registered with.
    let ofProvider: ItemProviderRepresentationVisibility

    /// Every process.
    public static let all = Self(ofProvider: .all)
    /// Programs of the same development team.
    public static let team = Self(ofProvider: .team)
    /// Programs of the same group.
    public static let group = Self(ofProvider: .group)
    /// Only the process that has the item.
    public static let ownProcess = Self(ofProvider: .ownProcess)

    /// Whether what is for these is for `others` too: who sees least sees only what is for all.
    func includes(_ others: Self) -> Bool { ofProvider.rawValue <= others.ofProvider.rawValue }
  }
#endif
