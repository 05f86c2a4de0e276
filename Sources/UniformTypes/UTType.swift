package import TypeDeclarations

/// A uniform type: declared, declared at run time, or dynamic.
///
/// Two types are equal if their identifiers are, ignoring case.
///
/// ```swift
/// UTType.heic.conforms(to: .image)          // true
/// UTType(filenameExtension: "mov")          // com.apple.quicktime-movie
/// ```
public struct UTType: Sendable {
  /// The row of the type in the compiled table, or -1.
  let row: Int32
  /// The properties of types outside the compiled table: declared at run time, only named, or dynamic, and of
  /// a compiled type with another parent on a system.
  let runtime: RuntimeType?

  /// Creates a type of the compiled table from its number.
  init(number: Int) { self.init(row: CompiledTypes.row(number: number)) }

  /// Creates a type of the compiled table from its row.
  init(row: Int) {
    self.row = Int32(truncatingIfNeeded: row)
    runtime = nil
  }

  /// Creates a type of the compiled table with another parent.
  init(row: Int, below parent: UTType) {
    let declared = UTType(row: row)
    self.row = declared.row
    runtime = RuntimeType(
      identifier: declared.identifier, standing: .declared, parents: [parent], tags: declared.tags,
      description: declared.ownDescription, version: declared.version, reference: declared.reference)
  }

  init(_ runtime: RuntimeType) {
    row = -1
    self.runtime = runtime
  }

  /// The type's identifier, in lower case.
  ///
  /// Complexity: linear in the identifier's length for declared types.
  public var identifier: String { runtime?.identifier ?? CompiledTypes.identifier(of: Int(row)) }

  /// A description of the type, or of its nearest supertype with one; nil for dynamic types.
  ///
  /// The text is English in every locale.
  public var localizedDescription: String? {
    if isDynamic { return nil }
    return ownDescription ?? nearestInSupertypes { $0.ownDescription }
  }

  /// The declaration's version; most have none.
  public var version: Int? {
    if let runtime { return runtime.version }
    let number = CompiledTypes.version(of: Int(row))
    return number == 0 ? nil : number - 1
  }

  /// The declaration's reference URL as text; most have none.
  ///
  /// The drop-in module offers it as `referenceURL`, which needs Foundation.
  public var reference: String? {
    if let runtime { return runtime.reference }
    let text = CompiledTypes.text(.reference, of: Int(row))
    return text.isEmpty ? nil : text
  }

  /// True for a dynamic type, whose identifier encodes a tag that no declared type owns.
  public var isDynamic: Bool { runtime?.standing == .dynamic }

  /// True if the type is declared, in the tables or at run time.
  ///
  /// A type is either declared or ``isDynamic``, except undeclared types of
  /// ``init(identifier:allowUndeclared:)``, which are neither.
  public var isDeclared: Bool { runtime.map { $0.standing == .declared || $0.standing == .named } ?? true }

  /// True if the identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  private var ownDescription: String? {
    if let runtime { return runtime.description }
    let text = CompiledTypes.text(.description, of: Int(row))
    return text.isEmpty ? nil : text
  }

  /// The first systems known to have the type; nil if unknown or not declared by Apple.
  package var since: SystemVersions? { row < 0 ? nil : CompiledTypes.since(of: Int(row)) }

  /// The first systems with a constant for the type, which may have been declared earlier; nil without one.
  package var constantSince: SystemVersions? { row < 0 ? nil : CompiledTypes.constantSince(of: Int(row)) }

  /// The parent of the type on newer systems, and the first of them.
  package var changedParent: (type: UTType, since: SystemVersions)? {
    guard row >= 0, let change = CompiledTypes.changedParent(of: Int(row)) else { return nil }
    return (UTType(row: change.parent), change.systems)
  }

  /// The tags by class, preferred first: filename extensions, MIME types, OSTypes and pasteboard types.
  public var tags: [UTTagClass: [String]] {
    if let runtime { return runtime.tags }
    var tags: [UTTagClass: [String]] = [:]
    for tagClass in TagClass.allCases where tagClass != .deviceModelCode {
      let values = CompiledTypes.tags(tagClass, of: Int(row))
      if !values.isEmpty { tags[UTTagClass(tagClass)] = values }
    }
    return tags
  }

  /// The filename extension for new files of this type; nil if there is none.
  public var preferredFilenameExtension: String? { preferredTag(.filenameExtension) }

  /// The MIME type to announce; nil if there is none.
  public var preferredMIMEType: String? { preferredTag(.mimeType) }

  /// A MIME type for output: that of the printing table, else the preferred one, else that of the nearest
  /// supertype, else `application/octet-stream`.
  ///
  /// Apple prefers unusual names for a few types, such as `text/x-python-script` for `text/x-python`. The
  /// printing table replaces them; ``preferredMIMEType`` stays as Apple declares it.
  public var printedMIMEType: String {
    ownPrintedMIMEType ?? nearestInSupertypes { $0.ownPrintedMIMEType } ?? "application/octet-stream"
  }

  package var ownPrintedMIMEType: String? {
    if row >= 0 {
      let text = CompiledTypes.text(.printedMIMEType, of: Int(row))
      if !text.isEmpty { return text }
    }
    return preferredMIMEType
  }

  private func preferredTag(_ tagClass: TagClass) -> String? {
    guard let runtime else { return CompiledTypes.firstTag(tagClass, of: Int(row)) }
    return runtime.tags[UTTagClass(tagClass)]?.first
  }
}

extension UTType: Hashable {
  public static func == (a: UTType, b: UTType) -> Bool {
    a.row == b.row && (a.row >= 0 || a.runtime?.identifier == b.runtime?.identifier)
  }

  public func hash(into hasher: inout Hasher) {
    if row < 0, let runtime { hasher.combine(runtime.identifier) } else { hasher.combine(row) }
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }

  public var debugDescription: String {
    "\(identifier) (\(isDynamic ? "dynamic" : "not dynamic"), \(isDeclared ? "declared" : "not declared"))"
  }
}

extension UTType: Codable {
  /// Decodes an identifier; throws if it is invalid.
  ///
  /// Undeclared identifiers are accepted, as by ``init(identifier:allowUndeclared:)``, so that a decoded type
  /// equals the encoded one. Check ``isDeclared`` if only declared types are allowed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard let type = UTType(identifier: identifier, allowUndeclared: true) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(identifier)' cannot be the identifier of a type")
    }
    self = type
  }

  /// Encodes the identifier as one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType {
  /// Returns true if the type equals or conforms to `type`.
  ///
  /// Complexity: one bit test between declared types.
  public func conforms(to type: UTType) -> Bool {
    if let runtime { return self == type || runtime.isBelow(type) }
    return row == type.row || CompiledTypes.isBelow(row, type.row)
  }

  /// Returns true if `type` is a subtype of this type; false for the type itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Returns true if this type is a subtype of `type`; false for the type itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// All supertypes, direct and indirect.
  ///
  /// Complexity: linear in the number of types that have subtypes.
  public var supertypes: Set<UTType> {
    guard let runtime else { return Set(CompiledTypes.ancestors(of: Int(row)).map { UTType(row: $0) }) }
    var result = Set(runtime.runtimeAncestors)
    for parent in runtime.compiledParents {
      result.insert(UTType(row: Int(parent)))
      result.formUnion(UTType(row: Int(parent)).supertypes)
    }
    return result
  }

  /// The declared supertypes, in the order of the declaration.
  public var directSupertypes: [UTType] {
    runtime?.parents ?? CompiledTypes.list(.parents, of: Int(row)).map { UTType(row: $0) }
  }

  /// Returns the first non-nil result in the supertypes, searched breadth-first in declared order.
  package func nearestInSupertypes<Result>(_ transform: (UTType) -> Result?) -> Result? {
    var level = directSupertypes
    var seen = Set(level)
    while !level.isEmpty {
      for type in level { if let result = transform(type) { return result } }
      level = level.flatMap(\.directSupertypes).filter { seen.insert($0).inserted }
    }
    return nil
  }
}

extension UTType {
  /// Returns the most specific common supertype of `types`; nil if there is none, or several unrelated ones.
  package static func nearest(above types: [UTType]) -> UTType? {
    guard let first = types.first else { return nil }
    let shared = types.dropFirst().reduce(first.supertypes.union([first])) { shared, type in
      shared.intersection(type.supertypes.union([type]))
    }
    return shared.first { candidate in shared.allSatisfy { candidate == $0 || candidate.conforms(to: $0) } }
  }
}
