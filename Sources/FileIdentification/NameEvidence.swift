public import UniformTypes

/// What a file's name says: every type of the whole name, of a compound extension, of the extension.
public struct NameEvidence: Hashable, Sendable {
  /// The part of the name that speaks: a whole name, an extension.
  public var tag: String
  /// Every type, the preferred first; one dynamic type when the extension is unknown; empty without an extension.
  public var types: [UTType]

  /// Reads a file name, or the last part of a path.
  ///
  /// `isDirectory` asks for packages and bundles; otherwise only types of data come back. Names that begin with a dot
  /// and have no other dot have no extension.
  public init(fileName: String, isDirectory: Bool = false, registry: TypeRegistry = .current) {
    tag = ""
    types = []
    let name = fileName.utf8.split(separator: UInt8(ascii: "/")).last.map { String($0) ?? "" } ?? ""
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      addWholeName(name, isDirectory, registry)
      return
    }
    let pathExtension = String(name[name.utf8.index(after: dot)...])
    addWholeName(name, isDirectory, registry)
    guard !pathExtension.isEmpty else { return }
    if tag.isEmpty { tag = "." + pathExtension }
    if isDirectory {
      add(registry.declaredTypes(tag: pathExtension, tagClass: .filenameExtension).filter(Self.isFolder))
      return
    }
    if let before = name[..<dot].utf8.lastIndex(of: UInt8(ascii: ".")), before != name.startIndex {
      let compound = String(name[name.utf8.index(after: before)...])
      let found = registry.types(compoundExtension: compound)
      if !found.isEmpty { tag = "." + compound }
      add(found)
    }
    add(registry.types(tag: pathExtension, tagClass: .filenameExtension, conformingTo: .data))
  }

  private mutating func addWholeName(_ name: String, _ isDirectory: Bool, _ registry: TypeRegistry) {
    let found = isDirectory ? [] : registry.types(fileName: name)
    if !found.isEmpty { tag = name }
    add(found)
  }

  private mutating func add(_ more: [UTType]) {
    for type in more where !types.contains(type) { types.append(type) }
  }

  private static func isFolder(_ type: UTType) -> Bool {
    type.conforms(to: .package) || type.conforms(to: .bundle) || type.conforms(to: .directory)
  }
}
