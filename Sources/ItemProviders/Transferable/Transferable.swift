#if !canImport(Darwin)
  /// A value that can be exported and imported with its representations, the most preferred first.
  ///
  /// The modern counterpart of ``ItemProviderReading`` and ``ItemProviderWriting``, with the names of Apple's
  /// CoreTransferable. Unlike there it is `Sendable`, because loads end on other threads.
  ///
  /// ```swift
  /// struct Clip: Transferable {
  ///   let url: URL
  ///   static var transferRepresentation: some TransferRepresentation {
  ///     FileRepresentation(contentType: .movie) { SentTransferredFile($0.url) } importing: { received in
  ///       Clip(url: try keep(received.file))  // the file is gone when this returns
  ///     }
  ///   }
  /// }
  /// let clip = try await provider.loadTransferable(type: Clip.self)
  /// ```
  public protocol Transferable: Sendable {
    /// The type of the representations.
    associatedtype Representation: TransferRepresentation

    /// The representations, in the order of preference.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
  }

  /// One or more representations of an item for transfer.
  ///
  /// Custom representations are composed in ``body`` of ``DataRepresentation``, ``FileRepresentation``,
  /// ``CodableRepresentation`` and ``ProxyRepresentation``.
  public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the represented item.
    associatedtype Item: Transferable
    /// The type of the composed representations.
    associatedtype Body: TransferRepresentation

    /// The composed representations.
    @TransferRepresentationBuilder<Item> var body: Body { get }
  }

  /// Builds a list of representations in the order of preference.
  @resultBuilder
  public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Builds one representation.
    public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content {
      content
    }

    /// Builds the first representation.
    public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first: Content) -> Content {
      first
    }

    /// Appends a representation.
    public static func buildPartialBlock<
      First: TransferRepresentation<Item>, Next: TransferRepresentation<Item>
    >(
      accumulated: First, next: Next
    ) -> TransferRepresentationPair<First, Next> { TransferRepresentationPair(accumulated, next) }
  }

  /// Two representations in the order of preference, created by the builder.
  public struct TransferRepresentationPair<First: TransferRepresentation, Next: TransferRepresentation>:
    TransferRepresentation, PrimitiveTransferRepresentation
  where First.Item == Next.Item {
    /// The type of the represented item.
    public typealias Item = First.Item

    private let first: First
    private let next: Next

    init(_ first: First, _ next: Next) { (self.first, self.next) = (first, next) }

    func forms(depth: Int) -> [TransferForm<Item>] {
      TransferForm.all(of: first, depth: depth) + TransferForm.all(of: next, depth: depth)
    }
  }

  extension Never: Transferable, TransferRepresentation {
    /// The item type of no representation.
    public typealias Item = Never
    // Proof: there is no value of `Never` to call it for.
    public static var transferRepresentation: Never { fatalError("nothing travels as Never") }
  }

  extension TransferRepresentation where Body == Never {
    /// Primitive representations have no body.
    // Proof: only `forms(depth:)` calls it, and not for types whose body is `Never`.
    public var body: Never { fatalError("\(Self.self) is not composed of others") }
  }
#endif
