internal import FileIdentification
internal import MediaItems
internal import NIOCore
internal import NIOPosix
internal import Synchronization
internal import SystemPackage
internal import UniformTypes

/// Makes small pictures on a few threads, each with a worker process of its own that holds the one file it is asked about.
final class Previews: Sendable {
  private let root: RootFolder
  private let options: FileIdentifier.Options
  private let pool: NIOThreadPool
  private let cache: Mutex<PreviewCache>
  /// How many files were read for a picture.
  private let made = Atomic<Int>(0)
  // A worker ends with the thread that started it: each thread keeps its own reader, and no other one sees it.
  private nonisolated(unsafe) let readers = ThreadSpecificVariable<ThumbnailReader>()

  init(_ root: RootFolder, options: FileIdentifier.Options, pool: NIOThreadPool, cacheLimit: Int = 6 << 20) {
    (self.root, self.options, self.pool) = (root, options, pool)
    cache = Mutex(PreviewCache(limit: cacheLimit))
  }

  var madeCount: Int { made.load(ordering: .relaxed) }

  /// The picture of the file at a path of the library's, as bytes that are a file; nil where there is none to show.
  func picture(of path: FilePath, isLarge: Bool) async throws -> PreviewCache.Entry {
    try await pool.runIfActive { [self] in
      guard let file = root.openFile(path) else { return .nothing }
      defer { file.close() }
      let key = PreviewCache.Key(file: file.identity, isLarge: isLarge)
      if let entry = cache.withLock({ $0.entry(key) }) { return entry }
      let entry = make(file.descriptor, isLarge)
      cache.withLock { $0.insert(entry, for: key) }
      return entry
    }
  }

  private func make(_ file: SystemPackage.FileDescriptor, _ isLarge: Bool) -> PreviewCache.Entry {
    made.add(1, ordering: .relaxed)
    let reader = readers.currentValue ?? ThumbnailReader(options)
    readers.currentValue = reader
    // What cannot be read has no picture; the item says so by its letters.
    guard let found = try? reader.thumbnail(descriptor: file.rawValue, isLarge ? .large : .small) else {
      return .nothing
    }
    let bytes = ByteBuffer(bytes: found.type == .jpeg ? OrientedJPEG.bytes(of: found) : found.bytes)
    return .picture(mime: found.type.preferredMIMEType ?? "application/octet-stream", bytes: bytes)
  }
}

/// A JPEG that says how it is turned, and nothing else about itself.
enum OrientedJPEG {
  static func bytes(of picture: Thumbnail) -> [UInt8] {
    guard (2...8).contains(picture.orientation), picture.bytes.starts(with: [0xFF, 0xD8]) else {
      return picture.bytes
    }
    // An Exif block of one entry: tag 0x0112, one number of two bytes.
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
