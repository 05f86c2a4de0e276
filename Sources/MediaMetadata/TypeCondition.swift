public import UniformTypes

/// A question about a type, as data: what it is below and not below, by which MIME type it goes, what carries it.
public struct TypeCondition: Sendable {
  /// The type is one of them or below one.
  public let below: [UTType]
  /// The type is none of them and below none.
  public let unless: [UTType]
  /// MIME types of dynamic types, about which the graph says nothing.
  ///
  /// One that ends in `/`, `-` or `.` stands for all that begin so, one that begins with `+` for all that end so.
  public let mimeTypes: [String]
  /// The type's bytes are carried by one of them.
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

  /// Whether every type fits.
  var isAlwaysTrue: Bool { below.isEmpty && mimeTypes.isEmpty && carriedBy.isEmpty }

  /// Whether the type fits.
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
