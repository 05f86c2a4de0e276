public import Foundation
internal import SystemCalls
public import UniformTypes

extension ItemProvider {
  /// Creates a provider of a file or folder, of the type that its name's extension says.
  ///
  /// nil when the URL is not a file's or nothing readable is there. An extension that no type owns is `public.data`. The
  /// file may be opened in place; its name, with the extension, is the suggested one. As an item it is its URL, for
  /// `public.file-url` too.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init(contentsOf: fileURL, contentType: nil, openInPlace: true)
    state.withLock { $0.isOfFile = true }
  }

  /// Creates a provider of a file or folder of a type; without one, of the type that its name's extension says.
  ///
  /// Whether the file is there shows when it is loaded. `coordinated` is handed on; nothing coordinates here.
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
