#if !canImport(Darwin)
  internal import UniformTypes

  /// A file name, to which the extension of a type can be added.
  struct FileName {
    let name: String

    init(_ name: String) { self.name = name }

    /// The extension; nil if the only dot is the first or last character.
    private var pathExtension: String? {
      let last = name.split(separator: "/").last ?? ""
      guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return nil }
      let result = last[last.index(after: dot)...]
      return result.isEmpty ? nil : String(result)
    }

    /// Returns the extension to add; nil if there is none or the name already has one of the type.
    func addition(_ type: UTType) -> String? {
      guard let preferred = type.preferredFilenameExtension, !preferred.isEmpty, !preferred.contains("/")
      else {
        return nil
      }
      guard let pathExtension else { return preferred }
      let typeExtensions = type.tags[.filenameExtension] ?? []
      if typeExtensions.contains(pathExtension.lowercased()) { return nil }
      let owners = UTType.types(tag: pathExtension, tagClass: .filenameExtension, conformingTo: type)
      return owners.contains { !$0.isDynamic } ? nil : preferred
    }

    func adding(_ type: UTType) -> String? {
      guard !name.isEmpty else { return nil }
      return addition(type).map { name + "." + $0 }
    }
  }
#endif
