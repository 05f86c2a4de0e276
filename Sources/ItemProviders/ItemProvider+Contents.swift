public import Foundation
internal import SystemCalls
public import UniformTypes

extension ItemProvider {
  /// Creates a provider of a file or folder with the type of its filename extension.
  ///
  /// Returns nil if the URL is not a file URL or the file is not readable. The type is `public.data` if no
  /// type owns the extension. The file may be opened in place, and its name with the extension is the
  /// suggested name. The provider's item is the URL, also for `public.file-url`.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init(contentsOf: fileURL, contentType: nil, openInPlace: true)
    state.withLock { $0.isOfFile = true }
  }

  /// Creates a provider of a file or folder with a type, by default that of its filename extension.
  ///
  /// A missing file is reported when it is loaded. `coordinated` is passed on; nothing is coordinated here.
  public convenience init(
    contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
    visibility: ItemProviderRepresentationVisibility = .all
  ) {
    self.init()
    suggestedName = fileURL.lastPathComponent
    registerFileRepresentation(
      for: contentType ?? Self.contentType(of: fileURL), visibility: visibility, openInPlace: openInPlace
    ) { completion in
      completion(fileURL, coordinated, nil)
      return nil
    }
  }

  private static func contentType(of url: URL) -> UTType {
    let fileExtension = url.pathExtension
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      guard !fileExtension.isEmpty else { return .folder }
      // Two types own `pvt`; the first is what pickers register.
      if fileExtension.lowercased() == "pvt" { return DeclaredType.livePhotoBundle.type }
      return [UTType.package, .bundle].lazy
        .compactMap { UTType(filenameExtension: fileExtension, conformingTo: $0) }
        .first { !$0.isDynamic } ?? .folder
    }
    guard let type = UTType(filenameExtension: fileExtension), !type.isDynamic else { return .data }
    return type
  }
}
