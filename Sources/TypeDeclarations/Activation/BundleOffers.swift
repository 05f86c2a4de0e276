internal import PropertyLists

/// The activation rule and document types in an Info.plist.
public struct BundleOffers: Sendable {
  /// The rule of a share or action extension; nil without one.
  public var rule: ActivationRule?
  /// The kinds of documents that an app opens.
  public var documentTypes: [DocumentType]

  /// Parses a property list: XML, binary or JSON.
  ///
  /// Errors: bytes that are not a dictionary, and a rule that cannot be evaluated, with its location.
  public init(inPropertyList bytes: [UInt8], file: String) throws(DeclarationError) {
    let root = try TypeDeclaration.infoDictionary(bytes, file: file)
    documentTypes = Self.documentTypes(in: root)
    guard let match = ActivationRuleLocation.rule(in: root) else { return }
    do { rule = try ActivationRule(match.value) } catch {
      throw DeclarationError(
        .value,
        at: .property(file: file, path: match.path, position: match.value.position),
        error.description + (error.suggestion.map { "; write \($0) if that is meant" } ?? ""))
    }
  }

  private static func documentTypes(in root: PropertyList) -> [DocumentType] {
    func texts(_ value: PropertyList?) -> [String]? {
      value.map { value in value.string.map { [$0] } ?? (value.array ?? []).compactMap(\.string) }
    }
    return (root["CFBundleDocumentTypes"]?.array ?? []).filter { $0.dictionary != nil }.map { type in
      DocumentType(
        name: type["CFBundleTypeName"]?.string, contentTypes: texts(type["LSItemContentTypes"]),
        extensions: texts(type["CFBundleTypeExtensions"]) ?? [],
        osTypes: texts(type["CFBundleTypeOSTypes"]) ?? [], rank: type["LSHandlerRank"]?.string,
        role: type["CFBundleTypeRole"]?.string)
    }
  }
}

/// The location of activation rules in an Info.plist.
enum ActivationRuleLocation {
  private static let attributes = ["NSExtension", "NSExtensionAttributes"]

  /// Returns the rule at the location that systems read.
  static func rule(in root: PropertyList) -> (value: PropertyList, path: PropertyListPath)? {
    var path = PropertyListPath()
    var value = root
    for key in attributes + [ActivationKey.rule] {
      guard let next = value[key] else { return nil }
      path = path.appending(key)
      value = next
    }
    return (value, path)
  }

  /// Returns the keys of rules at other locations.
  static func misplaced(
    in root: PropertyList
  ) -> [(key: String, path: PropertyListPath, position: TextPosition?)] {
    var misplaced: [(String, PropertyListPath, TextPosition?)] = []
    var path = PropertyListPath()
    var value: PropertyList? = root
    for (depth, next) in (attributes + [ActivationKey.rule, ""]).enumerated() {
      for entry in value?.dictionary ?? PropertyListDictionary([])
      where entry.key.hasPrefix(ActivationKey.prefix) {
        // The attributes may contain the rule, the rule all other keys.
        let isRight =
          depth == 2 ? entry.key == ActivationKey.rule : depth == 3 && entry.key != ActivationKey.rule
        if !isRight { misplaced.append((entry.key, path.appending(entry.key), entry.keyPosition)) }
      }
      value = value?[next]
      path = path.appending(next)
    }
    return misplaced
  }
}
