public import TypeDeclarations

/// Declared types in layers: Apple's, what was declared at run time, and the community's.
///
/// A registry is a value that never changes; adding declarations makes another one. Where several types own a tag,
/// Apple's come first, then those declared at run time, then the community's, and last what programs made up for formats that
/// they do not own.
///
/// ```swift
/// TypeRegistry.apple.type("org.matroska.mkv")   // nil: Apple declares no such type
/// let registry = try TypeRegistry.standard.adding(declarations)
/// ```
public struct TypeRegistry: Sendable {
  let includesCommunity: Bool
  let overlay: Overlay?
  /// The system whose declarations these are; nil for Apple's of all systems.
  package var system: AppleSystem?

  /// Both layers of the tables, as a Mac with apps installed has them.
  public static let standard = TypeRegistry(includesCommunity: true, overlay: nil)

  /// Apple's declarations alone.
  public static let apple = TypeRegistry(includesCommunity: false, overlay: nil)

  /// Apple's declarations on one system: without the types that came later, and with the parents that types have there.
  ///
  /// Types whose first system no source tells are all there.
  ///
  /// ```swift
  /// AppleSystem("iOS18").map(TypeRegistry.apple(on:))?.type("public.jpeg-xl")   // nil: it is of iOS 18.2
  /// ```
  public static func apple(on system: AppleSystem) -> TypeRegistry {
    TypeRegistry(includesCommunity: false, overlay: nil, system: system)
  }

  /// The type with this identifier, declared or dynamic.
  public func type(_ identifier: String) -> UTType? {
    if let row = CompiledTypes.find(.identifier, identifier).first {
      return includes(row) ? type(row: row) : nil
    }
    let normalized = TypeIdentifier.normalized(identifier)
    if let type = overlay?.types[normalized] { return type }
    return normalized.hasPrefix("dyn.") ? UTType.dynamic(normalized, in: self) : nil
  }

  /// As ``type(_:)``, but an identifier that nobody declares is kept where that is allowed: see
  /// ``UTType/init(identifier:allowUndeclared:)``.
  public func type(_ identifier: String, allowUndeclared: Bool) -> UTType? {
    if let type = type(identifier) { return type }
    let normalized = TypeIdentifier.normalized(identifier)
    guard allowUndeclared, TypeIdentifier.isValid(normalized), !normalized.hasPrefix("dyn.") else {
      return nil
    }
    return UTType(RuntimeType(identifier: normalized, standing: .undeclared, parents: []))
  }

  /// Every type below `supertype` that owns a tag, preferred first; one dynamic type when no declared one does.
  ///
  /// Empty only when `tagClass` cannot be an identifier.
  public func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let declared = declaredTypes(tag: tag, tagClass: tagClass)
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    if !declared.isEmpty { return declared }
    guard TypeIdentifier.isValid(tagClass.rawValue) else { return [] }
    return [.dynamic(tag: tag, tagClass: tagClass, below: supertype)]
  }

  /// The first of ``types(tag:tagClass:conformingTo:)``.
  ///
  /// Complexity: one hash look-up; no allocation when a declared type of the tables owns the tag.
  public func preferredType(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> UTType? {
    if let known = tagClass.declared { return preferredType(tag: tag, known, conformingTo: supertype) }
    return types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
  }

  /// The preferred type for a tag of a class that declarations use.
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

  /// Every type that owns a tag, preferred first; none is made up.
  public func declaredTypes(tag: String, tagClass: UTTagClass) -> [UTType] {
    guard let known = tagClass.declared else { return [] }
    let rows = Array(CompiledTypes.find(.init(known), tag))
    let added = overlay?.types(tag: tag, tagClass: known) ?? []
    let apple = rows.filter { $0 < CompiledTypes.appleLimit && includes($0) }.map { type(row: $0) }
    guard includesCommunity else { return apple + added }
    return apple + added + rows.filter { $0 >= CompiledTypes.appleLimit }.map { UTType(row: $0) }
  }

  /// Every declared type, sorted by identifier.
  public var declaredTypes: [UTType] {
    let ofTables =
      if includesCommunity {
        Self.sortedTypes
      } else if system == nil {
        Self.sortedAppleTypes
      } else {
        Self.sortedAppleTypes.filter { includes(Int($0.row)) }.map { type(row: Int($0.row)) }
      }
    guard let overlay, !overlay.types.isEmpty else { return ofTables }
    return Self.sorted(ofTables + overlay.types.values)
  }

  private static let sortedTypes = sorted(CompiledTypes.rows(ofAppleAlone: false).map { UTType(row: $0) })
  private static let sortedAppleTypes = sorted(CompiledTypes.rows(ofAppleAlone: true).map { UTType(row: $0) })

  private static func sorted(_ types: [UTType]) -> [UTType] {
    types.map { ($0.identifier, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  func includes(_ row: Int) -> Bool {
    guard row < CompiledTypes.appleLimit else { return includesCommunity }
    guard let system, let since = CompiledTypes.since(of: row) else { return true }
    return since.reach(system)
  }

  /// A type of the tables, as the registry's system has it.
  func type(row: Int) -> UTType {
    guard let system, let change = CompiledTypes.changedParent(of: row), change.systems.reach(system) else {
      return UTType(row: row)
    }
    return UTType(row: row, below: type(row: change.parent))
  }
}

extension TypeRegistry {
  /// Whether the community's types are left out.
  package var isAppleAlone: Bool { !includesCommunity }

  /// What was declared at run time, step by step: adding the steps in turn makes the same registry.
  package var addedDeclarations: [[TypeDeclaration]] { overlay?.declarations ?? [] }

  /// How many types each layer of the tables declares.
  package static var layerCounts: (apple: Int, community: Int) {
    (TypeTable.appleTypeCount, TypeTable.typeCount - TypeTable.appleTypeCount)
  }
}
