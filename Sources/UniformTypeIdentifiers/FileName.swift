#if !canImport(Darwin)
  internal import UniformTypes

  /// The name of a file, and which extension a type would give it.
  struct FileName {
    let name: String

    init(_ name: String) { self.name = name }

    /// What stands after the last dot; nil for names that begin with their only dot or end with one.
    private var pathExtension: String? {
      let last = name.split(separator: "/").last ?? ""
      guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return nil }
      let result = last[last.index(after: dot)...]
      return result.isEmpty ? nil : String(result)
    }

    /// The extension to add: nil when there is none to add, or the name has one of the type.
    func addition(_ type: UTType) -> String? {
      guard let preferred = type.preferredFilenameExtension, !preferred.isEmpty, !preferred.contains("/")
      else {
        return nil
      }
      guard let pathExtension else { return preferred }
      let own = type.tags[.filenameExtension] ?? []
      if own.contains(pathExtension.lowercased()) { return nil }
      let owners = UTType.types(tag: pathExtension, tagClass: .filenameExtension, conformingTo: type)
      return owners.contains { !$0.isDynamic } ? nil : preferred
    }

    func adding(_ type: UTType) -> String? {
      guard !name.isEmpty else { return nil }
      return addition(type).map { name + "." + $0 }
    }
  }
#endif
