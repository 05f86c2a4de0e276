public import Foundation
public import UniformTypes

extension ItemProvider {
  /// Loads the bytes of a type into memory; a folder is loaded as a ZIP archive whose single top entry is the
  /// folder.
  ///
  /// Loads the identifier itself if it is registered, else the first that conforms to it. Errors: −1000 in
  /// ``errorDomain`` with the handler's error as the underlying error; 3072 in the Cocoa domain if the
  /// progress was cancelled.
  @discardableResult
  @preconcurrency
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadData(representation(serving: typeIdentifier), of: typeIdentifier) { result in
      switch result {
      case .success(let data): completionHandler(data, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads the bytes of a type into memory; see ``loadDataRepresentation(forTypeIdentifier:completionHandler:)``.
  @discardableResult
  @preconcurrency
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  func loadData(
    _ representation: Representation?, of requested: String, limit: MemoryLimit = MemoryLimit(nil),
    _ completion: @escaping Load<Data>.Completion
  ) -> LoadProgress {
    let load = Load<Data>(in: order, completion)
    load.start { () -> Progress? in
      guard let representation else {
        load.answer { throw Self.unavailable(requested) }
        return nil
      }
      switch representation.promise {
      case .data(let handler):
        let answer = Self.answer(load, representation.identifier) { (data: Data) in
          try limit.check(Int64(data.count), .delivered)
          return data
        }
        return handler { answer.send(($0, $1)) }
      case .file(let handler):
        let answer = Self.answer(load, representation.identifier) { (sent: Representation.SentFile) in
          try FileContents.data(of: sent.url, limit: limit, load.transfer)
        }
        return handler { answer.send(($0, $1)) }
      case .item(let handler):
        let answer = Self.answer(load, representation.identifier) { (form: ItemForm) in
          try form.data(limit, load.transfer)
        }
        ItemForm.load(representation.identifier, expecting: NSData.self, from: handler) {
          answer.send(($0, $1))
        }
        return nil
      }
    }
    return load.progress
  }

  /// Returns a completion for a load's handler; errors are wrapped in −1000.
  static func answer<Answer: Sendable, Product>(
    _ load: Load<Product>, _ identifier: String,
    _ transfer: @escaping @Sendable (Answer) throws -> Product
  ) -> HandlerAnswer<(Answer?, (any Error)?)> {
    HandlerAnswer { result in
      load.answer {
        guard let value = result?.0 else { throw unavailable(identifier, underlying: result?.1) }
        do { return try transfer(value) } catch let error as MemoryLimitExceeded {
          // Not wrapped: the caller's own limit failed, not the load.
          throw error
        } catch { throw unavailable(identifier, underlying: error) }
      }
    }
  }
}

extension Load {
  /// Reports and cancels the transfer of this load.
  var transfer: Transfer {
    Transfer(isCancelled: { self.isCancelled }, report: { self.progress.transferred($0) })
  }
}
