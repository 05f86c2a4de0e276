public import Foundation
internal import SystemCalls
public import UniformTypes

/// A provider of one item: an ordered list of representations, each an identifier and a handler that loads
/// it.
public final class ItemProvider: NSObject, NSCopying, Sendable {
  struct State: Sendable {
    var representations: [Representation] = []
    var suggestedName: String?
    var origin: MediaOrigin?
    /// True if the provider was created from a file and also offers its URL.
    var isOfFile = false
    /// The folders of copies that were loaded as items.
    let retainedFolders = RetainedFolders()
    var previewImageHandler: (@Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void)?
    var preferredPresentationSize = CGSize.zero
    var teamData: Data?
    /// The order shared with the providers of the same list; nil for a provider of no list.
    var order: LoadOrder?
  }

  let state: Guarded<State>

  /// Creates a provider without representations.
  public override init() { state = Guarded(State()) }

  private init(_ copied: State) { state = Guarded(copied) }

  /// Returns a provider with the same representations and name; later registrations are not shared.
  public func copy(with zone: NSZone? = nil) -> Any { ItemProvider(state.withLock { $0 }) }

  /// Makes the loads of these providers complete in the order of the calls, on any thread.
  package static func order(_ list: [ItemProvider], _ order: LoadOrder = LoadOrder()) {
    for provider in list { provider.state.withLock { $0.order = order } }
  }

  var order: LoadOrder? { state.withLock { $0.order } }

  /// The name for a file of the item, with or without an extension.
  ///
  /// Temporary files get this name, made safe, with the extension of the loaded representation.
  public var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  /// The preferred size for showing the item, zero if unknown; stored only.
  public var preferredPresentationSize: CGSize {
    get { state.withLock { $0.preferredPresentationSize } }
    set { state.withLock { $0.preferredPresentationSize = newValue } }
  }

  /// Data for apps of the same developer; stored only.
  public var teamData: Data? {
    get { state.withLock { $0.teamData } }
    set { state.withLock { $0.teamData = newValue } }
  }

  public override var description: String {
    let (name, identifiers) = state.withLock { ($0.suggestedName, $0.representations.map(\.identifier)) }
    return "<ItemProvider \(name.map { "“\($0)” " } ?? "")[\(identifiers.joined(separator: ", "))]>"
  }
}

extension ItemProvider {
  /// The identifiers of all representations, in the order of registration.
  public var registeredTypeIdentifiers: [String] { registeredTypeIdentifiers(fileOptions: []) }

  /// Returns the identifiers of the representations with these options, in the order of registration.
  public func registeredTypeIdentifiers(fileOptions: ItemProviderFileOptions = []) -> [String] {
    state.withLock { state in
      state.representations.filter { $0.options.isSuperset(of: fileOptions) }.map(\.identifier)
    }
  }

  /// The types of all representations, in the order of registration.
  ///
  /// Undeclared identifiers are left out.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  /// The types of the representations that can be opened in place, in the order of registration.
  public var registeredContentTypesForOpenInPlace: [UTType] {
    registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
  }

  /// Returns the registered types that conform to `contentType`, in the order of registration.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Returns true if a representation conforms to the type, or the provider was created from a file and the
  /// type is `public.file-url`.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    hasRepresentationConforming(toTypeIdentifier: typeIdentifier) || hasFileAddress(typeIdentifier)
  }

  /// Returns true if a representation with these options conforms to the type.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: ItemProviderFileOptions = []
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions)
      .contains { Representation.type($0, conformsTo: typeIdentifier) }
  }

  /// Returns the registered identifier that a load of `typeIdentifier` uses, or nil if there is none.
  ///
  /// It is the identifier itself if it is registered, else the first that conforms to it. It decides the
  /// file's extension.
  public func registeredTypeIdentifier(servingTypeIdentifier typeIdentifier: String) -> String? {
    representation(serving: typeIdentifier)?.identifier
  }

  /// Returns the visibility of the representation of this identifier, or nil if there is none.
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
