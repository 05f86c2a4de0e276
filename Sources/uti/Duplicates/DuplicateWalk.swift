import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage

/// Finds the regular files that are large enough under paths; links are not followed, and nothing else is opened.
final class DuplicateWalk: WalkSink {
  private let files: FoundFiles
  private let sizes: PartialRangeFrom<Int64>
  private let showsProgress: Bool
  private let report: (FilePath, IdentificationError) -> Void
  private let folder = NamedFolder()
  private var items: (any WorkItems)?
  private var group = 0
  private(set) var count = 0
  private(set) var byteCount: Int64 = 0

  init(
    _ files: FoundFiles, sizes: PartialRangeFrom<Int64>, showsProgress: Bool,
    report: @escaping (FilePath, IdentificationError) -> Void
  ) {
    (self.files, self.sizes, self.report) = (files, sizes, report)
    self.showsProgress = showsProgress
  }

  /// Looks at what a path leads to, and at all that is in it.
  func walk(_ path: FilePath, _ walk: FolderWalk) throws {
    switch walk.start(at: path, isNamed: true) {
    case .folder(let status): try walk.walk(path, status, self)
    case .item(let item): try take(item, followingLinks: true)
    }
  }

  // A folder's own items come before those of the folders in it: one folder is at hand at a time.
  func begin(_ items: any WorkItems) throws -> Int {
    self.items = items
    group += 1
    return group
  }

  func place(_ index: Int, of group: Int) throws {
    guard group == self.group, let item = items?.item(at: index) else { return }
    try take(item, followingLinks: false)
  }

  private func take(_ item: WorkItem, followingLinks: Bool) throws {
    if !followingLinks, item.kind == .symbolicLink { return }
    let size: Int64
    do throws(IdentificationError) {
      if let error = item.error { throw error }
      // A folder says of most what they are; the others are not asked about.
      guard item.kind == nil || item.kind == .regular || item.kind == .unknown else { return }
      let status = try IdentificationError.catching { () throws(Errno) in
        try item.place.status(followingLinks: followingLinks, by: folder)
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
    item.place.withBytes { bytes in
      let nameOffset = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      do { try files.add(bytes, nameOffset: nameOffset, size: size) } catch { failure = error }
    }
    if let failure { throw failure }
    if showsProgress { ProgressLine.shared.advance(item.path) }
  }
}
