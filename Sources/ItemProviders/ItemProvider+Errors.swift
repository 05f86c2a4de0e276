internal import Foundation

extension ItemProvider {
  /// The domain of the errors that a provider makes itself.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The codes of ``errorDomain``.
  public enum ErrorCode: Int, Error, Hashable, Sendable {
    /// Anything else.
    case unknownError = -1
    /// Nothing is registered for the type, or what is registered failed to produce it.
    case itemUnavailableError = -1000
    /// A value is not of the class that it was announced as.
    case unexpectedValueClassError = -1100
    /// No registered type is one that the class reads, or the class could not read the bytes.
    case unavailableCoercionError = -1200
  }

  static func error(_ code: ErrorCode, _ text: String, underlying: (any Error)? = nil) -> NSError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: text]
    if let underlying { information[NSUnderlyingErrorKey] = underlying as NSError }
    return NSError(domain: errorDomain, code: code.rawValue, userInfo: information)
  }

  static func unavailable(_ identifier: String, underlying: (any Error)? = nil) -> NSError {
    error(
      .itemUnavailableError, "Cannot load representation of type \(identifier)", underlying: underlying)
  }

  static func notCoercible(to type: Any.Type, underlying: (any Error)? = nil) -> NSError {
    error(
      .unavailableCoercionError, "Could not coerce an item to class \(type)", underlying: underlying)
  }

  static func unexpectedClass(_ found: Any.Type, insteadOf expected: Any.Type) -> NSError {
    error(.unexpectedValueClassError, "Got an item of class \(found) instead of \(expected)")
  }

  /// What a cancelled load ends with: `NSUserCancelledError`, 3072 in the Cocoa domain.
  static var cancelled: CocoaError { CocoaError(.userCancelled) }
}
