#if !canImport(Darwin)
  public import Foundation
  internal import UniformTypes

  // Core Services' functions over `UTType`: identifiers and tags as strings, objects that the caller has to release.

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The identifier of the type that is preferred for a tag, a dynamic one when no declared type has it.
  ///
  /// Any type is found, folders and packages too, unless it has to conform to one. nil for a tag class that is not known.
  public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
  ) -> Unmanaged<CFString>? {
    types(inTagClass, inTag, inConformingToUTI)?.first.map { retained($0.identifier) }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The identifiers of all types that have a tag, preferred first; one dynamic identifier when there is none.
  ///
  /// nil for a tag class that is not known.
  public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
  ) -> Unmanaged<CFArray>? {
    types(inTagClass, inTag, inConformingToUTI).map { retained($0.map(\.identifier)) }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The first of a type's tags of a class; nil when it has none.
  public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<
    CFString
  >? {
    tags(inUTI, inTagClass)?.first.map(retained)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A type's tags of a class, preferred first; nil when it has none.
  public func UTTypeCopyAllTagsWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFArray>? {
    tags(inUTI, inTagClass).map(retained)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether two identifiers are the same, upper and lower case alike.
  public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether two identifiers are the same, or the first type conforms to the second, directly or not.
  public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType(inUTI as String), let supertype = UTType(inConformsToUTI as String) else {
      return false
    }
    return type.conforms(to: supertype)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What a person calls a file of the type; nil where nothing is declared.
  public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
    UTType(inUTI as String)?.localizedDescription.map(retained)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether a declaration of the type is known; dynamic types have none.
  public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDeclared ?? false }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether the identifier encodes a tag that no declared type has.
  public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDynamic ?? false }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The type's declaration as property lists have it, each value that can be several as an array; nil without one.
  public func UTTypeCopyDeclaration(_ inUTI: CFString) -> Unmanaged<CFDictionary>? {
    guard let type = UTType(inUTI as String), type.isDeclared else { return nil }
    var found: [String: Any] = [kUTTypeIdentifierKey as String: type.identifier]
    let parents = type.directSupertypes.map(\.identifier)
    if !parents.isEmpty { found[kUTTypeConformsToKey as String] = parents }
    let tags = Dictionary(uniqueKeysWithValues: type.tags.map { ($0.key.rawValue, $0.value) })
    if !tags.isEmpty { found[kUTTypeTagSpecificationKey as String] = tags }
    found[kUTTypeDescriptionKey as String] = type.localizedDescription
    found[kUTTypeReferenceURLKey as String] = type.reference
    found[kUTTypeVersionKey as String] = type.version
    return .passRetained(found as NSDictionary)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// nil: no bundle declares the types of the tables.
  public func UTTypeCopyDeclaringBundleURL(_ inUTI: CFString) -> Unmanaged<CFURL>? { nil }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Four characters as the tag that a number of an old type code is.
  public func UTCreateStringForOSType(_ inOSType: OSType) -> Unmanaged<CFString> {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: inOSType >> (24 - 8 * $0)) }
    return retained(String(data: Data(bytes), encoding: .macOSRoman) ?? "")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The number of an old type code; 0 for what is no four characters.
  public func UTGetOSTypeFromString(_ inString: CFString) -> OSType {
    guard let bytes = (inString as String).data(using: .macOSRoman), bytes.count == 4 else { return 0 }
    return bytes.reduce(0) { $0 << 8 | OSType($1) }
  }

  /// A number of four characters.
  public typealias OSType = UInt32

  private func retained(_ text: String) -> Unmanaged<CFString> { .passRetained(NSString(string: text)) }

  private func retained(_ texts: [String]) -> Unmanaged<CFArray> {
    .passRetained(NSArray(array: texts.map { NSString(string: $0) }))
  }

  /// The types of a tag; nil for a class that no declared type has tags of.
  private func types(_ tagClass: CFString, _ tag: CFString, _ supertype: CFString?) -> [UTType]? {
    let limit = (supertype as String?).map { UTType($0) ?? UTType(exportedAs: $0) }
    let found = UTType.types(
      tag: tag as String, tagClass: UTTagClass(rawValue: tagClass as String), conformingTo: limit)
    let isKnown = knownTagClasses.contains((tagClass as String).lowercased())
    return found.isEmpty || (!isKnown && found.allSatisfy(\.isDynamic)) ? nil : found
  }

  private func tags(_ identifier: CFString, _ tagClass: CFString) -> [String]? {
    UTType(identifier as String)?.tags[UTTagClass(rawValue: tagClass as String)]
  }
#endif
