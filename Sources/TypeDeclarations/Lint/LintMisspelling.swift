/// A misspelled key or word in an Info.plist, with suggestions.
struct LintMisspelling: Sendable {
  enum Kind: Sendable { case key, word }

  var kind: Kind
  var text: LintText
  /// The nearest known names; empty if none is similar.
  var suggestions: [String]
  /// The key whose value the word is.
  var owner: String?
  /// The words that the key allows; empty for a misspelled key.
  var validWords: [String] = []
  /// True if the only suggestion can replace the text without a person's decision.
  var isCertain: Bool
}

/// The documented keys of a dictionary in an Info.plist.
struct LintVocabulary: Sendable {
  /// The keys that are checked.
  var keys: [String]
  /// Other valid keys that are not misspellings.
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
  /// The role of Spotlight importers, from Apple's template but not in its reference.
  static let otherRoles = ["MDImporter"]

  /// Returns the nearest known keys of an unknown one.
  func suggestions(for key: String) -> [String] {
    keys.contains(key) || others.contains(key) ? [] : Self.nearest(key, among: keys)
  }

  /// Returns the nearest names, ignoring case, with up to two edits, in short names one.
  static func nearest(_ text: String, among names: [String]) -> [String] {
    // A longer text is not similar to any known name.
    guard text.utf8.count <= 64 else { return [] }
    let textBytes = Array(text.lowercased().utf8)
    var nearest: (names: [String], distance: Int) = ([], .max)
    for name in names {
      let candidate = Array(name.lowercased().utf8)
      let maxDistance = candidate.count < 14 ? 1 : 2
      guard let distance = EditDistance.between(textBytes, candidate, atMost: maxDistance) else { continue }
      if distance < nearest.distance { nearest = ([], distance) }
      if distance == nearest.distance { nearest.names.append(name) }
    }
    return nearest.names
  }
}
