internal import FileIdentification
internal import MediaMetadata

/// A decision about an item other than its type, such as its kind or capture date, with the rule and the reason.
package struct ItemDecision {
  /// The subject: `kind`, `pairing`, `isolation`, `captured`, or a subtype's name.
  package var about: String
  /// The subject as printed in text output.
  package var label: String
  package var value: String
  /// The deciding rule, or the evidence of a pairing, if any.
  package var rule: String?
  package var because: String

  /// Returns all decisions about an item: kind, pairing, isolation, capture date, and the subtypes of an image or movie.
  package static func all(about item: MediaItem) -> [ItemDecision] {
    let isWhole = item.livePhoto?.form.isWhole == true
    let kind = MediaDecision.decide(
      item.file.identification,
      livePhotoEvidence: isWhole
        ? "both halves are here; a Live Photo is decided before movies and pictures" : nil,
      medium: item.file.metadata?.medium)
    var decisions = [
      ItemDecision(
        about: "kind", label: "kind", value: item.kind.rawValue, rule: kind.rule, because: kind.because)
    ]
    if let livePhoto = item.livePhoto {
      decisions.append(
        ItemDecision(
          about: "pairing", label: "pairing", value: livePhoto.form.rawValue, rule: livePhoto.basis.rawValue,
          because: livePhoto.because))
    } else if let video = item.file.headers?.metadata.motionVideo {
      decisions.append(
        ItemDecision(
          about: "pairing", label: "pairing", value: "none", rule: video.form.rawValue,
          because: "Camera:MotionPhoto is not 1, which says no motion photo; the \(video.length) bytes at "
            + "\(video.offset) are a movie all the same"))
    }
    if let layers = item.file.identification.isolation {
      decisions.append(
        ItemDecision(
          about: "isolation", label: "isolation", value: "worker",
          because: "readers worked without rights: \(layers)"))
    }
    let accepted = item.captured
    let statements = item.captureStatements
    for statement in statements {
      let isAccepted = accepted?.certainty == statement.certainty && accepted?.source == statement.source
      let doubt = statement.doubt.map { ": not believed, since \($0)" } ?? ""
      decisions.append(
        ItemDecision(
          about: "captured", label: isAccepted ? "captured" : "also", value: statement.date.description,
          rule: statement.certainty.rawValue, because: statement.source + doubt))
    }
    if let zone = accepted.flatMap({ InferredZone(of: $0, by: statements) }) {
      decisions.append(
        ItemDecision(
          about: "captured", label: "zone", value: zone.description, rule: "inferred",
          because: "\(zone.source) states the moment in UTC"))
    }
    // Without headers every subtype is unknown.
    guard [.photo, .video, .livePhoto].contains(item.kind), item.file.headers != nil else { return decisions }
    for subtype in MediaSubtype.allCases where subtype != .livePhoto {
      let answer = item.answer(subtype)
      decisions.append(
        ItemDecision(
          about: subtype.rawValue, label: subtype.label, value: answer.value.rawValue, rule: answer.rule,
          because: answer.evidence + (answer.isLikely ? ": likely, not proven" : "")))
    }
    return decisions
  }
}

extension FieldValue {
  init(_ decision: ItemDecision) {
    self = .object(present: [
      ("about", .text(decision.about)), ("value", .text(decision.value)),
      ("rule", decision.rule.map { .text($0) }),
      ("because", .text(decision.because)),
    ])
  }
}
