package import PropertyLists
internal import SystemCalls
package import SystemPackage

// Escaping paths for printing.
extension PrintableText {
  package static func escaped(_ path: FilePath) -> String { escaped(path.bytes) }
}
