internal import ConformanceSuites
internal import Foundation
internal import ItemProviders

/// One form that a case registers.
struct ProviderForm: Sendable {
  /// What its handler yields.
  enum Shape: String, Sendable, CaseIterable {
    case data, file, folder
  }

  private let identifier: String
  private let shape: Shape
  private let bytes: Data
  private let name: String
  private let options: ItemProviderFileOptions
  private let fails: Bool

  init(_ form: CaseObject) {
    identifier = form.text("type") ?? ""
    shape = form.text("as").flatMap(Shape.init) ?? .data
    bytes = Data((form.text("bytes") ?? identifier).utf8)
    name = form.text("named") ?? "original"
    options = form.flag("openInPlace") ? .openInPlace : []
    fails = form.flag("fails")
  }

  func register(
    with provider: ItemProvider, in folder: CaseFolder, _ record: ProviderRecord, neverAnswers: Bool
  ) throws {
    let (identifier, bytes, failure) = (identifier, bytes, fails ? CocoaError(.fileReadNoSuchFile) : nil)
    if shape == .data {
      provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
        record.handlerCalled(for: identifier)
        if neverAnswers {
          record.keep { completion(nil, nil) }
        } else {
          completion(failure == nil ? bytes : nil, failure)
        }
        return nil
      }
    } else {
      let url = try folder.write(name, bytes, asFolder: shape == .folder)
      provider.registerFileRepresentation(
        forTypeIdentifier: identifier, fileOptions: options, visibility: .all
      ) { completion in
        record.handlerCalled(for: identifier)
        if neverAnswers {
          record.keep { completion(nil, false, nil) }
        } else {
          completion(failure == nil ? url : nil, false, failure)
        }
        return nil
      }
    }
  }
}
