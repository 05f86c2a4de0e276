import Foundation
import Hummingbird
import MediaItems
import UploadChecks
import UploadServer

/// A service that accepts pictures and movies, stores them under new names, returns their records, and serves them.
@main
struct UploadService {
  let folder: URL
  let readers = MediaItemReaderPool()

  static func main() async throws {
    try await UploadService(folder: URL(fileURLWithPath: "uploads")).application().runService()
  }

  func application(
    port: Int = 8080, started: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws -> some ApplicationProtocol {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await readers.warmUp()
    var policy = UploadPolicy(accept: try AcceptList("image/*, video/*, .heic"))
    policy.byteCount = 50 << 20
    policy.pixelCount = 100_000_000
    let router = Router(context: UploadContext.self)
    router.add(middleware: ServingMiddleware(folder.path, urlBasePath: "/files"))
    router.add(middleware: FileMiddleware(folder.path, urlBasePath: "/files"))
    router.group("uploads").add(middleware: UploadMiddleware(policy)).post { try await store($0, $1) }
    return Application(
      router: router, server: .uploads(), configuration: .init(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { started($0.localAddress?.port ?? 0) })
  }

  /// Stores an accepted upload, with the movie of a motion photo beside it, and returns its record.
  private func store(_ request: Request, _ context: UploadContext) async throws -> Response {
    guard let upload = context.upload else { throw HTTPError(.badRequest) }
    let name = "\(UUID()).\(upload.decision.type.preferredFilenameExtension ?? "bin")"
    let file = folder.appendingPathComponent(name)
    try await FileIO().writeFile(contents: upload.body, path: file.path, context: context)
    var answer = Answer(file: "/files/\(name)", record: MediaRecord(try await readers.read(path: file.path)))
    if let movie = try await movie(in: file) { answer.movie = "/files/\(movie)" }
    return try context.responseEncoder.encode(answer, from: request, context: context)
  }

  /// Extracts the movie of a motion photo into a file, and returns its name; nil if there is none.
  private func movie(in file: URL) async throws -> String? {
    try await readers.withReader { reader in
      let item = try reader.read(path: file.path)
      guard item.livePhoto?.form == .motion,
        let part = try MediaExtraction().parts(of: item).first(where: { $0.role == .movie })
      else { return nil }
      let target = file.deletingPathExtension().appendingPathExtension(
        part.type.preferredFilenameExtension ?? "mp4")
      guard FileManager.default.createFile(atPath: target.path, contents: nil) else { return nil }
      let handle = try FileHandle(forWritingTo: target)
      defer { try? handle.close() }
      try part.read { try handle.write(contentsOf: Data($0)) }
      return target.lastPathComponent
    }
  }

  struct Answer: Codable {
    var file: String
    var record: MediaRecord
    var movie: String?
  }

  struct UploadContext: UploadRequestContext {
    var coreContext: CoreRequestContextStorage
    var upload: ReceivedUpload?
    init(source: Source) { coreContext = .init(source: source) }
  }
}
