package import MediaMetadata
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage

/// How a field is read from a record: by the shape of its value, so that it can be written without a value being made.
package enum FieldReading: Sendable {
  /// The record's own path.
  case path
  /// The path's bytes, where a text cannot keep them.
  case pathBytes
  case text(@Sendable (ItemRecord) -> String?)
  /// A text that follows from what makes a ``VerdictKey``, and from nothing else.
  case verdict(@Sendable (ItemRecord) -> String?)
  /// No texts are no value.
  case texts(@Sendable (ItemRecord) -> [String])
  case integer(@Sendable (ItemRecord) -> Int?)
  case number(@Sendable (ItemRecord) -> Double?)
  case flag(@Sendable (ItemRecord) -> Bool?)
  case date(@Sendable (ItemRecord) -> CaptureDate?)
  case livePhoto
  case value(@Sendable (ItemRecord) -> FieldValue?)

  /// The value that a record has.
  func value(_ record: ItemRecord) -> FieldValue? {
    switch self {
    case .path: return .text(record.pathText)
    case .pathBytes: return record.pathBytes.map { .text(Base64.encode($0)) }
    case .text(let read), .verdict(let read): return read(record).map { .text($0) }
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
        $0.describe(to: &list)
        return .object(list.members)
      }
    case .value(let read): return read(record)
    }
  }
}

/// What few records have; the fields that are made of it alone are passed over in the others.
package enum RecordPart: UInt8, Sendable {
  /// Nothing that only few have.
  case nothing
  /// What the identification of few files has.
  case exceptions
  /// What is to be done about a name that the content contradicts.
  case judgement
  /// Live Photos, sidecars.
  case further
  /// When it was taken, which is found out where a field asks for it.
  case date
  case error

  /// The parts that a record has, one bit each.
  static func all(of record: ItemRecord) -> UInt8 {
    var parts: UInt8 = 1 << Self.nothing.rawValue
    if record.hasExceptions { parts |= 1 << Self.exceptions.rawValue }
    if record.isJudged { parts |= 1 << Self.judgement.rawValue }
    if record.hasFurther { parts |= 1 << Self.further.rawValue }
    if record.error != nil { parts |= 1 << Self.error.rawValue }
    return parts
  }
}

/// What takes an object's members, one after another; one without a value is left out.
protocol MemberSink {
  mutating func member(_ key: StaticString, _ text: String?)
  mutating func member(_ key: StaticString, _ number: Int?)
  mutating func member(_ key: StaticString, _ place: FilePlace?)
  mutating func member(_ key: StaticString, _ paths: [FilePath])
}

/// Members as values.
private struct MemberList: MemberSink {
  private(set) var members: [FieldValue.Member] = []

  mutating func member(_ key: StaticString, _ text: String?) {
    if let text { add(key, .text(text)) }
  }
  mutating func member(_ key: StaticString, _ number: Int?) {
    if let number { add(key, .integer(number)) }
  }
  mutating func member(_ key: StaticString, _ place: FilePlace?) {
    if let place { add(key, .text(place.path.string)) }
  }
  mutating func member(_ key: StaticString, _ paths: [FilePath]) {
    if !paths.isEmpty { add(key, .list(paths.map { .text($0.string) })) }
  }

  private mutating func add(_ key: StaticString, _ value: FieldValue) {
    members.append(FieldValue.Member(key: key.description, value: value))
  }
}

extension LivePhoto {
  /// The members of a record's object, in the order of the output.
  func describe(to sink: inout some MemberSink) {
    sink.member("still", stillPlace)
    sink.member("movie", moviePlace)
    sink.member("identifier", identifier)
    sink.member("form", form.rawValue)
    sink.member("basis", basis.rawValue)
    sink.member("offset", movieRange.map { Int($0.lowerBound) })
    sink.member("length", movieRange.map { Int($0.upperBound - $0.lowerBound) })
    sink.member("alternates", alternates)
  }
}
