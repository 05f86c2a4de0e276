internal import ByteSources
internal import FileIdentification
internal import MediaMetadata
internal import SystemCalls
internal import SystemPackage
internal import UniformTypes

/// Reading items in a worker: everything that looks at the bytes of files and of what belongs to them.
final class ItemService: FileService {
  /// What is asked about a file.
  enum Question {
    /// A file; a half is one of a folder.
    case file(name: String?, claimedType: UTType?, isHalf: Bool)
    /// Whether a `metadata.plist` is a Live Photo's.
    case bundleMetadata
    /// What a text beside a file says.
    case sideText(SideText)
    /// A small picture of a file.
    case thumbnail(ThumbnailWish)
  }

  static let argument: FilePath = "--isolated-item-reader"

  private let reader: MediaItemReader

  init(_ settings: inout Wire, _ options: FileIdentifier.Options) {
    let readsMetadata = settings.read(Bool.self)
    let details = MediaDetails.Parts(rawValue: settings.read(Int.self))
    let slimsHeaders = settings.read(Bool.self)
    reader = MediaItemReader(
      options, readsMetadata: readsMetadata, recognizesBundles: false, details: details,
      slimsHeaders: slimsHeaders)
  }

  /// Workers for a reader; nil where it reads files itself.
  static func workers(
    of identifier: FileIdentifier, readsMetadata: Bool, details: MediaDetails.Parts, slimsHeaders: Bool
  ) -> ReaderWorker? {
    identifier.workers(
      argument,
      settings: Wire.bytes(of: readsMetadata) + Wire.bytes(of: details.rawValue)
        + Wire.bytes(of: slimsHeaders))
  }

  /// What a worker says of a file, checked.
  static func ask<Answer: WireCodable>(
    _ worker: ReaderWorker, _ question: Question, _ source: any ByteSource, _ descriptor: Int32?
  ) throws(IdentificationError) -> Answer {
    var reply = try worker.ask(Wire.bytes(of: question), about: source, descriptor: descriptor)
    let answer = reply.read(Answer.self)
    guard reply.isWhole else { throw worker.refused() }
    return answer
  }

  func answer(_ question: inout Wire, _ file: HandedFile) throws(IdentificationError) -> [UInt8] {
    let asked = question.read(Question.self)
    guard question.isWhole else { CurrentProcess.exit(65) }
    switch asked {
    case .file(let name, let claimedType, let isHalf):
      return Wire.bytes(
        of: try reader.reading(file.source, file.descriptor, named: name, claimedType, asHalf: isHalf))
    case .bundleMetadata: return Wire.bytes(of: try FolderEntry.Metadata(file.source))
    case .sideText(let text): return Wire.bytes(of: try text.answer(file.source))
    case .thumbnail(let wish):
      let reading = try reader.reading(file.source, file.descriptor, named: nil, nil, asHalf: true)
      return Wire.bytes(of: try Thumbnail(reading, over: file.source, wish))
    }
  }
}

extension ItemService.Question: WireCodable {
  static var blank: Self { .bundleMetadata }
  mutating func transfer(_ wire: inout Wire) {
    var (isFile, name, claimedType, isHalf): (Bool, String?, UTType?, Bool) = (false, nil, nil, false)
    var text: SideText?
    var wish: ThumbnailWish?
    switch self {
    case .file(name: let own, claimedType: let type, isHalf: let half):
      (isFile, name, claimedType, isHalf) = (true, own, type, half)
    case .sideText(let asked): text = asked
    case .thumbnail(let wanted): wish = wanted
    case .bundleMetadata: break
    }
    isFile.transfer(&wire)
    name.transfer(&wire)
    claimedType.transfer(&wire)
    isHalf.transfer(&wire)
    text.transfer(&wire)
    wish.transfer(&wire)
    guard wire.isReading else { return }
    if isFile {
      self = .file(name: name, claimedType: claimedType, isHalf: isHalf)
    } else if let wish {
      self = .thumbnail(wish)
    } else {
      self = text.map { .sideText($0) } ?? .bundleMetadata
    }
  }
}

extension FolderEntry.Metadata: WireCodable {
  package static var blank: Self { .unread }
  package mutating func transfer(_ wire: inout Wire) {
    var (isRead, isOfLivePhoto) = (self != .unread, self == .livePhoto)
    isRead.transfer(&wire)
    isOfLivePhoto.transfer(&wire)
    if wire.isReading { self = isOfLivePhoto ? .livePhoto : isRead ? .foreign : .unread }
  }
}

extension MediaItemReader {
  /// Works as a worker until nobody asks any more and never returns, where the program was started as one: to be called
  /// first in programs that name themselves in `FileIdentifier.Options.isolation`.
  public static func serveIfAsked() {
    guard Isolation.isWorker else { return }
    PictureDecoder.serveIfAsked()
    if Isolation.argument(1) == ItemService.argument { WorkerService.run(ItemService.self) }
    Isolation.serveIfAsked()
  }
}
