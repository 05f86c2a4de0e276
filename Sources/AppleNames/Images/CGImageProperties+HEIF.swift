#if !canImport(Darwin)
  public import Foundation

  // Cameras of pictures in space, under ImageIO's keys.

  public var kCGImagePropertyHEIFDictionary: CFString { NSString(string: "{HEIF}") }
  /// How space is drawn in the picture: a dictionary.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOMetadata_CameraModelKey: CFString { NSString(string: "CameraModel") }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOCameraModel_ModelType: CFString { NSString(string: "ModelType") }
  /// One focal length, and nothing skewed.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOCameraModelType_SimplifiedPinhole: CFString { NSString(string: "SimplifiedPinhole") }
  /// A focal length across and another one down.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOCameraModelType_GenericPinhole: CFString { NSString(string: "GenericPinhole") }
  /// Nine numbers, row by row, in pixels.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOCameraModel_Intrinsics: CFString { NSString(string: "Intrinsics") }
  /// Where the camera stands: a dictionary.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOMetadata_CameraExtrinsicsKey: CFString { NSString(string: "CameraExtrinsics") }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOCameraExtrinsics_CoordinateSystemID: CFString { NSString(string: "CoordinateSystemID") }
  /// Three numbers, in metres.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOCameraExtrinsics_Position: CFString { NSString(string: "Position") }
  /// Nine numbers, row by row.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var kIIOCameraExtrinsics_Rotation: CFString { NSString(string: "Rotation") }
#endif
