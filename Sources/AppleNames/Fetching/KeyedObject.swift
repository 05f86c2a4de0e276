#if !canImport(Darwin)
  internal import Foundation

  /// An object whose properties have values by their names, as key-value coding gives them on Apple's platforms.
  protocol KeyedObject: AnyObject {
    /// nil when there is no such property.
    func value(named key: String) -> KeyedValue?
  }

  /// A property's value; missing ones are the smallest.
  enum KeyedValue: Comparable, Sendable {
    case none
    case number(Double)
    case text(String)

    init(_ date: Date?) { self = date.map { .number($0.timeIntervalSinceReferenceDate) } ?? .none }

    /// An argument of a predicate; nil for what no property is.
    init?(argument: Any) {
      switch argument {
      case let text as String: self = .text(text)
      case let date as Date: self.init(date)
      case let flag as Bool: self = .number(flag ? 1 : 0)
      case let number as any BinaryInteger: self = .number(Double(number))
      case let number as any BinaryFloatingPoint: self = .number(Double(number))
      case let number as NSNumber: self = .number(number.doubleValue)
      default: return nil
      }
    }
  }

  extension NSObject {
    /// The value that a sort descriptor's key path leads to.
    subscript(keyed key: String) -> KeyedValue {
      guard let object = self as? any KeyedObject, let value = object.value(named: key) else {
        // Proof: the program's own text, which ends it as on Apple's platforms; no file is asked.
        preconditionFailure("\(type(of: self)) has no property \(key) to sort by")
      }
      return value
    }
  }
#endif
