#if !canImport(Darwin)
  public import Foundation

  /// An object with property values by name, like key-value coding on Apple's platforms.
  protocol KeyedObject: AnyObject {
    /// Returns the value of a property; nil if there is none.
    func value(named key: String) -> KeyedValue?
  }

  /// A property's value; missing values are the smallest.
  enum KeyedValue: Comparable, Sendable {
    case none
    case number(Double)
    case text(String)

    init(_ date: Date?) { self = date.map { .number($0.timeIntervalSinceReferenceDate) } ?? .none }

    /// Converts an argument of a predicate; nil for unsupported types.
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
    /// The value of a sort descriptor's key.
    subscript(keyed key: String) -> KeyedValue {
      guard let object = self as? any KeyedObject, let value = object.value(named: key) else {
        // Proof: the text is the program's own, and an error ends it as on Apple's platforms; no file is
        // involved.
        preconditionFailure("\(type(of: self)) has no property \(key) to sort by")
      }
      return value
    }
  }

  extension NSSortDescriptor {
    /// Creates a sort descriptor of a property name such as `creationDate`, which Foundation does not support
    /// here.
    ///
    /// Only assets and albums have such properties; another name ends the program, as on Apple's platforms.
    public convenience init(key: String?, ascending: Bool) {
      // Proof: the text is the program's own, and an error ends it as on Apple's platforms; no file is
      // involved.
      guard let key else { preconditionFailure("a sort descriptor without a key") }
      self.init(keyPath: \NSObject[keyed: key], ascending: ascending)
    }
  }
#endif
