internal import TypeDeclarations

extension UTType {
  /// The types whose bytes carry this type without a conformance: ZIP carries DOCX.
  ///
  /// Carriers describe the packing of bytes; they are not supertypes, and ``conforms(to:)`` ignores them.
  public var carriers: [UTType] {
    row < 0 ? [] : CompiledTypes.list(.carriers, of: Int(row)).map { UTType(row: $0) }
  }

  /// Returns true if bytes of this type are also bytes of `carrier`, through any number of carriers and supertypes.
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

  /// Like ``isCarried(by:)`` for rows; nil if the buffer is too small.
  ///
  /// Types have few supertypes: a linear search in the buffer is faster than a set.
  private static func isCarried(
    _ row: Int32, by carrier: Int32, _ seen: UnsafeMutableBufferPointer<Int32>
  ) -> Bool? {
    seen[0] = row
    var count = 1
    var position = 0
    func add(_ next: Int32) -> Bool {
      for index in 0..<count where seen[index] == next { return true }
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

  /// All carriers of this type and its supertypes, for repeated queries.
  package var allCarriers: [UTType] {
    var pending = [self]
    var seen: [UTType] = [self]
    var result: [UTType] = []
    while let type = pending.popLast() {
      let carriers = type.carriers
      for next in carriers where !result.contains(next) { result.append(next) }
      for next in carriers + type.directSupertypes where !seen.contains(next) {
        seen.append(next)
        pending.append(next)
      }
    }
    return result
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
  /// Returns true if a MIME type, such as libmagic's, can be more specific: one leads to a subtype, or to a
  /// type that the type's bytes carry.
  ///
  /// Also true if types were declared at run time. Complexity: O(1).
  package func hasNarrowerMIMEType(than type: UTType) -> Bool {
    guard overlay == nil, type.row >= 0 else { return true }
    return CompiledTypes.hasNarrowerMIMEType(Int(type.row), appleOnly: !includesCommunity)
  }
}
