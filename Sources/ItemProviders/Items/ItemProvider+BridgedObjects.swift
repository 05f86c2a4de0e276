#if !canImport(Darwin)
  public import Foundation

  // For code that is generic over bridged values; `String`, `URL` and `Data` themselves load as ``ItemProviderValue``.
  extension ItemProvider {
    /// Whether a registered type is one that the value's class reads; it says nothing about the bytes.
    @_disfavoredOverload
    public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: ItemProviderReading { canLoadObject(ofClass: Value._ObjectiveCType.self) }

    /// Loads the item as a value that is bridged to a class which reads items.
    ///
    /// See ``loadObject(ofClass:completionHandler:)-(ItemProviderReading.Type,_)``.
    @discardableResult
    @preconcurrency
    @_disfavoredOverload
    public func loadObject<Value: _ObjectiveCBridgeable>(
      ofClass aClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: ItemProviderReading {
      let bridge = Bridge<Value>()
      return loadObject(readBy: Value._ObjectiveCType.self) { result, identifier in
        switch bridge.value(of: result, identifier) {
        case .success(let value): completionHandler(value, nil)
        case .failure(let error): completionHandler(nil, error)
        }
      }
    }
  }

  /// Makes a value of the class that it is bridged to.
  ///
  /// Unchecked, because the compiler counts the value's type among what moves between threads: it has no state.
  private struct Bridge<Value: _ObjectiveCBridgeable>: @unchecked Sendable
  where Value._ObjectiveCType: ItemProviderReading {
    func value(of result: Result<Data, any Error>, _ identifier: String) -> Result<Value, any Error> {
      ItemProvider.object(of: Value._ObjectiveCType.self, result, identifier).flatMap { object in
        var value: Value?
        guard Value._conditionallyBridgeFromObjectiveC(object, result: &value), let value else {
          return .failure(ItemProvider.notCoercible(to: Value.self))
        }
        return .success(value)
      }
    }
  }
#endif
