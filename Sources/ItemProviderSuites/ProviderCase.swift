public import ConformanceSuites
internal import Foundation
internal import ItemProviders
internal import UniformTypes

/// A conformance case of one call of an item provider.
///
/// By default, every registered representation returns its identifier as bytes, which shows the one that was
/// loaded.
public struct ProviderCase: CaseKind {
  public static let name = "provider"
  public static let about =
    "Which representation of an item provider serves a call, as what kind of file, with which error."

  private let forms: [ProviderForm]
  private let file: CaseObject?
  private let call: ProviderCall
  private let parameters: ProviderQuestion

  public init(_ question: CaseObject) throws(CaseProblem) {
    forms = question["registered"]?.list?.compactMap(\.object).map(ProviderForm.init) ?? []
    guard let call = question.text("call").flatMap(ProviderCall.init) else {
      throw CaseProblem("no call", key: "call")
    }
    self.call = call
    parameters = ProviderQuestion(question)
    file = question["contentsOf"]?.object
    if file != nil, !forms.isEmpty {
      throw CaseProblem("a provider of a file has nothing else registered", key: "contentsOf")
    }
    for (key, isNeeded) in [("type", call.takesType), ("readable", call.takesClass)]
    where isNeeded != (question[key] != nil) && !(key == "type" && call == .registeredContentTypes) {
      throw CaseProblem("'\(call.rawValue)' takes \(isNeeded ? "a" : "no") '\(key)'", key: key)
    }
    if !call.isLoad, parameters.times != 1 || parameters.isCancelled {
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
      var answer = try call.answer(of: provider, parameters, record)
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
  /// Returns the provider to test; nil if it cannot be created from the file.
  private func provider(in folder: CaseFolder, _ record: ProviderRecord) throws -> ItemProvider? {
    var provider: ItemProvider? = ItemProvider()
    if let file {
      let form = ProviderForm(file.text("as") == nil ? file.with("as", .text("file")) : file)
      let url = try form.makeFile(in: folder)
      if file["type"] != nil || file["openInPlace"] != nil {
        provider = ItemProvider(
          contentsOf: url, contentType: file.text("type").flatMap { UTType($0) },
          openInPlace: file.flag("openInPlace"))
      } else {
        provider = ItemProvider(contentsOf: url)
      }
    }
    if let name = parameters.suggestedName { provider?.suggestedName = name }
    for form in forms {
      if let provider {
        try form.register(with: provider, in: folder, record, neverAnswers: parameters.isCancelled)
      }
    }
    guard parameters.isCopied, let original = provider else { return provider }
    let copy = original.copy() as? ItemProvider
    // Changes of the original must not affect the copy.
    original.suggestedName = "the original"
    original.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) { _ in nil }
    return copy
  }
}

/// The parameters of a call.
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

extension CaseKinds {
  /// The kinds of this library, to be added to `CaseKinds.standard`.
  public static let providers: [any CaseKind.Type] = [ProviderCase.self, CarriedPlanCase.self]
}
