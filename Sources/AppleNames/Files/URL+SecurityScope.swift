#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders

  // Security-scoped access to URLs: there is no sandbox, but apps check it and copy files without access.
  extension URL {
    /// Returns true if the URL is another app's file that was opened in place and can be read.
    ///
    /// These are originals that providers open in place, file URLs that they load as items, and the files of
    /// ``UIDocumentPickerViewController``. Temporary copies and other files are not, as on iOS.
    public func startAccessingSecurityScopedResource() -> Bool {
      ScopedFiles.contains(self) && FileManager.default.isReadableFile(atPath: path)
    }

    /// Does nothing.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
