import SystemCalls
import SystemPackage

/// Where fixed text goes.
enum FixedFile {
  /// `Info.fixed.plist` for `Info.plist`, beside it; byte for byte, whatever the name is written in.
  static func name(for path: FilePath) -> FilePath {
    var bytes = path.bytes
    let dot = UInt8(ascii: ".")
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    // A dot at the start of a name begins no extension.
    let place = bytes[start...].lastIndex(of: dot).flatMap { $0 > start ? $0 : nil } ?? bytes.count
    bytes.insert(contentsOf: ".fixed".utf8, at: place)
    return FilePath(bytes: bytes)
  }
}
