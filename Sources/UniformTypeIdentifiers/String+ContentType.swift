#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  // Apple's methods of `String` that append a name or extension by type, unavailable as there.
  extension String {
    /// Not available, as on Apple's platforms: paths are URLs.
    @available(*, unavailable, message: "Use URL.appendingPathComponent(_:conformingTo:) instead.")
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
      // Proof: the compiler refuses the call.
      fatalError("unavailable")
    }

    /// Not available, as on Apple's platforms: paths are URLs.
    @available(*, unavailable, message: "Use URL.appendingPathExtension(for:) instead.")
    public func appendingPathExtension(for contentType: UTType) -> String {
      // Proof: the compiler refuses the call.
      fatalError("unavailable")
    }
  }

  extension NSString {
    /// Returns the path with a name appended, and the type's preferred extension unless the name has one of
    /// the type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
      appendingPathComponent(FileName(partialName).adding(contentType) ?? partialName)
    }

    /// Returns the path with the type's preferred extension, unless it has one of the type.
    ///
    /// Unchanged if the type has no preferred extension or the path has no name.
    public func appendingPathExtension(for contentType: UTType) -> String {
      guard !lastPathComponent.isEmpty, lastPathComponent != "/",
        let suffix = FileName(lastPathComponent).addition(contentType)
      else { return self as String }
      return appendingPathExtension(suffix) ?? self as String
    }
  }
#endif
