public import Foundation

extension ItemProvider {
  /// Creates a provider of an object with all types that it can be written as.
  public convenience init(object: any ItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Registers an object with all types that it can be written as.
  ///
  /// The object is written when it is loaded, by one thread at a time. The caller synchronizes all other
  /// access to it.
  public func registerObject(
    _ object: any ItemProviderWriting, visibility: ItemProviderRepresentationVisibility
  ) {
    let shared = SharedObject(object)
    for identifier in object.writableTypeIdentifiersForItemProvider {
      let seen = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: identifier)
      register(
        Representation(
          identifier: identifier, visibility: Self.narrower(visibility, seen),
          promise: .data { shared.loadData(identifier, $0) }, object: Self.item(object, as: identifier)))
    }
  }

  /// Returns the object that is loaded as an item, or nil if its bytes are, as for dragged texts and file
  /// URLs.
  private static func item(_ object: any ItemProviderWriting, as identifier: String) -> SendableItem? {
    switch object {
    case let text as NSString where identifier == "public.url":
      NSURL(string: text as String).map(SendableItem.init)
    case is NSString, is NSAttributedString: nil
    case let url as NSURL where url.isFileURL && identifier == "public.file-url": nil
    default: (object as? any NSSecureCoding).map(SendableItem.init)
    }
  }

  /// Registers an object that is created on request, with all types that its class can be written as.
  ///
  /// The handler is called for each load.
  public func registerObject(
    ofClass aClass: any ItemProviderWriting.Type, visibility: ItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any ItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for identifier in aClass.writableTypeIdentifiersForItemProvider {
      let seen = aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: identifier)
      let promise: Representation.DataHandler = { completion in
        Self.load(aClass, as: identifier, from: loadHandler, completion)
      }
      register(
        Representation(
          identifier: identifier, visibility: Self.narrower(visibility, seen), promise: .data(promise)))
    }
  }

  private static func load(
    _ aClass: any ItemProviderWriting.Type, as identifier: String,
    from handler:
      @Sendable (@escaping @Sendable ((any ItemProviderWriting)?, (any Error)?) -> Void) ->
      Progress?,
    _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let progress = LoadProgress()
    let handlerProgress = handler { object, error in
      guard let object else { return completion(nil, error) }
      guard isInstance(object, of: aClass) else {
        return completion(nil, unexpectedClass(type(of: object), insteadOf: aClass))
      }
      progress.handlerEnded()
      progress.adopt(
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion))
    }
    if let handlerProgress { progress.adoptHandler(handlerProgress) }
    return progress
  }

  private static func isInstance<Class>(_ object: Any, of aClass: Class.Type) -> Bool { object is Class }

  private static func narrower(
    _ a: ItemProviderRepresentationVisibility, _ b: ItemProviderRepresentationVisibility
  ) -> ItemProviderRepresentationVisibility { a.rawValue >= b.rawValue ? a : b }
}

/// An object that several loads may write.
///
/// Unchecked, because any class can be written. The object is accessed only by ``loadData(_:_:)``, under the
/// lock, which is recursive because an object may load itself.
private final class SharedObject: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private let object: any ItemProviderWriting

  init(_ object: any ItemProviderWriting) { self.object = object }

  func loadData(
    _ identifier: String, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    lock.withLock {
      object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
    }
  }
}
