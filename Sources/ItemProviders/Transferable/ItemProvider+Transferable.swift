#if !canImport(Darwin)
  public import Foundation
  internal import SystemCalls

  extension ItemProvider {
    /// Registers an item with all its exporting representations, in their order.
    ///
    /// Conditions and names are evaluated once, at registration, because they depend on the item.
    public func register<Item: Transferable>(_ transferable: Item) {
      for form in TransferForm.all(of: Item.self)
      where form.condition?(transferable) ?? true {
        guard let identifier = form.exportedType, let exporting = form.exporting else { continue }
        if let name = form.suggestedFileName?(transferable) {
          state.withLock { $0.suggestedName = $0.suggestedName ?? name }
        }
        switch exporting {
        case .data(let export):
          registerDataRepresentation(forTypeIdentifier: identifier, visibility: form.visibility) {
            completion in
            Self.run({ try await export(transferable) }) { completion(try? $0.get(), $0.failure) }
          }
        case .file(let inPlace, let export):
          registerSentFile(forTypeIdentifier: identifier, inPlace ? .openInPlace : [], form.visibility) {
            completion in
            Self.run({ try await export(transferable) }) {
              completion((try? $0.get()).map(Representation.SentFile.init), $0.failure)
            }
          }
        }
      }
    }

    /// Creates a provider of an item with all its exporting representations.
    public convenience init(transferable: some Transferable) {
      self.init()
      register(transferable)
    }

    /// Loads an item with the first of its importing representations that a registered type conforms to.
    ///
    /// Errors: −1000 in ``errorDomain`` if no representation fits, and those of the load and of the importing
    /// closure.
    @discardableResult
    public func loadTransferable<Item: Transferable>(
      type: Item.Type, completionHandler: @escaping @Sendable (Result<Item, any Error>) -> Void
    ) -> Progress {
      loadIfFitting(type) { result in
        completionHandler(
          result.flatMap { item in item.map { .success($0) } ?? .failure(Self.unavailable("\(type)")) })
      }
    }

    /// Like ``loadTransferable(type:completionHandler:)``, but the result is nil if no representation fits.
    package func loadIfFitting<Item: Transferable>(
      _ type: Item.Type, _ completion: @escaping @Sendable (Result<Item?, any Error>) -> Void
    ) -> Progress {
      let load = Load<Item?>(in: order, completion)
      load.start {
        Self.run({ try await self.loadTransferable(type: type) }) { result in load.answer { try result.get() }
        }
      }
      return load.progress
    }

    /// Loads an item with the first of its importing representations that fits; nil if none does.
    ///
    /// Cancelling the task cancels the load. Errors: those of the load and of the importing closure.
    /// Disfavored, because Apple's class has no such method and apps declare their own.
    @_disfavoredOverload
    public func loadTransferable<Item: Transferable>(type: Item.Type) async throws -> Item? {
      for form in TransferForm.all(of: Item.self) {
        guard let importing = form.importing, let importedType = form.importedType,
          let identifier = registeredTypeIdentifier(servingTypeIdentifier: importedType)
        else { continue }
        switch importing {
        case .data(let make): return try await make(try await data(forTypeIdentifier: identifier))
        case .file(inPlace: true, let make):
          return try await withInPlaceFileRepresentation(forTypeIdentifier: identifier) { url, isOriginal in
            try await make(ReceivedTransferredFile(file: url, isOriginalFile: isOriginal))
          }
        case .file(inPlace: false, let make):
          return try await withFileRepresentation(forTypeIdentifier: identifier) { url in
            try await make(ReceivedTransferredFile(file: url, isOriginalFile: false))
          }
        }
      }
      return nil
    }

    /// Runs an asynchronous closure for a synchronous handler; cancelling the progress cancels it.
    private static func run<Value: Sendable>(
      _ body: @escaping @Sendable () async throws -> Value,
      _ completion: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) -> Progress {
      let progress = LoadProgress()
      let task = Task {
        do { completion(.success(try await body())) } catch { completion(.failure(error)) }
      }
      progress.onCancel { task.cancel() }
      return progress
    }
  }

  extension Result {
    fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
  }

  extension Representation.SentFile {
    init(_ sent: SentTransferredFile) {
      self.init(url: sent.file, mayBeOpenedInPlace: sent.allowAccessingOriginalFile)
    }
  }
#endif
