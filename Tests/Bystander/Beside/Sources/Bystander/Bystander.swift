#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers

  /// Code of a library for Apple's framework.
  public func jpeg() -> String { UTType.jpeg.identifier }
  public let seesTheModule = true
#else
  /// Its code without the framework.
  public func jpeg() -> String { "public.jpeg" }
  public let seesTheModule = false
#endif
