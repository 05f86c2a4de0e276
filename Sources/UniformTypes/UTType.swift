internal import TypeDeclarations

/// A node of the graph of uniform types: declared, declared at run time, or dynamic.
///
/// Two types are equal when their identifiers are, upper and lower case alike. A type refuses to promise that a file
/// of that type exists or can be read.
///
/// ```swift
/// UTType.heic.conforms(to: .image)          // true
/// UTType(filenameExtension: "mov")          // com.apple.quicktime-movie
/// ```
public struct UTType: Sendable {
  /// Where the type's line lies in the compiled table, or -1.
  let row: Int32
  /// What the compiled table does not know: run-time declared, merely named, and dynamic types, and a type of the table
  /// where a system gives it another parent.
  let runtime: RuntimeType?

  /// A type of the compiled table, by its number there.
  init(number: Int) { self.init(row: CompiledTypes.row(number: number)) }

  /// A type of the compiled table.
  init(row: Int) {
    self.row = Int32(truncatingIfNeeded: row)
    runtime = nil
  }

  /// A type of the compiled table below another parent than the one that it has there.
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

  /// What a person calls a file of this type, from the type itself or its nearest supertype; nil for dynamic types.
  ///
  /// The tables are in English; the text follows no locale.
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

  /// Whether the identifier only encodes a tag that no declared type owns.
  public var isDynamic: Bool { runtime?.standing == .dynamic }

  /// Whether the type is declared, in the tables or at run time: the opposite of ``isDynamic``, but for what
  /// ``init(identifier:allowUndeclared:)`` keeps, which is neither.
  public var isDeclared: Bool { runtime.map { $0.standing == .declared || $0.standing == .named } ?? true }

  /// Whether the identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  private var ownDescription: String? {
    if let runtime { return runtime.description }
    let text = CompiledTypes.text(.description, of: Int(row))
    return text.isEmpty ? nil : text
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
  /// Decodes an identifier; what cannot be one is an error.
  ///
  /// An identifier that nobody declares is kept, as by ``init(identifier:allowUndeclared:)``: what was encoded comes back equal.
  /// Ask ``isDeclared`` where only declared types may pass.
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
