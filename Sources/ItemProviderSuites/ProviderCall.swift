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
    of provider: ItemProvider, _ asked: ProviderQuestion, _ record: ProviderRecord
  ) throws -> CaseObject {
    guard !isLoad else { return try loads(provider, asked, record) }
    return try look(provider, asked).with("handlerCalls", .integer(record.handlerCalls))
  }

  /// What calls say that load nothing.
  private func look(_ provider: ItemProvider, _ asked: ProviderQuestion) throws -> CaseObject {
    switch self {
    case .registeredTypeIdentifiers:
      Self.list(provider.registeredTypeIdentifiers(fileOptions: asked.fileOptions))
    case .registeredContentTypes:
      Self.list(
        (UTType(asked.type).map(provider.registeredContentTypes(conformingTo:))
          ?? provider.registeredContentTypes).map(\.identifier))
    case .registeredContentTypesForOpenInPlace:
      Self.list(provider.registeredContentTypesForOpenInPlace.map(\.identifier))
    case .hasItemConformingToTypeIdentifier:
      Self.truth(provider.hasItemConformingToTypeIdentifier(asked.type))
    case .hasRepresentationConforming:
      Self.truth(
        provider.hasRepresentationConforming(
          toTypeIdentifier: asked.type, fileOptions: asked.fileOptions))
    case .canLoadObject:
      Self.truth(
        ReadObject.$readable.withValue(asked.readable) { provider.canLoadObject(ofClass: ReadObject.self) })
    case .loadObject, .loadDataRepresentation, .loadFileRepresentation, .loadInPlaceFileRepresentation,
      .loadItem:
      throw CaseProblem("'\(rawValue)' loads")
    }
  }

  private func loads(
    _ provider: ItemProvider, _ asked: ProviderQuestion, _ record: ProviderRecord
  ) throws -> CaseObject {
    var last: LoadedPlace?
    var ended: Progress?
    for _ in 0..<asked.times {
      let place = LoadedPlace()
      record.began()
      let progress = try load(provider, asked, record, place)
      if asked.isCancelled {
        try record.waitForHandler()
        progress.cancel()
      }
      try record.waitForEnd()
      last = place
      ended = progress
    }
    // A second completion would come now.
    Thread.sleep(forTimeInterval: 0.002)
    var answer = record.answer
    if let ended {
      answer["progressFinished"] = .flag(ended.isFinished)
      answer["progressCancelled"] = .flag(ended.isCancelled)
    }
    if let place = last, place.hasFile { answer["goneAfterwards"] = .flag(place.isGone) }
    return answer
  }

  private func load(
    _ provider: ItemProvider, _ asked: ProviderQuestion, _ record: ProviderRecord, _ place: LoadedPlace
  ) throws -> Progress {
    switch self {
    case .loadObject:
      ReadObject.$readable.withValue(asked.readable) {
        provider.loadObject(ofClass: ReadObject.self) { object, error in
          let object = object as? ReadObject
          record.completed(
            LoadedPlace.words(object?.bytes).with("objectType", .optional(object?.typeIdentifier)), error)
        }
      }
    case .loadFileRepresentation where asked.opensInPlace:
      provider.loadFileRepresentation(for: try asked.contentType, openInPlace: true) {
        url, isInPlace, error in
        record.completed(place.look(at: url, isInPlace: isInPlace), error)
      }
    case .loadFileRepresentation:
      provider.loadFileRepresentation(forTypeIdentifier: asked.type) { url, error in
        record.completed(place.look(at: url, isInPlace: false), error)
      }
    case .loadInPlaceFileRepresentation:
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: asked.type) { url, isInPlace, error in
        record.completed(place.look(at: url, isInPlace: isInPlace), error)
      }
    case .loadItem:
      // It has no progress: one that is cancelled is awaited.
      try loadItem(provider, asked, record, place)
    default:
      provider.loadDataRepresentation(forTypeIdentifier: asked.type) { data, error in
        record.completed(LoadedPlace.words(data), error)
      }
    }
  }

  private func loadItem(
    _ provider: ItemProvider, _ asked: ProviderQuestion, _ record: ProviderRecord, _ place: LoadedPlace
  ) throws -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard asked.isCancelled else {
      provider.loadItem(forTypeIdentifier: asked.type) { item, error in
        progress.completedUnitCount = 1
        record.completed(place.look(at: item), error)
      }
      return progress
    }
    let load = Task.detached(executorPreference: QueueExecutor()) {
      do {
        let item = try await provider.loadItem(forTypeIdentifier: asked.type)
        record.completed(place.look(at: item), nil)
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
  /// The type that is asked for, for the calls that take one.
  var contentType: UTType {
    get throws {
      guard let contentType = UTType(type) else { throw CaseProblem("no declared type", key: "type") }
      return contentType
    }
  }
}
