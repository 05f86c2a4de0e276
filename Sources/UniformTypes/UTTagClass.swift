internal import TypeDeclarations

/// A class of tags, such as filename extensions and MIME types, which name a type outside of the type system.
///
/// Create `com.apple.ostype` and `com.apple.nspboard-type` with `UTTagClass(rawValue:)`; they have no
/// constants.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, Codable {
  /// The tag class's identifier.
  public let rawValue: String

  /// Creates a tag class with any identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Filename extensions, without their dot.
  public static var filenameExtension: UTTagClass { UTTagClass(.filenameExtension) }
  /// MIME types.
  public static var mimeType: UTTagClass { UTTagClass(.mimeType) }

  init(_ tagClass: TagClass) { rawValue = tagClass.identifier }

  /// The tag class of declarations, if it is one.
  var declared: TagClass? { TagClass(identifier: rawValue) }
}

extension UTTagClass: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { rawValue }
  public var debugDescription: String { rawValue }
}
