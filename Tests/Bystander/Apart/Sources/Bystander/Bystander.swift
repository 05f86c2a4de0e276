#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers

  /// What a library that knows Apple's framework does with it.
  public func jpeg() -> String { UTType.jpeg.identifier }
  public let seesTheModule = true
#else
  /// What it does without.
  public func jpeg() -> String { "public.jpeg" }
  public let seesTheModule = false
#endif
