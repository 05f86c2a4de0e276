public import Foundation
internal import SystemCalls
public import UniformTypes

extension ItemProvider {
  /// Registers a handler that loads the bytes of a type.
  ///
  /// The handler is called for each load, on a private thread, and calls its completion exactly once, from
  /// any thread. The progress that it returns, which must have no parent, becomes a part of the load's
  /// progress and is cancelled with it. If the type is already registered, its first handler stays.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: ItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(
      Representation(identifier: typeIdentifier, visibility: visibility, promise: .data(loadHandler)))
  }

  /// Registers a handler that loads the bytes of a type; see
  /// ``registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)``.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: ItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Registers a handler that provides a file or folder of a type.
  ///
  /// The handler's completion takes the file's URL and whether access has to be coordinated, which is ignored
  /// here. Without `.openInPlace` the file is copied, and may be removed when the completion returns; with
  /// it, the provider keeps the file.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: ItemProviderFileOptions = [],
    visibility: ItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerSentFile(forTypeIdentifier: typeIdentifier, fileOptions, visibility) { completion in
      loadHandler { url, _, error in
        completion(url.map { Representation.SentFile(url: $0, mayBeOpenedInPlace: true) }, error)
      }
    }
  }

  /// Registers a handler that provides a file or folder; see
  /// ``registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)``.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: ItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }

  /// Registers a file whose handler decides whether the original may be opened.
  func registerSentFile(
    forTypeIdentifier typeIdentifier: String, _ fileOptions: ItemProviderFileOptions,
    _ visibility: ItemProviderRepresentationVisibility, _ handler: @escaping Representation.FileHandler
  ) {
    register(
      Representation(
        identifier: typeIdentifier, visibility: visibility, options: fileOptions, promise: .file(handler)))
  }

  /// Adds a representation unless its type has one.
  func register(_ representation: Representation) {
    state.withLock { state in
      guard !state.representations.contains(where: { $0.identifier == representation.identifier }) else {
        return
      }
      state.representations.append(representation)
    }
  }
}
