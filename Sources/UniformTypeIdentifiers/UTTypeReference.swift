#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  /// The class counterpart of ``UniformTypes/UTType``, for Foundation's collections and archives; `as`
  /// converts between the two.
  public final class UTTypeReference: NSObject, NSCopying, NSSecureCoding, Sendable {
    private static let key = "identifier"
    fileprivate let type: UTType

    init(type: UTType) { self.type = type }

    /// The type with an identifier; nil if it is not declared.
    public convenience init?(_ identifier: String) {
      guard let type = UTType(identifier) else { return nil }
      self.init(type: type)
    }

    /// The preferred type for a filename extension, or a dynamic type.
    public convenience init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      guard let type = UTType(filenameExtension: filenameExtension, conformingTo: supertype) else {
        return nil
      }
      self.init(type: type)
    }

    /// The preferred type for a MIME type, or a dynamic type.
    public convenience init?(mimeType: String, conformingTo supertype: UTType = .data) {
      guard let type = UTType(mimeType: mimeType, conformingTo: supertype) else { return nil }
      self.init(type: type)
    }

    /// The preferred type for a tag, or a dynamic type.
    public convenience init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
      guard let type = UTType(tag: tag, tagClass: tagClass, conformingTo: supertype) else { return nil }
      self.init(type: type)
    }

    /// Decodes an archived type, declared or not; nil if there is none.
    public convenience init?(coder: NSCoder) {
      guard let identifier = coder.decodeObject(of: NSString.self, forKey: Self.key) as String? else {
        return nil
      }
      self.init(identifier: identifier, allowUndeclared: true)
    }

    /// True: only an identifier is decoded.
    public static var supportsSecureCoding: Bool { true }

    /// Archives the identifier.
    public func encode(with coder: NSCoder) { coder.encode(NSString(string: identifier), forKey: Self.key) }

    /// Returns itself: types are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UTTypeReference)?.type == type }
    public override var hash: Int { type.hashValue }
    public override var description: String { type.description }
    public override var debugDescription: String { type.debugDescription }
  }

  extension UTTypeReference {
    /// The identifier of the type.
    public var identifier: String { type.identifier }
    /// The filename extension for new files, without a dot; nil if there is none.
    public var preferredFilenameExtension: String? { type.preferredFilenameExtension }
    /// The MIME type to announce; nil if there is none.
    public var preferredMIMEType: String? { type.preferredMIMEType }
    /// A description of the type; nil if there is none.
    public var localizedDescription: String? { type.localizedDescription }
    /// The declaration's version; nil if there is none.
    public var version: NSNumber? { type.version.map { NSNumber(value: $0) } }
    /// The URL of a description; nil if there is none.
    public var referenceURL: URL? { type.referenceURL }
    /// True for a dynamic type.
    public var isDynamic: Bool { type.isDynamic }
    /// True if the type is declared.
    public var isDeclared: Bool { type.isDeclared }
    /// True if the identifier begins with `public.`.
    public var isPublic: Bool { type.isPublic }
    /// All supertypes.
    public var supertypes: Set<UTType> { type.supertypes }
    /// The tags of each class, preferred first.
    public var tags: [UTTagClass: [String]] { type.tags }

    /// Returns true if the type equals or conforms to another.
    public func conforms(to other: UTType) -> Bool { type.conforms(to: other) }
    /// Returns true if another type is a subtype of this type.
    public func isSupertype(of other: UTType) -> Bool { type.isSupertype(of: other) }
    /// Returns true if this type is a subtype of another.
    public func isSubtype(of other: UTType) -> Bool { type.isSubtype(of: other) }
  }

  // Declared separately from `ReferenceConvertible`, since `as` looks only for this protocol.
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

    /// Returns `public.data` for nil, which typed code never passes.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: UTTypeReference?) -> UTType {
      source?.type ?? .data
    }
  }

  extension UTType: ReferenceConvertible {
    /// The Objective-C class of the type.
    public typealias ReferenceType = UTTypeReference
  }

  extension UTTypeReference {
    /// The type with an identifier, optionally an undeclared one.
    ///
    /// See `UTType.init(identifier:allowUndeclared:)`.
    public convenience init?(identifier: String, allowUndeclared: Bool) {
      guard let type = UTType(identifier: identifier, allowUndeclared: allowUndeclared) else { return nil }
      self.init(type: type)
    }
  }
#endif
