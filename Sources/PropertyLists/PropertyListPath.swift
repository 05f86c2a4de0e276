/// The way from a property list's root to one of its values, as `UTExportedTypeDeclarations[2].UTTypeTagSpecification`.
public struct PropertyListPath: Hashable, Sendable, CustomStringConvertible {
  /// One step down.
  public enum Component: Hashable, Sendable {
    /// To the value of a dictionary's key.
    case key(String)
    /// To an array's element, from 0.
    case index(Int)
  }

  /// The steps, from the root.
  public var components: [Component]

  /// Creates a path; without components it is the root's.
  public init(_ components: [Component] = []) { self.components = components }

  /// The path one key further down.
  public func appending(_ key: String) -> Self { Self(components + [.key(key)]) }

  /// The path one index further down.
  public func appending(_ index: Int) -> Self { Self(components + [.index(index)]) }

  /// Dots between plain keys, brackets around indices and quoted keys, `(root)` for the root.
  public var description: String {
    guard !components.isEmpty else { return "(root)" }
    var text = ""
    for component in components {
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += text.isEmpty ? key : "." + key
      case .key(let key): text += "[" + key.debugDescription + "]"
      }
    }
    return text
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return key.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x5F || byte == 0x2D
    }
  }
}

/// Where in a property list something is: by path always, by line and column where there are lines.
public struct PropertyListPlace: Hashable, Sendable, CustomStringConvertible {
  /// The way from the root.
  public var path: PropertyListPath
  /// The value's position in the text, or that of the nearest value above it that exists; nil in binary lists.
  public var position: TextPosition?

  /// Creates a place.
  public init(path: PropertyListPath, position: TextPosition? = nil) {
    self.path = path
    self.position = position
  }

  /// As `12:5 UTTypeIdentifier`.
  public var description: String { (position.map { "\($0) " } ?? "") + path.description }
}

extension PropertyList {
  /// The value at a path, or nil.
  public subscript(path: PropertyListPath) -> PropertyList? {
    var node: PropertyList? = self
    for component in path.components {
      switch component {
      case .key(let key): node = node?[key]
      case .index(let index): node = node?[index]
      }
    }
    return node
  }

  /// The place of a path, whether or not anything is there: what is missing is missing from the nearest value above.
  public func place(of path: PropertyListPath) -> PropertyListPlace {
    var node = self
    for component in path.components {
      let next: PropertyList? =
        switch component {
        case .key(let key): node[key]
        case .index(let index): node[index]
        }
      guard let next else { break }
      node = next
    }
    return PropertyListPlace(path: path, position: node.position)
  }
}
