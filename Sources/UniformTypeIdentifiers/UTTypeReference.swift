#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  /// A type as an object, which collections of objects and archives can hold; `as` leads to ``UniformTypes/UTType`` and back.
  public final class UTTypeReference: NSObject, NSCopying, NSSecureCoding, Sendable {
    private static let key = "identifier"
    fileprivate let type: UTType

    init(type: UTType) { self.type = type }

    /// The type with an identifier; nil when it is not declared.
    public convenience init?(_ identifier: String) {
      guard let type = UTType(identifier) else { return nil }
      self.init(type: type)
    }

    /// The preferred type for a filename extension; a dynamic one when no declared type has it.
    public convenience init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      guard let type = UTType(filenameExtension: filenameExtension, conformingTo: supertype) else {
        return nil
      }
      self.init(type: type)
    }

    /// The preferred type for a MIME type; a dynamic one when no declared type has it.
    public convenience init?(mimeType: String, conformingTo supertype: UTType = .data) {
      guard let type = UTType(mimeType: mimeType, conformingTo: supertype) else { return nil }
      self.init(type: type)
    }

    /// The preferred type for a tag; a dynamic one when no declared type has it.
    public convenience init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
      guard let type = UTType(tag: tag, tagClass: tagClass, conformingTo: supertype) else { return nil }
      self.init(type: type)
    }

    /// Reads a type that was archived, declared here or not; nil when there is none.
    public convenience init?(coder: NSCoder) {
      guard let identifier = coder.decodeObject(of: NSString.self, forKey: Self.key) as String? else {
        return nil
      }
      self.init(identifier: identifier, allowUndeclared: true)
    }

    /// True: an archived identifier is all that is decoded.
    public static var supportsSecureCoding: Bool { true }

    /// Archives the identifier.
    public func encode(with coder: NSCoder) { coder.encode(NSString(string: identifier), forKey: Self.key) }

    /// Itself: a type never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UTTypeReference)?.type == type }
    public override var hash: Int { type.hashValue }
    public override var description: String { type.description }
    public override var debugDescription: String { type.debugDescription }
  }

  extension UTTypeReference {
    /// The identifier of the type.
    public var identifier: String { type.identifier }
    /// The filename extension to write, without a dot; nil where none is declared.
    public var preferredFilenameExtension: String? { type.preferredFilenameExtension }
    /// The MIME type to announce it by; nil where none is declared.
    public var preferredMIMEType: String? { type.preferredMIMEType }
    /// What people call it; nil where nothing is declared.
    public var localizedDescription: String? { type.localizedDescription }
    /// The declaration's version; nil where it has none.
    public var version: NSNumber? { type.version.map { NSNumber(value: $0) } }
    /// Where the type is described; nil where nobody says.
    public var referenceURL: URL? { type.referenceURL }
    /// Whether the identifier only encodes a tag.
    public var isDynamic: Bool { type.isDynamic }
    /// Whether somebody declares the type.
    public var isDeclared: Bool { type.isDeclared }
    /// Whether the type is of no single owner.
    public var isPublic: Bool { type.isPublic }
    /// All types that it is a kind of.
    public var supertypes: Set<UTType> { type.supertypes }
    /// The tags of each class, preferred first.
    public var tags: [UTTagClass: [String]] { type.tags }

    /// Whether the type is another or below it.
    public func conforms(to other: UTType) -> Bool { type.conforms(to: other) }
    /// Whether another type is below this one.
    public func isSupertype(of other: UTType) -> Bool { type.isSupertype(of: other) }
    /// Whether this type is below another.
    public func isSubtype(of other: UTType) -> Bool { type.isSubtype(of: other) }
  }

  // Stated beside the protocol above it, since `as` looks for it alone.
  extension UTType: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> UTTypeReference { UTTypeReference(type: self) }

    public static func _forceBridgeFromObjectiveC(_ source: UTTypeReference, result: inout UTType?) {
      result = source.type
    }

    public static func _conditionallyBridgeFromObjectiveC(
      _ source: UTTypeReference, result: inout UTType?
    ) -> Bool {
      result = source.type
      return true
    }

    /// `public.data` for nil, which no typed code has.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: UTTypeReference?) -> UTType {
      source?.type ?? .data
    }
  }

  extension UTType: ReferenceConvertible {
    /// The class that Objective-C has for it.
    public typealias ReferenceType = UTTypeReference
  }
#endif
