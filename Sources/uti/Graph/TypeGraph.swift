import PropertyLists
import UniformTypes

/// The conformance graph of a registry, in both directions.
struct TypeGraph {
  enum Direction { case up, down }

  let registry: TypeRegistry
  private let children: [UTType: [UTType]]
  /// The declared types without supertypes, sorted by identifier.
  let roots: [UTType]

  init(_ registry: TypeRegistry) {
    var children: [UTType: [UTType]] = [:]
    var roots: [UTType] = []
    for type in registry.declaredTypes {
      let parents = type.directSupertypes
      if parents.isEmpty { roots.append(type) }
      for parent in parents { children[parent, default: []].append(type) }
    }
    self.registry = registry
    self.children = children
    self.roots = roots
  }

  /// Returns the types one step away: parents in declared order, or subtypes sorted by identifier.
  func next(_ direction: Direction, from type: UTType) -> [UTType] {
    switch direction {
    case .up: type.directSupertypes
    case .down: children[type] ?? []
    }
  }

  /// Returns the reachable types with their distance, nearest first.
  func walk(_ direction: Direction, from starts: [UTType], depth: Int = .max) -> [(type: UTType, depth: Int)]
  {
    var result = starts.map { (type: $0, depth: 0) }
    var seen = Set(starts)
    var index = 0
    while index < result.count {
      let (type, distance) = result[index]
      index += 1
      guard distance < depth else { continue }
      for next in next(direction, from: type) where seen.insert(next).inserted {
        result.append((next, distance + 1))
      }
    }
    return result
  }

  /// Returns the shortest path from a type to a supertype, both included; nil if there is none.
  static func path(from type: UTType, to supertype: UTType) -> [UTType]? {
    var cameFrom: [UTType: UTType] = [:]
    var seen: Set<UTType> = [type]
    var pending = [type]
    var index = 0
    while index < pending.count {
      var current = pending[index]
      index += 1
      if current == supertype {
        var path = [current]
        while let previous = cameFrom[current] {
          path.append(previous)
          current = previous
        }
        return path.reversed()
      }
      for parent in current.directSupertypes where seen.insert(parent).inserted {
        cameFrom[parent] = current
        pending.append(parent)
      }
    }
    return nil
  }

  /// Returns the nearest common supertypes, sorted; a type counts as its own supertype.
  static func nearestCommonSupertypes(_ a: UTType, _ b: UTType) -> [UTType] {
    let common = a.supertypes.union([a]).intersection(b.supertypes.union([b]))
    return common.filter { type in !common.contains { $0.isSubtype(of: type) } }
      .sorted { $0.identifier < $1.identifier }
  }
}

/// A part of the type graph for Graphviz or Mermaid, with edges from types to their supertypes.
struct GraphDrawing {
  private let types: [UTType]
  private let edges: [(type: UTType, supertype: UTType)]

  init(_ types: [UTType]) {
    self.types = types
    let shown = Set(types)
    edges = types.flatMap { type in type.directSupertypes.filter(shown.contains).map { (type, $0) } }
  }

  /// The graph in the language of Graphviz.
  var dot: String {
    var text = "digraph types {\n  rankdir=BT;\n  node [shape=box, fontname=\"Helvetica\"];\n"
    for type in types { text += "  \(quoted(type));\n" }
    for edge in edges { text += "  \(quoted(edge.type)) -> \(quoted(edge.supertype));\n" }
    return text + "}\n"
  }

  /// The graph in the language of Mermaid.
  var mermaid: String {
    let names = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($1, "t\($0)") })
    var text = "graph BT\n"
    for type in types { text += "  \(names[type] ?? "")[\(quoted(type))]\n" }
    for edge in edges { text += "  \(names[edge.type] ?? "") --> \(names[edge.supertype] ?? "")\n" }
    return text
  }

  // Identifiers contain neither quotation marks nor backslashes.
  private func quoted(_ type: UTType) -> String { "\"\(PrintableText.escaped(type.identifier))\"" }
}
