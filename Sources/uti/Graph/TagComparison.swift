import ArgumentParser
import UniformTypes

/// What extensions mean here and in another table.
struct TagComparison {
  /// How the two answers stand to each other.
  enum Relation: String, ExpressibleByArgument, CaseIterable, Sendable {
    case same, spelling, above, below, other
    case missingHere = "missing-here"
    case missingThere = "missing-there"

    /// The order of lists: contradictions before additions, and the longest list last.
    static let listed: [Relation] = [.other, .below, .above, .spelling, .missingHere, .missingThere, .same]
  }

  struct Row {
    let tag: String
    let ours, theirs: String?
    let relation: Relation
  }

  private let registry: TypeRegistry

  init(_ registry: TypeRegistry) { self.registry = registry }

  /// A row for each extension that one of them knows, in alphabetical order.
  func rows(_ table: ExtensionTable) -> [Row] {
    let ours = Set(
      registry.declaredTypes.flatMap { $0.tags[.filenameExtension] ?? [] }.map { $0.lowercased() })
    return ours.union(table.types.keys).sorted().map { tag in
      // Files before folders and packages, as a look-up by name prefers them.
      let types = WrittenType(".\(tag)").types(in: registry)
      let theirs = table.types[tag] ?? []
      guard let type = types.first else {
        return Row(tag: tag, ours: nil, theirs: theirs.first, relation: .missingHere)
      }
      let mime = type.printedMIMEType
      guard let first = theirs.first else {
        return Row(tag: tag, ours: mime, theirs: nil, relation: .missingThere)
      }
      let relations = theirs.map { relation(types, mime, $0) }
      // Where the table leaves a choice, the nearest counts.
      let nearest = relations.indices.min { Self.order(relations[$0]) < Self.order(relations[$1]) } ?? 0
      return Row(
        tag: tag, ours: mime, theirs: nearest == 0 ? first : theirs[nearest], relation: relations[nearest])
    }
  }

  private func relation(_ types: [UTType], _ mime: String, _ theirs: String) -> Relation {
    if mime == theirs { return .same }
    let meant =
      registry.declaredTypes(tag: theirs, tagClass: .mimeType)
      + [registry.type(claimedMIMEType: theirs)].compactMap { $0 }
    guard let type = types.first else { return .other }
    if meant.contains(type) { return .spelling }
    if meant.contains(where: { type.conforms(to: $0) && $0 != .data }) { return .above }
    if meant.contains(where: { $0.conforms(to: type) }) { return .below }
    return .other
  }

  private static func order(_ relation: Relation) -> Int { Relation.allCases.firstIndex(of: relation) ?? 0 }
}
