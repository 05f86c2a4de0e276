internal import ConformanceSuites
internal import Dispatch
internal import Foundation
internal import ItemProviders

/// A representation that a provider case registers: its type, its contents and its load handler.
struct ProviderForm: Sendable {
  /// The value that the handler returns.
  enum Shape: String, Sendable, CaseIterable {
    case data, file, folder, link, pipe, missing
    /// Objects without conversion.
    case text, address, dictionary

    var isItem: Bool { self == .text || self == .address || self == .dictionary }
  }

  /// The way in which the handler completes.
  enum Manner: String, Sendable, CaseIterable {
    /// Once, before it returns.
    case once
    /// With an error: 260 in the Cocoa domain.
    case withError
    /// With neither a value nor an error.
    case empty
    /// Once more with other bytes.
    case twice
    /// From another thread, after it has returned.
    case later
    /// Never; the completion is released.
    case forgets
  }

  private let identifier: String
  private let shape: Shape
  private let bytes: Data
  private let name: String
  private let options: ItemProviderFileOptions
  private let manner: Manner

  init(_ form: CaseObject) {
    identifier = form.text("type") ?? ""
    shape = form.text("as").flatMap(Shape.init) ?? .data
    var bytes = Data((form.text("bytes") ?? identifier).utf8)
    if let count = form["byteCount"]?.integer { bytes.append(Data(count: max(0, count - bytes.count))) }
    self.bytes = bytes
    name = form.text("named") ?? "original"
    options = form.flag("openInPlace") ? .openInPlace : []
    manner = form.flag("fails") ? .withError : form.text("answers").flatMap(Manner.init) ?? .once
  }

  func makeFile(in folder: CaseFolder) throws -> URL { try folder.make(shape, name, bytes) }

  func register(
    with provider: ItemProvider, in folder: CaseFolder, _ record: ProviderRecord, neverAnswers: Bool
  ) throws {
    let (identifier, bytes, manner) = (identifier, bytes, manner)
    if shape.isItem {
      registerItem(with: provider, record, neverAnswers: neverAnswers)
    } else if shape == .data {
      provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
        record.handlerCalled(for: identifier)
        guard !neverAnswers else {
          record.retain { completion(nil, nil) }
          return nil
        }
        manner.answer(bytes, instead: Data("again".utf8), completion)
        return nil
      }
    } else {
      let url = try makeFile(in: folder)
      provider.registerFileRepresentation(
        forTypeIdentifier: identifier, fileOptions: options, visibility: .all
      ) { completion in
        record.handlerCalled(for: identifier)
        guard !neverAnswers else {
          record.retain { completion(nil, false, nil) }
          return nil
        }
        manner.answer(url, instead: url.deletingLastPathComponent()) { completion($0, false, $1) }
        return nil
      }
    }
  }
}

extension ProviderForm {
  private func registerItem(with provider: ItemProvider, _ record: ProviderRecord, neverAnswers: Bool) {
    let (identifier, manner, shape) = (identifier, manner, shape)
    let text = String(decoding: bytes, as: UTF8.self)
    provider.registerItem(forTypeIdentifier: identifier) { completion, expected, _ in
      record.handlerCalled(for: identifier, expecting: expected)
      let answer = SendableCompletion(completion)
      guard !neverAnswers else { return record.retain { answer.send(nil, nil) } }
      manner.answer(text, instead: "again") { text, error in
        answer.send(text.flatMap { shape.object(of: $0) }, error)
      }
    }
  }
}

/// A completion that another thread may call.
///
/// Unchecked, because its type is not `@Sendable`, although a provider's completion may be called on any
/// thread.
private struct SendableCompletion: @unchecked Sendable {
  private let completion: ItemProvider.CompletionHandler?

  init(_ completion: ItemProvider.CompletionHandler?) { self.completion = completion }

  func send(_ item: (any NSSecureCoding)?, _ error: (any Error)?) { completion?(item, error) }
}

extension ProviderForm.Shape {
  fileprivate func object(of text: String) -> (any NSSecureCoding)? {
    switch self {
    case .text: NSString(string: text)
    case .address: NSURL(string: text)
    case .dictionary: NSDictionary(dictionary: ["text": text])
    case .data, .file, .folder, .link, .pipe, .missing: nil
    }
  }
}

extension ProviderForm.Manner {
  fileprivate func answer<Value: Sendable>(
    _ value: Value, instead other: Value, _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) {
    switch self {
    case .once: completion(value, nil)
    case .withError: completion(nil, CocoaError(.fileReadNoSuchFile))
    case .empty: completion(nil, nil)
    case .twice:
      completion(value, nil)
      completion(other, nil)
      completion(nil, CocoaError(.fileReadNoSuchFile))
    case .later: DispatchQueue.global().async { completion(value, nil) }
    case .forgets: break
    }
  }
}
