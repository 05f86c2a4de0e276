internal import ByteSources
internal import FileIdentification
internal import MediaMetadata
internal import SystemCalls
internal import SystemPackage
internal import UniformTypes

/// The service in isolated worker processes: identifies files and reads their metadata, sidecars and thumbnails.
final class ItemService: FileService {
  /// A request about one file.
  enum Request {
    /// Identifies a file and reads its metadata; `isHalf` for a file of a Live Photo bundle.
    case file(name: String?, claimedType: UTType?, isHalf: Bool)
    /// Determines if a `metadata.plist` belongs to a Live Photo.
    case bundleMetadata
    /// Reads facts from a sidecar.
    case sidecarText(SidecarText)
    case thumbnail(ThumbnailRequest)
  }

  static let argument: FilePath = "--isolated-item-reader"

  private let reader: MediaItemReader

  init(_ settings: inout WireCoder, _ options: FileIdentifier.Options) {
    let readsMetadata = settings.read(Bool.self)
    let details = MediaDetails.Parts(rawValue: settings.read(Int.self))
    let keepsOnlyShownFields = settings.read(Bool.self)
    reader = MediaItemReader(
      options, readsMetadata: readsMetadata, recognizesBundles: false, details: details,
      keepsOnlyShownFields: keepsOnlyShownFields)
  }

  /// Creates the workers of a reader; nil if it reads files in its own process.
  static func workers(
    of identifier: FileIdentifier, readsMetadata: Bool, details: MediaDetails.Parts,
    keepsOnlyShownFields: Bool
  ) -> ReaderWorker? {
    identifier.workers(
      argument,
      settings: WireCoder.bytes(of: readsMetadata) + WireCoder.bytes(of: details.rawValue)
        + WireCoder.bytes(of: keepsOnlyShownFields))
  }

  /// Sends a request to a worker and returns its checked reply.
  static func send<Reply: WireCodable>(
    _ worker: ReaderWorker, _ question: Request, _ source: any ByteSource, _ descriptor: Int32?
  ) throws(IdentificationError) -> Reply {
    var message = try worker.request(WireCoder.bytes(of: question), about: source, descriptor: descriptor)
    let reply = message.read(Reply.self)
    guard message.isComplete else { throw worker.invalidAnswer() }
    return reply
  }

  func answer(_ question: inout WireCoder, _ file: ReceivedFile) throws(IdentificationError) -> [UInt8] {
    let request = question.read(Request.self)
    guard question.isComplete else { CurrentProcess.exit(65) }
    switch request {
    case .file(let name, let claimedType, let isHalf):
      return WireCoder.bytes(
        of: try reader.reading(file.source, file.descriptor, named: name, claimedType, asHalf: isHalf))
    case .bundleMetadata: return WireCoder.bytes(of: try FolderEntry.Metadata(file.source))
    case .sidecarText(let text): return WireCoder.bytes(of: try text.contents(of: file.source))
    case .thumbnail(let size):
      let reading = try reader.reading(file.source, file.descriptor, named: nil, nil, asHalf: true)
      return WireCoder.bytes(of: try Thumbnail(reading, over: file.source, size))
    }
  }
}

extension ItemService.Request: WireCodable {
  static var placeholder: Self { .bundleMetadata }
  mutating func transfer(_ wire: inout WireCoder) {
    var (isFile, name, claimedType, isHalf): (Bool, String?, UTType?, Bool) = (false, nil, nil, false)
    var text: SidecarText?
    var thumbnail: ThumbnailRequest?
    switch self {
    case .file(name: let own, claimedType: let type, isHalf: let half):
      (isFile, name, claimedType, isHalf) = (true, own, type, half)
    case .sidecarText(let own): text = own
    case .thumbnail(let own): thumbnail = own
    case .bundleMetadata: break
    }
    isFile.transfer(&wire)
    name.transfer(&wire)
    claimedType.transfer(&wire)
    isHalf.transfer(&wire)
    text.transfer(&wire)
    thumbnail.transfer(&wire)
    guard wire.isReading else { return }
    if isFile {
      self = .file(name: name, claimedType: claimedType, isHalf: isHalf)
    } else if let thumbnail {
      self = .thumbnail(thumbnail)
    } else {
      self = text.map { .sidecarText($0) } ?? .bundleMetadata
    }
  }
}

extension FolderEntry.Metadata: WireCodable {
  package static var placeholder: Self { .unread }
  package mutating func transfer(_ wire: inout WireCoder) {
    var (isRead, isOfLivePhoto) = (self != .unread, self == .livePhoto)
    isRead.transfer(&wire)
    isOfLivePhoto.transfer(&wire)
    if wire.isReading { self = isOfLivePhoto ? .livePhoto : isRead ? .foreign : .unread }
  }
}

extension MediaItemReader {
  /// Serves requests until the end of input and never returns, if the process was started as a worker.
  ///
  /// Programs that name themselves in `FileIdentifier.Options.isolation` call this first.
  public static func serveIfAsked() {
    guard Isolation.isWorker else { return }
    PictureDecoder.serveIfAsked()
    if Isolation.argument(1) == ItemService.argument { FileServer.run(ItemService.self) }
    Isolation.serveIfAsked()
  }
}
