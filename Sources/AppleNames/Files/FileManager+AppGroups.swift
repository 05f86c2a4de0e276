#if !canImport(Darwin)
  public import Foundation
  internal import SystemCalls

  // The folders of app groups, set by the test or program instead of the system.
  extension FileManager {
    private static let containers = Guarded<[String: URL]>([:])

    /// Sets the folder of an app group for all file managers; nil removes it.
    ///
    /// The folder is created if it is missing, since apps write into it without checking.
    public func setContainerURL(_ folder: URL?, forSecurityApplicationGroupIdentifier groupIdentifier: String)
    {
      if let folder { try? createDirectory(at: folder, withIntermediateDirectories: true) }
      Self.containers.withLock { $0[groupIdentifier] = folder }
    }

    /// Returns the folder of an app group; nil without one, as for an app outside of the group.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
      Self.containers.withLock { $0[groupIdentifier] }
    }
  }
#endif
