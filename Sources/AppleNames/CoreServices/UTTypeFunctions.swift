#if !canImport(Darwin)
  public import Foundation
  internal import UniformTypes

  // Core Services' functions for `UTType`, with strings; the caller releases the returned objects.

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the identifier of the preferred type for a tag, or a dynamic one if no declared type has it.
  ///
  /// Without a supertype, all types are considered, including folders and packages. Returns nil for an
  /// unknown tag class.
  public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
  ) -> Unmanaged<CFString>? {
    types(inTagClass, inTag, inConformingToUTI)?.first.map { retained($0.identifier) }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the identifiers of all types with a tag, preferred first, or one dynamic identifier if there is
  /// none.
  ///
  /// Returns nil for an unknown tag class.
  public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
  ) -> Unmanaged<CFArray>? {
    types(inTagClass, inTag, inConformingToUTI).map { retained($0.map(\.identifier)) }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the first tag of a class, or nil if the type has none.
  public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<
    CFString
  >? {
    tags(inUTI, inTagClass)?.first.map(retained)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the tags of a class, preferred first, or nil if the type has none.
  public func UTTypeCopyAllTagsWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFArray>? {
    tags(inUTI, inTagClass).map(retained)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns true if two identifiers are equal, ignoring case.
  public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns true if two identifiers are equal, or the first type conforms to the second.
  public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType(inUTI as String), let supertype = UTType(inConformsToUTI as String) else {
      return false
    }
    return type.conforms(to: supertype)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the description of a type, or nil if there is none.
  public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
    UTType(inUTI as String)?.localizedDescription.map(retained)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns true if the type is declared; dynamic types are not.
  public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDeclared ?? false }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns true for a dynamic type.
  public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDynamic ?? false }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the type's declaration in property list form, with multiple values as arrays; nil without one.
  public func UTTypeCopyDeclaration(_ inUTI: CFString) -> Unmanaged<CFDictionary>? {
    guard let type = UTType(inUTI as String), type.isDeclared else { return nil }
    var declaration: [String: Any] = [kUTTypeIdentifierKey as String: type.identifier]
    let parents = type.directSupertypes.map(\.identifier)
    if !parents.isEmpty { declaration[kUTTypeConformsToKey as String] = parents }
    let tags = Dictionary(uniqueKeysWithValues: type.tags.map { ($0.key.rawValue, $0.value) })
    if !tags.isEmpty { declaration[kUTTypeTagSpecificationKey as String] = tags }
    declaration[kUTTypeDescriptionKey as String] = type.localizedDescription
    declaration[kUTTypeReferenceURLKey as String] = type.reference
    declaration[kUTTypeVersionKey as String] = type.version
    return .passRetained(declaration as NSDictionary)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns nil: no bundle declares the types of the tables.
  public func UTTypeCopyDeclaringBundleURL(_ inUTI: CFString) -> Unmanaged<CFURL>? { nil }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Converts a type code to its four characters.
  public func UTCreateStringForOSType(_ inOSType: OSType) -> Unmanaged<CFString> {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: inOSType >> (24 - 8 * $0)) }
    return retained(String(data: Data(bytes), encoding: .macOSRoman) ?? "")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Converts four characters to a type code; returns 0 for other text.
  public func UTGetOSTypeFromString(_ inString: CFString) -> OSType {
    guard let bytes = (inString as String).data(using: .macOSRoman), bytes.count == 4 else { return 0 }
    return bytes.reduce(0) { $0 << 8 | OSType($1) }
  }

  /// A four-character type code.
  public typealias OSType = UInt32

  private func retained(_ text: String) -> Unmanaged<CFString> { .passRetained(NSString(string: text)) }

  private func retained(_ texts: [String]) -> Unmanaged<CFArray> {
    .passRetained(NSArray(array: texts.map { NSString(string: $0) }))
  }

  /// Returns the types of a tag; nil for a tag class that no declared type has.
  private func types(_ tagClass: CFString, _ tag: CFString, _ supertype: CFString?) -> [UTType]? {
    let limit = (supertype as String?).map { UTType($0) ?? UTType(exportedAs: $0) }
    let types = UTType.types(
      tag: tag as String, tagClass: UTTagClass(rawValue: tagClass as String), conformingTo: limit)
    let isKnown = knownTagClasses.contains((tagClass as String).lowercased())
    return types.isEmpty || (!isKnown && types.allSatisfy(\.isDynamic)) ? nil : types
  }

  private func tags(_ identifier: CFString, _ tagClass: CFString) -> [String]? {
    UTType(identifier as String)?.tags[UTTagClass(rawValue: tagClass as String)]
  }
#endif
