internal import ByteSources
internal import UniformTypes

/// How the end that a format declares is found: the first rule that knows a type is asked.
struct EndRule: Sendable {
  var name: StaticString
  /// What the content must be: one of these, a kind of one, or carried by one.
  var types: @Sendable () -> [DeclaredType]
  /// What the file begins with, one of these, where types of several containers are asked for; none says anything.
  var signatures: @Sendable () -> [[UInt8]]
  /// Whether a few small reads show that a whole file is one; else its parts are walked, or it is run through.
  var isNear: Bool
  var read: @Sendable (EndReader) throws(ReadFailure) -> EndFinding
  /// Says of one byte over and over within the data why the format has no place for that; nil where nothing is known of it.
  var forbids: Forbids?
  /// Where the format says so.
  var because: StaticString

  /// The reason that a run cannot be what the format has at its place, in words that follow "where"; nil where it can.
  typealias Forbids = @Sendable (EndReader, FilledRun) throws(ReadFailure) -> StaticString?

  /// In order: a finer format before those that it is a kind of.
  private static let families: [@Sendable () -> [EndRule]] = [
    { pictures }, { sound }, { pages }, { archives }, { compressed }, { programs }, { fonts },
    { statedPictures },
    { statedSound }, { statedData }, { streams }, { boxes }, { texts }, { undeclared },
  ]

  /// The first row at or behind `place` that is for a content's type; nil where nothing is known of its end.
  static func position(for type: UTType, from place: RowPlace = RowPlace()) -> RowPlace? {
    let carriers = type.allCarriers
    var start = place.row
    for family in place.family..<families.count {
      let rules = families[family]()
      for row in rules.indices.dropFirst(start) where rules[row].fits(type, carriers) {
        return RowPlace(family: family, row: row)
      }
      start = 0
    }
    return nil
  }

  static subscript(place: RowPlace) -> EndRule { families[place.family]()[place.row] }

  /// Whether the content is one of the types, a kind of one, or carried by one.
  private func fits(_ type: UTType, _ carriers: [UTType]) -> Bool {
    types().contains { known in
      type.conforms(to: known.type) || carriers.contains { $0.conforms(to: known.type) }
    }
  }

  /// Whether a file that begins so can be what the rule is for, also one that is shorter than the signature.
  func accepts(_ head: ByteView) -> Bool {
    let signatures = signatures()
    // Where one byte stands over and over, the signature may have stood.
    return signatures.isEmpty || head.filling != nil
      || signatures.contains { signature in
        head.matches(signature)
          || head.count > 0 && head.count < signature.count
            && head.matches(Array(signature.prefix(head.count)))
      }
  }
}

extension EndRule {
  // Functions for lists, and the memberwise initializer: rows made so are laid out when the program is built.
  init(
    name: StaticString, types: @autoclosure @escaping @Sendable () -> [DeclaredType],
    signatures: @autoclosure @escaping @Sendable () -> [[UInt8]] = [], isNear: Bool = true,
    read: @escaping @Sendable (EndReader) throws(ReadFailure) -> EndFinding, forbids: Forbids? = nil,
    because: StaticString
  ) {
    self.init(
      name: name, types: types, signatures: signatures, isNear: isNear, read: read, forbids: forbids,
      because: because)
  }
}

/// What a rule saw at the end of one file.
struct EndFinding: Sendable {
  enum Outcome: Hashable, Sendable {
    /// The content ends where its format says.
    case whole
    case truncated
    /// Nothing follows from what was seen.
    case unknown
  }

  var outcome: Outcome
  var checked: String
  /// Where the content ends by its own account, in bytes from the file's beginning; beyond the file where it is cut.
  var end: Int64?
  /// Where the coded data lie, in which runs of one byte are looked for; nil: anywhere in the file.
  var coded: Range<Int64>?
  /// The parts behind a picture, where all of them were walked.
  var tail: PictureTail?

  /// The content ends at `end`; what follows is none of its own.
  static func whole(_ checked: String, end: Int64? = nil) -> EndFinding {
    EndFinding(outcome: .whole, checked: checked, end: end)
  }

  /// Bytes are missing; `end` is where the content should have ended, if that is known.
  static func truncated(_ checked: String, end: Int64? = nil) -> EndFinding {
    EndFinding(outcome: .truncated, checked: checked, end: end)
  }

  static func unknown(_ checked: String) -> EndFinding {
    EndFinding(outcome: .unknown, checked: checked)
  }

  /// What follows from where the content says that it ends.
  ///
  /// Errors: malformed where the numbers add up to more than any file has.
  static func ending(at end: Int64, of reader: EndReader, _ checked: String) throws(ReadFailure) -> EndFinding
  {
    guard end >= 0 else { throw .malformed("numbers that no file has") }
    return end > reader.byteCount ? truncated(checked, end: end) : whole(checked, end: end)
  }
}
