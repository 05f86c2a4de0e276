public import TypeDeclarations

/// A registry of declared types in layers: Apple's, those declared at run time, and the community's.
///
/// A registry is immutable; adding declarations returns a new one. If several types own a tag, Apple's come
/// first, then those declared at run time, the community's, and last the programs' own names for formats that
/// they do not own.
///
/// ```swift
/// TypeRegistry.apple.type("org.matroska.mkv")   // nil: Apple declares no such type
/// let registry = try TypeRegistry.standard.adding(declarations)
/// ```
public struct TypeRegistry: Sendable {
  let includesCommunity: Bool
  let overlay: Overlay?
  /// The system of the declarations; nil for Apple's of all systems.
  package var system: AppleSystem?

  /// Both layers of the tables, like a Mac with apps installed.
  public static let standard = TypeRegistry(includesCommunity: true, overlay: nil)

  /// Only Apple's declarations.
  public static let apple = TypeRegistry(includesCommunity: false, overlay: nil)

  /// Apple's declarations on one system: without the types that came later, and with the parents that types have there.
  ///
  /// Types whose first system is unknown are included.
  ///
  /// ```swift
  /// AppleSystem("iOS18").map(TypeRegistry.apple(on:))?.type("public.jpeg-xl")   // nil: it is of iOS 18.2
  /// ```
  public static func apple(on system: AppleSystem) -> TypeRegistry {
    TypeRegistry(includesCommunity: false, overlay: nil, system: system)
  }

  /// Returns the type with this identifier, declared or dynamic.
  public func type(_ identifier: String) -> UTType? {
    if let row = CompiledTypes.find(.identifier, identifier).first {
      return includes(row) ? type(row: row) : nil
    }
    let normalized = TypeIdentifier.normalized(identifier)
    if let type = overlay?.types[normalized] { return type }
    return normalized.hasPrefix("dyn.") ? UTType.dynamic(normalized, in: self) : nil
  }

  /// Like ``type(_:)``, but optionally returns a type for an undeclared identifier: see
  /// ``UTType/init(identifier:allowUndeclared:)``.
  public func type(_ identifier: String, allowUndeclared: Bool) -> UTType? {
    if let type = type(identifier) { return type }
    let normalized = TypeIdentifier.normalized(identifier)
    guard allowUndeclared, TypeIdentifier.isValid(normalized), !normalized.hasPrefix("dyn.") else {
      return nil
    }
    return UTType(RuntimeType(identifier: normalized, standing: .undeclared, parents: []))
  }

  /// Returns the types conforming to `supertype` that own a tag, preferred first, or one dynamic type if
  /// there is none.
  ///
  /// Empty only if `tagClass` cannot be an identifier.
  public func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let declared = declaredTypes(tag: tag, tagClass: tagClass)
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    if !declared.isEmpty { return declared }
    guard TypeIdentifier.isValid(tagClass.rawValue) else { return [] }
    return [.dynamic(tag: tag, tagClass: tagClass, below: supertype)]
  }

  /// Returns the first of ``types(tag:tagClass:conformingTo:)``.
  ///
  /// Complexity: one hash lookup; no allocation if a declared type of the tables owns the tag.
  public func preferredType(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> UTType? {
    if let declaredClass = tagClass.declared {
      return preferredType(tag: tag, declaredClass, conformingTo: supertype)
    }
    return types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
  }

  /// Returns the preferred type for a tag of a declared class.
  func preferredType(tag: String, _ tagClass: TagClass, conformingTo supertype: UTType?) -> UTType {
    let tagClassValue = UTTagClass(tagClass)
    if overlay != nil,
      let type = types(tag: tag, tagClass: tagClassValue, conformingTo: supertype).first
    {
      return type
    }
    for row in CompiledTypes.find(.init(tagClass), tag) where includes(row) {
      let type = type(row: row)
      if let supertype, !type.conforms(to: supertype) { continue }
      return type
    }
    return .dynamic(tag: tag, tagClass: tagClassValue, below: supertype)
  }

  /// Returns the declared types that own a tag, preferred first.
  public func declaredTypes(tag: String, tagClass: UTTagClass) -> [UTType] {
    guard let declaredClass = tagClass.declared else { return [] }
    let rows = Array(CompiledTypes.find(.init(declaredClass), tag))
    let added = overlay?.types(tag: tag, tagClass: declaredClass) ?? []
    let apple = rows.filter { $0 < CompiledTypes.appleLimit && includes($0) }.map { type(row: $0) }
    guard includesCommunity else { return apple + added }
    return apple + added + rows.filter { $0 >= CompiledTypes.appleLimit }.map { UTType(row: $0) }
  }

  /// All declared types, sorted by identifier.
  public var declaredTypes: [UTType] {
    let compiledTypes =
      if includesCommunity {
        Self.sortedTypes
      } else if system == nil {
        Self.sortedAppleTypes
      } else {
        Self.sortedAppleTypes.filter { includes(Int($0.row)) }.map { type(row: Int($0.row)) }
      }
    guard let overlay, !overlay.types.isEmpty else { return compiledTypes }
    return Self.sorted(compiledTypes + overlay.types.values)
  }

  private static let sortedTypes = sorted(CompiledTypes.rows(appleOnly: false).map { UTType(row: $0) })
  private static let sortedAppleTypes = sorted(CompiledTypes.rows(appleOnly: true).map { UTType(row: $0) })

  private static func sorted(_ types: [UTType]) -> [UTType] {
    types.map { ($0.identifier, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  func includes(_ row: Int) -> Bool {
    guard row < CompiledTypes.appleLimit else { return includesCommunity }
    guard let system, let since = CompiledTypes.since(of: row) else { return true }
    return since.include(system)
  }

  /// Returns a type of the tables with its parents on the registry's system.
  func type(row: Int) -> UTType {
    guard let system, let change = CompiledTypes.changedParent(of: row), change.systems.include(system) else {
      return UTType(row: row)
    }
    return UTType(row: row, below: type(row: change.parent))
  }
}

extension TypeRegistry {
  /// True if the community's types are left out.
  package var isAppleOnly: Bool { !includesCommunity }

  /// The run-time declarations in the order of registration; adding them in order recreates the registry.
  package var addedDeclarations: [[TypeDeclaration]] { overlay?.declarations ?? [] }

  /// The number of types in each layer of the tables.
  package static var layerCounts: (apple: Int, community: Int) {
    (TypeTable.appleTypeCount, TypeTable.typeCount - TypeTable.appleTypeCount)
  }
}

/// The lint's access to types that are declared elsewhere; Apple's count as the system's.
extension TypeRegistry: LintContext {
  public func knownType(_ identifier: String) -> LintKnownType? {
    guard let type = type(identifier), type.isDeclared else { return nil }
    return lintType(type)
  }

  public func owners(ofTag tag: String, _ tagClass: TagClass) -> [LintKnownType] {
    declaredTypes(tag: tag, tagClass: UTTagClass(tagClass)).map(lintType)
  }

  public var declaredIdentifiers: [String] { declaredTypes.map(\.identifier) }

  private func lintType(_ type: UTType) -> LintKnownType {
    var tags: [TagClass: [String]] = [:]
    for (tagClass, values) in type.tags { if let declared = tagClass.declared { tags[declared] = values } }
    return LintKnownType(
      identifier: type.identifier, parents: type.directSupertypes.map(\.identifier),
      ancestors: Set(type.supertypes.map(\.identifier)), tags: tags,
      isSystem: type.row >= 0 && type.row < CompiledTypes.appleLimit)
  }
}
