package import MediaMetadata
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage

/// Reads the value of a field from a record; typed, so that writing needs no intermediate ``FieldValue``.
package enum FieldGetter: Sendable {
  /// The record's path.
  case path
  /// The path's bytes, if it is not valid UTF-8.
  case pathBytes
  case text(@Sendable (ItemRecord) -> String?)
  /// A list of texts; an empty list is not a value.
  case texts(@Sendable (ItemRecord) -> [String])
  case integer(@Sendable (ItemRecord) -> Int?)
  case number(@Sendable (ItemRecord) -> Double?)
  case flag(@Sendable (ItemRecord) -> Bool?)
  case date(@Sendable (ItemRecord) -> CaptureDate?)
  case livePhoto
  case value(@Sendable (ItemRecord) -> FieldValue?)

  func value(_ record: ItemRecord) -> FieldValue? {
    switch self {
    case .path: return .text(record.pathText)
    case .pathBytes: return record.pathBytes.map { .text(Base64.encode($0)) }
    case .text(let read): return read(record).map { .text($0) }
    case .texts(let read):
      let texts = read(record)
      return texts.isEmpty ? nil : .list(texts.map { .text($0) })
    case .integer(let read): return read(record).map { .integer($0) }
    case .number(let read): return read(record).map { .number($0) }
    case .flag(let read): return read(record).map { .flag($0) }
    case .date(let read): return read(record).map { .text($0.description) }
    case .livePhoto:
      return record.livePhoto.map {
        var list = MemberList()
        $0.writeMembers(to: &list)
        return .object(list.members)
      }
    case .value(let read): return read(record)
    }
  }
}

/// A part that few records have; fields of a missing part are skipped.
package enum RecordPart: UInt8, Sendable {
  /// Present in every record.
  case always
  /// Rare results of identification.
  case exceptions
  /// The decision about a mismatched name.
  case nameDecision
  /// A Live Photo or sidecars.
  case companions
  /// The capture date, which is resolved only if a field needs it.
  case date
  case error

  /// Returns the parts of a record, one bit each.
  static func all(of record: ItemRecord) -> UInt8 {
    var parts: UInt8 = 1 << Self.always.rawValue
    if record.hasExceptions { parts |= 1 << Self.exceptions.rawValue }
    if record.hasNameDecision { parts |= 1 << Self.nameDecision.rawValue }
    if record.hasRareFields { parts |= 1 << Self.companions.rawValue }
    if record.error != nil { parts |= 1 << Self.error.rawValue }
    return parts
  }
}

/// Receives the members of an object; members without a value are skipped.
protocol MemberSink {
  mutating func member(_ key: StaticString, _ text: String?)
  mutating func member(_ key: StaticString, _ number: Int?)
  mutating func member(_ key: StaticString, _ location: FileLocation?)
  mutating func member(_ key: StaticString, _ paths: [FilePath])
}

/// Collects members as values.
private struct MemberList: MemberSink {
  private(set) var members: [FieldValue.Member] = []

  mutating func member(_ key: StaticString, _ text: String?) {
    if let text { add(key, .text(text)) }
  }
  mutating func member(_ key: StaticString, _ number: Int?) {
    if let number { add(key, .integer(number)) }
  }
  mutating func member(_ key: StaticString, _ location: FileLocation?) {
    if let location { add(key, .text(location.path.string)) }
  }
  mutating func member(_ key: StaticString, _ paths: [FilePath]) {
    if !paths.isEmpty { add(key, .list(paths.map { .text($0.string) })) }
  }

  private mutating func add(_ key: StaticString, _ value: FieldValue) {
    members.append(FieldValue.Member(key: key.description, value: value))
  }
}

extension LivePhoto {
  /// Writes the members of the record's object, in output order.
  func writeMembers(to sink: inout some MemberSink) {
    sink.member("still", stillLocation)
    sink.member("movie", movieLocation)
    sink.member("identifier", identifier)
    sink.member("form", form.rawValue)
    sink.member("basis", basis.rawValue)
    sink.member("offset", movieRange.map { Int($0.lowerBound) })
    sink.member("length", movieRange.map { Int($0.upperBound - $0.lowerBound) })
    sink.member("alternates", alternates)
  }
}
