#if !canImport(Darwin)
  /// What a program may do with the photo library.
  public enum PHAuthorizationStatus: Int, Hashable, Sendable, CaseIterable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
    case limited = 4
  }

  /// What a program asks to be allowed.
  public enum PHAccessLevel: Int, Hashable, Sendable, CaseIterable {
    case addOnly = 1
    case readWrite = 2
  }
#endif
