public import UniformTypes

/// A question about a type, as data: what it is below and not below, by which MIME type it goes, what carries it.
public struct TypeCondition: Sendable {
  /// Identifiers: the type is one of them or below one.
  public let below: [String]
  /// Identifiers: the type is none of them and below none.
  public let unless: [String]
  /// MIME types of dynamic types, about which the graph says nothing.
  ///
  /// One that ends in `/`, `-` or `.` stands for all that begin so, one that begins with `+` for all that end so.
  public let mimeTypes: [String]
  /// Identifiers: the type's bytes are carried by one of them.
  public let carriedBy: [String]

  private let belowTypes: [UTType]
  private let unlessTypes: [UTType]
  private let carriers: [UTType]

  package init(
    below: [String] = [], unless: [String] = [], mimeTypes: [String] = [], carriedBy: [String] = []
  ) {
    self.below = below
    self.unless = unless
    self.mimeTypes = mimeTypes
    self.carriedBy = carriedBy
    belowTypes = below.compactMap { TypeRegistry.standard.type($0) }
    unlessTypes = unless.compactMap { TypeRegistry.standard.type($0) }
    carriers = carriedBy.compactMap { TypeRegistry.standard.type($0) }
  }

  /// Whether every type fits.
  var isAlwaysTrue: Bool { below.isEmpty && mimeTypes.isEmpty && carriedBy.isEmpty }

  /// Whether the type fits.
  public func holds(for type: UTType) -> Bool {
    if unlessTypes.contains(where: { type.conforms(to: $0) }) { return false }
    if isAlwaysTrue || belowTypes.contains(where: { type.conforms(to: $0) }) { return true }
    if !mimeTypes.isEmpty, type.isDynamic, let tags = type.tags[.mimeType], tags.contains(where: isNamed) {
      return true
    }
    return carriers.contains { type.isCarried(by: $0) }
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
    if !below.isEmpty { parts.append("is or is below " + below.joined(separator: ", ")) }
    if !mimeTypes.isEmpty { parts.append("is named " + mimeTypes.joined(separator: ", ")) }
    if !carriedBy.isEmpty { parts.append("is carried by " + carriedBy.joined(separator: ", ")) }
    var text = parts.isEmpty ? "anything" : parts.joined(separator: ", or ")
    if !unless.isEmpty { text += "; not below " + unless.joined(separator: ", ") }
    return text
  }
}
