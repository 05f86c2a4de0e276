internal import FileIdentification
internal import UniformTypes

/// What the fields of a verdict follow from, where the compiled table knows all of its types.
///
/// Folders hold many files of few kinds: what is written of one verdict serves all that equal it.
struct VerdictKey: Equatable {
  private let type: UInt32
  private let nameType: UInt32
  private let contentType: UInt32
  private let kind: MediaKind
  private let agreement: Identification.Agreement
  private let certainty: Identification.Certainty

  /// No row of the table has this number.
  private static let none = UInt32.max

  /// nil where a type is not of the compiled table.
  init?(_ identification: borrowing Identification, _ kind: MediaKind) {
    guard let type = identification.type.key,
      let nameType = identification.nameType.map(\.key) ?? Self.none,
      let contentType = identification.contentType.map(\.key) ?? Self.none
    else { return nil }
    (self.type, self.nameType, self.contentType) = (type, nameType, contentType)
    self.kind = kind
    agreement = identification.agreement
    certainty = identification.certainty
  }

  /// A number that equal keys share, and that tells most others apart.
  var hash: UInt64 {
    // Of the same types, these two alternate in one folder.
    let kind: UInt64 = kind == .livePhoto ? 1 << 60 : 0
    let certainty: UInt64 = certainty == .proven ? 1 << 61 : 0
    let types = (UInt64(nameType) << 32 | UInt64(contentType)) &+ UInt64(type) &* 0x9E37_79B9
    // The largest number is none that ``RecentKeys`` keeps.
    return (types ^ kind ^ certainty) & (.max >> 1)
  }
}

/// What was written of the verdicts that came lately.
struct KnownVerdicts {
  private var keys = RecentKeys(setBits: 6)
  private var verdicts: [VerdictKey] = []
  private var texts: [[UInt8]] = []

  /// Calls `body` with what was written of a verdict; false where nothing is kept of it.
  func lend(_ key: VerdictKey, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
    guard let place = keys.position(of: key.hash), verdicts[place] == key else { return false }
    texts[place].withUnsafeBufferPointer(body)
    return true
  }

  mutating func keep(_ text: [UInt8], for key: VerdictKey) {
    let place = keys.take(key.hash)
    verdicts.put(key, at: place)
    texts.put(text, at: place)
  }
}
