import LoadPlans
import MediaItems

extension FieldValue {
  /// A plan as JSON; for a file, with its path and what is registered for it before the rest.
  init(_ plan: LoadPlan, after members: [(String, FieldValue?)] = []) {
    self = .object(
      present: members + [
        ("kind", .text(plan.kind.rawValue)), ("purpose", .text(plan.purpose.rawValue)),
        ("rule", .text(plan.rule)),
        ("because", .text(plan.because)), ("decidedBy", plan.decision.decidedBy.map(FieldValue.text)),
        ("decision", .text(plan.decision.rule)),
        (
          "steps",
          .list(
            plan.steps.map { step in
              .object(present: [
                ("call", .text(step.call.rawValue)), ("identifier", step.identifier.map(FieldValue.text)),
                ("class", step.targetClass.map { .text($0.rawValue) }), ("turn", .text(step.turn.rawValue)),
                ("estimatedPeakBytes", step.estimatedPeakBytes.map { .integer(Int(clamping: $0)) }),
                ("needsTranscoding", step.needsTranscoding ? .flag(true) : nil),
                ("reason", .text(step.reason)),
              ])
            })
        ),
        (
          "never",
          .list(
            plan.never.map { row in
              .object(present: [
                ("call", .text(row.call.rawValue)), ("identifier", row.identifier.map(FieldValue.text)),
                ("class", row.targetClass.map { .text($0.rawValue) }), ("reason", .text(row.reason)),
              ])
            })
        ),
        (
          "refusal",
          plan.refusal.map { .object(present: [("name", .text($0.name)), ("reason", .text($0.reason))]) }
        ),
        (
          "ending",
          .object(present: [("name", .text(plan.ending.name)), ("reason", .text(plan.ending.reason))])
        ),
      ])
  }
}
