#if !canImport(Darwin)
  public import Foundation

  // Loads of values bridged to Foundation classes, for generic code.
  //
  // `String`, `URL` and `Data` load as ``ItemProviderValue`` instead.
  extension ItemProvider {
    /// Returns true if the value's class reads one of the registered types; the bytes are not checked.
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

  /// Converts an object to the value that it is bridged to.
  ///
  /// Unchecked, because the compiler requires the value's type to be sendable: there is no state.
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
