#if !canImport(Darwin)
  public import Foundation
  internal import UniformTypes

  extension Data: Transferable {
    /// Any bytes.
    public static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
  }

  extension String: Transferable {
    /// Plain text; it is given away as UTF-8.
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
    /// An address; a file's is one of the more special type as well.
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
#endif
