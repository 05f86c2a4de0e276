#if !canImport(Darwin)
  public import Foundation
  internal import SystemCalls

  // Which folder an app group has is the system's to say; here it is the test's or the program's.
  extension FileManager {
    private static let containers = Guarded<[String: URL]>([:])

    /// Gives an app group a folder, for all file managers; nil takes it away.
    ///
    /// The folder is made where it is not there: apps write into the one that the system gives without asking.
    public func setContainerURL(_ folder: URL?, forSecurityApplicationGroupIdentifier groupIdentifier: String)
    {
      if let folder { try? createDirectory(at: folder, withIntermediateDirectories: true) }
      Self.containers.withLock { $0[groupIdentifier] = folder }
    }

    /// The folder that an app group was given; nil where none was, as for an app that is not of the group.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
      Self.containers.withLock { $0[groupIdentifier] }
    }
  }
#endif
