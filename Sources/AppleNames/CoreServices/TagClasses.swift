#if !canImport(Darwin)
  public import Foundation

  // Core Services' names of tag classes, the kinds of names for types.

  /// Filename extensions, without their dot.
  public var kUTTagClassFilenameExtension: CFString { NSString(string: "public.filename-extension") }
  /// MIME types.
  public var kUTTagClassMIMEType: CFString { NSString(string: "public.mime-type") }
  /// Pasteboard types.
  public var kUTTagClassNSPboardType: CFString { NSString(string: "com.apple.nspboard-type") }
  /// Type codes of four characters.
  public var kUTTagClassOSType: CFString { NSString(string: "com.apple.ostype") }

  /// The tag classes of declarations; the last, device model codes, has no constant.
  let knownTagClasses: Set<String> = [
    kUTTagClassFilenameExtension as String, kUTTagClassMIMEType as String, kUTTagClassNSPboardType as String,
    kUTTagClassOSType as String, "com.apple.device-model-code",
  ]

  // The keys of a declaration.

  public var kUTExportedTypeDeclarationsKey: CFString { NSString(string: "UTExportedTypeDeclarations") }
  public var kUTImportedTypeDeclarationsKey: CFString { NSString(string: "UTImportedTypeDeclarations") }
  public var kUTTypeIdentifierKey: CFString { NSString(string: "UTTypeIdentifier") }
  public var kUTTypeTagSpecificationKey: CFString { NSString(string: "UTTypeTagSpecification") }
  public var kUTTypeConformsToKey: CFString { NSString(string: "UTTypeConformsTo") }
  public var kUTTypeDescriptionKey: CFString { NSString(string: "UTTypeDescription") }
  public var kUTTypeIconFileKey: CFString { NSString(string: "UTTypeIconFile") }
  public var kUTTypeReferenceURLKey: CFString { NSString(string: "UTTypeReferenceURL") }
  public var kUTTypeVersionKey: CFString { NSString(string: "UTTypeVersion") }
#endif
