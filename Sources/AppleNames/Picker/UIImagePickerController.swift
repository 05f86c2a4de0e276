#if !canImport(Darwin)
  public import Foundation

  /// What an image picker tells about; who presented the picker dismisses it.
  @preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Something was picked, or taken.
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// The picker was cancelled.
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

  /// What an image picker's delegate has to be as well; nothing of it is called.
  @preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}

  /// The picker of one photo or video, and the camera, without a screen: `finish(picking:in:)`, `finish(taking:)` and
  /// ``cancel()`` are what the person at it does.
  ///
  /// ```swift
  /// let picker = UIImagePickerController()
  /// picker.mediaTypes = [kUTTypeImage as String, kUTTypeMovie as String]
  /// picker.delegate = self
  /// try picker.finish(picking: photo)       // the delegate is called
  /// ```
  open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Hashable, Sendable, CaseIterable {
      case photoLibrary = 0
      case camera = 1
      case savedPhotosAlbum = 2
    }

    /// What the camera takes; kept and not looked at.
    public enum CameraCaptureMode: Int, Hashable, Sendable, CaseIterable {
      case photo = 0
      case video = 1
    }

    /// Which camera; kept and not looked at.
    public enum CameraDevice: Int, Hashable, Sendable, CaseIterable {
      case rear = 0
      case front = 1
    }

    /// Whether the camera flashes; kept and not looked at.
    public enum CameraFlashMode: Int, Hashable, Sendable, CaseIterable {
      case off = -1
      case auto = 0
      case on = 1
    }

    /// How well videos are encoded; kept and not looked at: nothing is transcoded.
    public enum QualityType: Int, Hashable, Sendable, CaseIterable {
      case typeHigh = 0
      case typeMedium = 1
      case typeLow = 2
      case type640x480 = 3
      case typeIFrame1280x720 = 4
      case typeIFrame960x540 = 5
    }

    /// Whether there is a camera: no, unless who plays one says so.
    public static var hasCamera = false

    /// Whoever is told what was picked.
    public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// Where pictures come from.
    public var sourceType = SourceType.photoLibrary
    /// The identifiers of what is shown, pictures alone at first; Live Photos are such only where their type is named too.
    public var mediaTypes = [kUTTypeImage as String]
    /// Whether a square is cut out; nothing is cut here: see ``InfoKey/editedImage``.
    public var allowsEditing = false
    /// Kept and not looked at: nothing is cut.
    public var videoMaximumDuration: TimeInterval = 600
    /// The quality of a movie that is taken.
    public var videoQuality = QualityType.typeMedium
    /// Whether a picture or a movie is taken.
    public var cameraCaptureMode = CameraCaptureMode.photo
    /// Which camera takes it.
    public var cameraDevice = CameraDevice.rear
    /// Kept, and without effect: there is no flash.
    public var cameraFlashMode = CameraFlashMode.auto
    /// Kept, and without effect: there is no screen.
    public var showsCameraControls = true
    /// Names of presets; kept and not looked at: nothing is transcoded.
    public var videoExportPreset: String?

    /// Whether pictures come from there: the library always, the camera where ``hasCamera`` says so.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
      sourceType != .camera || hasCamera
    }

    /// Whether ``hasCamera`` says so.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { hasCamera }

    /// Pictures, movies and, from the library, Live Photos; nil for a source that is not there.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
      guard isSourceTypeAvailable(sourceType) else { return nil }
      let types = [kUTTypeImage as String, kUTTypeMovie as String]
      return sourceType == .camera ? types : types + [kUTTypeLivePhoto as String]
    }
  }

  extension UIImagePickerController {
    /// What is told of a picked or taken thing.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      /// The identifier `public.image`, `public.movie` or `com.apple.live-photo`.
      public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
      /// The picture, as a `UIImage`.
      public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
      /// The square that was cut out: there only with `allowsEditing` and for a picture that is square as it is.
      public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
      /// Where the square was cut out, as a `CGRect`; there with ``editedImage``.
      public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
      /// A copy of the video in the folder for temporary files, which nobody removes.
      public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
      /// A copy of the picture there; not for what the camera took.
      public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
      /// Never there: such URLs lead into a library that is no more.
      public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
      /// What ImageIO says of a picture that the camera took, as an `NSDictionary`.
      public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
      /// The Live Photo, where one was picked and Live Photos were asked for.
      public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
      /// The asset, where the library is known.
      public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    }
  }
#endif
