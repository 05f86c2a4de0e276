package import FileIdentification
package import MediaMetadata
package import SystemPackage
package import UniformTypes

/// What there is to say of one item, or of what could not be read.
package struct ItemRecord: Sendable {
  package var path: FilePath
  package var item: MediaItem?
  package var error: IdentificationError?
  /// The name that would say what the content is; only where a rename is safe to advise.
  package var suggestedName: String?
  /// Why no better name is offered where the name contradicts the content.
  package var keptBecause: String?

  package init(path: FilePath) { self.path = path }

  package init(_ found: StreamedItem) {
    path = found.path
    item = found.item
    error = found.error
  }

  package init(_ item: MediaItem) {
    path = item.path
    self.item = item
  }

  package var identification: Identification? { item?.file.identification }
  package var kind: MediaKind? { item?.kind ?? error?.type.map { MediaKind(of: $0) } }
  package var livePhoto: LivePhoto? { item?.livePhoto }
  package var headers: MediaFile.Headers? { item?.file.headers }
  package var subtypes: [MediaSubtype] { item?.subtypes ?? [] }
  /// Files that only say something about the item.
  package var sidecars: [FilePath] { item?.allSidecars ?? [] }

  package var type: UTType? { identification?.type ?? error?.type }

  /// Whether what led to the answer was kept.
  package var isExplained: Bool { identification?.evidence.isEmpty == false }

  /// The path as text, and its bytes when the text could not keep them.
  package var pathText: String { path.string }
  package var pathBytes: [UInt8]? {
    let isPlain = path.withPlatformString { pointer in
      var next = pointer
      while next.pointee > 0 { next += 1 }
      return next.pointee == 0
    }
    if isPlain { return nil }
    let bytes = path.withPlatformString { pointer in
      var count = 0
      while pointer[count] != 0 { count += 1 }
      return UnsafeBufferPointer(start: pointer, count: count).map { UInt8(bitPattern: $0) }
    }
    return String(validating: bytes, as: UTF8.self) == nil ? bytes : nil
  }
}
