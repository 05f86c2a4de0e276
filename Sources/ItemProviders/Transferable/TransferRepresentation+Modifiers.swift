#if !canImport(Darwin)
  extension TransferRepresentation {
    /// Offers these ways only for items that fulfil a condition.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
      -> some TransferRepresentation<Item>
    {
      ModifiedTransferRepresentation(self) { form in
        let before = form.condition
        form.condition = { item in (before?(item) ?? true) && condition(item) }
      }
    }

    /// The name for a file made of an item.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
      suggestedFileName { _ in fileName }
    }

    /// The name for a file made of an item, which the item tells; nil is none.
    public func suggestedFileName(
      _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
      ModifiedTransferRepresentation(self) { $0.suggestedFileName = fileName }
    }

    /// Who is to see these ways.
    public func visibility(
      _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Item> {
      ModifiedTransferRepresentation(self) { $0.visibility = visibility.ofProvider }
    }
  }

  /// Ways that differ in something from those of another representation.
  private struct ModifiedTransferRepresentation<Content: TransferRepresentation>:
    PrimitiveTransferRepresentation
  {
    typealias Item = Content.Item

    let content: Content
    let change: @Sendable (inout TransferForm<Item>) -> Void

    init(_ content: Content, _ change: @escaping @Sendable (inout TransferForm<Item>) -> Void) {
      (self.content, self.change) = (content, change)
    }

    func forms(depth: Int) -> [TransferForm<Item>] {
      TransferForm.all(of: content, depth: depth).map { form in
        var form = form
        change(&form)
        return form
      }
    }
  }
#endif
