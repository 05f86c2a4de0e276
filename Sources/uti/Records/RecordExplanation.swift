internal import ByteSources
import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage
import UniformTypes

/// The text of a record with `--explain`: all evidence, and the reasons for the verdict.
struct RecordExplanation {
  let record: Record
  let terminal: Terminal
  /// False if the partners of halves of Live Photos were not searched.
  let looksForHalves: Bool

  /// The maximum width of the column of observed text; NDJSON has all of it.
  private static let maxSeenWidth = 64
  private static let sourceWidth = 10

  private struct Line {
    var source: String
    var seen: String
    var type: String
    var reason: String
  }

  var text: String {
    let path = PrintableText.escaped(record.path)
    var answer = record.type?.identifier ?? "unknown"
    if let kind = record.kind { answer += ", " + Self.phrase(kind, record.kindLabel ?? kind.label) }
    let words = remark.map { " — \($0)" } ?? ""
    let isLong = DisplayWidth.of(path) + 2 + DisplayWidth.of(answer + words) > width
    var text = path + (isLong ? ":\n  " : ": ") + answer + terminal.styled(words, .warning) + "\n"
    text += columns(lines)
    if let verdict { text += row("verdict", verdict) }
    for group in decisionLines { text += columns(group) }
    if let isolation = record.identification?.isolation {
      text += row("isolation", "read in a worker process: \(isolation)")
    }
    if let suggested = record.suggestedName {
      text += row("rename to", PrintableText.escaped(suggested.bytes))
    }
    if let error = record.error { text += row("error", "\(error.code): \(error.message)") }
    return text
  }

  /// The maximum length of lines.
  private var width: Int { terminal.width ?? .max }
  /// The column of values.
  private static let margin = 2 + sourceWidth + 2
  /// The minimum width of reasons beside the observed text; narrower ones are below it.
  private static let minReasonWidth = 24

  private func columns(_ lines: [Line]) -> String {
    let room = width == .max ? .max : max(20, width - Self.margin)
    let typeWidth = min(lines.map { DisplayWidth.of($0.type) }.max() ?? 0, room / 2)
    let seenWidth = min(lines.map { DisplayWidth.of($0.seen) }.max() ?? 0, room - typeWidth - 2)
    let left = room == .max ? .max : room - seenWidth - typeWidth - 4
    return lines.reduce(into: "") { text, line in
      func cell(_ words: String, _ width: Int) -> String {
        DisplayWidth.padded(DisplayWidth.elided(words, to: width), to: width)
      }
      let cells = cell(line.seen, seenWidth) + "  " + cell(line.type, typeWidth)
      let isBeside = left >= Self.minReasonWidth || DisplayWidth.of(line.reason) <= left
      let reason = DisplayWidth.wrapped(line.reason, to: isBeside ? left : room)
      let beside = isBeside ? reason.first.map { terminal.styled("  \($0)", .faint) } ?? "" : ""
      text += indented(line.source, cells + beside)
      let margin = isBeside ? seenWidth + typeWidth + 4 : 0
      for words in reason.dropFirst(isBeside ? 1 : 0) {
        text += indented("", String(repeating: " ", count: margin) + terminal.styled(words, .faint))
      }
    }
  }

  /// The decisions besides the type: kind and pairing, the date, then each subtype.
  private var decisionLines: [[Line]] {
    guard let item = record.item else { return [] }
    // Isolation has its own row.
    let decisions = ItemDecision.all(about: item).filter { $0.about != "isolation" }
    let dates = decisions.filter { $0.about == "captured" }.map {
      Line(source: $0.label, seen: $0.value, type: $0.rule ?? "", reason: $0.because)
    }
    let subtypes = decisions.filter { !["kind", "pairing", "captured"].contains($0.about) }.map {
      Line(source: "subtype", seen: $0.label, type: $0.value, reason: $0.because)
    }
    let others = decisions.prefix(decisions.count - subtypes.count - dates.count).map { decision in
      let answer =
        decision.about == "kind"
        ? record.kindLabel ?? item.kind.label : item.livePhoto.map(partner) ?? ""
      return Line(source: decision.label, seen: answer, type: decision.rule ?? "", reason: decision.because)
    }
    return [others, dates, subtypes]
  }

  /// Returns the other half of a Live Photo, or the range of the movie in it.
  private func partner(_ livePhoto: LivePhoto) -> String {
    func name(_ path: FilePath?) -> String { path.map { PrintableText.escaped($0.lastName) } ?? "" }
    let parts =
      switch livePhoto.form {
      case .pair: "with \(name(livePhoto.movie))"
      case .bundle: "\(name(livePhoto.still)) + \(name(livePhoto.movie))"
      case .motion:
        livePhoto.movieRange.map { "movie in bytes \($0.lowerBound)–\($0.upperBound - 1)" } ?? "movie inside"
      case .movieHalf where livePhoto.isWhole: "its still is \(name(livePhoto.still))"
      case .stillHalf, .movieHalf:
        (looksForHalves ? record.missingHalf : nil) ?? "the other half was not looked for"
      }
    return livePhoto.identifier.map { "\(parts), \($0)" } ?? parts
  }

  /// The remark on an unusual verdict.
  private var remark: String? {
    guard let identification = record.identification else { return nil }
    switch identification.agreement {
    case .mismatch, .sibling: return "the name says otherwise"
    case .nameOnly where record.livePhoto == nil && identification.type.isDeclared: return "by its name alone"
    case .neither where identification.certainty == .unknown: return "unknown"
    default: return nil
    }
  }

  private var lines: [Line] {
    var lines: [Line] = []
    for evidence in record.identification?.evidence ?? [] {
      // A name may have several types, shown as one source.
      if evidence.source == .name, let last = lines.last, last.source == evidence.source.rawValue {
        let separator = lines[lines.count - 1].reason.hasPrefix("or ") ? ", " : "or "
        let before = separator == ", " ? lines[lines.count - 1].reason : ""
        lines[lines.count - 1].reason = before + separator + evidence.type.identifier
        continue
      }
      let location = evidence.range.flatMap {
        $0.isEmpty ? nil : "bytes \($0.lowerBound)–\($0.upperBound - 1)"
      }
      let seen = evidence.seen.isEmpty ? nil : PrintableText.escaped(evidence.seen)
      lines.append(
        Line(
          source: Self.label(evidence.source),
          seen: Self.shortened([location, seen].compactMap(\.self).joined(separator: "  ")),
          type: evidence.type.isDeclared ? evidence.type.identifier : "no type that is declared",
          reason: evidence.source == .name && evidence.type.isDeclared ? "" : evidence.reason))
    }
    return lines
  }

  private var verdict: String? {
    guard let identification = record.identification else { return nil }
    let isFromFileSystem = identification.agreement == .neither && identification.certainty == .proven
    var parts = [
      isFromFileSystem
        ? "the file system says what it is" : identification.reason ?? Self.phrase(identification.agreement)
    ]
    if !isFromFileSystem { parts.append(Self.phrase(identification.certainty)) }
    if let damage = identification.damage?.rawValue { parts.append("damaged: \(damage)") }
    if identification.isIncomplete { parts.append("read in part: the budget ran out") }
    if let verification = identification.verification, verification.outcome != .agrees {
      parts.append(
        verification.outcome == .excepted
          ? "libmagic contradicts, as it is known to" : "libmagic contradicts")
    }
    return parts.joined(separator: "; ")
  }

  private static func shortened(_ text: String) -> String {
    text.count > maxSeenWidth ? text.prefix(maxSeenWidth - 1) + "…" : text
  }

  private static func label(_ source: Evidence.Source) -> String {
    source == .fileSystem ? "system" : source.rawValue
  }

  private static func phrase(_ agreement: Identification.Agreement) -> String {
    switch agreement {
    case .confirmed: "name and content say the same"
    case .nameRefines: "the name says a kind of what the content is"
    case .contentRefines: "the content is a kind of what the name says"
    case .sibling: "name and content disagree within one media family; using content"
    case .mismatch: "name and content disagree; using content"
    case .nameOnly: "only the name says anything"
    case .contentOnly: "only the content says anything"
    case .neither: "neither name nor content says anything"
    }
  }

  private static func phrase(_ certainty: Identification.Certainty) -> String {
    switch certainty {
    case .proven: "proven"
    case .likely: "likely, not proven"
    case .nameOnly: "not confirmed by content"
    case .unknown: "nothing is known"
    }
  }

  private static func phrase(_ kind: MediaKind, _ label: String) -> String {
    switch kind {
    case .text, .audio, .sourceCode: label
    case .other: "of no kind that has a name"
    default: ("aeiou".contains(label.prefix(1).lowercased()) ? "an " : "a ") + label
    }
  }

  private func row(_ label: String, _ words: String) -> String {
    let lines = width == .max ? [words] : DisplayWidth.wrapped(words, to: max(20, width - Self.margin))
    return lines.enumerated().map { indented($0 == 0 ? label : "", $1) }.joined()
  }

  private func indented(_ label: String, _ words: String) -> String {
    var line = "  " + DisplayWidth.padded(label, to: Self.sourceWidth) + "  " + words
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }
}
