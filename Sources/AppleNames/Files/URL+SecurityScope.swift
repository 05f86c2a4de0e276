#if !canImport(Darwin)
  public import Foundation

  // Files that are opened in place are behind no fence here.
  extension URL {
    /// Whether the file can be read as it is; nothing has to be given back.
    public func startAccessingSecurityScopedResource() -> Bool {
      isFileURL && FileManager.default.isReadableFile(atPath: path)
    }

    /// Does nothing: nothing was taken.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
