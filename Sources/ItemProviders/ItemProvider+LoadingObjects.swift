public import Foundation
internal import SystemCalls

// Loads of objects: instances of classes that read one of the registered types.
extension ItemProvider {
  /// Returns true if the class reads one of the registered types; the bytes are not checked.
  public func canLoadObject(ofClass aClass: any ItemProviderReading.Type) -> Bool {
    representation(readableBy: aClass) != nil
  }

  /// Loads the item as an instance of a class, which the caller casts.
  ///
  /// All bytes are loaded into memory: load movies as files instead. Errors: −1200 in ``errorDomain`` if the
  /// class reads none of the registered types or could not read the bytes, and those of
  /// ``loadDataRepresentation(forTypeIdentifier:completionHandler:)``.
  @discardableResult
  @preconcurrency
  @_disfavoredOverload
  public func loadObject(
    ofClass aClass: any ItemProviderReading.Type,
    completionHandler: @escaping @Sendable (sending (any ItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(readBy: aClass) { result, identifier in
      switch Self.erasedObject(of: aClass, result, identifier) {
      case .success(let object): completionHandler(object, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads the item as a value, such as `String`, `URL` or `Data`, without a cast.
  ///
  /// See ``loadObject(ofClass:completionHandler:)-(ItemProviderReading.Type,_)``.
  @discardableResult
  @preconcurrency
  public func loadObject<Value: ItemProviderValue>(
    ofClass aClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(readBy: aClass) { result, identifier in
      switch Self.object(of: aClass, result, identifier) {
      case .success(let object): completionHandler(object, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  func loadObject(
    readBy aClass: any ItemProviderReading.Type,
    _ completion: @escaping @Sendable (Result<Data, any Error>, String) -> Void
  ) -> LoadProgress {
    guard let representation = representation(readableBy: aClass) else {
      let load = Load<Data>(in: order) { completion($0, "") }
      load.start {
        load.answer { throw Self.notCoercible(to: aClass) }
        return nil
      }
      return load.progress
    }
    return loadData(representation, of: representation.identifier) {
      completion($0, representation.identifier)
    }
  }

  static func object<Class: ItemProviderReading>(
    of aClass: Class.Type, _ result: Result<Data, any Error>, _ identifier: String
  ) -> Result<Class, any Error> {
    result.flatMap { data in
      do {
        return .success(try aClass.object(withItemProviderData: data, typeIdentifier: identifier))
      } catch {
        return .failure(notCoercible(to: aClass, underlying: error))
      }
    }
  }

  private static func erasedObject<Class: ItemProviderReading>(
    of aClass: Class.Type, _ result: Result<Data, any Error>, _ identifier: String
  ) -> Result<any ItemProviderReading, any Error> {
    object(of: aClass, result, identifier).map { $0 }
  }

  /// Returns the first representation, in the provider's order, whose type the class reads.
  func representation(readableBy aClass: any ItemProviderReading.Type) -> Representation? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return state.withLock { $0.representations }.first { $0.conforms(toOneOf: readable) }
  }
}
