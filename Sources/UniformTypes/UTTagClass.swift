internal import TypeDeclarations

/// A kind of tag: what a type is called outside the graph.
///
/// There is no constant for `com.apple.ostype` and `com.apple.nspboard-type`; `UTTagClass(rawValue:)` makes them.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, Codable {
  /// The tag class's identifier.
  public let rawValue: String

  /// Creates a tag class; any identifier will do.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Filename extensions, without their dot.
  public static var filenameExtension: UTTagClass { UTTagClass(.filenameExtension) }
  /// MIME types.
  public static var mimeType: UTTagClass { UTTagClass(.mimeType) }

  init(_ tagClass: TagClass) { rawValue = tagClass.identifier }

  /// The tag class among those that declarations use.
  var declared: TagClass? { TagClass(identifier: rawValue) }
}

extension UTTagClass: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { rawValue }
  public var debugDescription: String { rawValue }
}
