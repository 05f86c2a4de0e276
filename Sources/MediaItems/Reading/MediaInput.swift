package import ByteSources

/// Bytes that have no path, and the name that stands for theirs.
package struct MediaInput {
  package var source: any ByteSource
  package var name: String?

  package init(_ source: any ByteSource, name: String? = nil) {
    self.source = source
    self.name = name
  }
}
