package import FileIdentification
package import MediaMetadata
package import SystemCalls
package import SystemPackage
package import UniformTypes

/// What there is to say of one item, or of what could not be read.
///
/// What was found is kept once for all copies of a record.
package struct ItemRecord: Sendable {
  private var found: StreamedItem
  package var place: FilePlace { found.work.place }
  package var path: FilePath { place.path }
  /// True if the file was named by itself, not found in a folder.
  package var isNamed: Bool { found.work.isNamed }
  package var item: MediaItem? {
    get { found.item }
    set { found = StreamedItem(found.work, item: newValue, error: found.error) }
  }
  package var error: IdentificationError? {
    get { found.error }
    set { found = StreamedItem(found.work, item: found.item, error: newValue) }
  }
  /// The name that would say what the content is; only where a rename is safe to advise.
  package var suggestedName: String? {
    get { if case .box(let rest) = rest { rest.suggestedName } else { nil } }
    set { rest.change(toNothing: newValue == nil) { $0.suggestedName = newValue } }
  }
  /// Why no better name is offered where the name contradicts the content.
  package var keptBecause: String? {
    get { if case .box(let rest) = rest { rest.keptBecause } else { nil } }
    set { rest.change(toNothing: newValue == nil) { $0.keptBecause = newValue } }
  }

  /// The reason why the answer about the item is no, where something was asked.
  package var refused: String? {
    get { if case .box(let rest) = rest { rest.refused } else { nil } }
    set { rest.change(toNothing: newValue == nil) { $0.refused = newValue } }
  }

  /// What few records have.
  private struct Rest: Equatable, Sendable, Exceptional {
    var suggestedName: String?
    var keptBecause: String?
    var refused: String?
  }

  private var rest = Boxed<Rest>.nothing

  /// When the item was taken, by the best source.
  package var captured: CaptureVerdict? { notedDate ?? item?.captured }
  private var notedDate: CaptureVerdict??

  /// Keeps when the item was taken, since several fields tell of it.
  mutating func noteDate() { notedDate = .some(item?.captured) }

  package init(path: FilePath) { self.init(FilePlace(path), nil) }
  package init(_ item: MediaItem) { self.init(item.file.place, item) }
  package init(_ found: StreamedItem) { self.found = found }

  private init(_ place: FilePlace, _ item: MediaItem?) {
    found = StreamedItem(WorkItem(place, named: place.name, kind: nil, followsLinks: true), item: item)
  }

  /// Asks whether the item's name can be true, and notes what would be; nil where it can.
  @discardableResult
  package mutating func judgeName(
    _ registry: TypeRegistry, called given: FileName? = nil, _ known: KnownNames? = nil
  ) -> MismatchRule.Decision? {
    // Asked before anything is copied: it concerns few.
    guard let identification, identification.mayBeMisnamed else { return nil }
    let decision = (given ?? FileName(lastOf: path)).flatMap {
      MismatchRule.decide(identification, called: $0, registry, known)
    }
    item?.isMisnamed = decision?.isFinding == true
    guard let decision else { return nil }
    suggestedName = decision.suggested?.text
    keptBecause = decision.suggested == nil ? decision.because : nil
    return decision
  }

  package var identification: Identification? { item?.file.identification }
  /// What the identification of few files has; nil without any of it.
  package var exceptions: Identification.Exceptions? { item?.file.identification.exceptions.value }
  var hasExceptions: Bool {
    if case .box? = found.item?.file.identification.exceptions { true } else { false }
  }
  /// What the fields of the verdict follow from; nil where nothing was found, or not by the compiled table.
  var verdictKey: VerdictKey? {
    guard let item = found.item else { return nil }
    return VerdictKey(item.file.identification, item.kind)
  }
  var isJudged: Bool { if case .box = rest { true } else { false } }
  /// Whether the item has what only few have.
  var hasFurther: Bool { found.item?.hasFurther ?? false }
  package var kind: MediaKind? { item?.kind ?? error?.type.map { MediaKind(of: $0) } }
  package var livePhoto: LivePhoto? { item?.livePhoto }
  package var headers: MediaFile.Headers? { item?.file.headers }
  package var subtypes: [MediaSubtype] { item?.subtypes ?? [] }
  /// Files that only say something about the item.
  package var sidecars: [FilePath] { item?.allSidecars ?? [] }

  package var type: UTType? { identification?.type ?? error?.type }

  /// Whether what led to the answer was kept.
  package var isExplained: Bool { exceptions?.evidence.isEmpty == false }

  /// The path as text, and its bytes when the text could not keep them.
  package var pathText: String {
    var text = ""
    place.withBytes { text = String(decoding: $0, as: UTF8.self) }
    return text
  }
  package var pathBytes: [UInt8]? {
    var result: [UInt8]?
    place.withBytes { bytes in
      if bytes.reduce(0, |) < 0x80 { return }
      if String(validating: bytes, as: UTF8.self) != nil { return }
      result = Array(bytes)
    }
    return result
  }
}
