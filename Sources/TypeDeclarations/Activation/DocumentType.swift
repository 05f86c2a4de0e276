/// A document type of an app: an element of `CFBundleDocumentTypes`.
public struct DocumentType: Hashable, Sendable {
  /// The visible name, `CFBundleTypeName`.
  public var name: String?
  /// `LSItemContentTypes`; nil if the key is missing.
  public var contentTypes: [String]?
  /// `CFBundleTypeExtensions`, used only without content types.
  public var extensions: [String]
  /// `CFBundleTypeOSTypes`, of which only `****` matches every file.
  public var osTypes: [String]
  /// `LSHandlerRank`.
  public var rank: String?
  /// `CFBundleTypeRole`.
  public var role: String?

  /// Creates a document type.
  public init(
    name: String? = nil, contentTypes: [String]? = nil, extensions: [String] = [], osTypes: [String] = [],
    rank: String? = nil, role: String? = nil
  ) {
    self.name = name
    self.contentTypes = contentTypes
    self.extensions = extensions
    self.osTypes = osTypes
    self.rank = rank
    self.role = role
  }

  /// Returns the reason why the document type accepts a file, or refuses it although its type matches; nil if
  /// it does not match.
  public func answer(
    about types: [String], named fileExtension: String?, conforms: (String, String) -> Bool
  ) -> ActivationAnswer.Clause? {
    guard let match = match(types, fileExtension, conforms) else { return nil }
    let label = name.map { "'\($0)'" } ?? "a document type"
    if rank == "None" || role == "None" {
      let key = rank == "None" ? "LSHandlerRank" : "CFBundleTypeRole"
      return ActivationAnswer.Clause(
        name: match, holds: false, reason: "\(label) names it by \(match), but its \(key) is None")
    }
    return ActivationAnswer.Clause(
      name: match, holds: true,
      reason:
        "\(label) takes it by \(match), with \(role.map { "role \($0) and " } ?? "")rank \(rank ?? "Default")"
    )
  }

  private func match(_ types: [String], _ fileExtension: String?, _ conforms: (String, String) -> Bool)
    -> String?
  {
    if let contentTypes {
      return contentTypes.first { content in types.contains { conforms($0, content) } }
    }
    if let fileExtension,
      let tag = extensions.first(where: { $0.lowercased() == fileExtension.lowercased() })
    {
      return ".\(tag)"
    }
    if extensions.contains("*") { return "the extension *" }
    return osTypes.contains("****") ? "the OSType ****" : nil
  }
}
