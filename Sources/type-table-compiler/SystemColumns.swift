import TypeDeclarations

/// The system versions that introduced types, encoded for their lines.
struct SystemColumns {
  private var constants: [String: SystemVersions] = [:]
  private var changes: [String: (systems: SystemVersions, parent: Int)] = [:]
  private var since: [String: SystemVersions] = [:]

  init(_ tables: TypeTables, _ numbers: TypeNumbers) throws(DeclarationError) {
    for constant in tables.constants {
      constants[constant.identifier] = try Self.versions(constant.introduced, at: .unknown)
    }
    for type in tables.apple where !type.since.isEmpty {
      since[type.identifier] = try Self.versions(type.since, at: type.place)
    }
    for change in tables.relations[.changedParents] ?? [] {
      changes[change.key] = (try Self.versions(change.since, at: change.place), numbers[change.value])
    }
    try check(tables)
  }

  /// Throws if a parent is newer than its child, since a system would have the child without it.
  private func check(_ tables: TypeTables) throws(DeclarationError) {
    for type in tables.apple {
      for parent in type.conformsTo {
        guard let parents = since[parent] else { continue }
        for platform in AppleSystem.Platform.allCases {
          let first = since[type.identifier]?[platform] ?? AppleSystem.known.first { $0.platform == platform }
          if let first, first.isBefore(parents[platform]) {
            throw DeclarationError(
              .parent, at: type.place, "'\(parent)' came after '\(type.identifier)' by the columns 'since'")
          }
        }
      }
    }
  }

  private static func versions(
    _ text: String, at place: DeclarationPlace
  ) throws(DeclarationError) -> SystemVersions {
    guard let versions = SystemVersions(text) else {
      throw DeclarationError(.value, at: place, "'\(text)'; write it as macOS 15.2, iOS 18.2")
    }
    return versions
  }

  /// Returns the encoded systems of a type; empty if none are known.
  func text(of type: TypeDeclaration) -> String {
    let name = type.identifier
    if since[name] == nil, constants[name] == nil, changes[name] == nil { return "" }
    var text = Self.text(since[name]) + Self.text(constants[name])
    if let change = changes[name] {
      text += Self.text(change.systems) + digits(change.parent, width: CompiledTable.numberWidth)
    }
    return text
  }

  private static func text(_ versions: SystemVersions?) -> String {
    AppleSystem.Platform.allCases.map { platform in
      digits(versions?[platform].versionNumber ?? 0, width: CompiledTable.Systems.versionWidth)
    }.joined()
  }
}
