/// A class of tags in a type declaration: filename extensions, MIME types and others.
public enum TagClass: Int, CaseIterable, Hashable, Sendable {
  /// A filename extension, without the dot.
  case filenameExtension
  /// A MIME type, such as `image/png`.
  case mimeType
  /// A four-character type code of classic Mac OS.
  case osType
  /// A pasteboard type name from before uniform type identifiers.
  case pasteboardType
  /// A device model code.
  case deviceModelCode

  /// The identifier of the tag class.
  public var identifier: String {
    switch self {
    case .filenameExtension: "public.filename-extension"
    case .mimeType: "public.mime-type"
    case .osType: "com.apple.ostype"
    case .pasteboardType: "com.apple.nspboard-type"
    case .deviceModelCode: "com.apple.device-model-code"
    }
  }

  /// The tag class with this identifier, ignoring case.
  public init?(identifier: String) {
    switch identifier {
    // Fast path for the usual spelling.
    case "public.filename-extension": self = .filenameExtension
    case "public.mime-type": self = .mimeType
    default:
      let folded = identifier.lowercased()
      guard let match = Self.allCases.first(where: { $0.identifier == folded }) else { return nil }
      self = match
    }
  }

  /// True if tags of this class ignore case.
  ///
  /// Apple declares the classes of extensions and MIME types to conform to `public.case-insensitive-text`,
  /// the others only to `public.text`.
  public var ignoresCase: Bool { self == .filenameExtension || self == .mimeType }

  /// The column of the tag class in type tables.
  var column: String {
    switch self {
    case .filenameExtension: "extensions"
    case .mimeType: "mime-types"
    case .osType: "os-types"
    case .pasteboardType: "pasteboard-types"
    case .deviceModelCode: "device-model-codes"
    }
  }
}
