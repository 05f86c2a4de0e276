internal import ASCIIBytes
internal import UniformTypes

/// A number shared by all names with the same evidence, for cache keys.
struct NameClass: Equatable {
  let rawValue: UInt32

  /// The class of a missing or ignored name.
  static let none = NameClass(rawValue: 0)
}

/// Caches the evidence of names by their extension, for names in which nothing else counts.
///
/// Extensions are case-sensitive keys.
struct NameEvidenceCache {
  struct Entry {
    var names: NameEvidence?
    /// nil if other parts of the name may count.
    var nameClass: NameClass?
  }

  private static let maxExtensionLength = 8

  /// The entries by the bytes of the extension.
  private var cache = SetAssociativeCache<Entry>(setBits: 7)
  private var lastClass = NameClass.none

  /// Returns the evidence of a file's name, from the cache if only its extension counts.
  mutating func read(_ name: String, _ meanings: ExtensionMeanings) -> Entry {
    var name = name
    let pathExtension = name.withUTF8 { Self.decisiveExtension(of: $0, meanings.registry) }
    return read(pathExtension, of: name, meanings)
  }

  mutating func read(_ name: UnsafeBufferPointer<UInt8>, _ meanings: ExtensionMeanings) -> Entry {
    read(
      Self.decisiveExtension(of: name, meanings.registry), of: String(decoding: name, as: UTF8.self),
      meanings)
  }

  /// Returns the class of a name, without a copy of its evidence.
  mutating func nameClass(
    of name: UnsafeBufferPointer<UInt8>, _ meanings: ExtensionMeanings
  ) -> NameClass? {
    guard let pathExtension = Self.decisiveExtension(of: name, meanings.registry) else { return nil }
    let index = index(of: pathExtension, in: String(decoding: name, as: UTF8.self), meanings)
    return cache[index].nameClass
  }

  private mutating func read(
    _ pathExtension: UInt64?, of name: @autoclosure () -> String, _ meanings: ExtensionMeanings
  ) -> Entry {
    if let pathExtension {
      let index = index(of: pathExtension, in: name(), meanings)
      if cache[index].nameClass != nil { return cache[index] }
    }
    return Entry(names: Self.evidence(name(), meanings))
  }

  /// Returns the index of an extension's entry, which is inserted if it is missing.
  private mutating func index(
    of pathExtension: UInt64, in name: @autoclosure () -> String, _ meanings: ExtensionMeanings
  ) -> Int {
    if let index = cache.index(for: pathExtension) { return index }
    let name = name()
    var entry = Entry()
    if !NameEvidence.skipsExtension(of: name, meanings) {
      lastClass = NameClass(rawValue: lastClass.rawValue &+ 1)
      entry = Entry(names: Self.evidence(name, meanings), nameClass: lastClass)
    }
    return cache.insert(entry, for: pathExtension)
  }

  private static func evidence(_ name: String, _ meanings: ExtensionMeanings) -> NameEvidence? {
    let names = NameEvidence(fileName: name, meanings)
    return names.types.isEmpty ? nil : names
  }

  /// Returns the bytes of the extension if nothing else in the name can change the evidence.
  private static func decisiveExtension(
    of name: UnsafeBufferPointer<UInt8>, _ registry: TypeRegistry
  ) -> UInt64? {
    let bytes = UnsafeRawBufferPointer(name)
    var (firstDot, previousDot, lastDot) = (-1, -1, -1)
    var isPlain = true
    NameBytes.forEach(of: bytes) { eight, index in
      isPlain = isPlain && !eight.hasOther
      var dots = eight.dots
      while dots != 0 {
        (previousDot, lastDot) = (lastDot, index &+ dots.trailingZeroBitCount / 8)
        if firstDot < 0 { firstDot = lastDot }
        dots &= dots &- 1
      }
    }
    guard isPlain else { return nil }
    let length = name.count - lastDot - 1
    guard lastDot > 0, length > 0, length <= maxExtensionLength else { return nil }
    var pathExtension: UInt64 = 0
    for index in lastDot + 1..<name.count {
      let byte = name[index]
      // Other extensions, such as digits and editors' backup marks, are skipped by NameEvidence.
      guard byte.isASCIILetter || byte.isASCIIDigit && index > lastDot + 1 else { return nil }
      pathExtension = pathExtension << 8 | UInt64(byte)
    }
    if registry.owns(fileName: bytes) { return nil }
    if previousDot > 0,
      registry.owns(compoundExtension: UnsafeRawBufferPointer(rebasing: bytes[(previousDot + 1)...]))
    {
      return nil
    }
    let beginning = UnsafeRawBufferPointer(rebasing: bytes[..<firstDot])
    if firstDot > 0, beginning.allSatisfy(\.isASCIILetter),
      registry.ownsFileNames(beginningWith: beginning)
    {
      return nil
    }
    return pathExtension
  }
}
