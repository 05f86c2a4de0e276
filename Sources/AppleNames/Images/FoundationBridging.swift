#if !canImport(Darwin)
  public import Foundation

  // What Apple's Foundation bridges and Linux's does not, and code that reads ImageIO's dictionaries relies on.

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
    /// A `String`, so that `properties[kCGImagePropertyExifDictionary]` finds what has a string as its key.
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as String) }
  }
#endif
