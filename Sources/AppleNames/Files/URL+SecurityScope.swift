#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders

  // There is no fence here. Code asks all the same, and copies what is not behind one.
  extension URL {
    /// Whether it is a file of somebody else's that was handed over in place, and can be read.
    ///
    /// So are originals that providers open in place, addresses of files that they hand over as items, and what a
    /// ``UIDocumentPickerViewController`` opens. Temporary copies are not, nor is any other file, as on iOS.
    public func startAccessingSecurityScopedResource() -> Bool {
      ScopedFiles.holds(self) && FileManager.default.isReadableFile(atPath: path)
    }

    /// Does nothing: nothing was taken.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
