#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  extension NSString {
    /// The path with a name added, and the type's preferred extension unless the name has one of the type already.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
      appendingPathComponent(FileName(partialName).adding(contentType) ?? partialName)
    }

    /// The path with the type's preferred extension, unless it has one of the type already.
    ///
    /// Unchanged when the type prefers no extension or the path has no name.
    public func appendingPathExtension(for contentType: UTType) -> String {
      guard !lastPathComponent.isEmpty, lastPathComponent != "/",
        let suffix = FileName(lastPathComponent).addition(contentType)
      else { return self as String }
      return appendingPathExtension(suffix) ?? self as String
    }
  }
#endif
