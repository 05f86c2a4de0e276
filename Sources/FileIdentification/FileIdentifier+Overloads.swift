internal import ByteSources
public import SystemPackage
public import UniformTypes

// The same questions by the types in which callers have what they ask about.
extension FileIdentifier {
  /// Identifies what is at a path that is text, as most are; a path of other bytes needs a `FilePath`.
  ///
  /// Errors: those of ``identify(path:kind:followingLinks:claimedType:)``.
  public func identify(
    path: String, followingLinks: Bool = true, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    try identify(path: FilePath(path), followingLinks: followingLinks, claimedType: claimedType)
  }

  /// Identifies an open file; the descriptor's position does not move, and it stays open.
  public func identify(
    descriptor: FileDescriptor, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    try identify(descriptor: descriptor.rawValue, name: name, claimedType: claimedType)
  }

  /// Identifies bytes in memory that are only lent; nothing of them is copied but what is read.
  ///
  /// ```swift
  /// let type = try identifier.identify(buffer.bytes, name: "upload.bin").type
  /// ```
  public func identify(
    _ bytes: RawSpan, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    let answer: Result<Identification, IdentificationError> = bytes.withUnsafeBytes { bytes in
      Result { () throws(IdentificationError) in
        try identify(source: LentSource(bytes), name: name, claimedType: claimedType)
      }
    }
    return try answer.get()
  }
}
