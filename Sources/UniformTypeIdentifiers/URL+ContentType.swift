#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  extension URL {
    /// The URL with a name added, and the type's preferred extension unless the name has one of the type already.
    ///
    /// The result is a directory's path when the type conforms to `public.directory`.
    ///
    /// ```swift
    /// folder.appendingPathComponent("readme", conformingTo: .plainText)    // …/readme.txt
    /// folder.appendingPathComponent("puppy.jpg", conformingTo: .image)     // …/puppy.jpg
    /// ```
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
      let name = FileName(partialName).adding(contentType) ?? partialName
      return appendingPathComponent(name, isDirectory: contentType.conforms(to: .directory))
    }

    /// Adds a name, and the type's preferred extension unless the name has one of the type already.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
      self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// The URL with the type's preferred extension, unless it has one of the type already.
    ///
    /// Unchanged when the type prefers no extension or the path is empty. The result is a directory's path when the
    /// type conforms to `public.directory`.
    public func appendingPathExtension(for contentType: UTType) -> URL {
      guard contentType.preferredFilenameExtension != nil,
        var components = URLComponents(url: self, resolvingAgainstBaseURL: false)
      else {
        return self
      }
      var path = components.percentEncodedPath
      while path.hasSuffix("/") { path.removeLast() }
      guard !path.isEmpty, !lastPathComponent.isEmpty else { return self }
      if let suffix = FileName(lastPathComponent).addition(contentType) {
        guard let encoded = suffix.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) else {
          return self
        }
        path += "." + encoded
      }
      if contentType.conforms(to: .directory) || hasDirectoryPath { path += "/" }
      components.percentEncodedPath = path
      return components.url(relativeTo: baseURL) ?? self
    }

    /// Adds the type's preferred extension, unless the path has one of the type already.
    public mutating func appendPathExtension(for contentType: UTType) {
      self = appendingPathExtension(for: contentType)
    }
  }

  /// The name of a file, and which extension a type would give it.
  private struct FileName {
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
