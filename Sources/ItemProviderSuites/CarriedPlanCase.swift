public import ConformanceSuites
internal import Foundation
internal import ItemProviders
internal import LoadPlans
internal import MediaItems
internal import SystemCalls

/// A conformance case that runs a load plan on an item provider.
///
/// The plan is made for the registered types of the case; the stated sizes may differ from the loaded ones.
public struct CarriedPlanCase: CaseKind {
  public static let name = "carried-plan"
  public static let about =
    "Which step of a load plan serves, what it gives, and why the steps before it did not."

  private let forms: [CaseObject]
  private let question: CaseObject
  private let purpose: LoadSituation.Purpose

  public init(_ question: CaseObject) throws(CaseProblem) {
    self.question = question
    forms = question["registered"]?.list?.compactMap(\.object) ?? []
    guard let purpose = question.text("for").flatMap(LoadSituation.Purpose.init) else {
      throw CaseProblem("no purpose", key: "for")
    }
    self.purpose = purpose
  }

  public func answer(in context: AnswerContext) throws(CaseProblem) -> CaseObject {
    do {
      let folder = try CaseFolder()
      defer { folder.remove() }
      let record = ProviderRecord()
      let provider = ItemProvider()
      for form in forms {
        try ProviderForm(form).register(with: provider, in: folder, record, neverAnswers: false)
      }
      let target = try folder.makeTarget()
      let (plan, limit) = (plan(), question["loadLimit"]?.integer.map(Int64.init))
      let load = AwaitedLoad()
      Task.detached(executorPreference: QueueExecutor()) {
        do {
          load.end(.success(try await provider.load(plan, into: target, memoryLimit: limit)))
        } catch { load.end(.failure(error)) }
      }
      let answer = Self.fields(try load.wait(), in: target, plan)
      return answer.with("sourceKept", .flag(folder.isUnchanged))
    } catch let problem as CaseProblem {
      throw problem
    } catch {
      throw CaseProblem("\(error)")
    }
  }

  private func plan() -> LoadPlan {
    let pixels = question["pixelSize"]?.list?.compactMap(\.integer) ?? []
    return LoadPlan(
      for: LoadSituation(
        registered: forms.compactMap { $0.text("type") }, for: purpose,
        in: question.text("context").flatMap(LoadSituation.Context.init) ?? .picker,
        byteSize: question["byteSize"]?.integer.map(Int64.init),
        pixelSize: pixels.count == 2 ? (pixels[0], pixels[1]) : nil,
        memoryLimit: question["memoryLimit"]?.integer.map(Int64.init),
        wantsStillOnly: question.flag("stillOnly"),
        opensInPlace: Set(forms.filter { $0.flag("openInPlace") }.compactMap { $0.text("type") })))
  }

  private static func fields(
    _ result: Result<LoadedItem, any Error>, in target: URL, _ plan: LoadPlan
  ) -> CaseObject {
    let fileNames = (try? FileManager.default.contentsOfDirectory(atPath: target.path)) ?? []
    var answer = CaseObject([("files", .texts(fileNames.sorted()))])
    switch result {
    case .success(let loaded):
      answer["step"] = .integer(loaded.index + 1)
      answer["call"] = .text(loaded.step.call.rawValue)
      answer["identifier"] = .optional(loaded.step.identifier)
      answer["isInPlace"] = .flag(loaded.isInPlace)
      answer["heldBytes"] = .integer(Int(clamping: loaded.heldBytes))
      answer["alsoLoaded"] = .integer(loaded.also.count)
      answer["failures"] = .list(loaded.failures.map(fields))
      answer["ending"] = .null
    case .failure(let error):
      let error = error as? LoadPlanError
      answer["step"] = .null
      answer["failures"] = .list((error?.failures ?? []).map(fields))
      answer["ending"] = .optional(error?.ending.name)
    }
    return answer
  }

  private static func fields(_ failure: LoadedItem.Failure) -> CaseValue {
    var fields = CaseObject([
      ("call", .text(failure.step.call.rawValue)), ("identifier", .optional(failure.step.identifier)),
    ])
    if let exceeded = failure.underlying as? MemoryLimitExceeded {
      fields["overLimit"] = .text(exceeded.source.rawValue)
      fields["byteCount"] = exceeded.byteCount.map { .integer(Int(clamping: $0)) } ?? .null
      fields["limit"] = .integer(Int(clamping: exceeded.limit))
    } else {
      fields["code"] = .integer((failure.underlying as NSError).code)
    }
    return .object(fields)
  }
}

/// The outcome of a load, awaited by a thread.
private final class AwaitedLoad: Sendable {
  private let result = Guarded<Result<LoadedItem, any Error>?>(nil)
  private let ended = DispatchSemaphore(value: 0)

  func end(_ result: Result<LoadedItem, any Error>) {
    self.result.withLock { $0 = result }
    ended.signal()
  }

  func wait() throws -> Result<LoadedItem, any Error> {
    guard ended.wait(timeout: .now() + ProviderRecord.timeout) == .success,
      let result = result.withLock({ $0 })
    else { throw CaseProblem("the load did not end") }
    return result
  }
}
