internal import ASCIIBytes

/// The path from a property list's root to a value, such as `UTExportedTypeDeclarations[2].UTTypeTagSpecification`.
public struct PropertyListPath: Hashable, Sendable, CustomStringConvertible {
  /// A component of a path.
  public enum Component: Hashable, Sendable {
    /// A key of a dictionary.
    case key(String)
    /// An index of an array, from 0.
    case index(Int)
  }

  /// The components, from the root.
  public var components: [Component]

  /// Creates a path; an empty one is that of the root.
  public init(_ components: [Component] = []) { self.components = components }

  /// Returns the path of a key below this one.
  public func appending(_ key: String) -> Self { Self(components + [.key(key)]) }

  /// Returns the path of an index below this one.
  public func appending(_ index: Int) -> Self { Self(components + [.index(index)]) }

  /// The path as text: dots between plain keys, brackets around indices and quoted keys, `(root)` for the root.
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
    guard let first = key.utf8.first, !first.isASCIIDigit else { return false }
    return key.utf8.allSatisfy { byte in
      byte.isASCIILetterOrDigit || byte == 0x5F || byte == 0x2D
    }
  }
}

/// A location in a property list: a path and, in text, line and column.
public struct PropertyListLocation: Hashable, Sendable, CustomStringConvertible {
  /// The path from the root.
  public var path: PropertyListPath
  /// The position of the value, or of its nearest existing ancestor; nil in binary lists.
  public var position: TextPosition?

  /// Creates a location.
  public init(path: PropertyListPath, position: TextPosition? = nil) {
    self.path = path
    self.position = position
  }

  /// The location as text: `12:5 UTTypeIdentifier`.
  public var description: String { (position.map { "\($0) " } ?? "") + path.description }
}

extension PropertyList {
  /// Returns the value at a path, or nil.
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

  /// Returns the location of a path; if no value is there, the position is that of the nearest existing ancestor.
  public func location(of path: PropertyListPath) -> PropertyListLocation {
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
    return PropertyListLocation(path: path, position: node.position)
  }
}
