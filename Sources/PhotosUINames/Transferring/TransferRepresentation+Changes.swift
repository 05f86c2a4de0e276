#if !canImport(Darwin)
  internal import ItemProviders

  /// A representation with something about it changed.
  public struct ChangedTransferRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    public let ways: [TransferWay<Item>]
  }

  extension TransferRepresentation {
    /// Hands an item over in this way only when it fits.
    public func exportingCondition(
      _ condition: @escaping @Sendable (Item) -> Bool
    ) -> ChangedTransferRepresentation<Item> {
      changed { way in
        let earlier = way.isExported
        way.isExported = { earlier($0) && condition($0) }
      }
    }

    /// The name for a file of an item.
    public func suggestedFileName(_ fileName: String) -> ChangedTransferRepresentation<Item> {
      suggestedFileName { _ in fileName }
    }

    /// The name for a file of an item.
    public func suggestedFileName(
      _ fileName: @escaping @Sendable (Item) -> String?
    ) -> ChangedTransferRepresentation<Item> {
      changed { $0.fileName = fileName }
    }

    /// Who may see it.
    public func visibility(
      _ visibility: TransferRepresentationVisibility
    ) -> ChangedTransferRepresentation<Item> {
      changed { $0.visibility = ItemProviderRepresentationVisibility(rawValue: visibility.rawValue) ?? .all }
    }

    private func changed(_ change: (inout TransferWay<Item>) -> Void) -> ChangedTransferRepresentation<Item> {
      var ways = ways
      for index in ways.indices { change(&ways[index]) }
      return ChangedTransferRepresentation(ways: ways)
    }
  }
#endif
