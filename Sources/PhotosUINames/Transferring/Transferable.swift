#if !canImport(Darwin)
  public import Foundation

  /// What can be handed over as bytes or a file, and be made of them again: item providers' modern twin.
  ///
  /// ```swift
  /// struct Movie: Transferable {
  ///   let url: URL
  ///   static var transferRepresentation: some TransferRepresentation {
  ///     FileRepresentation(importedContentType: .movie) { received in Movie(url: try keep(received.file)) }
  ///   }
  /// }
  /// let movie = try await item.loadTransferable(type: Movie.self)
  /// ```
  public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation

    /// The ways in which it travels, the most preferred first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
  }

  /// One or several ways in which an item travels.
  public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation

    /// What it is made of.
    var body: Body { get }

    /// What it comes down to; those of its body unless it says otherwise.
    var ways: [TransferWay<Item>] { get }
  }

  extension TransferRepresentation where Body.Item == Item {
    public var ways: [TransferWay<Item>] { body.ways }
  }

  extension TransferRepresentation where Body == Never {
    public var body: Never { preconditionFailure("a representation of its own has no body") }
  }

  extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public static var transferRepresentation: Never { preconditionFailure("there is no Never") }
    public var ways: [TransferWay<Never>] { [] }
  }

  /// A file to hand over.
  public struct SentTransferredFile: Sendable {
    public let file: URL
    /// Whether the receiver may have the original; otherwise it gets a copy.
    public let allowAccessingOriginalFile: Bool

    /// Hands over a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
      self.file = file
      self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
  }

  /// A file that was handed over.
  public struct ReceivedTransferredFile: Sendable {
    /// Where it is while the item is made of it.
    public let file: URL
    /// Whether it is its owner's; a copy is gone once the item is made.
    public let isOriginalFile: Bool
  }

  /// Who may see a representation.
  public enum TransferRepresentationVisibility: Int, Hashable, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
  }
#endif
