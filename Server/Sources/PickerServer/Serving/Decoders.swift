internal import FileIdentification
internal import MediaItems
internal import NIOCore
internal import NIOPosix
internal import SystemPackage
internal import UniformTypes

/// Makes pictures by programs of the system, two at a time on separate threads.
final class Decoders: Sendable {
  private static let threads = 2
  /// The time limit for one picture: a person is waiting.
  private static let seconds = 5

  private let small: PictureDecoder
  private let large: PictureDecoder
  private let pool: NIOThreadPool

  /// Returns nil if no decoder is installed or can be started.
  init?(_ isolation: Isolation) {
    guard let small = PictureDecoder(side: 320, seconds: Self.seconds, isolation: isolation),
      let large = PictureDecoder(
        side: 1280, seconds: Self.seconds, byteCount: 1400 << 10, isolation: isolation)
    else { return nil }
    (self.small, self.large) = (small, large)
    pool = NIOThreadPool(numberOfThreads: Self.threads)
    pool.start()
  }

  func close() async { try? await pool.shutdownGracefully() }

  func picture(
    of item: MediaItem, at path: FilePath, isLarge: Bool, in root: RootFolder
  ) async throws -> PreviewCache.Entry {
    try await pool.runIfActive { [self] in
      guard let file = root.openFile(path) else { return .nothing }
      defer { file.close() }
      let decoder = isLarge ? large : small
      guard let picture = decoder.thumbnail(of: item, descriptor: file.descriptor.rawValue).thumbnail else {
        return .nothing
      }
      return .picture(
        mime: picture.type.preferredMIMEType ?? "application/octet-stream",
        bytes: ByteBuffer(bytes: picture.bytes))
    }
  }
}
