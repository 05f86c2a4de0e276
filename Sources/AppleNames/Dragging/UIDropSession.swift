#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders
  internal import SystemCalls

  // UIKit's drag and drop without a user interface: dropped items, and loading them.

  /// A dragged item: an item provider and an object of the dragging app.
  @preconcurrency @MainActor public final class UIDragItem: NSObject {
    /// The provider of the item.
    public let itemProvider: ItemProvider
    /// An object of the dragging app.
    public var localObject: Any?

    /// Creates a dragged item of a provider.
    public init(itemProvider: ItemProvider) { self.itemProvider = itemProvider }
  }

  /// A drop of items.
  @preconcurrency @MainActor public protocol UIDropSession: AnyObject {
    /// The dragged items.
    var items: [UIDragItem] { get }
  }

  extension UIDropSession {
    /// Returns true if an item conforms to a type of the list.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
      items.contains { item in
        typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
      }
    }

    /// Returns true if an item can be loaded as a class.
    public func canLoadObjects(ofClass aClass: any ItemProviderReading.Type) -> Bool {
      items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    /// Loads all items that a class reads and passes them in order to `completion` on the main queue.
    ///
    /// Items that fail to load are left out. The progress counts the items.
    @discardableResult
    @_disfavoredOverload
    public func loadObjects(
      ofClass aClass: any ItemProviderReading.Type,
      completion: @escaping ([any ItemProviderReading]) -> Void
    ) -> Progress { load(aClass, completion) }

    /// Loads all items as values, such as `String` or `URL`; see
    /// ``loadObjects(ofClass:completion:)-(ItemProviderReading.Type,_)``.
    @discardableResult
    public func loadObjects<Value: ItemProviderValue>(
      ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress { load(aClass) { completion($0.compactMap { $0 as? Value }) } }

    /// Returns true if an item can be loaded as a value whose bridged class conforms to `ItemProviderReading`.
    @_disfavoredOverload
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: ItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }

    /// Loads all items as values whose bridged class conforms to `ItemProviderReading`.
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
      let objects = Guarded([Int: LoadedObject]())
      let group = DispatchGroup()
      let handler = Handler(completion)
      for (index, provider) in providers.enumerated() {
        group.enter()
        let load = provider.loadObject(ofClass: aClass) { object, _ in
          let loaded = object.map(LoadedObject.init)
          objects.withLock { $0[index] = loaded }
          group.leave()
        }
        progress.addChild(load, withPendingUnitCount: 1)
      }
      group.notify(queue: .main) {
        let all = objects.withLock { $0 }
        handler.call(providers.indices.compactMap { all[$0]?.object })
      }
      return progress
    }
  }

  /// A loaded object passed to the main queue.
  ///
  /// Unchecked, because an `ItemProviderReading` class need not be sendable: each object is passed only once.
  private struct LoadedObject: @unchecked Sendable {
    let object: any ItemProviderReading
  }

  /// A simulated drop.
  @preconcurrency @MainActor public final class DroppedItems: NSObject, UIDropSession {
    /// The dragged items.
    public let items: [UIDragItem]

    /// Creates a drop of items of providers.
    public init(_ providers: [ItemProvider]) {
      ItemProvider.order(providers)
      items = providers.map { UIDragItem(itemProvider: $0) }
    }
  }

  /// An interaction that accepts drops.
  @preconcurrency @MainActor public final class UIDropInteraction: NSObject {
    /// The delegate that handles drops.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// Creates an interaction for a delegate.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

    /// Simulates a drop: passes the items to the delegate if it accepts them, else returns false.
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

  /// A handler of drops.
  @preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Returns true if the delegate can handle a drop; by default true.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Returns the operation for a drop; by default cancel.
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// Handles the dropped items.
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

  /// The operation of a drop.
  public enum UIDropOperation: UInt, Hashable, Sendable, CaseIterable {
    case cancel = 0
    case forbidden = 1
    case copy = 2
    case move = 3
  }

  /// A delegate's proposal for a drop.
  public final class UIDropProposal: NSObject, Sendable {
    /// The operation.
    public let operation: UIDropOperation

    /// Creates a proposal of an operation.
    public init(operation: UIDropOperation) { self.operation = operation }
  }
#endif
