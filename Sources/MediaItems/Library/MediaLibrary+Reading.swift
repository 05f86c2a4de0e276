public import FileIdentification
internal import SystemCalls
public import SystemPackage

extension MediaLibrary {
  /// Where the halves of Live Photos are looked for.
  public enum Pairing: String, Hashable, Sendable, CaseIterable {
    /// Among the files of one folder.
    case folders
    /// In the whole tree.
    case across
  }

  /// Reads the folder at `root` and all below it; packages are one item, media libraries are entered.
  ///
  /// What cannot be read is in ``unreadable``. Errors: only when there is no folder at `root`.
  /// Complexity: one file after another on the calling thread, the headers alone.
  public init(
    folder root: FilePath, pairing: Pairing = .folders,
    options: FileIdentifier.Options = FileIdentifier.Options()
  ) throws(IdentificationError) {
    let status = try IdentificationError.catching { () throws(Errno) in
      try FileStatus(of: root, followingLinks: true)
    }
    guard status.type == .directory else {
      throw IdentificationError(code: "ENOTDIR", message: "\(root) is no folder")
    }
    let reading = FolderReading(MediaItemReader(options), pairing)
    var walk = FolderWalk(options.registry)
    walk.isRecursive = true
    walk.exclusions = LibraryExclusion.all.map { Glob($0.pattern) }
    // The sink itself never throws, and the walk only passes on what the sink throws.
    do { try walk.walk(root, status, reading) } catch {
      throw error as? IdentificationError ?? IdentificationError(code: "EIO", message: "\(error)")
    }
    let items = pairing == .across ? MediaItem.joined(reading.items) : reading.items
    self.init(root: root, items: items, unreadable: reading.unreadable)
  }

  private final class FolderReading: WalkSink {
    private let reader: MediaItemReader
    private let pairing: Pairing
    private(set) var items: [MediaItem] = []
    private(set) var unreadable: [UnreadableFile] = []

    init(_ reader: MediaItemReader, _ pairing: Pairing) {
      self.reader = reader
      self.pairing = pairing
    }

    func read(_ found: [WorkItem]) {
      var folder: [MediaItem] = []
      for item in found {
        do throws(IdentificationError) {
          if let error = item.error { throw error }
          folder.append(
            try reader.read(
              path: item.path, kind: item.kind, followingLinks: item.followsLinks, sidecars: item.sidecars))
        } catch { unreadable.append(UnreadableFile(path: item.path, error: error)) }
      }
      items += pairing == .folders ? MediaItem.joined(folder) : folder
    }

    func place(_ index: Int, of group: Void) {}
    func pause() {}
  }
}
