internal import FileIdentification
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

extension ItemField {
  /// Every field, in the order of the output.
  package static let all: [ItemField] = leading + optional + trailing

  private static let leading: [ItemField] = [
    ItemField("path", .path, "The path as given; bytes that are not UTF-8 are replaced.", .path),
    ItemField(
      "pathBytes", .text, of: .record, "The path's bytes in base64, only when they are not UTF-8.",
      .pathBytes),
    ItemField(
      "type", .identifier, "The uniform type identifier of the verdict.", .verdict { $0.type?.identifier }),
    ItemField("mime", .text, "The MIME type to announce the item by.", .verdict { $0.type?.printedMIMEType }),
    ItemField(
      "preferredExtension", .text, "The type's preferred filename extension, without a dot.",
      .verdict { $0.type?.preferredFilenameExtension }),
    ItemField(
      "kind", .word(MediaKind.allCases.map(\.rawValue)), "What a person calls the item.",
      .verdict { $0.kind?.rawValue }),
    ItemField(
      "agreement", .word(Identification.Agreement.allCases.map(\.rawValue)),
      "How name and content stand to each other.", .verdict { $0.identification?.agreement.rawValue }),
    ItemField(
      "certainty", .word(Identification.Certainty.allCases.map(\.rawValue)), "How sure the type is.",
      .verdict { $0.identification?.certainty.rawValue }),
    ItemField(
      "nameType", .identifier, "What the name says.", .verdict { $0.identification?.nameType?.identifier }),
    ItemField(
      "contentType", .identifier, "What the content says.",
      .verdict { $0.identification?.contentType?.identifier }),
    ItemField(
      "claimedType", .identifier, "What the sender said.", needing: .exceptions,
      .text { $0.exceptions?.claimedType?.identifier }),
    ItemField(
      "suggestedName", .text, of: .record,
      "The name that would say what the content is, where the contradiction is well founded.",
      needing: .judgement, .text { $0.suggestedName }),
    ItemField(
      "keptBecause", .text, of: .record,
      "Why no better name is offered, where the name contradicts the content; with mismatches.",
      needing: .judgement, .text { $0.keptBecause }),
    ItemField(
      "livePhoto",
      .object([
        member("still", .path, "The still's path."), member("movie", .path, "The movie's path."),
        member("identifier", .text, "The content identifier that both halves hold, in upper case."),
        member("form", .word(LivePhoto.Form.allCases.map(\.rawValue)), "How the halves are kept together."),
        member(
          "basis", .text, words: LivePhoto.Basis.words,
          "Why they belong together: identifier is certain, name is weak."),
        member("offset", .integer, unit: "bytes", "Where a motion photo's movie begins in its file."),
        member("length", .integer, unit: "bytes", "How long that movie is."),
        member("alternates", .paths, "Further files of the same Live Photo."),
      ]), "The halves of a Live Photo, or the half that is there.", needing: .further, .livePhoto),
    ItemField(
      "subtypes", .texts, words: MediaSubtype.allCases.map(\.rawValue),
      "What is special about a picture or movie.",
      has: { subject, word in MediaSubtype(rawValue: word).map { subject.subtype($0) } ?? .no },
      .texts { $0.subtypes.map(\.rawValue) }),
    ItemField(
      "likelySubtypes", .texts, words: NameRule.subtypes.map(\.rawValue).sorted(),
      "Those of the subtypes for which the name alone speaks.",
      .texts { ($0.item?.likelySubtypes ?? []).map(\.rawValue) }),
    ItemField(
      "sidecars", .paths, "Files that only say something about the item.", needing: .further,
      .texts { $0.sidecars.map(\.string) }),
    ItemField(
      "pixelWidth", .integer, unit: "pixels", "The width as shown, after orientation.",
      .integer { $0.headers?.metadata.pixelWidth }),
    ItemField(
      "pixelHeight", .integer, unit: "pixels", "The height as shown, after orientation.",
      .integer { $0.headers?.metadata.pixelHeight }),
    ItemField(
      "orientation", .integer, "How the stored picture is to be turned, by Exif's numbers, 1 to 8.",
      .integer { $0.headers?.metadata.orientation }),
    ItemField(
      "exifOrientation", .integer,
      "What Exif says instead, where the container turns the picture itself and its word counts.",
      .integer { $0.headers?.metadata.exifOrientation }),
    ItemField("frames", .integer, "The pictures of an animation.", .integer { $0.headers?.metadata.frames }),
    ItemField(
      "duration", .number, unit: "seconds", "How long a movie or sound lasts.",
      .number { $0.headers?.metadata.duration }),
    ItemField(
      "frameRate", .number, unit: "frames per second", "A movie's average frame rate.",
      .number { $0.headers?.metadata.frameRate }),
    ItemField(
      "captured", .date,
      "When it was taken, by the best source, at its precision, with its zone where that is known.",
      needing: .date, .date { $0.captured?.date }),
    ItemField(
      "capturedCertainty", .word(CaptureCertainty.allCases.map(\.rawValue)),
      "Where the date stands: in the file, in a sidecar, in its name, in its folders' names.",
      needing: .date, .text { $0.captured?.certainty.rawValue }),
    ItemField(
      "capturedPrecision", .word(CaptureDate.Precision.allCases.map(\.rawValue)),
      "The smallest part of the date that is stated.",
      needing: .date, .text { $0.captured?.date.precision.rawValue }),
    ItemField(
      "capturedSource", .text, "Which headers, sidecar or form of names state the date.",
      needing: .date, .text { $0.captured?.source }),
    ItemField(
      "camera", .text, "The camera's maker and model.",
      .text {
        // Of the two alone: what is asked of all metadata copies them.
        $0.headers.flatMap { CameraName.joined(make: $0.metadata.cameraMake, model: $0.metadata.cameraModel) }
      }),
    ItemField(
      "located", .flag,
      "Whether a file of the item, or a sidecar, holds coordinates; absent when not every place was looked at.",
      .flag { $0.item?.isLocated ?? nil }),
  ]

  private static let trailing: [ItemField] = [
    ItemField(
      "damage", .text, words: ContentDamage.words, "How the file contradicts its own format.",
      needing: .exceptions, .text { $0.exceptions?.damage?.rawValue }),
    ItemField(
      "missingBytes", .integer, unit: "bytes", "How many bytes a cut file lacks, where its format tells.",
      needing: .exceptions, .integer { $0.exceptions?.end?.missingBytes.map { Int($0) } }),
    ItemField(
      "trailingBytes", .integer, unit: "bytes", "How many bytes stand behind the content's own end; not 0.",
      needing: .exceptions, .integer { $0.exceptions?.end?.trailingBytes.flatMap { $0 == 0 ? nil : Int($0) } }
    ),
    ItemField(
      "checked", .text, "What was looked at to see whether the file is all there; with --ends and check.",
      needing: .exceptions, .text { $0.exceptions?.end?.checked }),
    ItemField(
      "incomplete", .flag, "Whether a reader's own budget ran out; absent when it did not.",
      .flag {
        $0.identification?.isIncomplete == true ? true : nil
      }),
    ItemField(
      "evidence",
      .list([
        member("source", .word(Evidence.Source.allCases.map(\.rawValue)), "Who says so."),
        member("type", .identifier, "Which type."),
        member("offset", .integer, unit: "bytes", "Where the source looked."),
        member("length", .integer, unit: "bytes", "How far."), member("seen", .text, "What was seen."),
        member("because", .text, "Why that means the type."),
      ]), of: .record, "All evidence; with --explain.",
      needing: .exceptions
    ) { record in
      guard let evidence = record.exceptions?.evidence, !evidence.isEmpty else { return nil }
      return .list(evidence.map(FieldValue.init))
    },
    ItemField(
      "decisions",
      .list([
        member("about", .text, "What was asked: kind, pairing, isolation, the date or a subtype."),
        member("value", .text, "The answer; of a subtype yes, no or unknown."),
        member("rule", .text, "The rule that decided, or what the pairing rests on."),
        member("because", .text, "What was seen, and why it says so."),
      ]), of: .record, "What was decided beyond the type, and why; with --explain.",
      needing: .exceptions
    ) { record in
      guard record.isExplained else { return nil }
      return record.item.map { .list(ItemDecision.all(about: $0).map(FieldValue.init)) }
    },
    ItemField(
      "error",
      .object([
        member("code", .text, "The errno's name, or magic."), member("message", .text, "What went wrong."),
      ]), of: .record, "Why the item could not be read.",
      needing: .error
    ) { record in
      record.error.map {
        .object(present: [("code", .text($0.code.rawValue)), ("message", .text($0.message))])
      }
    },
  ]
}

extension FieldValue {
  fileprivate init(_ evidence: Evidence) {
    self = .object(present: [
      ("source", .text(evidence.source.rawValue)), ("type", .text(evidence.type.identifier)),
      ("offset", evidence.range.map { .integer(Int($0.lowerBound)) }),
      ("length", evidence.range.map { .integer(Int($0.upperBound - $0.lowerBound)) }),
      ("seen", .text(evidence.seen)), ("because", .text(evidence.reason)),
    ])
  }
}
