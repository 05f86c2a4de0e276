internal import ByteSources
import FileIdentification
import MediaItems
import MediaMetadata
import PropertyLists
import SystemPackage
import UniformTypes

/// Records for people: one line each, or all evidence with `--explain`.
struct RecordText {
  let terminal: Terminal
  let explains: Bool
  /// What is shown beside what a line says anyway, where it was asked for.
  var fields = FieldSelection.basic
  /// Whether a better name stands beside a contradiction.
  var suggests = false
  /// The reason why the answer about an item is no, where something was asked.
  var refusal: (@Sendable (Record) -> String?)?
  /// Whether the other halves of Live Photos were looked for.
  var looksForHalves = true
  /// Whether a line leaves the path out, as `file -b` does.
  var isBrief = false
  /// How lines are laid out on a terminal; nil writes one line a record, whatever its length.
  var layout: RecordLayout?

  /// One thing that a line says of an item.
  struct Remark {
    var text: String
    var style: Terminal.Style?

    init(_ text: String, _ style: Terminal.Style? = nil) {
      self.text = text
      self.style = style
    }
  }

  /// Columns have fixed widths, so that output flows and does not depend on what comes later: the names of one folder
  /// stand in one column.
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
    for remark in self.remarks(of: record, withMoment: false) {
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

  /// What there is to say of an item, what matters most first.
  func remarks(of record: Record, withMoment: Bool) -> [Remark] {
    var remarks: [Remark] = []
    let refusal = record.error == nil ? refusal?(record) : nil
    if let refusal { remarks.append(Remark("! \(Unprintable.line(refusal))", .warning)) }
    if let identification = record.identification {
      if identification.agreement == .mismatch || identification.agreement == .sibling
        || suggests && record.mismatch != nil
      {
        let better =
          suggests ? record.suggestedName.map { " → \(PrintableText.escaped($0.bytes))" } ?? "" : ""
        remarks.append(Remark("! \(record.heldContent ?? "")\(better)", .warning))
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
    remarks += facts(of: record, withMoment: withMoment).map { Remark($0) }
    if !fields.isBasic { remarks += asked(of: record).map { Remark($0) } }
    if let error = record.error { remarks.append(Remark("! \(Unprintable.line(error.message))", .error)) }
    return remarks
  }

  /// What a line says without being asked.
  private static let plain: Set = ["path", "pathBytes", "type", "kind", "error"]

  /// The fields that were asked for by their names or groups, by their names.
  private func asked(of record: Record) -> [String] {
    let names = fields.namesBasic
    return fields.positions.compactMap { position in
      let field = ItemField.all[position]
      guard field.group != nil || names && !Self.plain.contains(field.name),
        let value = field.value(record.shown)
      else { return nil }
      return "\(field.name) \(PrintableText.escaped(value.plainText))"
    }
  }

  /// What a person wants to know of a picture or movie, and what makes a Live Photo one.
  private func facts(of record: Record, withMoment: Bool) -> [String] {
    var facts: [String] = []
    if let width = record.headers?.metadata.pixelWidth, let height = record.headers?.metadata.pixelHeight {
      facts.append("\(width)×\(height)")
    }
    if let duration = record.headers?.metadata.duration, record.kind != .photo {
      facts.append("\(Self.tenths(duration)) s")
    }
    if withMoment { facts += moment(of: record) }
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

  /// Whether when and with what something was taken is said of each item: on a terminal, where there is room.
  var showsMoment: Bool { !isBrief && (layout.map { !$0.hasHeadings || $0.isWide } ?? false) }

  /// When it was taken, to the minute, and with which camera.
  private func moment(of record: Record) -> [String] {
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
