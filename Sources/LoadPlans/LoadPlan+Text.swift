internal import MediaItems

extension LoadPlan: CustomStringConvertible {
  /// The load plan as text for people.
  ///
  /// The media kind, the purpose and the deciding rule; the steps, each with its peak memory and reason; the
  /// calls to avoid; the ending.
  public var description: String {
    var lines = [heading]
    let calls = steps.map(\.spelledCall)
    let names = steps.map { $0.identifier ?? "" }
    let callWidth = calls.map(\.count).max() ?? 0
    let nameWidth = names.map(\.count).max() ?? 0
    let memory = steps.map(\.spelledMemory)
    let memoryWidth = memory.map(\.count).max() ?? 0
    for (index, step) in steps.enumerated() {
      let turn =
        switch step.turn {
        case .first: ""
        case .also: "and: "
        case .ifThatFails: "if that fails: "
        }
      lines.append(
        "  \(index + 1)  \(calls[index].padded(to: callWidth))  \(names[index].padded(to: nameWidth))"
          + "  \(memory[index].padded(to: memoryWidth))   \(turn)\(step.reason)")
    }
    for row in never { lines.append("  –  never \(row.spelledCall): \(row.reason)") }
    if let refusal {
      lines.append("  –  nothing to load: \(refusal.reason)")
    } else {
      lines.append("  –  if none serves: \(ending.reason)")
    }
    return lines.joined(separator: "\n")
  }

  private var heading: String {
    let thing =
      decision.isLoop ? "looping video" : decision.standing == .empty ? "empty provider" : kind.label
    return "\(thing), \(purpose.phrase)" + (steps.isEmpty ? "" : " – \(because)")
  }
}

extension LoadPlan {
  /// The deciding rules in two lines: the one for the media kind, and the row of the plan table.
  public var explanation: String {
    let from = decision.decidedBy.map { ", from \($0)" } ?? ""
    let row = Self.rules.first { $0.name == rule }
    return "  kind by rule \(decision.rule)\(from): \(decision.because)\n"
      + "  plan by rule \(rule), which is for: \(row?.when ?? "always")"
  }
}

extension LoadSituation.Purpose {
  /// The purpose as part of a sentence.
  public var phrase: String {
    switch self {
    case .thumbnail: "for a thumbnail"
    case .display: "to display"
    case .edit: "to edit"
    case .upload: "to upload"
    case .metadata: "for its metadata"
    }
  }
}

extension LoadPlan.Step {
  var spelledCall: String {
    targetClass.map { "\(call.rawValue)(\($0.label))" } ?? call.rawValue
  }
}

extension LoadPlan.Step {
  /// The peak memory as text; unknown for transcoding.
  fileprivate var spelledMemory: String {
    if needsTranscoding { return "holds ?" }
    guard let bytes = estimatedPeakBytes else { return "holds all of it" }
    if bytes == 0 { return "holds nothing" }
    guard call.isInMemory else { return "holds \(bytes >> 10) KiB" }
    // Rounded up, so that an estimate never seems to fit where it does not.
    let tenths = bytes / 104_858 + (bytes % 104_858 == 0 ? 0 : 1)
    return "holds \(tenths / 10).\(tenths % 10) MiB"
  }
}

extension LoadPlan.Never {
  var spelledCall: String {
    let argument = targetClass?.label ?? identifier
    return argument.map { "\(call.rawValue)(\($0))" } ?? call.rawValue
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
