public import ConformanceSuites
internal import Foundation
internal import ItemProviders
internal import UniformTypes

/// What an item provider answers to one of its calls.
///
/// Every registered form yields its own identifier as bytes unless the question says otherwise, so that the answer
/// shows which one served.
public struct ProviderCase: CaseKind {
  public static let name = "provider"
  public static let about =
    "Which representation of an item provider serves a call, as what kind of file, with which error."

  private let forms: [ProviderForm]
  private let file: CaseObject?
  private let call: ProviderCall
  private let asked: ProviderQuestion

  public init(_ question: CaseObject) throws(CaseProblem) {
    forms = question["registered"]?.list?.compactMap(\.object).map(ProviderForm.init) ?? []
    guard let call = question.text("call").flatMap(ProviderCall.init) else {
      throw CaseProblem("no call", key: "call")
    }
    self.call = call
    asked = ProviderQuestion(question)
    file = question["contentsOf"]?.object
    if file != nil, !forms.isEmpty {
      throw CaseProblem("a provider of a file has nothing else registered", key: "contentsOf")
    }
    for (key, isNeeded) in [("type", call.takesType), ("readable", call.takesClass)]
    where isNeeded != (question[key] != nil) && !(key == "type" && call == .registeredContentTypes) {
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
      guard let provider = try provider(in: folder, record) else {
        return CaseObject([("made", .flag(false))])
      }
      let name = provider.suggestedName
      var answer = try call.answer(of: provider, asked, record)
      if file != nil {
        answer["made"] = .flag(true)
        answer["suggestedName"] = .optional(name)
      }
      return folder.isUnchanged ? answer : answer.with("sourceKept", .flag(false))
    } catch let problem as CaseProblem {
      throw problem
    } catch {
      throw CaseProblem("\(error)")
    }
  }
}

extension ProviderCase {
  /// The provider that is asked; nil when there is none of the file.
  private func provider(in folder: CaseFolder, _ record: ProviderRecord) throws -> ItemProvider? {
    var made: ItemProvider? = ItemProvider()
    if let file {
      let form = ProviderForm(file.text("as") == nil ? file.with("as", .text("file")) : file)
      let url = try form.makeFile(in: folder)
      if file["type"] != nil || file["openInPlace"] != nil {
        made = ItemProvider(
          contentsOf: url, contentType: file.text("type").flatMap { UTType($0) },
          openInPlace: file.flag("openInPlace"))
      } else {
        made = ItemProvider(contentsOf: url)
      }
    }
    if let name = asked.suggestedName { made?.suggestedName = name }
    for form in forms {
      if let made { try form.register(with: made, in: folder, record, neverAnswers: asked.isCancelled) }
    }
    guard asked.isCopied, let original = made else { return made }
    let copy = original.copy() as? ItemProvider
    // What happens to one of them later is nothing to the other.
    original.suggestedName = "the original"
    original.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) { _ in nil }
    return copy
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
  var isCopied: Bool
  var opensInPlace: Bool { !fileOptions.isEmpty }

  init(_ question: CaseObject) {
    type = question.text("type") ?? ""
    readable = question.texts("readable")
    fileOptions = question.flag("openInPlace") ? .openInPlace : []
    suggestedName = question.text("suggestedName")
    times = question["times"]?.integer ?? 1
    isCancelled = question.flag("cancelled")
    isCopied = question.flag("copied")
  }
}
