internal import ByteSources
import FileIdentification
import MediaItems
import MediaMetadata
import PropertyLists
import SystemPackage
import UniformTypes

/// Formats records as text: one line each, or all evidence with `--explain`.
struct RecordText {
  let terminal: Terminal
  let explains: Bool
  /// The selected fields, shown besides the default ones.
  var fields = FieldSelection.basic
  /// True to suggest a better name beside a contradiction.
  var suggests = false
  /// Returns the reason for which an item fails a check.
  var refusal: (@Sendable (Record) -> String?)?
  /// True if the partners of halves of Live Photos were searched.
  var looksForHalves = true
  /// True to omit the path, as `file -b` does.
  var isBrief = false
  /// The layout on a terminal; nil for one line per record.
  var layout: RecordLayout?

  /// A remark in a line.
  struct Remark {
    var text: String
    var style: Terminal.Style?

    init(_ text: String, _ style: Terminal.Style? = nil) {
      self.text = text
      self.style = style
    }
  }

  /// Fixed, so that records can be written at once; the names of one folder are aligned.
  private static let nameWidth = 24
  private static let typeWidth = 28
  private static let kindWidth = 11

  func write(_ record: Record, to output: inout [UInt8]) {
    if explains { return explain(record, to: &output) }
    if let layout, !isBrief { return write(record, layout, to: &output) }
    let type = record.type?.identifier ?? ""
    let kind = record.kindLabel ?? ""
    var line = ""
    if !isBrief {
      let path = PrintableText.escaped(record.path)
      line = padded(path, Self.pathWidth(path)) + "  "
    }
    line += padded(type, Self.typeWidth) + "  "
    var remarks = ""
    for remark in self.remarks(of: record, withCapture: false) {
      if !remarks.isEmpty { remarks += Self.separator }
      remarks += styled(remark)
    }
    line += remarks.isEmpty ? kind : padded(kind, Self.kindWidth) + "  " + remarks
    while line.last == " " { line.removeLast() }
    output.append(contentsOf: line.utf8)
    output.append(UInt8(ascii: "\n"))
  }

  static let separator = " · "

  func styled(_ remark: Remark) -> String {
    remark.style.map { terminal.styled(remark.text, $0) } ?? remark.text
  }

  private static func pathWidth(_ path: String) -> Int {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { DisplayWidth.of(path[...$0]) } ?? 0
    return folder + nameWidth
  }

  /// Returns the remarks on an item, the most important first.
  func remarks(of record: Record, withCapture: Bool) -> [Remark] {
    var remarks: [Remark] = []
    let refusal = record.error == nil ? refusal?(record) : nil
    if let refusal { remarks.append(Remark("! \(Unprintable.escapedLine(refusal))", .warning)) }
    if let identification = record.identification {
      if identification.agreement == .mismatch || identification.agreement == .sibling
        || suggests && record.mismatch != nil
      {
        let better =
          suggests ? record.suggestedName.map { " → \(PrintableText.escaped($0.bytes))" } ?? "" : ""
        remarks.append(Remark("! \(record.mismatchDescription ?? "")\(better)", .warning))
      }
      if let claimed = record.exceptions?.claimedType, let type = record.type, !type.conforms(to: claimed),
        !claimed.conforms(to: type)
      {
        remarks.append(Remark("! claimed to be \(PrintableText.escaped(claimed.identifier))", .warning))
      }
      if suggests, let mismatch = record.mismatch, mismatch.suggested == nil {
        remarks.append(Remark(mismatch.because))
      }
      if refusal == nil, let damage = identification.damage?.rawValue {
        remarks.append(Remark("! damaged: \(damage)", .warning))
      }
      if identification.isIncomplete { remarks.append(Remark("read in part: the budget ran out")) }
      switch identification.certainty {
      case .nameOnly where record.kind != .package && record.kind != .livePhoto:
        remarks.append(Remark("by name only"))
      case .unknown: remarks.append(Remark("unknown"))
      default: break
      }
    }
    remarks += facts(of: record, withCapture: withCapture).map { Remark($0) }
    if !fields.isBasic { remarks += selectedFields(of: record).map { Remark($0) } }
    if let error = record.error {
      remarks.append(Remark("! \(Unprintable.escapedLine(error.message))", .error))
    }
    return remarks
  }

  /// The fields that a line shows anyway.
  private static let defaultFields: Set = ["path", "pathBytes", "type", "kind", "error"]

  /// Returns the values of fields selected by name or group.
  private func selectedFields(of record: Record) -> [String] {
    let names = fields.namesBasic
    return fields.positions.compactMap { index in
      let field = ItemField.all[index]
      guard field.group != nil || names && !Self.defaultFields.contains(field.name),
        let value = field.value(record.shown)
      else { return nil }
      return "\(field.name) \(PrintableText.escaped(value.plainText))"
    }
  }

  /// Returns facts about an image or movie, and about the parts of a Live Photo.
  private func facts(of record: Record, withCapture: Bool) -> [String] {
    var facts: [String] = []
    if let width = record.headers?.metadata.pixelWidth, let height = record.headers?.metadata.pixelHeight {
      facts.append("\(width)×\(height)")
    }
    if let duration = record.headers?.metadata.duration, record.kind != .photo {
      facts.append("\(Self.tenths(duration)) s")
    }
    if withCapture { facts += capture(of: record) }
    let likely = record.item?.likelySubtypes ?? []
    facts += record.subtypes.filter { $0 != .livePhoto }.map { subtype in
      subtype.label + (likely.contains(subtype) ? " (by its name)" : "")
    }
    guard let livePhoto = record.livePhoto else {
      if let video = record.headers?.metadata.motionVideo {
        facts.append("movie inside, switched off, \(video.length) bytes at \(video.offset)")
      }
      return facts
    }
    func name(_ path: FilePath?) -> String { PrintableText.escaped(path?.lastComponent?.string ?? "") }
    switch livePhoto.form {
    case .pair:
      facts.append(
        "with \(name(livePhoto.movie)) "
          + (livePhoto.basis == .identifier ? "(same content identifier)" : "(by name, weak)"))
    case .bundle: facts.append("\(name(livePhoto.still)) + \(name(livePhoto.movie))")
    case .motion:
      if let range = livePhoto.movieRange {
        facts.append("movie inside, \(range.upperBound - range.lowerBound) bytes at \(range.lowerBound)")
      }
    case .movieHalf where livePhoto.isWhole:
      facts.append(
        "half of a Live Photo: its still is \(name(livePhoto.still))"
          + (livePhoto.basis == .name ? " (by name, weak)" : ""))
    case .stillHalf, .movieHalf:
      let missing = looksForHalves ? record.missingHalf.map { ": \($0)" } ?? "" : ""
      facts.append("half of a Live Photo" + missing)
    }
    if !livePhoto.alternates.isEmpty {
      facts.append("and \(livePhoto.alternates.map(name).joined(separator: ", "))")
    }
    return facts
  }

  /// True to show date and camera: on a terminal with enough width.
  var showsCapture: Bool { !isBrief && (layout.map { !$0.hasHeadings || $0.isWide } ?? false) }

  /// Returns the capture date, to the minute, and the camera.
  private func capture(of record: Record) -> [String] {
    guard [.photo, .video, .livePhoto].contains(record.kind) else { return [] }
    var facts: [String] = []
    if let captured = record.shown.captured {
      let text = captured.date.description
      let day = text.prefix(10)
      let time = text.utf8.count >= 16 ? " " + text.dropFirst(11).prefix(5) : ""
      let mark: String? =
        switch captured.certainty {
        case .stored, .sidecar: nil
        case .name: "by its name"
        case .folder: "by its folder"
        }
      facts.append(day + time + (mark.map { " (\($0))" } ?? ""))
    }
    if let metadata = record.headers?.metadata,
      let camera = CameraName.joined(make: metadata.cameraMake, model: metadata.cameraModel)
    {
      facts.append(PrintableText.escaped(camera))
    }
    return facts
  }

  private static func tenths(_ seconds: Double) -> String {
    guard seconds >= 0, seconds < 1e9 else { return "?" }
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private func explain(_ record: Record, to output: inout [UInt8]) {
    let explanation = RecordExplanation(record: record, terminal: terminal, looksForHalves: looksForHalves)
    output.append(contentsOf: explanation.text.utf8)
  }

  private func padded(_ text: String, _ width: Int) -> String { DisplayWidth.padded(text, to: width) }
}
