package import FileIdentification
package import MediaMetadata
package import SystemCalls
package import SystemPackage
package import UniformTypes

/// What there is to say of one item, or of what could not be read.
package struct ItemRecord: Sendable {
  package var place: FilePlace
  package var path: FilePath { place.path }
  package var item: MediaItem?
  package var error: IdentificationError? {
    get { if case .box(let rest) = rest { rest.error } else { nil } }
    set { rest.change(toNothing: newValue == nil) { $0.error = newValue } }
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

  /// What few records have.
  private struct Rest: Equatable, Sendable, Exceptional {
    var error: IdentificationError?
    var suggestedName: String?
    var keptBecause: String?
  }

  private var rest = Boxed<Rest>.nothing

  package init(path: FilePath) { place = FilePlace(path) }

  package init(_ found: StreamedItem) {
    place = found.work.place
    item = found.item
    if found.error != nil { error = found.error }
  }

  package init(_ item: MediaItem) {
    place = FilePlace(item.path)
    self.item = item
  }

  /// Asks whether the item's name can be true, and notes what would be; nil where it can.
  @discardableResult
  package mutating func judgeName(
    _ registry: TypeRegistry, called given: FileName? = nil
  ) -> MismatchRule.Decision? {
    // Asked before anything is copied: it concerns few.
    guard let identification, MismatchRule.concerns(identification.agreement) else { return nil }
    let decision = (given ?? FileName(lastOf: path)).flatMap {
      MismatchRule.decide(identification, called: $0, registry)
    }
    item?.isMisnamed = decision?.isFinding == true
    guard let decision else { return nil }
    suggestedName = decision.suggested?.text
    keptBecause = decision.suggested == nil ? decision.because : nil
    return decision
  }

  package var identification: Identification? { item?.file.identification }
  package var kind: MediaKind? { item?.kind ?? error?.type.map { MediaKind(of: $0) } }
  package var livePhoto: LivePhoto? { item?.livePhoto }
  package var headers: MediaFile.Headers? { item?.file.headers }
  package var subtypes: [MediaSubtype] { item?.subtypes ?? [] }
  /// Files that only say something about the item.
  package var sidecars: [FilePath] { item?.allSidecars ?? [] }

  package var type: UTType? { identification?.type ?? error?.type }

  /// Whether what led to the answer was kept.
  package var isExplained: Bool { identification?.evidence.isEmpty == false }

  /// The path as text, and its bytes when the text could not keep them.
  package var pathText: String {
    var text = ""
    place.withBytes { text = String(decoding: $0, as: UTF8.self) }
    return text
  }
  package var pathBytes: [UInt8]? {
    var result: [UInt8]?
    place.withBytes { bytes in
      if bytes.allSatisfy({ $0 < 0x80 }) || String(validating: bytes, as: UTF8.self) != nil { return }
      result = Array(bytes)
    }
    return result
  }
}
