public import ASCIIBytes

/// The layout of compiled type tables, shared by the compiler that writes them and the module that reads
/// them.
///
/// Every number is written in printable six-bit digits, most significant first, so that the whole table is
/// text in read-only memory: nothing is parsed or hashed when a program starts.
///
/// The text of a family begins with the start offsets of its lines, one for each index, followed by one line
/// for each type. A line holds all data of its type, so that a new row of a table adds one line and the
/// others keep their indices: an index follows from the identifier, not from the order of rows.
@usableFromInline package enum CompiledTable {
  /// The character of the digit zero; a digit has six bits.
  @inlinable package static var zeroDigit: UInt8 { 0x30 }

  /// The width of a type's number: its family in the upper, its index in the family in the lower bits.
  @inlinable package static var numberWidth: Int { 3 }
  @inlinable package static var indexBits: Int { 11 }
  @inlinable package static var indexMask: Int { (1 << indexBits) - 1 }
  /// The width of a line's start offset in the family's text; zero for an unused index.
  @inlinable package static var startWidth: Int { 3 }
  /// The bits of a row: the family in the upper, the start of the line in the lower bits.
  @inlinable package static var startBits: Int { 6 * startWidth }
  @inlinable package static var startMask: Int { (1 << startBits) - 1 }
  /// The width of offsets in a line and of text lengths.
  @inlinable package static var offsetWidth: Int { 2 }

  /// The fixed offsets at the beginning of a line; the end offsets of its regions follow.
  @inlinable package static var columnOffset: Int { 0 }
  @inlinable package static var columnWidth: Int { 3 }
  @inlinable package static var versionOffset: Int { 3 }
  @inlinable package static var versionWidth: Int { 3 }
  @inlinable package static var treatmentOffset: Int { 6 }
  @inlinable package static var endsOffset: Int { 7 }

  /// The variable-length parts of a line, in order.
  ///
  /// The last region is followed by the keys of the type that are not its tags.
  @usableFromInline package enum Region: Int, CaseIterable {
    /// The bits of the columns of its supertypes; trailing zeros are omitted.
    case conformance
    /// Type numbers.
    case parents, carriers
    /// A length-prefixed text.
    case identifier
    /// Texts.
    case description, reference, printedMIMEType
    /// Length-prefixed texts.
    case extensions, mimeTypes, osTypes, pasteboardTypes, deviceModelCodes
    /// The systems with the type, in the layout of ``CompiledTable/Systems``; empty if unknown.
    case systems

    @inlinable package init(_ tagClass: TagClass) {
      switch tagClass {
      case .filenameExtension: self = .extensions
      case .mimeType: self = .mimeTypes
      case .osType: self = .osTypes
      case .pasteboardType: self = .pasteboardTypes
      case .deviceModelCode: self = .deviceModelCodes
      }
    }

    /// The position of the region's end offset in a line.
    @inlinable package var endOffset: Int {
      CompiledTable.endsOffset &+ rawValue &* CompiledTable.offsetWidth
    }
  }

  /// The offset of the first region.
  @inlinable package static var headerWidth: Int { Region.systems.endOffset &+ offsetWidth }

  /// The systems in a line.
  ///
  /// In order: the first systems with the type, with its `UTType` constant and with another parent, and the
  /// parent's number. The last two are absent for most types.
  package enum Systems {
    /// The width of a version: a digit before and one after the dot; zeros if unknown.
    package static var versionWidth: Int { 2 }
    /// The width of a version of iOS and one of macOS.
    static var pairWidth: Int { 2 * versionWidth }
    package static var sinceOffset: Int { 0 }
    package static var constantOffset: Int { pairWidth }
    package static var changeOffset: Int { 2 * pairWidth }
    package static var parentOffset: Int { 3 * pairWidth }
  }
  /// The limit of minor versions.
  package static var minorLimit: Int { 64 }

  /// The columns in a digit: each type with subtypes has a column, a digit and a bit of the conformance
  /// region.
  @inlinable package static var columnsPerDigit: Int { 6 }
  /// The column of types without subtypes.
  @inlinable package static var noColumn: Int { (1 << 18) - 1 }

  /// The width of a hash table slot: the kind of key, six more bits of its hash, a type number, and the
  /// offset of the key in the type's line.
  ///
  /// An empty slot is zero. The types of one key are in consecutive slots, preferred first.
  @inlinable package static var slotWidth: Int { slotOffset + offsetWidth }
  @inlinable package static var slotCheck: Int { 1 }
  @inlinable package static var slotNumber: Int { 2 }
  @inlinable package static var slotOffset: Int { slotNumber + numberWidth }
  /// A bit of a slot's first digit: the next slot is another type of the same key.
  @inlinable package static var moreBit: UInt8 { 1 << 4 }

  /// The kinds of keys in the hash table.
  @usableFromInline package enum Key: UInt8, CaseIterable {
    case identifier
    case filenameExtension, mimeType, osType, pasteboardType, deviceModelCode
    case mimeAlias, libmagicAnswer
    case fileName, compoundExtension
    case preferredByName, furtherExtension, sharedExtension, nameHint
    case libmagicException

    @inlinable package init(_ tagClass: TagClass) {
      switch tagClass {
      case .filenameExtension: self = .filenameExtension
      case .mimeType: self = .mimeType
      case .osType: self = .osType
      case .pasteboardType: self = .pasteboardType
      case .deviceModelCode: self = .deviceModelCode
      }
    }

    @inlinable package var ignoresCase: Bool {
      switch self {
      case .osType, .pasteboardType, .deviceModelCode, .preferredByName: false
      default: true
      }
    }
  }

  /// The meaning of an ambiguous extension.
  package enum NameHint: String, CaseIterable {
    /// Used for any content and names no type: `.bin`.
    case nothing
    /// Names a type if the content is inconclusive, and contradicts nothing: `.img`.
    case loose
    /// Appended to a complete file name: `.bak`.
    case suffix
    /// States the purpose of a file: different content is reported, but the name is not wrong: `.ico`.
    case role

    /// The index in the family of hints.
    package var index: Int {
      switch self {
      case .nothing: 0
      case .loose: 1
      case .suffix: 2
      case .role: 3
      }
    }

    package init?(index: Int) {
      guard let hint = NameHint.allCases.first(where: { $0.index == index }) else { return nil }
      self = hint
    }
  }

  /// A bit of the treatment's digit: the type has a constant.
  @inlinable package static var nameBit: UInt8 { 1 << 5 }
  /// A bit of the treatment's digit: a MIME type leads to a subtype, or to a type that the type's bytes
  /// carry, among all types or only Apple's.
  @inlinable package static var narrowerBit: UInt8 { 1 << 2 }
  @inlinable package static var narrowerAppleBit: UInt8 { 1 << 3 }
  @inlinable package static var treatmentMask: UInt8 { 3 }

  /// The treatment of a package or media library when folders are scanned.
  package enum Treatment: UInt8 {
    case none, whole, descend
  }

  /// Returns the FNV-1a hash of the kind and the bytes; ASCII is folded to lower case if the kind ignores
  /// case.
  @inlinable
  package static func hash(_ key: Key, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
    var hash: UInt32 = 2_166_136_261 ^ UInt32(key.rawValue)
    hash = hash &* 16_777_619
    let folds = key.ignoresCase
    for byte in bytes {
      hash = (hash ^ UInt32(folds ? byte.asciiLowercased : byte)) &* 16_777_619
    }
    return hash ^ (hash >> 15)
  }

  /// Returns the bits of a hash that distinguish most keys of one slot.
  @inlinable
  package static func check(_ hash: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: hash >> 26) }

  /// The number of digits of the file name filter: no type has a name whose hash bit is not set.
  ///
  /// The filter stays in the processor's cache, unlike the hash table: it is checked for nearly every file,
  /// and few match.
  @inlinable package static var filterWidth: Int { 1024 }
  /// The kinds of keys in the filter.
  @inlinable package static var filteredKeys: [Key] { [.fileName, .compoundExtension] }

  /// Returns the filter position of a hash.
  @inlinable @inline(__always)
  package static func filterPosition(_ hash: UInt32) -> (digit: Int, bit: UInt8) {
    (Int(hash) & (filterWidth - 1), 1 << UInt8(truncatingIfNeeded: (hash >> 10) % 6))
  }

  /// Reads the number at a position.
  @inlinable @inline(__always)
  package static func number(_ text: UnsafePointer<UInt8>, _ position: Int, width: Int) -> Int {
    var value = 0
    var zero = 0
    // All digit zeros are subtracted at once, as a constant if the width is one.
    for index in 0..<width {
      value = value << 6 &+ Int(text[position &+ index])
      zero = zero << 6 &+ Int(zeroDigit)
    }
    return value &- zero
  }
}
