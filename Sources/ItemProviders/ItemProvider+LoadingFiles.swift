public import Foundation
internal import SystemCalls
public import UniformTypes

extension ItemProvider {
  /// Loads a type into a temporary file or folder that exists until the handler returns.
  ///
  /// Use, copy or move it in the handler. The chosen representation is the identifier itself if it is
  /// registered, else the first that conforms to it; its type decides the extension. Errors: as for
  /// ``loadDataRepresentation(forTypeIdentifier:completionHandler:)``.
  @discardableResult
  @preconcurrency
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier, inPlace: false) { url, _, error in completionHandler(url, error) }
  }

  /// Loads a type as a file, in place if requested and possible.
  ///
  /// See ``loadFileRepresentation(forTypeIdentifier:completionHandler:)`` and
  /// ``loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)``.
  @discardableResult
  @preconcurrency
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFile(contentType.identifier, inPlace: openInPlace, completionHandler)
  }

  /// Loads the original file if its provider allows that (the handler's second argument is true), else a
  /// copy.
  ///
  /// A copy exists until the handler returns; the original belongs to its provider.
  @discardableResult
  @preconcurrency
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier, inPlace: true, completionHandler)
  }

  private func loadFile(
    _ requested: String, inPlace: Bool,
    _ completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFile(requested, inPlace: inPlace) { result in
      switch result {
      case .success(let file):
        defer { file.folder?.remove() }
        completion(file.url, file.isInPlace, nil)
      case .failure(let error): completion(nil, false, error)
      }
    }
  }

  /// Loads a file; the completion handler removes it.
  func loadFile(
    _ requested: String, inPlace: Bool, _ completion: @escaping Load<DeliveredFile>.Completion
  ) -> LoadProgress {
    let (name, identifiers) = state.withLock { ($0.suggestedName, $0.representations.map(\.identifier)) }
    let representation = representation(serving: requested)
    let load = Load<DeliveredFile>(in: order, discard: { $0.folder?.remove() }, completion)
    load.start { () -> Progress? in
      guard let representation else {
        load.answer { throw Self.unavailable(requested) }
        return nil
      }
      let naming = FileNaming(suggested: name, identifier: representation.identifier, others: identifiers)
      switch representation.promise {
      case .data(let handler):
        let answer = Self.answer(load, representation.identifier) { (data: Data) in
          try DeliveredFile.writing(data, naming, load.transfer)
        }
        return handler { answer.send(($0, $1)) }
      case .file(let handler):
        let mayBeOriginal = inPlace && representation.options.contains(.openInPlace)
        let answer = Self.answer(load, representation.identifier) { (sent: Representation.SentFile) in
          mayBeOriginal && sent.mayBeOpenedInPlace
            ? try DeliveredFile.original(sent.url, naming)
            : try DeliveredFile.copying(sent.url, naming, load.transfer)
        }
        return handler { answer.send(($0, $1)) }
      case .item(let handler):
        let answer = Self.answer(load, representation.identifier) { (form: ItemForm) in
          try form.delivered(naming, load.transfer)
        }
        ItemForm.load(representation.identifier, expecting: NSURL.self, from: handler) {
          answer.send(($0, $1))
        }
        return nil
      }
    }
    return load.progress
  }
}
