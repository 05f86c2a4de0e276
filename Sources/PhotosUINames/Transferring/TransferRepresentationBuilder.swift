#if !canImport(Darwin)
  /// Lists an item's representations, one a line.
  @resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
      accumulated: First, next: Next
    ) -> TransferRepresentationPair<First, Next> where First.Item == Item, Next.Item == Item {
      TransferRepresentationPair(first: accumulated, next: next)
    }
  }

  /// Representations, and one behind them.
  public struct TransferRepresentationPair<First: TransferRepresentation, Next: TransferRepresentation>:
    TransferRepresentation
  where First.Item == Next.Item {
    public typealias Item = First.Item
    public typealias Body = Never

    let first: First
    let next: Next

    public var ways: [TransferWay<Item>] { first.ways + next.ways }
  }
#endif
