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
    guard row >= 0 else { return isCarriedAtRunTime(by: carrier) }
    guard carrier.row >= 0 else { return false }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 128) { seen in
      Self.isCarried(row, by: carrier.row, seen) ?? isCarriedAtRunTime(by: carrier)
    }
  }

  /// As ``isCarried(by:)``, for rows; nil where `seen` is too small.
  ///
  /// Types have few others above them: looking through those seen costs less than a set.
  private static func isCarried(
    _ row: Int32, by carrier: Int32, _ seen: UnsafeMutableBufferPointer<Int32>
  ) -> Bool? {
    seen[0] = row
    var count = 1
    var position = 0
    func add(_ next: Int32) -> Bool {
      for known in 0..<count where seen[known] == next { return true }
      guard count < seen.count else { return false }
      seen[count] = next
      count += 1
      return true
    }
    while position < count {
      let type = Int(seen[position])
      position += 1
      for next in CompiledTypes.list(.carriers, of: type) {
        let next = Int32(truncatingIfNeeded: next)
        if next == carrier || CompiledTypes.isBelow(next, carrier) { return true }
        if !add(next) { return nil }
      }
      for next in CompiledTypes.list(.parents, of: type) where !add(Int32(truncatingIfNeeded: next)) {
        return nil
      }
    }
    return false
  }

  /// All types that carry this one, or one above it: for many questions about one type.
  package var allCarriers: [UTType] {
    var pending = [self]
    var seen: [UTType] = [self]
    var found: [UTType] = []
    while let type = pending.popLast() {
      let carriers = type.carriers
      for next in carriers where !found.contains(next) { found.append(next) }
      for next in carriers + type.directSupertypes where !seen.contains(next) {
        seen.append(next)
        pending.append(next)
      }
    }
    return found
  }

  private func isCarriedAtRunTime(by carrier: UTType) -> Bool {
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

extension TypeRegistry {
  /// Whether who speaks in MIME types, as libmagic does, can say more of bytes of a type: a MIME type leads to a kind of
  /// it, or to what its bytes carry.
  ///
  /// True, too, where types were declared at run time. Complexity: O(1).
  package func hasNarrowerMIMEType(than type: UTType) -> Bool {
    guard overlay == nil, type.row >= 0 else { return true }
    return CompiledTypes.hasNarrowerMIMEType(Int(type.row), ofAppleAlone: !includesCommunity)
  }
}
