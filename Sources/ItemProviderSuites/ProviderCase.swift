public import ConformanceSuites
internal import Foundation
internal import ItemProviders

/// What an item provider answers to one of its calls.
///
/// Every registered form yields its own identifier as bytes unless the question says otherwise, so that the answer
/// shows which one served.
public struct ProviderCase: CaseKind {
  public static let name = "provider"
  public static let about =
    "Which representation of an item provider serves a call, as what kind of file, with which error."

  private let forms: [ProviderForm]
  private let call: ProviderCall
  private let asked: ProviderQuestion

  public init(_ question: CaseObject) throws(CaseProblem) {
    forms = question["registered"]?.list?.compactMap(\.object).map(ProviderForm.init) ?? []
    guard let call = question.text("call").flatMap(ProviderCall.init) else {
      throw CaseProblem("no call", key: "call")
    }
    self.call = call
    asked = ProviderQuestion(question)
    for (key, isNeeded) in [("type", call.takesType), ("readable", call.takesClass)]
    where isNeeded != (question[key] != nil) {
      throw CaseProblem("'\(call.rawValue)' takes \(isNeeded ? "a" : "no") '\(key)'", key: key)
    }
    if !call.isLoad, asked.times != 1 || asked.isCancelled {
      throw CaseProblem("'\(call.rawValue)' loads nothing: it has no 'times' and no 'cancelled'", key: "call")
    }
  }

  public func answer(in context: AnswerContext) throws(CaseProblem) -> CaseObject {
    do {
      let folder = try CaseFolder()
      defer { folder.remove() }
      let record = ProviderRecord()
      let provider = ItemProvider()
      provider.suggestedName = asked.suggestedName
      for form in forms {
        try form.register(with: provider, in: folder, record, neverAnswers: asked.isCancelled)
      }
      let answer = try call.answer(of: provider, asked, record)
      return folder.isUnchanged ? answer : answer.with("sourceKept", .flag(false))
    } catch let problem as CaseProblem {
      throw problem
    } catch {
      throw CaseProblem("\(error)")
    }
  }
}

/// How a provider is asked.
struct ProviderQuestion: Sendable {
  var type: String
  var readable: [String]
  var fileOptions: ItemProviderFileOptions
  var suggestedName: String?
  var times: Int
  var isCancelled: Bool

  init(_ question: CaseObject) {
    type = question.text("type") ?? ""
    readable = question.texts("readable")
    fileOptions = question.flag("openInPlace") ? .openInPlace : []
    suggestedName = question.text("suggestedName")
    times = question["times"]?.integer ?? 1
    isCancelled = question.flag("cancelled")
  }
}

extension CaseObject {
  func with(_ key: String, _ value: CaseValue) -> CaseObject {
    var copy = self
    copy[key] = value
    return copy
  }
}
