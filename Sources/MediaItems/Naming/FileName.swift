internal import SystemCalls
package import SystemPackage

/// One name in a folder, byte for byte.
package struct FileName: Hashable, Sendable, Comparable {
  package var bytes: [UInt8]

  private static let dot = UInt8(ascii: ".")

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The last part of a path; nil when it is no name.
  package init?(lastOf path: FilePath) {
    guard let component = path.lastComponent, component.kind == .regular else { return nil }
    bytes = component.bytes
  }

  /// The name as text; bytes that are not UTF-8 are replaced.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Where the last dot is; a dot that begins the name starts no extension.
  private var lastDot: Int? {
    guard let dot = bytes.lastIndex(of: Self.dot), dot > 0 else { return nil }
    return dot
  }

  /// What follows the last dot; nil without one, and empty for a name that ends with it.
  package var pathExtension: String? {
    lastDot.map { String(decoding: bytes[($0 + 1)...], as: UTF8.self) }
  }

  /// The name up to its last dot.
  package var stem: FileName { FileName(lastDot.map { Array(bytes[..<$0]) } ?? bytes) }

  /// The last two extensions as one, as in `tar.gz`.
  package var compoundExtension: String? {
    guard lastDot != nil, let inner = stem.pathExtension, let outer = pathExtension else { return nil }
    return "\(inner).\(outer)"
  }

  package func appending(_ text: String) -> FileName { FileName(bytes + Array(text.utf8)) }

  package func hasPrefix(_ name: FileName) -> Bool { bytes.starts(with: name.bytes) }

  /// The name as a file system that ignores case compares it.
  package var folded: String { text.lowercased() }

  /// The path of this name in a folder.
  package func path(in folder: FilePath) -> FilePath {
    FilePath.Component(bytes: bytes).map { folder.appending($0) } ?? folder
  }

  package static func < (a: FileName, b: FileName) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}
