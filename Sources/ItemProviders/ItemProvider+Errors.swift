internal import Foundation
internal import SystemPackage

extension ItemProvider {
  /// The domain of the errors that a provider creates itself.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The codes of ``errorDomain``.
  public enum ErrorCode: Int, Error, Hashable, Sendable {
    /// Any other error.
    case unknownError = -1
    /// No representation is registered for the type, or its handler failed.
    case itemUnavailableError = -1000
    /// A value is not an instance of the announced class.
    case unexpectedValueClassError = -1100
    /// The class reads none of the registered types, or could not read the bytes.
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

  static func unexpectedClass(_ actual: Any.Type, insteadOf expected: Any.Type) -> NSError {
    error(.unexpectedValueClassError, "Got an item of class \(actual) instead of \(expected)")
  }

  /// The error of a cancelled load: `NSUserCancelledError`, 3072 in the Cocoa domain.
  static var cancelled: CocoaError { CocoaError(.userCancelled) }
}

extension CocoaError {
  /// The file operation that failed.
  enum Action { case reading, writing }

  /// Converts a system error to Foundation's error for the operation.
  init(_ error: Errno, _ path: String, _ action: Action = .reading) {
    let isRead = action == .reading
    let code: CocoaError.Code =
      switch error {
      case .noSuchFileOrDirectory, .notDirectory: isRead ? .fileReadNoSuchFile : .fileNoSuchFile
      case .permissionDenied, .notPermitted: isRead ? .fileReadNoPermission : .fileWriteNoPermission
      case .fileExists: .fileWriteFileExists
      // A quota or a file size limit counts as a full disk.
      case .noSpace, .diskQuotaExceeded, .fileTooLarge: .fileWriteOutOfSpace
      case .readOnlyFileSystem: .fileWriteVolumeReadOnly
      default: isRead ? .fileReadUnknown : .fileWriteUnknown
      }
    let underlying = NSError(domain: NSPOSIXErrorDomain, code: Int(error.rawValue))
    self.init(code, userInfo: [NSFilePathErrorKey: path, NSUnderlyingErrorKey: underlying])
  }

  /// Runs `body` and converts a system error to a Foundation error.
  static func catching<Value>(
    _ path: String, _ action: Action = .reading, _ body: () throws(Errno) -> Value
  ) throws(CocoaError) -> Value {
    do throws(Errno) { return try body() } catch { throw CocoaError(error, path, action) }
  }
}
