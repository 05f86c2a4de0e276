import FileIdentification
import MediaItems
import SystemPackage
import UniformTypes

/// One field of a record: NDJSON, JSON, CSV and the JSON schema are all made from these rows.
struct RecordField: Sendable {
  enum Shape: Sendable {
    case text
    /// One of these words.
    case word([String])
    case integer
    case number
    case flag
    case object([RecordField])
    case list([RecordField])
  }

  var name: String
  var shape: Shape
  /// The unit of a number, where it has one.
  var unit: String?
  var meaning: String
  var value: @Sendable (Record) -> FieldValue?

  init(
    _ name: String, _ shape: Shape, unit: String? = nil, _ meaning: String,
    _ value: @escaping @Sendable (Record) -> FieldValue?
  ) {
    self.name = name
    self.shape = shape
    self.unit = unit
    self.meaning = meaning
    self.value = value
  }

  /// A field of an object, whose own row makes its value.
  private static func member(_ name: String, _ shape: Shape, unit: String? = nil, _ meaning: String)
    -> RecordField
  {
    RecordField(name, shape, unit: unit, meaning) { _ in nil }
  }

  /// Every field, in the order of the output.
  static let all: [RecordField] = [
    RecordField("path", .text, "The path as given; bytes that are not UTF-8 are replaced.") {
      .text($0.pathText)
    },
    RecordField("pathBytes", .text, "The path's bytes in base64, only when they are not UTF-8.") {
      $0.pathBytes.map { .text(Base64.encode($0)) }
    },
    RecordField("type", .text, "The uniform type identifier of the verdict.") { .identifier($0.type) },
    RecordField("mime", .text, "The MIME type to announce the item by.") {
      $0.type.map { .text($0.printedMIMEType) }
    },
    RecordField("extension", .text, "The type's preferred filename extension, without a dot.") {
      $0.type?.preferredFilenameExtension.map { .text($0) }
    },
    RecordField("kind", .word(MediaKind.allCases.map(\.rawValue)), "What a person calls the item.") {
      $0.kind.map { .text($0.rawValue) }
    },
    RecordField(
      "agreement", .word(Identification.Agreement.allCases.map(\.rawValue)),
      "How name and content stand to each other."
    ) { $0.identification.map { .text($0.agreement.rawValue) } },
    RecordField(
      "certainty", .word(Identification.Certainty.allCases.map(\.rawValue)), "How sure the type is."
    ) { $0.identification.map { .text($0.certainty.rawValue) } },
    RecordField("nameType", .text, "What the name says.") { .identifier($0.identification?.nameType) },
    RecordField("contentType", .text, "What the content says.") {
      .identifier($0.identification?.contentType)
    },
    RecordField("claimedType", .text, "What the sender said.") {
      .identifier($0.identification?.claimedType)
    },
    RecordField(
      "suggestedName", .text,
      "The name that would say what the content is, where the contradiction is well founded."
    ) { $0.suggestedName.map { .text($0.text) } },
    RecordField(
      "livePhoto",
      .object([
        member("still", .text, "The still's path."), member("movie", .text, "The movie's path."),
        member("form", .word(["bundle"]), "How the halves are kept together."),
        member("basis", .text, "Why they belong together."),
      ]), "The halves of a Live Photo."
    ) { record in
      record.livePhoto.map {
        .object(present: [
          ("still", .text($0.still.string)), ("movie", .text($0.movie.string)),
          ("form", .text($0.form)), ("basis", .text($0.basis)),
        ])
      }
    },
    RecordField("damage", .text, "How the file contradicts its own format.") {
      $0.identification?.damage.map { .text($0) }
    },
    RecordField("incomplete", .flag, "Whether a reader's own budget ran out; absent when it did not.") {
      $0.identification?.isIncomplete == true ? .flag(true) : nil
    },
    RecordField(
      "evidence",
      .list([
        member("witness", .word(Evidence.Witness.allCases.map(\.rawValue)), "Who says so."),
        member("type", .text, "Which type."),
        member("offset", .integer, unit: "bytes", "Where the witness looked."),
        member("length", .integer, unit: "bytes", "How far."), member("seen", .text, "What was seen."),
        member("because", .text, "Why that means the type."),
      ]), "What every witness said; with --explain."
    ) { record in
      guard let evidence = record.identification?.evidence, !evidence.isEmpty else { return nil }
      return .list(evidence.map(FieldValue.init))
    },
    RecordField(
      "error",
      .object([
        member("code", .text, "The errno's name, or magic."), member("message", .text, "What went wrong."),
      ]), "Why the item could not be read."
    ) { record in
      record.error.map { .object(present: [("code", .text($0.code)), ("message", .text($0.message))]) }
    },
  ]
}

extension FieldValue {
  static func identifier(_ type: UTType?) -> FieldValue? { type.map { .text($0.identifier) } }

  init(_ evidence: Evidence) {
    self = .object(present: [
      ("witness", .text(evidence.witness.rawValue)), ("type", .text(evidence.type.identifier)),
      ("offset", evidence.range.map { .integer(Int($0.lowerBound)) }),
      ("length", evidence.range.map { .integer(Int($0.upperBound - $0.lowerBound)) }),
      ("seen", .text(evidence.seen)), ("because", .text(evidence.reason)),
    ])
  }
}
