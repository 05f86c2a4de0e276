#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import UniformTypes

  extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .data) {
        $0
      } importing: {
        $0
      }
    }
  }

  extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .utf8PlainText) {
        Data($0.utf8)
      } importing: {
        try String.object(withItemProviderData: $0, typeIdentifier: "public.utf8-plain-text")
      }
      DataRepresentation(importedContentType: .utf16PlainText) {
        try String.object(withItemProviderData: $0, typeIdentifier: "public.utf16-plain-text")
      }
      DataRepresentation(importedContentType: .plainText) {
        try String.object(withItemProviderData: $0, typeIdentifier: "public.plain-text")
      }
    }
  }

  extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .url) {
        Data($0.absoluteString.utf8)
      } importing: {
        try URL.object(withItemProviderData: $0, typeIdentifier: "public.url")
      }
    }
  }

  extension PHLivePhoto: Transferable {
    /// It can only be made of a bundle, and not be handed over; the abstract type of share sheets is none.
    public static var transferRepresentation: some TransferRepresentation {
      bundle("com.apple.live-photo-bundle")
      bundle(LivePhotoBundle.typeIdentifier)
    }

    private static func bundle(_ identifier: String) -> DataRepresentation<PHLivePhoto> {
      DataRepresentation(importedContentType: UTType(identifier) ?? .livePhoto) {
        try PHLivePhoto.object(withItemProviderData: $0, typeIdentifier: identifier)
      }
    }
  }
#endif
