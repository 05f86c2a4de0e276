/// How compiled type tables are laid out: shared by the compiler that writes them and the room that reads them.
///
/// Every number is written in printable digits of six bits, most significant first, so that the whole table is text
/// that a compiler copies into read-only memory: nothing is parsed or hashed when a program starts.
@usableFromInline package enum CompiledTable {
  /// Six bits a digit; `0` is the character zero.
  @inlinable package static var zeroDigit: UInt8 { 0x30 }

  /// The fields of one type's record, with their widths in digits.
  @usableFromInline package enum Field: Int, CaseIterable {
    case identifier, description, reference, printedMIMEType
    case parents, carriers
    case extensions, mimeTypes, osTypes, pasteboardTypes, deviceModelCodes
    case version
    case column
    case treatment

    @inlinable package var width: Int {
      switch self {
      case .identifier, .description, .reference, .printedMIMEType: CompiledTable.textWidth
      case .parents, .carriers, .extensions, .mimeTypes, .osTypes, .pasteboardTypes, .deviceModelCodes:
        CompiledTable.listWidth
      case .version: 3
      case .column: 2
      case .treatment: 1
      }
    }

    /// Where the field begins in a record: spelled out, so that reading a field costs no more than a constant does.
    @inlinable package var offset: Int {
      switch self {
      case .identifier: 0
      case .description: CompiledTable.textWidth
      case .reference: 2 * CompiledTable.textWidth
      case .printedMIMEType: 3 * CompiledTable.textWidth
      case .parents: 4 * CompiledTable.textWidth
      case .carriers: 4 * CompiledTable.textWidth + CompiledTable.listWidth
      case .extensions: 4 * CompiledTable.textWidth + 2 * CompiledTable.listWidth
      case .mimeTypes: 4 * CompiledTable.textWidth + 3 * CompiledTable.listWidth
      case .osTypes: 4 * CompiledTable.textWidth + 4 * CompiledTable.listWidth
      case .pasteboardTypes: 4 * CompiledTable.textWidth + 5 * CompiledTable.listWidth
      case .deviceModelCodes: 4 * CompiledTable.textWidth + 6 * CompiledTable.listWidth
      case .version: 4 * CompiledTable.textWidth + 7 * CompiledTable.listWidth
      case .column: 4 * CompiledTable.textWidth + 7 * CompiledTable.listWidth + 3
      case .treatment: 4 * CompiledTable.textWidth + 7 * CompiledTable.listWidth + 5
      }
    }

    @inlinable package init(_ tagClass: TagClass) {
      switch tagClass {
      case .filenameExtension: self = .extensions
      case .mimeType: self = .mimeTypes
      case .osType: self = .osTypes
      case .pasteboardType: self = .pasteboardTypes
      case .deviceModelCode: self = .deviceModelCodes
      }
    }
  }

  /// A text: where it starts in the pool, and its length in bytes.
  @inlinable package static var textWidth: Int { offsetWidth + 2 }
  /// A list: where it starts in the lists, and how many elements it has.
  @inlinable package static var listWidth: Int { offsetWidth + 2 }
  @inlinable package static var offsetWidth: Int { 4 }
  /// A type's number.
  @inlinable package static var rowWidth: Int { 3 }
  /// A slot of the hash table: an entry's number plus one, or zero.
  @inlinable package static var slotWidth: Int { 3 }
  /// An entry of the hash table: its kind, its key's text, its list of types.
  @inlinable package static var entryWidth: Int { 1 + textWidth + listWidth }

  /// The record's width.
  @inlinable package static var recordWidth: Int { Field.treatment.offset + Field.treatment.width }

  /// No column: nothing conforms to the type.
  @inlinable package static var noColumn: Int { (1 << 12) - 1 }

  /// What the keys of the hash table are.
  @usableFromInline package enum Key: UInt8, CaseIterable {
    case identifier
    case filenameExtension, mimeType, osType, pasteboardType, deviceModelCode
    case mimeAlias, libmagicAnswer
    case fileName, compoundExtension, sideFile
    case preferredByName, furtherExtension, nameHint
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

    /// How it is kept where other rows have a type's number.
    package var row: Int {
      switch self {
      case .nothing: 0
      case .loose: 1
      case .suffix: 2
      }
    }

    package init?(row: Int) {
      guard let hint = NameHint.allCases.first(where: { $0.row == row }) else { return nil }
      self = hint
    }
  }

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

  /// The lower-case form of an ASCII letter; any other byte as it is.
  @inlinable
  package static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
