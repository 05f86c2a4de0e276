#if !canImport(Darwin)
  internal import MediaItems
  internal import UniformTypes

  extension StillImage: Transferable {
    /// Any picture that is loaded, and its bytes as they are to give away.
    public static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .image, exporting: \.data) { try StillImage(data: $0) }
    }
  }

  extension LivePhotoObject: Transferable {
    /// What pickers register, to take only: its two resources are files of their own.
    public static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedIdentifier: "com.apple.live-photo-bundle") {
        try LivePhotoObject(bundleData: $0)
      }
      DataRepresentation(importedIdentifier: LivePhotoBundle.typeIdentifier) {
        try LivePhotoObject(bundleData: $0)
      }
    }
  }
#endif
