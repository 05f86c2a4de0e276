#if !canImport(Darwin)
  public import Foundation

  // ImageIO's keys for the cameras of spatial pictures.

  public var kCGImagePropertyHEIFDictionary: CFString { NSString(string: "{HEIF}") }
  /// The camera model: a dictionary.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOMetadata_CameraModelKey: CFString { NSString(string: "CameraModel") }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOCameraModel_ModelType: CFString { NSString(string: "ModelType") }
  /// One focal length without skew.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOCameraModelType_SimplifiedPinhole: CFString { NSString(string: "SimplifiedPinhole") }
  /// Separate horizontal and vertical focal lengths.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOCameraModelType_GenericPinhole: CFString { NSString(string: "GenericPinhole") }
  /// A 3 × 3 matrix as nine numbers in row-major order, in pixels.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOCameraModel_Intrinsics: CFString { NSString(string: "Intrinsics") }
  /// The position and rotation of the camera: a dictionary.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOMetadata_CameraExtrinsicsKey: CFString { NSString(string: "CameraExtrinsics") }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOCameraExtrinsics_CoordinateSystemID: CFString { NSString(string: "CoordinateSystemID") }
  /// Three numbers, in metres.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOCameraExtrinsics_Position: CFString { NSString(string: "Position") }
  /// A 3 × 3 matrix as nine numbers in row-major order.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOCameraExtrinsics_Rotation: CFString { NSString(string: "Rotation") }
#endif
