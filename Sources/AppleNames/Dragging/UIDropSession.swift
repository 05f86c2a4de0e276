#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders
  internal import SystemCalls

  /// One item that is dragged.
  @preconcurrency @MainActor public final class UIDragItem: NSObject {
    /// What the item can be had as.
    public let itemProvider: ItemProvider
    /// What the app that drags knows it by.
    public var localObject: Any?

    /// Drags what a provider promises.
    public init(itemProvider: ItemProvider) { self.itemProvider = itemProvider }
  }

  /// What a drop hands over.
  @preconcurrency @MainActor public protocol UIDropSession: AnyObject {
    /// What is dragged.
    var items: [UIDragItem] { get }
  }

  extension UIDropSession {
    /// Whether an item has a type of the list, or one below it.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
      items.contains { item in
        typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
      }
    }

    /// Whether an item can be loaded as a class.
    public func canLoadObjects(ofClass aClass: any ItemProviderReading.Type) -> Bool {
      items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    /// Loads all items that a class reads, in their order, and hands them over on the main queue.
    ///
    /// What fails to load is left out. The progress counts the items.
    @discardableResult
    @_disfavoredOverload
    public func loadObjects(
      ofClass aClass: any ItemProviderReading.Type,
      completion: @escaping ([any ItemProviderReading]) -> Void
    ) -> Progress { load(aClass, completion) }

    /// Loads all items as values, as `String` or `URL`; see ``loadObjects(ofClass:completion:)-(ItemProviderReading.Type,_)``.
    @discardableResult
    public func loadObjects<Value: ItemProviderValue>(
      ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress { load(aClass) { completion($0.compactMap { $0 as? Value }) } }

    /// Whether an item can be loaded as a value that is bridged to a class which reads items.
    @_disfavoredOverload
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: ItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }

    /// Loads all items as values that are bridged to a class which reads items.
    ///
    /// See ``loadObjects(ofClass:completion:)-(ItemProviderReading.Type,_)``.
    @discardableResult
    @_disfavoredOverload
    public func loadObjects<Value: _ObjectiveCBridgeable>(
      ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress where Value._ObjectiveCType: ItemProviderReading {
      load(Value._ObjectiveCType.self) { objects in
        completion(
          objects.compactMap { object in
            var value: Value?
            guard let object = object as? Value._ObjectiveCType,
              Value._conditionallyBridgeFromObjectiveC(object, result: &value)
            else { return nil }
            return value
          })
      }
    }

    private func load(
      _ aClass: any ItemProviderReading.Type, _ completion: @escaping ([any ItemProviderReading]) -> Void
    ) -> Progress {
      let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
      let progress = Progress(totalUnitCount: Int64(providers.count))
      let found = Guarded([Int: LoadedObject]())
      let group = DispatchGroup()
      let handler = Handler(completion)
      for (index, provider) in providers.enumerated() {
        group.enter()
        let load = provider.loadObject(ofClass: aClass) { object, _ in
          let own = object.map(LoadedObject.init)
          found.withLock { $0[index] = own }
          group.leave()
        }
        progress.addChild(load, withPendingUnitCount: 1)
      }
      group.notify(queue: .main) {
        let all = found.withLock { $0 }
        handler.call(providers.indices.compactMap { all[$0]?.object })
      }
      return progress
    }
  }

  /// An object on its way to the main queue.
  ///
  /// Unchecked, because a class that reads items need not be sendable: each object is handed over once.
  private struct LoadedObject: @unchecked Sendable {
    let object: any ItemProviderReading
  }

  /// A drop without a finger: what a test drops.
  @preconcurrency @MainActor public final class DroppedItems: NSObject, UIDropSession {
    /// What is dragged.
    public let items: [UIDragItem]

    /// Drops what providers promise.
    public init(_ providers: [ItemProvider]) {
      ItemProvider.order(providers)
      items = providers.map { UIDragItem(itemProvider: $0) }
    }
  }

  /// Where a view takes drops.
  @preconcurrency @MainActor public final class UIDropInteraction: NSObject {
    /// Whoever handles what is dropped.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// Takes drops for a delegate.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

    /// Drops items, as a finger does: the delegate is asked whether it takes them, then hands them over; false when not.
    @discardableResult
    public func drop(_ providers: [ItemProvider]) -> Bool {
      let session = DroppedItems(providers)
      guard let delegate, delegate.dropInteraction(self, canHandle: session) else { return false }
      let proposal = delegate.dropInteraction(self, sessionDidUpdate: session)
      guard proposal.operation == .copy || proposal.operation == .move else { return false }
      delegate.dropInteraction(self, performDrop: session)
      return true
    }
  }

  /// Who takes drops.
  @preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether it takes something of this; all, unless it says otherwise.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// What becomes of the items; nothing, unless it says otherwise.
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// Takes the items.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  }

  extension UIDropInteractionDelegate {
    public func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { true }

    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  }

  /// What becomes of items that are dropped.
  public enum UIDropOperation: UInt, Hashable, Sendable, CaseIterable {
    case cancel = 0
    case forbidden = 1
    case copy = 2
    case move = 3
  }

  /// What a delegate says of a drop.
  public final class UIDropProposal: NSObject, Sendable {
    /// What the drop would do.
    public let operation: UIDropOperation

    /// Creates a proposal of an operation.
    public init(operation: UIDropOperation) { self.operation = operation }
  }
#endif
