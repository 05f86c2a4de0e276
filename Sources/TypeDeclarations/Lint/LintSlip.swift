/// A key or a word that nothing is called, and what was probably meant.
struct LintSlip: Sendable {
  enum Kind: Sendable { case key, word }

  var kind: Kind
  var text: LintText
  /// The known names that are nearest; none where a word is near nothing.
  var meant: [String]
  /// The key whose value the word is.
  var owner: String?
  /// The known words, where one of them must be written.
  var known: [String] = []
  /// True if writing the known name changes nothing else.
  var isCertain: Bool
}

/// The keys of one dictionary of an Info.plist, as Apple documents them.
struct LintVocabulary: Sendable {
  /// The keys about which something can be said.
  var keys: [String]
  /// Further keys that a slip must not be taken for.
  var others: [String] = []

  static let root = LintVocabulary(
    keys: [
      "UTExportedTypeDeclarations", "UTImportedTypeDeclarations", "CFBundleDocumentTypes", "NSExtension",
      "CFBundleIdentifier",
    ])

  static let declaration = LintVocabulary(
    keys: [
      "UTTypeIdentifier", "UTTypeConformsTo", "UTTypeTagSpecification", "UTTypeDescription",
      "UTTypeReferenceURL", "UTTypeVersion", "UTTypeIconFile", "UTTypeIconFiles", "UTTypeIcons",
    ],
    others: [
      "UTTypeIconName", "UTTypeIconText", "UTTypeIconBackgroundName", "UTTypeIconBadgeName",
      "UTTypeSize64IconFile", "UTTypeSize320IconFile",
    ])

  static let documentType = LintVocabulary(
    keys: [
      "CFBundleTypeName", "CFBundleTypeRole", "LSHandlerRank", "LSItemContentTypes", "LSTypeIsPackage",
      "CFBundleTypeExtensions", "CFBundleTypeMIMETypes", "CFBundleTypeOSTypes", "CFBundleTypeIconFile",
      "CFBundleTypeIconFiles", "NSDocumentClass", "NSExportableTypes",
    ],
    others: [
      "CFBundleTypeIconName", "CFBundleTypeIconSystemGenerated", "NSExportableAs", "NSPersistentStoreTypeKey",
      "NSUbiquitousDocumentUserActivityType", "LSIsAppleDefaultForType", "ISGraphicIconConfiguration",
    ])

  static let appExtension = LintVocabulary(
    keys: [
      "NSExtensionAttributes", "NSExtensionPointIdentifier", "NSExtensionPrincipalClass",
      "NSExtensionMainStoryboard",
    ])

  static let attributes = LintVocabulary(
    keys: [
      ActivationKey.rule, "NSExtensionJavaScriptPreprocessingFile", "NSExtensionServiceRoleType",
      "QLSupportedContentTypes", "PHSupportedMediaTypes",
    ])

  static let ranks = ["Owner", "Default", "Alternate", "None"]
  static let roles = ["Editor", "Viewer", "Shell", "QLGenerator", "None"]
  /// The role of Spotlight's importers, which Apple's template has and its reference does not.
  static let otherRoles = ["MDImporter"]

  /// The nearest known keys of an unknown one.
  func meant(by key: String) -> [String] {
    keys.contains(key) || others.contains(key) ? [] : Self.nearest(key, among: keys)
  }

  /// The nearest of some names, in any letter case: two slips away, in short names one.
  static func nearest(_ text: String, among names: [String]) -> [String] {
    // A longer text is near no known name.
    guard text.utf8.count <= 64 else { return [] }
    let wanted = Array(text.lowercased().utf8)
    var nearest: (names: [String], distance: Int) = ([], .max)
    for name in names {
      let candidate = Array(name.lowercased().utf8)
      let allowed = candidate.count < 14 ? 1 : 2
      guard let distance = EditDistance.between(wanted, candidate, atMost: allowed) else { continue }
      if distance < nearest.distance { nearest = ([], distance) }
      if distance == nearest.distance { nearest.names.append(name) }
    }
    return nearest.names
  }
}
