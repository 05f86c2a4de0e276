#if !canImport(Darwin)
  /// A value that says how it travels: its representations, the most preferred first.
  ///
  /// It is the modern twin of ``ItemProviderReading`` and ``ItemProviderWriting``, under the names that Apple's
  /// CoreTransferable has. Unlike there it is `Sendable`, because loads end on other threads.
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
    /// What the type's representations are made of.
    associatedtype Representation: TransferRepresentation

    /// The representations, in the order of preference.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
  }

  /// One or more ways in which an item travels.
  ///
  /// ``DataRepresentation``, ``FileRepresentation``, ``CodableRepresentation`` and ``ProxyRepresentation`` are the ways there
  /// are; one of one's own is composed of them in ``body``.
  public protocol TransferRepresentation<Item>: Sendable {
    /// What is represented.
    associatedtype Item: Transferable
    /// The representations that this one is made of.
    associatedtype Body: TransferRepresentation

    /// What a representation of one's own is composed of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
  }

  /// Lists representations in the order of preference.
  @resultBuilder
  public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Takes one representation.
    public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content {
      content
    }

    /// Takes the first representation.
    public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first: Content) -> Content {
      first
    }

    /// Takes one more representation behind those before.
    public static func buildPartialBlock<
      First: TransferRepresentation<Item>, Next: TransferRepresentation<Item>
    >(
      accumulated: First, next: Next
    ) -> TransferRepresentationPair<First, Next> { TransferRepresentationPair(accumulated, next) }
  }

  /// Two representations, the preferred one first; the builder makes it.
  public struct TransferRepresentationPair<First: TransferRepresentation, Next: TransferRepresentation>:
    TransferRepresentation, PrimitiveTransferRepresentation
  where First.Item == Next.Item {
    /// What both represent.
    public typealias Item = First.Item

    private let first: First
    private let next: Next

    init(_ first: First, _ next: Next) { (self.first, self.next) = (first, next) }

    func forms(depth: Int) -> [TransferForm<Item>] {
      TransferForm.all(of: first, depth: depth) + TransferForm.all(of: next, depth: depth)
    }
  }

  extension Never: Transferable, TransferRepresentation {
    /// Nothing is represented by no representation.
    public typealias Item = Never
    // Proof: there is no value of `Never` to call it for.
    public static var transferRepresentation: Never { fatalError("nothing travels as Never") }
  }

  extension TransferRepresentation where Body == Never {
    /// Nothing: the ways that there are consist of no others.
    // Proof: only `forms(depth:)` asks, and not those whose body is `Never`.
    public var body: Never { fatalError("\(Self.self) is not composed of others") }
  }
#endif
