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

  var isLoad: Bool { rawValue.hasPrefix("load") }
  var takesClass: Bool { self == .canLoadObject || self == .loadObject }
  var takesType: Bool {
    isLoad && !takesClass || self == .hasItemConformingToTypeIdentifier
      || self == .hasRepresentationConforming
  }

  func answer(
    of provider: ItemProvider, _ asked: ProviderQuestion, _ record: ProviderRecord
  ) throws -> CaseObject {
    switch self {
    case .registeredTypeIdentifiers:
      Self.list(provider.registeredTypeIdentifiers(fileOptions: asked.fileOptions))
    case .registeredContentTypes: Self.list(provider.registeredContentTypes.map(\.identifier))
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
    case .loadObject, .loadDataRepresentation, .loadFileRepresentation, .loadInPlaceFileRepresentation:
      try loads(provider, asked, record)
    }
  }

  private func loads(
    _ provider: ItemProvider, _ asked: ProviderQuestion, _ record: ProviderRecord
  ) throws -> CaseObject {
    var last: LoadedPlace?
    for _ in 0..<asked.times {
      let place = LoadedPlace()
      record.began()
      let progress = load(provider, asked, record, place)
      if asked.isCancelled {
        try record.waitForHandler()
        progress.cancel()
      }
      try record.waitForEnd()
      last = place
    }
    var answer = record.answer
    if let place = last, place.hasFile { answer["goneAfterwards"] = .flag(place.isGone) }
    return answer
  }

  private func load(
    _ provider: ItemProvider, _ asked: ProviderQuestion, _ record: ProviderRecord, _ place: LoadedPlace
  ) -> Progress {
    switch self {
    case .loadObject:
      ReadObject.$readable.withValue(asked.readable) {
        provider.loadObject(ofClass: ReadObject.self) { object, error in
          let object = object as? ReadObject
          record.completed(
            LoadedPlace.words(object?.bytes).with("objectType", .optional(object?.typeIdentifier)), error)
        }
      }
    case .loadFileRepresentation:
      provider.loadFileRepresentation(forTypeIdentifier: asked.type) { url, error in
        record.completed(place.look(at: url, isInPlace: false), error)
      }
    case .loadInPlaceFileRepresentation:
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: asked.type) { url, isInPlace, error in
        record.completed(place.look(at: url, isInPlace: isInPlace), error)
      }
    default:
      provider.loadDataRepresentation(forTypeIdentifier: asked.type) { data, error in
        record.completed(LoadedPlace.words(data), error)
      }
    }
  }

  private static func list(_ identifiers: [String]) -> CaseObject {
    CaseObject([("identifiers", .texts(identifiers))])
  }

  private static func truth(_ answer: Bool) -> CaseObject { CaseObject([("answer", .flag(answer))]) }
}
