internal import MediaItems

extension LoadPlan: CustomStringConvertible {
  /// The plan as people read it: what it is and is for, the steps, what never to do, and a refusal.
  public var description: String {
    var lines = [heading]
    let calls = steps.map(\.spelledCall)
    let names = steps.map { $0.identifier ?? "" }
    let callWidth = calls.map(\.count).max() ?? 0
    let nameWidth = names.map(\.count).max() ?? 0
    for (index, step) in steps.enumerated() {
      let turn =
        switch step.turn {
        case .first: ""
        case .also: "and: "
        case .ifThatFails: "if that fails: "
        }
      lines.append(
        "  \(index + 1)  \(calls[index].padded(to: callWidth))  \(names[index].padded(to: nameWidth))"
          + "   \(turn)\(step.reason)\(step.spelledMemory)")
    }
    for row in never { lines.append("  –  never \(row.spelledCall): \(row.reason)") }
    if let refusal { lines.append("  –  nothing to load: \(refusal.reason)") }
    return lines.joined(separator: "\n")
  }

  private var heading: String {
    let thing =
      decision.isLoop ? "looping video" : decision.standing == .empty ? "empty provider" : kind.label
    return "\(thing), \(purpose.phrase)"
  }
}

extension LoadSituation.Purpose {
  /// The purpose in a sentence.
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
  // Only calls that take the item through memory say how much of it.
  fileprivate var spelledMemory: String {
    guard call.isInMemory, let bytes = estimatedPeakBytes else { return "" }
    // Rounded up: an estimate shall not seem to fit where it does not.
    let tenths = bytes / 104_858 + (bytes % 104_858 == 0 ? 0 : 1)
    return " (about \(tenths / 10).\(tenths % 10) MiB)"
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
