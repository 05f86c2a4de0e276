#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import UniformTypes

  // Conformances of data, text, URLs, pictures and Live Photos to `Transferable`.
  extension Data: Transferable {
    /// Exports and imports any bytes.
    public static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
  }

  extension String: Transferable {
    /// Imports plain text and exports UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .utf8PlainText) {
        Data($0.utf8)
      } importing: {
        try String.object(withItemProviderData: $0, typeIdentifier: UTType.utf8PlainText.identifier)
      }
      DataRepresentation(importedContentType: .utf16PlainText) {
        try String.object(withItemProviderData: $0, typeIdentifier: UTType.utf16PlainText.identifier)
      }
      DataRepresentation(importedContentType: .utf16ExternalPlainText) {
        try String.object(withItemProviderData: $0, typeIdentifier: UTType.utf16ExternalPlainText.identifier)
      }
      DataRepresentation(importedContentType: .plainText) {
        try String.object(withItemProviderData: $0, typeIdentifier: UTType.plainText.identifier)
      }
    }
  }

  extension URL: Transferable {
    /// Exports and imports a URL; a file URL is also of its more specific type.
    public static var transferRepresentation: some TransferRepresentation {
      DataRepresentation<URL>(exportedContentType: .fileURL) { Data($0.absoluteString.utf8) }
        .exportingCondition { $0.isFileURL }
      DataRepresentation(contentType: .url) {
        Data($0.absoluteString.utf8)
      } importing: {
        try URL.object(withItemProviderData: $0, typeIdentifier: UTType.url.identifier)
      }
    }
  }

  extension StillImage: Transferable {
    /// Imports any picture and exports its bytes.
    public static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .image, exporting: \.data) { try StillImage(data: $0) }
    }
  }

  extension LivePhotoObject: Transferable {
    /// Imports the types that pickers register; export its two resources as files instead.
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
