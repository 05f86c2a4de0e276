public import Foundation
internal import SystemCalls

/// A promise of one item: ordered representations, each an identifier and a handler that produces it when asked.
///
/// It behaves as Apple's `NSItemProvider` does, on every platform. Nothing is produced before it is asked for, and each
/// load asks again. Representations stand in the order they were registered in, by convention the most faithful first.
/// Whether one was registered as data or as file makes no difference to who loads it: the other shape is made from it.
///
/// Handlers run on private threads, never on the one that asked and never on the main thread, and may wait there for
/// other loads; completion handlers run exactly once, in the order of the calls unless one load takes much longer. All members can be used from any thread: what changes is behind one lock, which is never held while
/// foreign code runs.
///
/// ```swift
/// provider.loadFileRepresentation(for: .movie) { url, isInPlace, error in
///   guard let url else { return }
///   try? FileManager.default.copyItem(at: url, to: destination)  // the file is gone when this returns
/// }
/// let name = try await provider.withFileRepresentation(for: .movie) { url in url.lastPathComponent }
/// ```
public final class ItemProvider: NSObject, NSCopying, Sendable {
  struct State: Sendable {
    var representations: [Representation] = []
    var suggestedName: String?
    var origin: MediaOrigin?
    /// Whether it was made of a file, whose address it has as well.
    var isOfFile = false
    /// Copies that were handed over as items.
    let keptFolders = KeptFolders()
    var previewImageHandler: (@Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void)?
    var preferredPresentationSize = CGSize.zero
    var teamData: Data?
    /// The order of the loads of all providers of a list; nil for one that is in none.
    var order: LoadOrder?
  }

  let state: Guarded<State>

  /// Creates a provider without representations.
  public override init() { state = Guarded(State()) }

  private init(_ copied: State) { state = Guarded(copied) }

  /// A provider with the same representations and name; what is registered later with one, the other does not have.
  public func copy(with zone: NSZone? = nil) -> Any { ItemProvider(state.withLock { $0 }) }

  /// Has the loads of these providers answer in the order of the calls, whoever calls them.
  package static func order(_ list: [ItemProvider], _ order: LoadOrder = LoadOrder()) {
    for provider in list { provider.state.withLock { $0.order = order } }
  }

  var order: LoadOrder? { state.withLock { $0.order } }

  /// The name for a file made of the item, with or without an extension.
  ///
  /// Temporary files are named after it, made safe and with the extension of the representation that was chosen.
  public var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  /// How large the item would be shown, zero when nobody said; kept and not looked at.
  public var preferredPresentationSize: CGSize {
    get { state.withLock { $0.preferredPresentationSize } }
    set { state.withLock { $0.preferredPresentationSize = newValue } }
  }

  /// Bytes for apps of the same developer; kept and not looked at.
  public var teamData: Data? {
    get { state.withLock { $0.teamData } }
    set { state.withLock { $0.teamData = newValue } }
  }

  public override var description: String {
    let (name, identifiers) = state.withLock { ($0.suggestedName, $0.representations.map(\.identifier)) }
    return "<ItemProvider \(name.map { "“\($0)” " } ?? "")[\(identifiers.joined(separator: ", "))]>"
  }
}
