/// How compiled type tables are laid out: shared by the compiler that writes them and the module that reads them.
///
/// Every number is written in printable digits of six bits, most significant first, so that the whole table is text
/// that a compiler copies into read-only memory: nothing is parsed or hashed when a program starts.
///
/// A family's text begins with the starts of its lines, one for each place; then there is one line a type. A line
/// holds all that is said about its type, so that a row that is added to a table is one more line, and others keep
/// their places: a place follows from the identifier, not from the order of rows.
@usableFromInline package enum CompiledTable {
  /// Six bits a digit; `0` is the character zero.
  @inlinable package static var zeroDigit: UInt8 { 0x30 }

  /// A type's number: its family above, its place in the family in the lower bits.
  @inlinable package static var numberWidth: Int { 3 }
  @inlinable package static var placeBits: Int { 11 }
  @inlinable package static var placeMask: Int { (1 << placeBits) - 1 }
  /// Where a line starts in its family's text; zero for a place that is empty.
  @inlinable package static var startWidth: Int { 3 }
  /// A running program knows a type by its row: the family above, the start of its line in the lower bits.
  @inlinable package static var startBits: Int { 6 * startWidth }
  @inlinable package static var startMask: Int { (1 << startBits) - 1 }
  /// Where something is in a line, and how long a text is.
  @inlinable package static var offsetWidth: Int { 2 }

  /// What a line begins with, at fixed offsets; the ends of its regions follow.
  @inlinable package static var columnOffset: Int { 0 }
  @inlinable package static var columnWidth: Int { 3 }
  @inlinable package static var versionOffset: Int { 3 }
  @inlinable package static var versionWidth: Int { 3 }
  @inlinable package static var treatmentOffset: Int { 6 }
  @inlinable package static var endsOffset: Int { 7 }

  /// The parts of a line whose lengths differ, in order.
  ///
  /// Behind the last come the keys that lead to the type and are none of its tags.
  @usableFromInline package enum Region: Int, CaseIterable {
    /// Which columns the type is below; behind the last digit there are zeros only.
    case conformance
    /// Numbers of types.
    case parents, carriers
    /// A text with its length before it.
    case identifier
    /// Texts.
    case description, reference, printedMIMEType
    /// Texts, each with its length before it.
    case extensions, mimeTypes, osTypes, pasteboardTypes, deviceModelCodes
    /// The systems that have the type, as ``CompiledTable/Systems`` lays them out; empty where nothing is known.
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

    /// Where a line says where the region ends.
    @inlinable package var endOffset: Int {
      CompiledTable.endsOffset &+ rawValue &* CompiledTable.offsetWidth
    }
  }

  /// Where the first region begins.
  @inlinable package static var headerWidth: Int { Region.systems.endOffset &+ offsetWidth }

  /// The systems in a line.
  ///
  /// In order: since when the type is known, since when `UTType` has a constant of it, since when it has another parent, and
  /// the parent's number. The last two are absent for most types.
  package enum Systems {
    /// A system's version: a digit before the dot and one behind it; zeros where nothing is known.
    package static var versionWidth: Int { 2 }
    /// A version of iOS, then one of macOS.
    static var pairWidth: Int { 2 * versionWidth }
    package static var sinceOffset: Int { 0 }
    package static var constantOffset: Int { pairWidth }
    package static var changeOffset: Int { 2 * pairWidth }
    package static var parentOffset: Int { 3 * pairWidth }
  }
  /// Versions behind the dot are below this.
  package static var minorLimit: Int { 64 }

  /// A type that others conform to has a column: a digit of their conformance, and a bit in that digit.
  @inlinable package static var columnsADigit: Int { 6 }
  /// No column: nothing conforms to the type.
  @inlinable package static var noColumn: Int { (1 << 18) - 1 }

  /// A slot of the hash table: what kind of key it is, six further bits of its hash, a type's number, where the key is
  /// in that type's line.
  ///
  /// An empty slot is zeros. The types of one key stand in neighbouring slots, preferred first.
  @inlinable package static var slotWidth: Int { slotOffset + offsetWidth }
  @inlinable package static var slotCheck: Int { 1 }
  @inlinable package static var slotNumber: Int { 2 }
  @inlinable package static var slotOffset: Int { slotNumber + numberWidth }
  /// In a slot's first digit: the next slot is another type of the same key.
  @inlinable package static var moreBit: UInt8 { 1 << 4 }

  /// What the keys of the hash table are.
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

  /// What an extension that says nothing firm stands for.
  package enum NameHint: String, CaseIterable {
    /// Any content goes by it, and it names none: `.bin`.
    case nothing
    /// It names something when the bytes are silent, and contradicts nothing: `.img`.
    case loose
    /// It was added to a whole name, which goes on to speak: `.bak`.
    case suffix
    /// It says what the file is for: other content is said to differ, and no name is called wrong for it: `.ico`.
    case role

    /// Its place in the family that holds hints where others hold types.
    package var place: Int {
      switch self {
      case .nothing: 0
      case .loose: 1
      case .suffix: 2
      case .role: 3
      }
    }

    package init?(place: Int) {
      guard let hint = NameHint.allCases.first(where: { $0.place == place }) else { return nil }
      self = hint
    }
  }

  /// In the treatment's digit: the sources have a name for the type.
  @inlinable package static var nameBit: UInt8 { 1 << 5 }
  /// In the treatment's digit: a MIME type leads to a kind of the type, or to what its bytes carry, among all types and
  /// among Apple's.
  @inlinable package static var narrowerBit: UInt8 { 1 << 2 }
  @inlinable package static var narrowerAppleBit: UInt8 { 1 << 3 }
  @inlinable package static var treatmentMask: UInt8 { 3 }

  /// Whether the members of a package or media library are entered when folders are walked.
  package enum Treatment: UInt8 {
    case none, whole, descend
  }

  /// FNV-1a over the kind and the bytes, upper case folded to lower in ASCII where the kind ignores case.
  @inlinable
  package static func hash(_ key: Key, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
    var hash: UInt32 = 2_166_136_261 ^ UInt32(key.rawValue)
    hash = hash &* 16_777_619
    let folds = key.ignoresCase
    for byte in bytes {
      hash = (hash ^ UInt32(folds ? folded(byte) : byte)) &* 16_777_619
    }
    return hash ^ (hash >> 15)
  }

  /// The bits of a hash that tell apart most keys that meet in one slot.
  @inlinable
  package static func check(_ hash: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: hash >> 26) }

  /// How many digits the filter of file names has: where the bit of a hash is not set, no type has such a name.
  ///
  /// It stays in the processor's cache, where the hash table does not: nearly every file is asked about, and few have such a name.
  @inlinable package static var filterWidth: Int { 1024 }
  /// What keys the filter is for.
  @inlinable package static var filteredKeys: [Key] { [.fileName, .compoundExtension] }

  /// Where the filter has the bit of a hash.
  @inlinable @inline(__always)
  package static func filterPlace(_ hash: UInt32) -> (digit: Int, bit: UInt8) {
    (Int(hash) & (filterWidth - 1), 1 << UInt8(truncatingIfNeeded: (hash >> 10) % 6))
  }

  /// The lower-case form of an ASCII letter; any other byte as it is.
  @inlinable
  package static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// The number whose digits stand at a position.
  @inlinable @inline(__always)
  package static func number(_ text: UnsafePointer<UInt8>, _ position: Int, width: Int) -> Int {
    var value = 0
    var zero = 0
    // The zeros of all digits are taken away at once, in a constant where the width is one.
    for index in 0..<width {
      value = value << 6 &+ Int(text[position &+ index])
      zero = zero << 6 &+ Int(zeroDigit)
    }
    return value &- zero
  }
}
