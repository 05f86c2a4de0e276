internal import SystemCalls
public import UniformTypes

extension ItemProvider {
  /// The identifiers of all representations, in the order of registration.
  public var registeredTypeIdentifiers: [String] { registeredTypeIdentifiers(fileOptions: []) }

  /// The identifiers of the representations that can be used as the options say, in the order of registration.
  public func registeredTypeIdentifiers(fileOptions: ItemProviderFileOptions = []) -> [String] {
    state.withLock { state in
      state.representations.filter { $0.options.isSuperset(of: fileOptions) }.map(\.identifier)
    }
  }

  /// The types of all representations, in the order of registration.
  ///
  /// Identifiers that no declaration knows are left out.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  /// The types of the representations that can be opened in place, in the order of registration.
  public var registeredContentTypesForOpenInPlace: [UTType] {
    registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
  }

  /// The registered types that are `contentType` or below it, in the order of registration.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Whether a representation is of this type or one below it, or the provider was made of a file and its address is
  /// asked for.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    hasRepresentationConforming(toTypeIdentifier: typeIdentifier) || hasFileAddress(typeIdentifier)
  }

  /// Whether a representation that can be used as the options say is of this type or one below it.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: ItemProviderFileOptions = []
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions)
      .contains { Representation.type($0, conformsTo: typeIdentifier) }
  }

  /// The registered identifier that a load of `typeIdentifier` uses; nil when there is none.
  ///
  /// The identifier itself when it is registered, else the first that conforms to it. It decides the file's extension.
  public func registeredTypeIdentifier(servingTypeIdentifier typeIdentifier: String) -> String? {
    representation(serving: typeIdentifier)?.identifier
  }

  /// Who was to see the representation of this identifier; nil when there is none.
  public func visibility(forTypeIdentifier typeIdentifier: String) -> ItemProviderRepresentationVisibility? {
    state.withLock { state in
      state.representations.first { $0.identifier == typeIdentifier }?.visibility
    }
  }

  func representation(serving requested: String) -> Representation? {
    let all = state.withLock { $0.representations }
    return all.first { $0.identifier == requested } ?? all.first { $0.conforms(to: requested) }
  }
}
