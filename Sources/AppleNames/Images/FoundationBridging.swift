#if !canImport(Darwin)
  public import Foundation

  // Conformances that Foundation on Linux lacks; code that reads ImageIO's dictionaries relies on them.

  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool
    {
      result = CGFloat(source.doubleValue)
      return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }
  }

  extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
    /// Returns a `String`, so that `properties[kCGImagePropertyExifDictionary]` matches string keys.
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as String) }
  }
#endif
