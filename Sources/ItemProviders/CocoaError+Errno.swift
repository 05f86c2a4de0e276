internal import Foundation
internal import SystemPackage

extension CocoaError {
  /// What was done to a file when the system refused.
  enum Action { case reading, writing }

  /// The system's error, in the words of Foundation.
  init(_ error: Errno, _ path: String, _ action: Action = .reading) {
    let isRead = action == .reading
    let code: CocoaError.Code =
      switch error {
      case .noSuchFileOrDirectory, .notDirectory: isRead ? .fileReadNoSuchFile : .fileNoSuchFile
      case .permissionDenied, .notPermitted: isRead ? .fileReadNoPermission : .fileWriteNoPermission
      case .fileExists: .fileWriteFileExists
      // A quota or a limit on the size of files leaves no room either.
      case .noSpace, .diskQuotaExceeded, .fileTooLarge: .fileWriteOutOfSpace
      case .readOnlyFileSystem: .fileWriteVolumeReadOnly
      default: isRead ? .fileReadUnknown : .fileWriteUnknown
      }
    let beneath = NSError(domain: NSPOSIXErrorDomain, code: Int(error.rawValue))
    self.init(code, userInfo: [NSFilePathErrorKey: path, NSUnderlyingErrorKey: beneath])
  }

  /// Makes what the system refuses an error of Foundation.
  static func catching<Value>(
    _ path: String, _ action: Action = .reading, _ body: () throws(Errno) -> Value
  ) throws(CocoaError) -> Value {
    do throws(Errno) { return try body() } catch { throw CocoaError(error, path, action) }
  }
}
