package import ByteSources
package import Formats
internal import UniformTypes

extension ContentFinding {
  /// Asks the signatures and the structure readers about the source that `reader` has open.
  ///
  /// Returns nil when neither knows the bytes: not "no type", only "ask somebody else". Errors: `ReadFailure.source`.
  package static func reading(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    try formats.finding(reader)
  }

  private static let formats = FormatReader(Signature.families, late: LateReader.all, isText: ByteRuns.isText)
}

extension Signature {
  /// The rows in order of precedence: guards first.
  static let families: [[Signature]] = binary + [scripts]

  static var all: [Signature] { families.flatMap(\.self) }

  private static let scripts: [Signature] = [
    Signature("script", "'#!'", .reads(.script, Scripts.read), "an interpreter's line")
  ]
}

extension Signature {
  /// The types whose patterns stand in `head`, whatever their readers made of it.
  static func types(marking head: ByteView) -> Set<UTType> {
    var types: Set<UTType> = []
    for family in families {
      for row in family where row.pattern.matches(head) { types.insert(row.type.type) }
    }
    return types
  }
}
