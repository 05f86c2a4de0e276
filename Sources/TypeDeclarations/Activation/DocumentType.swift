/// One kind of document that an app says it opens: an element of `CFBundleDocumentTypes`.
public struct DocumentType: Hashable, Sendable {
  /// The name that people see, `CFBundleTypeName`.
  public var name: String?
  /// `LSItemContentTypes`; nil where the key is missing.
  public var contentTypes: [String]?
  /// `CFBundleTypeExtensions`, which count where the content types are missing.
  public var extensions: [String]
  /// `CFBundleTypeOSTypes`, of which `****` alone speaks of every file.
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

  /// The reason why the document type takes a file, or refuses it although its type fits; nil where it does not fit.
  public func answer(
    about types: [String], named fileExtension: String?, conforms: (String, String) -> Bool
  ) -> ActivationAnswer.Clause? {
    guard let fit = fit(types, fileExtension, conforms) else { return nil }
    let called = name.map { "'\($0)'" } ?? "a document type"
    if rank == "None" || role == "None" {
      let key = rank == "None" ? "LSHandlerRank" : "CFBundleTypeRole"
      return ActivationAnswer.Clause(
        name: fit, holds: false, reason: "\(called) names it by \(fit), but its \(key) is None")
    }
    return ActivationAnswer.Clause(
      name: fit, holds: true,
      reason:
        "\(called) takes it by \(fit), with \(role.map { "role \($0) and " } ?? "")rank \(rank ?? "Default")")
  }

  private func fit(_ types: [String], _ fileExtension: String?, _ conforms: (String, String) -> Bool)
    -> String?
  {
    if let contentTypes {
      return contentTypes.first { content in types.contains { conforms($0, content) } }
    }
    if let fileExtension,
      let found = extensions.first(where: { $0.lowercased() == fileExtension.lowercased() })
    {
      return ".\(found)"
    }
    if extensions.contains("*") { return "the extension *" }
    return osTypes.contains("****") ? "the OSType ****" : nil
  }
}
