/// A kind of tag that a declaration may carry.
public enum TagClass: Int, CaseIterable, Hashable, Sendable {
  /// What stands behind a name's last dot, without the dot.
  case filenameExtension
  /// A media type, as in `image/png`.
  case mimeType
  /// Four characters of classic Mac OS.
  case osType
  /// A name of a pasteboard's type before identifiers.
  case pasteboardType
  /// A model of a device.
  case deviceModelCode

  /// The tag class's own identifier.
  public var identifier: String {
    switch self {
    case .filenameExtension: "public.filename-extension"
    case .mimeType: "public.mime-type"
    case .osType: "com.apple.ostype"
    case .pasteboardType: "com.apple.nspboard-type"
    case .deviceModelCode: "com.apple.device-model-code"
    }
  }

  /// The tag class with this identifier, compared without regard to case.
  public init?(identifier: String) {
    switch identifier {
    // As nearly everyone writes them: found without folding.
    case "public.filename-extension": self = .filenameExtension
    case "public.mime-type": self = .mimeType
    default:
      let folded = identifier.lowercased()
      guard let match = Self.allCases.first(where: { $0.identifier == folded }) else { return nil }
      self = match
    }
  }

  /// Whether tags of this class are the same in upper and lower case.
  ///
  /// Apple declares the classes of extensions and MIME types to conform to `public.case-insensitive-text`, the others
  /// to `public.text` alone.
  public var ignoresCase: Bool { self == .filenameExtension || self == .mimeType }

  /// The column of a type table that holds this class's tags.
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
