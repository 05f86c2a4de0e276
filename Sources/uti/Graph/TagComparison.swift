import ArgumentParser
import UniformTypes

/// Compares the MIME types of extensions with those in another program's table.
struct TagComparison {
  /// The relation between the types of both tables.
  enum Relation: String, ExpressibleByArgument, CaseIterable, Sendable {
    case same, spelling, above, below, other
    case missingHere = "missing-here"
    case missingThere = "missing-there"

    /// The order of output: contradictions before additions, and the longest list last.
    static let displayOrder: [Relation] = [
      .other, .below, .above, .spelling, .missingHere, .missingThere, .same,
    ]
  }

  struct Row {
    let tag: String
    let ours, theirs: String?
    let relation: Relation
  }

  private let registry: TypeRegistry

  init(_ registry: TypeRegistry) { self.registry = registry }

  /// Returns a row for each extension in either table, in alphabetical order.
  func rows(_ table: ExtensionTable) -> [Row] {
    let ours = Set(
      registry.declaredTypes.flatMap { $0.tags[.filenameExtension] ?? [] }.map { $0.lowercased() })
    return ours.union(table.types.keys).sorted().map { tag in
      // Types of files first, as in identification by name.
      let types = TypeSpecifier(".\(tag)").types(in: registry)
      let theirs = table.types[tag] ?? []
      guard let type = types.first else {
        return Row(tag: tag, ours: nil, theirs: theirs.first, relation: .missingHere)
      }
      let mime = type.printedMIMEType
      guard let first = theirs.first else {
        return Row(tag: tag, ours: mime, theirs: nil, relation: .missingThere)
      }
      let relations = theirs.map { relation(types, mime, $0) }
      // Of several types in the table the nearest counts.
      let nearest = relations.indices.min { Self.order(relations[$0]) < Self.order(relations[$1]) } ?? 0
      return Row(
        tag: tag, ours: mime, theirs: nearest == 0 ? first : theirs[nearest], relation: relations[nearest])
    }
  }

  private func relation(_ types: [UTType], _ mime: String, _ theirs: String) -> Relation {
    if mime == theirs { return .same }
    let theirTypes =
      registry.declaredTypes(tag: theirs, tagClass: .mimeType)
      + [registry.type(claimedMIMEType: theirs)].compactMap { $0 }
    guard let type = types.first else { return .other }
    if theirTypes.contains(type) { return .spelling }
    if theirTypes.contains(where: { type.conforms(to: $0) && $0 != .data }) { return .above }
    if theirTypes.contains(where: { $0.conforms(to: type) }) { return .below }
    return .other
  }

  private static func order(_ relation: Relation) -> Int { Relation.allCases.firstIndex(of: relation) ?? 0 }
}
