internal import ContainerFormats
package import SystemPackage
package import UniformTypes

/// One half of an item as a copy for others has it: without metadata, or byte for byte where that was asked for.
package struct BareMedia: Sendable {
  enum Contents: Sendable {
    case bytes([UInt8])
    case part(MediaPart, edits: ByteEdits)
  }

  package let role: MediaPart.Role
  /// With an extension of its type, whatever the file is called.
  package let name: FilePath.Component
  package let type: UTType
  /// How a still is to be turned, by Exif's numbers, 1 to 8.
  package let orientation: Int
  let contents: Contents

  package var byteCount: Int64 {
    switch contents {
    case .bytes(let bytes): Int64(bytes.count)
    case .part(let part, _): part.byteCount
    }
  }

  /// Calls `body` with one piece of the bytes after another.
  ///
  /// Errors: ``ExtractionError`` when the file changed, cannot be read, or holds what cannot be taken out; what `body`
  /// throws.
  package func read(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    switch contents {
    case .bytes(let bytes): try bytes.withUnsafeBytes(body)
    case .part(let part, let edits) where edits.all.isEmpty: try part.read(body)
    case .part(let part, let edits):
      var notes = CodedNotes()
      try part.withSource { source in
        try part.read(EditedSource(base: source, edits: edits)) { piece in
          if notes.finds(in: piece) { throw CodedNotes.found }
          try body(piece)
        }
      }
    }
  }
}
