public import Foundation

extension ItemProvider {
  /// Creates a provider of an object, in all the types that it can be written as.
  public convenience init(object: any ItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Promises an object in all the types that it can be written as.
  ///
  /// It is asked for its bytes when they are loaded, by one thread at a time. What else is done with it meanwhile is
  /// the caller's to keep in order.
  public func registerObject(
    _ object: any ItemProviderWriting, visibility: ItemProviderRepresentationVisibility
  ) {
    let own = SharedObject(object)
    for identifier in object.writableTypeIdentifiersForItemProvider {
      let seen = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: identifier)
      register(
        Representation(
          identifier: identifier, visibility: Self.narrower(visibility, seen),
          promise: .data { own.loadData(identifier, $0) }, object: Self.item(object, as: identifier)))
    }
  }

  /// The item that is handed over of an object; nil where its bytes are, as of texts and files' addresses that are dragged.
  private static func item(_ object: any ItemProviderWriting, as identifier: String) -> HandedItem? {
    switch object {
    case let text as NSString where identifier == "public.url":
      NSURL(string: text as String).map(HandedItem.init)
    case is NSString, is NSAttributedString: nil
    case let url as NSURL where url.isFileURL && identifier == "public.file-url": nil
    default: (object as? any NSSecureCoding).map(HandedItem.init)
    }
  }

  /// Promises an object that does not exist yet, in all the types that its class can be written as.
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
    let making = handler { object, error in
      guard let object else { return completion(nil, error) }
      guard isInstance(object, of: aClass) else {
        return completion(nil, unexpectedClass(type(of: object), insteadOf: aClass))
      }
      progress.handlerEnded()
      progress.adopt(
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion))
    }
    if let making { progress.adoptHandler(making) }
    return progress
  }

  private static func isInstance<Class>(_ object: Any, of aClass: Class.Type) -> Bool { object is Class }

  private static func narrower(
    _ a: ItemProviderRepresentationVisibility, _ b: ItemProviderRepresentationVisibility
  ) -> ItemProviderRepresentationVisibility { a.rawValue >= b.rawValue ? a : b }
}

/// An object that several loads may ask for its bytes.
///
/// Unchecked, because any class can be written: the object is touched only by ``loadData(_:_:)``, under the lock, which
/// is recursive so that an object which loads itself meanwhile does not wait for itself.
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
