#if !canImport(Darwin)
  public import Foundation

  /// The delegate of an image picker; the presenting code dismisses the picker.
  @preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called when something was picked or captured.
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the picker was cancelled.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
  }

  extension UIImagePickerControllerDelegate {
    public func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      picker.dismiss(animated: true)
    }
  }

  /// A required protocol of an image picker's delegate; nothing is called.
  @preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}

  /// The picker of one photo or video, and the camera, without a user interface: `finish(picking:in:)`,
  /// `finish(taking:)` and ``cancel()`` simulate the user.
  ///
  /// ```swift
  /// let picker = UIImagePickerController()
  /// picker.mediaTypes = [kUTTypeImage as String, kUTTypeMovie as String]
  /// picker.delegate = self
  /// try picker.finish(picking: photo)       // the delegate is called
  /// ```
  open class UIImagePickerController: UINavigationController {
    /// The source of pictures.
    public enum SourceType: Int, Hashable, Sendable, CaseIterable {
      case photoLibrary = 0
      case camera = 1
      case savedPhotosAlbum = 2
    }

    /// The capture mode; stored only.
    public enum CameraCaptureMode: Int, Hashable, Sendable, CaseIterable {
      case photo = 0
      case video = 1
    }

    /// The camera; stored only.
    public enum CameraDevice: Int, Hashable, Sendable, CaseIterable {
      case rear = 0
      case front = 1
    }

    /// The flash mode; stored only.
    public enum CameraFlashMode: Int, Hashable, Sendable, CaseIterable {
      case off = -1
      case auto = 0
      case on = 1
    }

    /// The quality of videos; stored only.
    public enum QualityType: Int, Hashable, Sendable, CaseIterable {
      case typeHigh = 0
      case typeMedium = 1
      case typeLow = 2
      case type640x480 = 3
      case typeIFrame1280x720 = 4
      case typeIFrame960x540 = 5
    }

    /// True if there is a camera; set it to simulate one.
    public static var hasCamera = false

    /// The delegate.
    public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// The source of pictures.
    public var sourceType = SourceType.photoLibrary
    /// The identifiers of the shown types, by default pictures; Live Photos are pictures unless their type is
    /// included.
    public var mediaTypes = [kUTTypeImage as String]
    /// True to crop to a square; nothing is cropped here: see ``InfoKey/editedImage``.
    public var allowsEditing = false
    /// Stored only.
    public var videoMaximumDuration: TimeInterval = 600
    /// The quality of a captured movie.
    public var videoQuality = QualityType.typeMedium
    /// The capture mode: picture or movie.
    public var cameraCaptureMode = CameraCaptureMode.photo
    /// The camera.
    public var cameraDevice = CameraDevice.rear
    /// Stored only.
    public var cameraFlashMode = CameraFlashMode.auto
    /// Stored only.
    public var showsCameraControls = true
    /// The export preset; stored only.
    public var videoExportPreset: String?

    /// Returns true for the library, and for the camera if ``hasCamera`` is set.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
      sourceType != .camera || hasCamera
    }

    /// Returns ``hasCamera``.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { hasCamera }

    /// Returns the types of pictures, movies and, for the library, Live Photos; nil for an unavailable
    /// source.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
      guard isSourceTypeAvailable(sourceType) else { return nil }
      let types = [kUTTypeImage as String, kUTTypeMovie as String]
      return sourceType == .camera ? types : types + [kUTTypeLivePhoto as String]
    }
  }

  extension UIImagePickerController {
    /// The keys of a picked or captured item's info.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      /// The identifier `public.image`, `public.movie` or `com.apple.live-photo`.
      public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
      /// The picture, as a `UIImage`.
      public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
      /// The cropped square; only with `allowsEditing` and for a picture that is already square.
      public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
      /// The crop rectangle, as a `CGRect`; with ``editedImage``.
      public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
      /// A copy of the video in the temporary folder, which is never removed.
      public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
      /// A copy of the picture in the temporary folder; not for captured pictures.
      public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
      /// Never present: these URLs refer to the former assets library.
      public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
      /// ImageIO's metadata of a captured picture, as an `NSDictionary`.
      public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
      /// The Live Photo, if one was picked and Live Photos are requested.
      public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
      /// The asset, if the library is known.
      public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    }
  }
#endif
