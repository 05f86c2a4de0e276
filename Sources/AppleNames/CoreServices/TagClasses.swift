#if !canImport(Darwin)
  public import Foundation

  /// Filename extensions, without their dot.
  public var kUTTagClassFilenameExtension: CFString { NSString(string: "public.filename-extension") }
  /// MIME types.
  public var kUTTagClassMIMEType: CFString { NSString(string: "public.mime-type") }
  /// Types of pasteboards.
  public var kUTTagClassNSPboardType: CFString { NSString(string: "com.apple.nspboard-type") }
  /// Type codes of four characters.
  public var kUTTagClassOSType: CFString { NSString(string: "com.apple.ostype") }

  /// The classes of tags that declarations have; the last, models of devices, has no constant.
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
