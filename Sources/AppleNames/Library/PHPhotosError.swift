#if !canImport(Darwin)
  public import Foundation

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The domain of the photo library's errors.
  public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

  /// An error of the photo library; thrown when the Live Photo of a motion photo is requested.
  public struct PHPhotosError: CustomNSError, Hashable, Sendable {
    /// The error code, with the photo library's number.
    public struct Code: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let internalError = Self(rawValue: -1)
      /// The older name of ``internalError``.
      public static let invalid = internalError
      public static let userCancelled = Self(rawValue: 3072)
      public static let persistentChangeTokenExpired = Self(rawValue: 3105)
      public static let libraryVolumeOffline = Self(rawValue: 3114)
      public static let relinquishingLibraryBundleToWriter = Self(rawValue: 3142)
      public static let switchingSystemPhotoLibrary = Self(rawValue: 3143)
      public static let networkAccessRequired = Self(rawValue: 3164)
      public static let networkError = Self(rawValue: 3169)
      public static let identifierNotFound = Self(rawValue: 3201)
      public static let multipleIdentifiersFound = Self(rawValue: 3202)
      public static let persistentChangeDetailsUnavailable = Self(rawValue: 3210)
      public static let changeNotSupported = Self(rawValue: 3300)
      public static let operationInterrupted = Self(rawValue: 3301)
      public static let invalidResource = Self(rawValue: 3302)
      public static let missingResource = Self(rawValue: 3303)
      public static let notEnoughSpace = Self(rawValue: 3305)
      public static let requestNotSupportedForAsset = Self(rawValue: 3306)
      public static let accessRestricted = Self(rawValue: 3310)
      public static let accessUserDenied = Self(rawValue: 3311)
      public static let libraryInFileProviderSyncRoot = Self(rawValue: 5423)

      /// Returns true if an error of the photo library has this code, for `catch` and `case`.
      public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == PHPhotosErrorDomain && error.code == code.rawValue
      }
    }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { PHPhotosErrorDomain }
    public var errorCode: Int { code.rawValue }

    public static let internalError = Code.internalError
    public static let invalid = Code.invalid
    public static let userCancelled = Code.userCancelled
    public static let persistentChangeTokenExpired = Code.persistentChangeTokenExpired
    public static let libraryVolumeOffline = Code.libraryVolumeOffline
    public static let relinquishingLibraryBundleToWriter = Code.relinquishingLibraryBundleToWriter
    public static let switchingSystemPhotoLibrary = Code.switchingSystemPhotoLibrary
    public static let networkAccessRequired = Code.networkAccessRequired
    public static let networkError = Code.networkError
    public static let identifierNotFound = Code.identifierNotFound
    public static let multipleIdentifiersFound = Code.multipleIdentifiersFound
    public static let persistentChangeDetailsUnavailable = Code.persistentChangeDetailsUnavailable
    public static let changeNotSupported = Code.changeNotSupported
    public static let operationInterrupted = Code.operationInterrupted
    public static let invalidResource = Code.invalidResource
    public static let missingResource = Code.missingResource
    public static let notEnoughSpace = Code.notEnoughSpace
    public static let requestNotSupportedForAsset = Code.requestNotSupportedForAsset
    public static let accessRestricted = Code.accessRestricted
    public static let accessUserDenied = Code.accessUserDenied
    public static let libraryInFileProviderSyncRoot = Code.libraryInFileProviderSyncRoot
  }
#endif
