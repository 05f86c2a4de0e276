internal import ConformanceSuites
internal import Foundation
internal import ItemProviders
internal import UniformTypes

/// A call of an item provider, by its name without labels.
enum ProviderCall: String, Sendable, CaseIterable {
  case registeredTypeIdentifiers
  case registeredContentTypes
  case registeredContentTypesForOpenInPlace
  case hasItemConformingToTypeIdentifier
  case hasRepresentationConforming
  case canLoadObject
  case loadObject
  case loadDataRepresentation
  case loadFileRepresentation
  case loadInPlaceFileRepresentation
  case loadItem

  var isLoad: Bool { rawValue.hasPrefix("load") }
  var takesClass: Bool { self == .canLoadObject || self == .loadObject }
  var takesType: Bool {
    isLoad && !takesClass || self == .hasItemConformingToTypeIdentifier
      || self == .hasRepresentationConforming
  }

  func answer(
    of provider: ItemProvider, _ question: ProviderQuestion, _ record: ProviderRecord
  ) throws -> CaseObject {
    guard !isLoad else { return try loads(provider, question, record) }
    return try query(provider, question).with("handlerCalls", .integer(record.handlerCalls))
  }

  /// Returns the result of a call that loads nothing.
  private func query(_ provider: ItemProvider, _ question: ProviderQuestion) throws -> CaseObject {
    switch self {
    case .registeredTypeIdentifiers:
      Self.list(provider.registeredTypeIdentifiers(fileOptions: question.fileOptions))
    case .registeredContentTypes:
      Self.list(
        (UTType(question.type).map(provider.registeredContentTypes(conformingTo:))
          ?? provider.registeredContentTypes).map(\.identifier))
    case .registeredContentTypesForOpenInPlace:
      Self.list(provider.registeredContentTypesForOpenInPlace.map(\.identifier))
    case .hasItemConformingToTypeIdentifier:
      Self.truth(provider.hasItemConformingToTypeIdentifier(question.type))
    case .hasRepresentationConforming:
      Self.truth(
        provider.hasRepresentationConforming(
          toTypeIdentifier: question.type, fileOptions: question.fileOptions))
    case .canLoadObject:
      Self.truth(
        ReadObject.$readable.withValue(question.readable) {
          provider.canLoadObject(ofClass: ReadObject.self)
        })
    case .loadObject, .loadDataRepresentation, .loadFileRepresentation, .loadInPlaceFileRepresentation,
      .loadItem:
      throw CaseProblem("'\(rawValue)' loads")
    }
  }

  private func loads(
    _ provider: ItemProvider, _ question: ProviderQuestion, _ record: ProviderRecord
  ) throws -> CaseObject {
    var lastFile: LoadedFile?
    var lastProgress: Progress?
    for _ in 0..<question.times {
      let file = LoadedFile()
      record.began()
      let progress = try load(provider, question, record, file)
      if question.isCancelled {
        try record.waitForHandler()
        progress.cancel()
      }
      try record.waitForEnd()
      lastFile = file
      lastProgress = progress
    }
    // Time for a second completion.
    Thread.sleep(forTimeInterval: 0.002)
    var answer = record.answer
    if let lastProgress {
      answer["progressFinished"] = .flag(lastProgress.isFinished)
      answer["progressCancelled"] = .flag(lastProgress.isCancelled)
    }
    if let file = lastFile, file.hasFile { answer["goneAfterwards"] = .flag(file.isGone) }
    return answer
  }

  private func load(
    _ provider: ItemProvider, _ question: ProviderQuestion, _ record: ProviderRecord, _ file: LoadedFile
  ) throws -> Progress {
    switch self {
    case .loadObject:
      ReadObject.$readable.withValue(question.readable) {
        provider.loadObject(ofClass: ReadObject.self) { object, error in
          let object = object as? ReadObject
          record.completed(
            LoadedFile.fields(object?.bytes).with("objectType", .optional(object?.typeIdentifier)), error)
        }
      }
    case .loadFileRepresentation where question.opensInPlace:
      provider.loadFileRepresentation(for: try question.contentType, openInPlace: true) {
        url, isInPlace, error in
        record.completed(file.fields(of: url, isInPlace: isInPlace), error)
      }
    case .loadFileRepresentation:
      provider.loadFileRepresentation(forTypeIdentifier: question.type) { url, error in
        record.completed(file.fields(of: url, isInPlace: false), error)
      }
    case .loadInPlaceFileRepresentation:
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: question.type) { url, isInPlace, error in
        record.completed(file.fields(of: url, isInPlace: isInPlace), error)
      }
    case .loadItem:
      // This call has no progress; a cancelled load is awaited instead.
      try loadItem(provider, question, record, file)
    default:
      provider.loadDataRepresentation(forTypeIdentifier: question.type) { data, error in
        record.completed(LoadedFile.fields(data), error)
      }
    }
  }

  private func loadItem(
    _ provider: ItemProvider, _ question: ProviderQuestion, _ record: ProviderRecord, _ file: LoadedFile
  ) throws -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard question.isCancelled else {
      provider.loadItem(forTypeIdentifier: question.type) { item, error in
        progress.completedUnitCount = 1
        record.completed(file.fields(of: item), error)
      }
      return progress
    }
    let load = Task.detached(executorPreference: QueueExecutor()) {
      do {
        let item = try await provider.loadItem(forTypeIdentifier: question.type)
        record.completed(file.fields(of: item), nil)
      } catch { record.completed(CaseObject(), error) }
    }
    progress.cancellationHandler = { load.cancel() }
    return progress
  }

  private static func list(_ identifiers: [String]) -> CaseObject {
    CaseObject([("identifiers", .texts(identifiers))])
  }

  private static func truth(_ answer: Bool) -> CaseObject { CaseObject([("answer", .flag(answer))]) }
}

extension ProviderQuestion {
  /// The requested type, for calls that take one.
  var contentType: UTType {
    get throws {
      guard let contentType = UTType(type) else { throw CaseProblem("no declared type", key: "type") }
      return contentType
    }
  }
}

/// A class that reads the types given by a case; it accepts any bytes except an empty sequence.
struct ReadObject: ItemProviderReading, Sendable {
  /// The readable types; a task-local value, because the provider reads the list on the calling thread.
  @TaskLocal static var readable: [String] = []

  static var readableTypeIdentifiersForItemProvider: [String] { readable }

  let bytes: Data
  let typeIdentifier: String

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> ReadObject {
    guard !data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
    return ReadObject(bytes: data, typeIdentifier: typeIdentifier)
  }
}
