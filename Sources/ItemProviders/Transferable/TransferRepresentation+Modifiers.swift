#if !canImport(Darwin)
  // Modifiers of transfer representations: condition, file name and visibility.
  extension TransferRepresentation {
    /// Exports only items that meet a condition.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
      -> some TransferRepresentation<Item>
    {
      ModifiedTransferRepresentation(self) { form in
        let before = form.condition
        form.condition = { item in (before?(item) ?? true) && condition(item) }
      }
    }

    /// Sets the name of exported files.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
      suggestedFileName { _ in fileName }
    }

    /// Sets the name of exported files depending on the item; nil for no name.
    public func suggestedFileName(
      _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
      ModifiedTransferRepresentation(self) { $0.suggestedFileName = fileName }
    }

    /// Sets the visibility of the representation.
    public func visibility(
      _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Item> {
      ModifiedTransferRepresentation(self) { $0.visibility = visibility.ofProvider }
    }
  }

  /// A representation with a changed property.
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
