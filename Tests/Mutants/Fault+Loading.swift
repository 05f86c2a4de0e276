import ConformanceSuites
import UniformTypes

extension Fault {
  /// Decides by the registered types; nil keeps the answer.
  private static func kind(
    _ decide: @escaping @Sendable (_ registered: [UTType?], CaseObject) -> String?
  ) -> Change {
    { question, answer, registry in
      let types = question.texts("registered").map { registry.type($0) }
      guard let kind = decide(types, question) else { return }
      answer["kind"] = .text(kind)
      answer["style"] = .text(
        ["photo": "image", "livePhoto": "livePhoto", "video": "video"][kind] ?? "unsupported")
    }
  }

  private static func anyConforms(_ types: [UTType?], _ above: UTType) -> Bool {
    types.contains { $0?.conforms(to: above) ?? false }
  }

  static let decisions = [
    Fault(
      "decision", "a movie comes before a Live Photo", shows: "kind: expected \"livePhoto\", got \"video\"",
      answering: kind { types, _ in anyConforms(types, .movie) ? "video" : nil }),
    Fault(
      "decision", "a picture comes before a Live Photo", shows: "kind: expected \"livePhoto\", got \"photo\"",
      answering: kind { types, _ in anyConforms(types, .image) ? "photo" : nil }),
    Fault(
      "decision", "the first identifier decides", shows: "kind: expected",
      answering: kind { types, _ in
        guard let first = types.first else { return nil }
        guard let first else { return "other" }
        if first.conforms(to: .image) { return "photo" }
        return first.conforms(to: .movie) ? "video" : nil
      }),
    Fault(
      "decision", "the provider's word about Live Photos is ignored", shows: "kind: expected",
      asking: { $0.changing("canLoadLivePhoto") { _ in nil } }),
    Fault(
      "decision", "a loop is a photo", shows: "expected",
      answering: { _, answer, _ in
        if answer.text("style") == "videoLooping" {
          answer["kind"] = .text("photo")
          answer["style"] = .text("imageAnimated")
        }
      }),
    Fault(
      "decision", "a Live Photo is a picture that plays no movie", shows: "style: expected \"livePhoto\"",
      answering: { _, answer, _ in
        if answer.text("style") == "livePhoto" { answer["style"] = .text("image") }
      }),
  ]

  private static func step(_ call: String, _ identifier: String, _ more: [(String, CaseValue?)] = [])
    -> CaseValue
  {
    .object(CaseObject([("call", .text(call)), ("identifier", .text(identifier))] + more))
  }

  /// Makes a call for each registered identifier, in order.
  private static func each(_ call: String, _ more: [(String, CaseValue?)] = []) -> Change {
    { question, answer, _ in
      answer = CaseObject([("steps", .list(question.texts("registered").map { step(call, $0, more) }))])
    }
  }

  private static func steps(_ change: @escaping @Sendable (CaseObject) -> CaseObject) -> Change {
    { _, answer, _ in
      answer = answer.changing("steps") { value in
        .list((value.list ?? []).map { $0.object.map { .object(change($0)) } ?? $0 })
      }
    }
  }

  static let plans = [
    Fault(
      "plan", "everything is loaded as data", shows: "outcome.", answering: each("loadDataRepresentation")),
    Fault(
      "plan", "whatever is registered first is loaded", shows: "outcome.delivers",
      answering: each("loadFileRepresentation")),
    Fault(
      "plan", "pictures are loaded as objects", shows: "outcome.",
      answering: each("loadObject", [("class", .text("UIImage"))])),
    Fault(
      "plan", "the file's address is kept behind its handler",
      shows: "outcome.lasts: expected true, got false",
      answering: steps { $0.with("copied", .flag(false)) }),
    Fault(
      "plan", "nothing follows a failure", shows: "outcome.afterFailure",
      answering: { _, answer, _ in
        answer = answer.changing("steps") { value in
          .list((value.list ?? []).filter { $0.object?.text("turn") != "ifThatFails" })
        }
      }),
    Fault(
      "plan", "a limit of memory is ignored", shows: "outcome.peakBytes",
      asking: { $0.changing("memoryLimit") { _ in nil } }),
    Fault(
      "plan", "several items are loaded as one", shows: "outcome.peakBytes",
      asking: { $0.changing("itemCount") { _ in nil } }),
    Fault(
      "plan", "what is wanted of a Live Photo is its still", shows: "outcome.delivers",
      asking: { question in
        question["stillOnly"] == nil ? question.with("stillOnly", .flag(true)) : question
      }),
    Fault(
      "plan", "a Live Photo is loaded as an object alone", shows: "outcome.",
      answering: { question, answer, _ in
        guard question.texts("registered").contains(where: { $0.contains("live-photo") }) else { return }
        answer["steps"] = .list([
          .object(CaseObject([("call", .text("loadObject")), ("class", .text("PHLivePhoto"))]))
        ])
      }),
    Fault(
      "plan", "a half completes nothing", shows: "outcome.delivers",
      answering: { _, answer, _ in
        answer = answer.changing("steps") { value in
          .list((value.list ?? []).filter { $0.object?.text("turn") != "also" })
        }
      }),
    Fault(
      "plan", "files are opened in place and not copied", shows: "outcome.lasts",
      answering: steps { step in
        step.text("call") == "loadFileRepresentation"
          ? step.with("call", .text("loadInPlaceFileRepresentation")).with("copied", .flag(false)) : step
      }),
  ]
}
