import FileIdentification
import MediaItems
import SystemPackage
import UniformTypes

/// What the command says of one item.
struct Record {
  var path: FilePath
  var identification: Identification?
  var kind: MediaKind?
  var livePhoto: LivePhoto?
  /// The name that would say what the content is; only where a rename is safe to advise.
  var suggestedName: FileName?
  /// Which file was read, for those who come back to it; only where its name is contradicted.
  var identity: FileIdentity?
  var error: IdentificationError?

  /// The halves of a Live Photo, and how they were found.
  struct LivePhoto {
    var still: FilePath
    var movie: FilePath
    var form: String
    var basis: String
  }

  var type: UTType? { identification?.type ?? error?.type }

  /// The path as text, and its bytes when the text could not keep them.
  var pathText: String { path.string }
  var pathBytes: [UInt8]? {
    let bytes = path.withPlatformString { pointer in
      var count = 0
      while pointer[count] != 0 { count += 1 }
      return UnsafeBufferPointer(start: pointer, count: count).map { UInt8(bitPattern: $0) }
    }
    return String(validating: bytes, as: UTF8.self) == nil ? bytes : nil
  }
}
