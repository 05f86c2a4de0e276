internal import SystemCalls
package import SystemPackage

/// The name of a directory entry, as bytes.
package struct FileName: Hashable, Sendable, Comparable {
  package var bytes: [UInt8]

  private static let dot = UInt8(ascii: ".")

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: String) { bytes = Array(text.utf8) }

  /// Creates the name from the last component of a path; nil if it is not a regular component.
  package init?(lastOf path: FilePath) {
    guard let component = path.lastComponent, component.kind == .regular else { return nil }
    bytes = component.bytes
  }

  /// The name as text; bytes that are not UTF-8 are replaced.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The index of the last dot; a leading dot does not start an extension.
  private var lastDot: Int? {
    guard let dot = bytes.lastIndex(of: Self.dot), dot > 0 else { return nil }
    return dot
  }

  /// The text after the last dot; nil without a dot, empty if the name ends with it.
  package var pathExtension: String? {
    lastDot.map { String(decoding: bytes[($0 + 1)...], as: UTF8.self) }
  }

  /// The name before its last dot.
  package var stem: FileName { FileName(lastDot.map { Array(bytes[..<$0]) } ?? bytes) }

  /// The last two extensions as one, as in `tar.gz`.
  package var compoundExtension: String? {
    guard lastDot != nil, let inner = stem.pathExtension, let outer = pathExtension else { return nil }
    return "\(inner).\(outer)"
  }

  package func appending(_ text: String) -> FileName { FileName(bytes + Array(text.utf8)) }

  package func hasPrefix(_ name: FileName) -> Bool { bytes.starts(with: name.bytes) }

  /// The name as a case-insensitive file system compares it.
  package var folded: String { text.lowercased() }

  package func path(in folder: FilePath) -> FilePath {
    FilePath.Component(bytes: bytes).map { folder.appending($0) } ?? folder
  }

  package static func < (a: FileName, b: FileName) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}
