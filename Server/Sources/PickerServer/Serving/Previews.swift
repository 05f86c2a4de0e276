internal import FileIdentification
internal import MediaItems
internal import NIOCore
internal import NIOPosix
internal import Synchronization
internal import SystemPackage
internal import UniformTypes

/// Makes thumbnails on a few threads, each with its own worker process, which gets one open file at a time.
final class Previews: Sendable {
  private let root: RootFolder
  private let options: FileIdentifier.Options
  private let pool: NIOThreadPool
  private let decoders: Decoders?
  private let cache: Mutex<PreviewCache>
  /// The number of files that were read for a picture.
  private let readCount = Atomic<Int>(0)
  // A worker ends with the thread that started it, so each thread has its own reader.
  private nonisolated(unsafe) let readers = ThreadSpecificVariable<ThumbnailReader>()

  init(
    _ root: RootFolder, options: FileIdentifier.Options, pool: NIOThreadPool, decoders: Decoders? = nil,
    cacheLimit: Int = 6 << 20
  ) {
    (self.root, self.options, self.pool, self.decoders) = (root, options, pool, decoders)
    cache = Mutex(PreviewCache(limit: cacheLimit))
  }

  var madeCount: Int { readCount.load(ordering: .relaxed) }
  /// True if files without a picture for browsers are decoded.
  var decodes: Bool { decoders != nil }

  /// Returns the encoded picture of an item's file at a path of the library, or `nothing`.
  func picture(of item: MediaItem, at path: FilePath, isLarge: Bool) async throws -> PreviewCache.Entry {
    let (entry, key) = try await pool.runIfActive { [self] in
      guard let file = root.openFile(path) else {
        return (PreviewCache.Entry.nothing, PreviewCache.Key?.none)
      }
      defer { file.close() }
      let key = PreviewCache.Key(file: file.identity, isLarge: isLarge)
      if let entry = cache.withLock({ $0.entry(key) }) { return (entry, nil) }
      let entry = make(file.descriptor, isLarge)
      // The decoder's result is cached below.
      if case .nothing = entry, decodes { return (entry, key) }
      cache.withLock { $0.insert(entry, for: key) }
      return (entry, nil)
    }
    guard let key, let decoders else { return entry }
    let decoded = try await decoders.picture(of: item, at: path, isLarge: isLarge, in: root)
    cache.withLock { $0.insert(decoded, for: key) }
    return decoded
  }

  private func make(_ file: SystemPackage.FileDescriptor, _ isLarge: Bool) -> PreviewCache.Entry {
    readCount.add(1, ordering: .relaxed)
    let reader = readers.currentValue ?? ThumbnailReader(options)
    readers.currentValue = reader
    guard let picture = try? reader.thumbnail(descriptor: file.rawValue, isLarge ? .large : .small) else {
      return .nothing
    }
    let bytes = ByteBuffer(bytes: picture.type == .jpeg ? OrientedJPEG.bytes(of: picture) : picture.bytes)
    return .picture(mime: picture.type.preferredMIMEType ?? "application/octet-stream", bytes: bytes)
  }
}

/// A JPEG whose only metadata is its orientation.
enum OrientedJPEG {
  static func bytes(of picture: Thumbnail) -> [UInt8] {
    guard (2...8).contains(picture.orientation), picture.bytes.starts(with: [0xFF, 0xD8]) else {
      return picture.bytes
    }
    // An Exif block with one entry: tag 0x0112 (Orientation), one 16-bit number.
    let exif: [UInt8] =
      [0xFF, 0xE1, 0x00, 0x22] + Array("Exif\0\0".utf8)
      + [
        0x4D, 0x4D, 0x00, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(picture.orientation),
        0, 0,
      ]
      + [0, 0, 0, 0]
    return [0xFF, 0xD8] + exif + picture.bytes.dropFirst(2)
  }
}
