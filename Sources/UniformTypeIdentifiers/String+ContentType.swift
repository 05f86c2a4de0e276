#if !canImport(Darwin)
  public import UniformTypes

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
#endif
