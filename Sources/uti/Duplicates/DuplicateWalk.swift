import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage

/// Collects the regular files of a given size range under paths, without following links in folders.
final class DuplicateWalk: WalkSink {
  private let files: DuplicateCandidates
  private let sizes: PartialRangeFrom<Int64>
  private let showsProgress: Bool
  private let report: (FilePath, IdentificationError) -> Void
  private let directoryHandles = DirectoryHandleCache()
  private var items: (any EntryList)?
  private var group = 0
  private(set) var count = 0
  private(set) var byteCount: Int64 = 0

  init(
    _ files: DuplicateCandidates, sizes: PartialRangeFrom<Int64>, showsProgress: Bool,
    report: @escaping (FilePath, IdentificationError) -> Void
  ) {
    (self.files, self.sizes, self.report) = (files, sizes, report)
    self.showsProgress = showsProgress
  }

  /// Walks a file or folder given on the command line.
  func walk(_ path: FilePath, _ folderWalk: FolderWalk) throws {
    switch folderWalk.start(at: path, isNamed: true) {
    case .folder(let status): try folderWalk.walk(path, status, self)
    case .item(let item): try add(item, followingLinks: true)
    }
  }

  // The items of a folder precede those of its subfolders, so that one folder is open at a time.
  func begin(_ items: any EntryList) throws -> Int {
    self.items = items
    group += 1
    return group
  }

  func visitItem(_ index: Int, of group: Int) throws {
    guard group == self.group, let item = items?.item(at: index) else { return }
    try add(item, followingLinks: false)
  }

  private func add(_ item: ScannedEntry, followingLinks: Bool) throws {
    if !followingLinks, item.kind == .symbolicLink { return }
    let size: Int64
    do throws(IdentificationError) {
      if let error = item.error { throw error }
      // The directory entry usually has the type; other types need no stat.
      guard item.kind == nil || item.kind == .regular || item.kind == .unknown else { return }
      let status = try IdentificationError.catching { () throws(Errno) in
        try item.location.status(followingLinks: followingLinks, by: directoryHandles)
      }
      guard status.type == .regular else { return }
      count += 1
      byteCount = byteCount.addingReportingOverflow(status.byteCount).partialValue
      guard sizes.contains(status.byteCount) else { return }
      size = status.byteCount
    } catch {
      return report(item.path, error)
    }
    var failure: (any Error)?
    item.location.withBytes { bytes in
      let nameOffset = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      do { try files.add(bytes, nameOffset: nameOffset, size: size) } catch { failure = error }
    }
    if let failure { throw failure }
    if showsProgress { ProgressLine.shared.advance(item.path) }
  }
}
