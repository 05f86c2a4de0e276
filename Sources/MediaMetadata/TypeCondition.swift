public import UniformTypes

/// A condition on a type: its supertypes, its MIME type, its carrier.
public struct TypeCondition: Sendable {
  /// The type equals or conforms to one of these types.
  public let below: [UTType]
  /// The type neither equals nor conforms to any of these types.
  public let unless: [UTType]
  /// MIME types of dynamic types, which have no declared supertypes.
  ///
  /// A text that ends in `/`, `-` or `.` is a prefix, one that begins with `+` is a suffix.
  public let mimeTypes: [String]
  /// One of these types is a carrier of the type.
  public let carriedBy: [UTType]

  package init(
    below: [DeclaredType] = [], unless: [DeclaredType] = [], mimeTypes: [String] = [],
    carriedBy: [DeclaredType] = []
  ) {
    self.below = below.map(\.type)
    self.unless = unless.map(\.type)
    self.mimeTypes = mimeTypes
    self.carriedBy = carriedBy.map(\.type)
  }

  /// True if every type fulfils the condition.
  var isAlwaysTrue: Bool { below.isEmpty && mimeTypes.isEmpty && carriedBy.isEmpty }

  /// Returns true if `type` fulfils the condition.
  public func holds(for type: UTType) -> Bool {
    if unless.contains(where: { type.conforms(to: $0) }) { return false }
    if isAlwaysTrue || below.contains(where: { type.conforms(to: $0) }) { return true }
    if !mimeTypes.isEmpty, type.isDynamic, let tags = type.tags[.mimeType], tags.contains(where: isNamed) {
      return true
    }
    return carriedBy.contains { type.isCarried(by: $0) }
  }

  private func isNamed(_ mimeType: String) -> Bool {
    mimeTypes.contains { name in
      if name.utf8.first == UInt8(ascii: "+") { return mimeType.hasSuffix(name) }
      return switch name.utf8.last {
      case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."): mimeType.hasPrefix(name)
      default: mimeType == name
      }
    }
  }
}

extension TypeCondition: CustomStringConvertible {
  /// The condition in words.
  public var description: String {
    var parts: [String] = []
    if !below.isEmpty { parts.append("is or is below " + Self.list(below)) }
    if !mimeTypes.isEmpty { parts.append("is named " + mimeTypes.joined(separator: ", ")) }
    if !carriedBy.isEmpty { parts.append("is carried by " + Self.list(carriedBy)) }
    var text = parts.isEmpty ? "anything" : parts.joined(separator: ", or ")
    if !unless.isEmpty { text += "; not below " + Self.list(unless) }
    return text
  }

  private static func list(_ types: [UTType]) -> String { types.map(\.identifier).joined(separator: ", ") }
}
