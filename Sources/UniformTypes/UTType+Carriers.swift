internal import TypeDeclarations

extension UTType {
  /// The types whose bytes carry this one, where the graph has no edge: a DOCX document is carried by ZIP.
  ///
  /// Carriers say how bytes are packed, never what a file is a kind of: ``conforms(to:)`` does not know them.
  public var carriers: [UTType] {
    row < 0 ? [] : CompiledTypes.list(.carriers, of: Int(row)).map { UTType(row: $0) }
  }

  /// Whether bytes of this type are bytes of `carrier` too, over any number of carriers and supertypes.
  ///
  /// ```swift
  /// UTType("org.openxmlformats.wordprocessingml.document")?.isCarried(by: .zip)   // true
  /// ```
  public func isCarried(by carrier: UTType) -> Bool {
    var pending = [self]
    var seen: Set<UTType> = [self]
    while let type = pending.popLast() {
      for next in type.carriers {
        if next.conforms(to: carrier) { return true }
        if seen.insert(next).inserted { pending.append(next) }
      }
      for next in type.directSupertypes where seen.insert(next).inserted { pending.append(next) }
    }
    return false
  }
}
