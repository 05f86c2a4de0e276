package import FileIdentification
package import MediaMetadata
package import SystemCalls
package import SystemPackage
package import UniformTypes

/// An item or a read error, as the source of a printed record; copies share their storage.
package struct ItemRecord: Sendable {
  private var streamed: StreamedItem
  package var location: FileLocation { streamed.entry.location }
  package var path: FilePath { location.path }
  /// True if the file was named by itself, not found in a folder.
  package var isNamed: Bool { streamed.entry.isNamed }
  package var item: MediaItem? {
    get { streamed.item }
    set { streamed = StreamedItem(streamed.entry, item: newValue, error: streamed.error) }
  }
  package var error: IdentificationError? {
    get { streamed.error }
    set { streamed = StreamedItem(streamed.entry, item: streamed.item, error: newValue) }
  }
  /// A name that fits the content; only if a rename is safe.
  package var suggestedName: String? {
    get { if case .value(let rare) = nameDecision { rare.suggestedName } else { nil } }
    set { nameDecision.update(removingIf: newValue == nil) { $0.suggestedName = newValue } }
  }
  /// The reason for keeping a name that contradicts the content.
  package var keptBecause: String? {
    get { if case .value(let rare) = nameDecision { rare.keptBecause } else { nil } }
    set { nameDecision.update(removingIf: newValue == nil) { $0.keptBecause = newValue } }
  }

  /// The reason for a negative answer, if a check was made.
  package var refused: String? {
    get { if case .value(let rare) = nameDecision { rare.refused } else { nil } }
    set { nameDecision.update(removingIf: newValue == nil) { $0.refused = newValue } }
  }

  /// The properties that few records have.
  private struct NameDecision: Equatable, Sendable, RareFields {
    var suggestedName: String?
    var keptBecause: String?
    var refused: String?
  }

  private var nameDecision = Indirect<NameDecision>.empty

  /// The capture date by the best source.
  package var captured: CaptureVerdict? { resolvedDate ?? item?.captured }
  private var resolvedDate: CaptureVerdict??

  /// Computes and stores the capture date, which several fields use.
  mutating func resolveDate() { resolvedDate = .some(item?.captured) }

  package init(path: FilePath) { self.init(FileLocation(path), nil) }
  package init(_ item: MediaItem) { self.init(item.file.location, item) }
  package init(_ streamed: StreamedItem) { self.streamed = streamed }

  private init(_ location: FileLocation, _ item: MediaItem?) {
    streamed = StreamedItem(
      ScannedEntry(location, named: location.name, kind: nil, followsLinks: true), item: item)
  }

  /// Checks the item's name against the content and stores the decision; nil if both can be true.
  @discardableResult
  package mutating func checkName(
    _ registry: TypeRegistry, called given: FileName? = nil, _ cache: NamingCache? = nil
  ) -> MismatchRule.Decision? {
    // Before copying anything: few files are concerned.
    guard let identification, identification.mayBeMisnamed else { return nil }
    let decision = (given ?? FileName(lastOf: path)).flatMap {
      MismatchRule.decide(identification, called: $0, registry, cache)
    }
    item?.isMisnamed = decision?.isNameWrong == true
    guard let decision else { return nil }
    suggestedName = decision.suggested?.text
    keptBecause = decision.suggested == nil ? decision.because : nil
    return decision
  }

  package var identification: Identification? { item?.file.identification }
  /// The rare results of identification, if any.
  package var exceptions: Identification.Rare? { item?.file.identification.rareFields.value }
  var hasExceptions: Bool {
    if case .value? = streamed.item?.file.identification.rareFields { true } else { false }
  }
  var hasNameDecision: Bool { if case .value = nameDecision { true } else { false } }
  /// True if the item is part of a Live Photo, or has sidecars.
  var hasRareFields: Bool { streamed.item?.hasRareFields ?? false }
  package var kind: MediaKind? { item?.kind ?? error?.type.map { MediaKind(of: $0) } }
  package var livePhoto: LivePhoto? { item?.livePhoto }
  package var headers: MediaFile.Headers? { item?.file.headers }
  package var subtypes: [MediaSubtype] { item?.subtypes ?? [] }
  /// The files with metadata about the item.
  package var sidecars: [FilePath] { item?.allSidecars ?? [] }

  package var type: UTType? { identification?.type ?? error?.type }

  /// True if evidence was recorded.
  package var isExplained: Bool { exceptions?.evidence.isEmpty == false }

  /// The path as text; invalid UTF-8 is replaced.
  package var pathText: String {
    var text = ""
    location.withBytes { text = String(decoding: $0, as: UTF8.self) }
    return text
  }
  /// The bytes of the path, if they are not valid UTF-8.
  package var pathBytes: [UInt8]? {
    var result: [UInt8]?
    location.withBytes { bytes in
      if bytes.reduce(0, |) < 0x80 { return }
      if String(validating: bytes, as: UTF8.self) != nil { return }
      result = Array(bytes)
    }
    return result
  }
}
