internal import FileIdentification
internal import MediaItems
internal import NIOCore
internal import NIOPosix
internal import SystemPackage
internal import UniformTypes

/// Programs of the system that make pictures, two at once and on threads of their own: nothing else waits for them.
final class Decoders: Sendable {
  private static let threads = 2
  /// A picture that takes longer is none: somebody waits for it.
  private static let seconds = 5

  private let small: PictureDecoder
  private let large: PictureDecoder
  private let pool: NIOThreadPool

  /// nil where none is installed, or no program can be started as one.
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
      guard let made = decoder.thumbnail(of: item, descriptor: file.descriptor.rawValue).thumbnail else {
        return .nothing
      }
      return .picture(
        mime: made.type.preferredMIMEType ?? "application/octet-stream", bytes: ByteBuffer(bytes: made.bytes))
    }
  }
}
