internal import ByteSources
internal import FileIdentification
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

extension ItemField {
  /// Every field of item records, in output order.
  package static let all: [ItemField] = leading + optional + trailing

  private static let leading: [ItemField] = [
    ItemField("path", .path, "The path as given; bytes that are not UTF-8 are replaced.", .path),
    ItemField(
      "pathBytes", .text, of: .record,
      "The bytes of the path in base64, only if they are not UTF-8, and in CSV wherever path is escaped.",
      .pathBytes),
    ItemField(
      "type", .identifier, "The detected type, as a uniform type identifier.",
      .text { $0.type?.identifier }),
    ItemField("mime", .text, "The MIME type to serve the item with.", .text { $0.type?.printedMIMEType }),
    ItemField(
      "preferredExtension", .text, "The type's preferred filename extension, without a dot.",
      .text { $0.type?.preferredFilenameExtension }),
    ItemField(
      "kind", .word(MediaKind.allCases.map(\.rawValue)), "The kind of item, in everyday words.",
      .text { $0.kind?.rawValue }),
    ItemField(
      "agreement", .word(Identification.Agreement.allCases.map(\.rawValue)),
      """
      The relation between the type by name and the type by content: confirmed (the same type), nameRefines (the name is \
      more specific), contentRefines (the content is more specific), sibling (two formats of one family, such as images), \
      mismatch (neither is a kind of the other), nameOnly, contentOnly (only one is known), none (neither is).
      """,
      .text { $0.identification?.agreement.rawValue }),
    ItemField(
      "certainty", .word(Identification.Certainty.allCases.map(\.rawValue)),
      """
      The certainty of the type: proven (by a signature or structure), likely (the content makes it probable), nameOnly \
      (the content was not read, or tells nothing), none (unknown).
      """,
      .text { $0.identification?.certainty.rawValue }),
    ItemField(
      "nameType", .identifier, "The type by the name.", .text { $0.identification?.nameType?.identifier }),
    ItemField(
      "contentType", .identifier, "The type by the content.",
      .text { $0.identification?.contentType?.identifier }),
    ItemField(
      "claimedType", .identifier, "The type stated by the sender.", needing: .exceptions,
      .text { $0.exceptions?.claimedType?.identifier }),
    ItemField(
      "candidates", .texts,
      "The types in common use for files of such a name, if the content tells of none which; the type is what they share.",
      needing: .exceptions, .texts { $0.exceptions?.candidates.map(\.identifier) ?? [] }),
    ItemField(
      "suggestedName", .text, of: .record,
      "A name that fits the content, if the present name is certainly wrong.",
      needing: .nameDecision, .text { $0.suggestedName }),
    ItemField(
      "keptBecause", .text, of: .record,
      "The reason for keeping a name that contradicts the content; with mismatches.",
      needing: .nameDecision, .text { $0.keptBecause }),
    ItemField(
      "refused", .text, of: .record, "The reason why the answer is no; with check.",
      needing: .nameDecision, .text { $0.refused }),
    ItemField(
      "livePhoto",
      .object([
        member("still", .path, "The still's path."), member("movie", .path, "The movie's path."),
        member("identifier", .text, "The content identifier of both halves, in upper case."),
        member(
          "form", .word(LivePhoto.Form.allCases.map(\.rawValue)), "The form in which the halves are stored."),
        member(
          "basis", .text, words: LivePhoto.Basis.words,
          "The evidence for the pair: identifier is certain, name is weak."),
        member("offset", .integer, unit: "bytes", "The offset of a motion photo's video in its file."),
        member("length", .integer, unit: "bytes", "The length of that video."),
        member("alternates", .paths, "More files of the same Live Photo."),
      ]), "The halves of a Live Photo, or the only half found.", needing: .companions, .livePhoto),
    ItemField(
      "subtypes", .texts, words: MediaSubtype.allCases.map(\.rawValue),
      "The subtypes of a photo or video.",
      has: { subject, word in MediaSubtype(rawValue: word).map { subject.subtype($0) } ?? .no },
      .texts { $0.subtypes.map(\.rawValue) }),
    ItemField(
      "likelySubtypes", .texts, words: SubtypeNameRule.subtypes.map(\.rawValue).sorted(),
      "The subtypes known from the name only.",
      .texts { ($0.item?.likelySubtypes ?? []).map(\.rawValue) }),
    ItemField(
      "sidecars", .paths, "Files with metadata about the item.", needing: .companions,
      .texts { $0.sidecars.map(\.string) }),
    ItemField(
      "pixelWidth", .integer, unit: "pixels", "The width as displayed, after orientation.",
      .integer { $0.headers?.metadata.pixelWidth }),
    ItemField(
      "pixelHeight", .integer, unit: "pixels", "The height as displayed, after orientation.",
      .integer { $0.headers?.metadata.pixelHeight }),
    ItemField(
      "orientation", .integer, "The orientation of the stored image, as Exif numbers it, 1 to 8.",
      .integer { $0.headers?.metadata.orientation }),
    ItemField(
      "exifOrientation", .integer,
      "The orientation in Exif, if it differs from the container's, which applies.",
      .integer { $0.headers?.metadata.exifOrientation }),
    ItemField(
      "frames", .integer, "The number of images of an animation.", .integer { $0.headers?.metadata.frames }),
    ItemField(
      "duration", .number, unit: "seconds", "The duration of a video or sound.",
      .number { $0.headers?.metadata.duration }),
    ItemField(
      "frameRate", .number, unit: "frames per second", "The average frame rate of a video.",
      .number { $0.headers?.metadata.frameRate }),
    ItemField(
      "captured", .date,
      "The capture date, by the best source, at its precision, with its time zone if known.",
      needing: .date, .date { $0.captured?.date }),
    ItemField(
      "capturedCertainty", .word(CaptureCertainty.allCases.map(\.rawValue)),
      "The source of the date: the file, a sidecar, its name or the names of its folders.",
      needing: .date, .text { $0.captured?.certainty.rawValue }),
    ItemField(
      "capturedPrecision", .word(CaptureDate.Precision.allCases.map(\.rawValue)),
      "The smallest unit stated in the date.",
      needing: .date, .text { $0.captured?.date.precision.rawValue }),
    ItemField(
      "capturedSource", .text, "The headers, sidecar or name pattern that states the date.",
      needing: .date, .text { $0.captured?.source }),
    ItemField(
      "camera", .text, "The make and model of the camera.",
      .text {
        // Pass only make and model: copying MediaMetadata is expensive.
        $0.headers.flatMap { CameraName.joined(make: $0.metadata.cameraMake, model: $0.metadata.cameraModel) }
      }),
    ItemField(
      "located", .flag,
      "Whether a file of the item, or a sidecar, holds coordinates; absent if not every place was searched.",
      .flag { $0.item?.isLocated ?? nil }),
  ]

  private static let trailing: [ItemField] = [
    ItemField(
      "damage", .text, words: ContentDamage.words,
      "The damage found: a contradiction between the file and its format.",
      needing: .exceptions, .text { $0.exceptions?.damage?.rawValue }),
    ItemField(
      "missingBytes", .integer, unit: "bytes",
      "The bytes missing from a truncated file, if its format tells.",
      needing: .exceptions, .integer { $0.exceptions?.end?.missingBytes.map { Int($0) } }),
    ItemField(
      "trailingBytes", .integer, unit: "bytes", "The bytes after the end of the content, unless 0.",
      needing: .exceptions, .integer { $0.exceptions?.end?.trailingBytes.flatMap { $0 == 0 ? nil : Int($0) } }
    ),
    ItemField(
      "checked", .text, "The parts checked for completeness; with --ends and check.",
      needing: .exceptions, .text { $0.exceptions?.end?.checked }),
    ItemField(
      "incomplete", .flag, "Whether a reader reached its limit; absent if none did.",
      .flag {
        $0.identification?.isIncomplete == true ? true : nil
      }),
    ItemField(
      "evidence",
      .list([
        member("source", .word(Evidence.Source.allCases.map(\.rawValue)), "The source of the evidence."),
        member("type", .identifier, "The type it suggests."),
        member("offset", .integer, unit: "bytes", "The offset of the bytes examined."),
        member("length", .integer, unit: "bytes", "The number of bytes examined."),
        member("seen", .text, "The finding."),
        member("because", .text, "The reason why this suggests the type."),
      ]), of: .record, "All evidence; with --explain.",
      needing: .exceptions
    ) { record in
      guard let evidence = record.exceptions?.evidence, !evidence.isEmpty else { return nil }
      return .list(evidence.map(FieldValue.init))
    },
    ItemField(
      "decisions",
      .list([
        member("about", .text, "The subject: kind, pairing, isolation, the date or a subtype."),
        member("value", .text, "The answer; for a subtype yes, no or unknown."),
        member("rule", .text, "The rule that decided, or the evidence for the pair."),
        member("because", .text, "The finding, and the reason."),
      ]), of: .record, "The decisions beyond the type, with reasons; with --explain.",
      needing: .exceptions
    ) { record in
      guard record.isExplained else { return nil }
      return record.item.map { .list(ItemDecision.all(about: $0).map(FieldValue.init)) }
    },
    ItemField(
      "error",
      .object([
        member("code", .text, "The name of the errno, or magic."),
        member("message", .text, "The error message."),
      ]), of: .record, "The error that kept the item from being read.",
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
