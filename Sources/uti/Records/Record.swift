import FileActions
import FileIdentification
import MediaItems
import MediaMetadata
import SystemPackage
import UniformTypes

/// What the command says of one item.
struct Record: Sendable {
  var path: FilePath
  var item: MediaItem?
  /// What is to be done about a name that the content contradicts; nil where both can be true.
  var mismatch: MismatchRule.Decision?
  /// Which file was read, for those who come back to it; only where its name is contradicted.
  var identity: FileIdentity?
  var error: IdentificationError?
  /// Whether another record names the file.
  var isPart = false

  init(path: FilePath) { self.path = path }

  var identification: Identification? { item?.file.identification }
  var kind: MediaKind? { item?.kind ?? error?.type.map { MediaKind(of: $0) } }
  var livePhoto: LivePhoto? { item?.livePhoto }
  var headers: MediaFile.Headers? { item?.file.headers }
  var subtypes: [MediaSubtype] { item?.subtypes ?? [] }
  /// Files that only say something about the item.
  var sidecars: [FilePath] { item?.sidecars ?? [] }

  var type: UTType? { identification?.type ?? error?.type }

  /// Whether what led to the answer was kept.
  var isExplained: Bool { identification?.evidence.isEmpty == false }

  /// The name that would say what the content is; only where a rename is safe to advise.
  var suggestedName: FileName? { mismatch?.suggested }

  /// The path as text, and its bytes when the text could not keep them.
  var pathText: String { path.string }
  var pathBytes: [UInt8]? {
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
