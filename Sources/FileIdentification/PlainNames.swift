internal import UniformTypes

/// What names say whose extension alone speaks, each extension looked up once: most names are such ones.
///
/// Extensions are told apart as they are spelled.
struct PlainNames {
  /// What a name says, and a number that stands for it: the same number, the same evidence.
  struct Known {
    var names: NameEvidence?
    /// nil where more than the extension may have spoken.
    var number: UInt32?
  }

  /// The number of having no name.
  static let noName: UInt32 = 0
  private static let longest = 8

  private var keys = RecentKeys(setBits: 7)
  private var kept: [Known] = []
  private var last = PlainNames.noName

  /// Reads a file's name; what does not depend on its extension alone is looked up anew.
  mutating func read(_ name: String, _ meanings: ExtensionMeanings) -> Known {
    var name = name
    let pathExtension = name.withUTF8 { Self.loneExtension(of: $0, meanings.registry) }
    return read(pathExtension, of: name, meanings)
  }

  /// As ``read(_:_:)``, a name as the system has it.
  mutating func read(_ name: UnsafeBufferPointer<UInt8>, _ meanings: ExtensionMeanings) -> Known {
    read(Self.loneExtension(of: name, meanings.registry), of: String(decoding: name, as: UTF8.self), meanings)
  }

  /// The number alone, without a copy of what the name says.
  mutating func number(
    of name: UnsafeBufferPointer<UInt8>, _ meanings: ExtensionMeanings
  ) -> UInt32? {
    guard let pathExtension = Self.loneExtension(of: name, meanings.registry) else { return nil }
    let position = position(of: pathExtension, in: String(decoding: name, as: UTF8.self), meanings)
    return kept[position].number
  }

  private mutating func read(
    _ pathExtension: UInt64?, of name: @autoclosure () -> String, _ meanings: ExtensionMeanings
  ) -> Known {
    if let pathExtension {
      let position = position(of: pathExtension, in: name(), meanings)
      if kept[position].number != nil { return kept[position] }
    }
    return Known(names: Self.evidence(name(), meanings))
  }

  /// Where what an extension says is kept, once it was looked up.
  private mutating func position(
    of pathExtension: UInt64, in name: @autoclosure () -> String, _ meanings: ExtensionMeanings
  ) -> Int {
    if let position = keys.position(of: pathExtension) { return position }
    let name = name()
    var known = Known()
    if !NameEvidence.looksThroughExtension(of: name, meanings) {
      last &+= 1
      known = Known(names: Self.evidence(name, meanings), number: last)
    }
    let position = keys.take(pathExtension)
    kept.put(known, at: position)
    return position
  }

  private static func evidence(_ name: String, _ meanings: ExtensionMeanings) -> NameEvidence? {
    let names = NameEvidence(fileName: name, meanings)
    return names.types.isEmpty ? nil : names
  }

  /// The bytes of an extension that speaks alone: nothing else in the name can change what is made of it.
  private static func loneExtension(
    of name: UnsafeBufferPointer<UInt8>, _ registry: TypeRegistry
  ) -> UInt64? {
    let bytes = UnsafeRawBufferPointer(name)
    var (first, before, dot) = (-1, -1, -1)
    var isPlain = true
    NameBytes.forEach(of: bytes) { eight, index in
      isPlain = isPlain && !eight.hasOther
      var dots = eight.dots
      while dots != 0 {
        (before, dot) = (dot, index &+ dots.trailingZeroBitCount / 8)
        if first < 0 { first = dot }
        dots &= dots &- 1
      }
    }
    guard isPlain else { return nil }
    let length = name.count - dot - 1
    guard dot > 0, length > 0, length <= longest else { return nil }
    var pathExtension: UInt64 = 0
    for index in dot + 1..<name.count {
      let byte = name[index]
      // Digits and marks of editors are looked through.
      guard (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 && index > dot + 1 else { return nil }
      pathExtension = pathExtension << 8 | UInt64(byte)
    }
    if registry.owns(fileName: bytes) { return nil }
    if before > 0, registry.owns(compoundExtension: UnsafeRawBufferPointer(rebasing: bytes[(before + 1)...]))
    {
      return nil
    }
    let beginning = UnsafeRawBufferPointer(rebasing: bytes[..<first])
    if first > 0, beginning.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 }), registry.ownsFamily(beginning) {
      return nil
    }
    return pathExtension
  }
}
