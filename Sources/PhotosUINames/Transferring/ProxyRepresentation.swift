#if !canImport(Darwin)
  /// An item as another one that travels already: better listed behind the item's own representations.
  public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public typealias Body = Never
    public let ways: [TransferWay<Item>]

    /// An item that is turned into another one and made of it.
    public init(
      exporting: @escaping @Sendable (Item) async throws -> Proxy,
      importing: @escaping @Sendable (Proxy) async throws -> Item
    ) { ways = Self.ways(exporting, importing) }

    /// An item that is turned into another one.
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
      ways = Self.ways(exporting, nil)
    }

    /// An item that is made of another one.
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
      ways = Self.ways(nil, importing)
    }

    private static func ways(
      _ exporting: (@Sendable (Item) async throws -> Proxy)?,
      _ importing: (@Sendable (Proxy) async throws -> Item)?
    ) -> [TransferWay<Item>] {
      Proxy.transferWays.map { $0.proxied(exporting: exporting, importing: importing) }
        .filter { $0.exporting != nil || $0.importing != nil }
    }
  }

  extension Transferable {
    /// All ways in which items of this type travel, the most preferred first.
    static var transferWays: [TransferWay<Self>] {
      // The builder admits nothing else.
      transferRepresentation.ways as? [TransferWay<Self>] ?? []
    }
  }
#endif
