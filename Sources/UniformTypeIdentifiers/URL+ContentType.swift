#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  // Apple's methods of `URL` that append a name or extension by type.
  extension URL {
    /// Returns the URL with a name appended, and the type's preferred extension unless the name has one of the type.
    ///
    /// The result is a directory's path if the type conforms to `public.directory`.
    ///
    /// ```swift
    /// folder.appendingPathComponent("readme", conformingTo: .plainText)    // …/readme.txt
    /// folder.appendingPathComponent("puppy.jpg", conformingTo: .image)     // …/puppy.jpg
    /// ```
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
      let name = FileName(partialName).adding(contentType) ?? partialName
      return appendingPathComponent(name, isDirectory: contentType.conforms(to: .directory))
    }

    /// Appends a name, and the type's preferred extension unless the name has one of the type.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
      self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Returns the URL with the type's preferred extension, unless it has one of the type.
    ///
    /// Unchanged if the type has no preferred extension or the path is empty. The result is a directory's
    /// path if the type conforms to `public.directory`.
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

    /// Appends the type's preferred extension, unless the path has one of the type.
    public mutating func appendPathExtension(for contentType: UTType) {
      self = appendingPathExtension(for: contentType)
    }
  }
#endif
