import UniformTypes

/// The edges of a registry in both directions.
struct TypeGraph {
  enum Direction { case up, down }

  let registry: TypeRegistry
  private let children: [UTType: [UTType]]
  /// The declared types above which nothing stands, sorted by identifier.
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

  /// The types one step away: parents in declared order, or subtypes sorted by identifier.
  func next(_ direction: Direction, from type: UTType) -> [UTType] {
    switch direction {
    case .up: type.directSupertypes
    case .down: children[type] ?? []
    }
  }

  /// Types with their distance, nearest first, each once.
  func walk(_ direction: Direction, from starts: [UTType], depth: Int = .max) -> [(type: UTType, depth: Int)]
  {
    var found = starts.map { (type: $0, depth: 0) }
    var seen = Set(starts)
    var index = 0
    while index < found.count {
      let (type, distance) = found[index]
      index += 1
      guard distance < depth else { continue }
      for next in next(direction, from: type) where seen.insert(next).inserted {
        found.append((next, distance + 1))
      }
    }
    return found
  }

  /// The shortest way up from a type to one above it, both included; nil when there is none.
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

  /// Where two types meet: what is above both (or is one of them) and above nothing else of the kind; sorted.
  static func meeting(_ a: UTType, _ b: UTType) -> [UTType] {
    let common = a.supertypes.union([a]).intersection(b.supertypes.union([b]))
    return common.filter { type in !common.contains { $0.isSubtype(of: type) } }
      .sorted { $0.identifier < $1.identifier }
  }
}
