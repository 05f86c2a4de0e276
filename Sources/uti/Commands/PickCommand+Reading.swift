import MediaItems
import MediaMetadata
import SystemCalls
import SystemPackage

// Reading the folder of `uti pick` as a photo library.
extension PickCommand {
  /// Reads the folder as a library; unreadable files are reported and change `status`.
  func read(_ configuration: PickerConfiguration, _ status: inout ExitStatus) throws -> MediaLibrary {
    var request = ReadingRequest(paths: [folder])
    request.isRecursive = true
    request.jobs = scan.jobs
    request.pairsAcross = scan.pairAcross
    request.exclusions = scan.exclude
    request.leavesOutForeign = scan.defaultExcludes ?? true
    request.registry = registry.request
    request.showsProgress = scan.progress
    request.isolation = isolation.isolate
    request.timeLimit = isolation.timeout
    request.lookForDamage(filter.request)
    var stream = try request.stream(
      keepsEvidence: false,
      details: fields.selection.details.union(filter.request?.details ?? []).union(
        screen.allowed?.details ?? []))
    stream.keepsOnlyShownFields = true
    guard try isFolder() else {
      throw CommandFailure(.unreadable, "\(folder.printable): is not a folder")
    }
    var retention = Retention(
      configuration,
      retainsAll: select != nil || !item.isEmpty || !preselected.isEmpty || screen.isShown || screen.isLimited
    )
    var leftOut: [Int: Int] = [:]
    let library = try MediaLibrary(
      root: folder.path, stream, keeping: { retention.retains($0) }, leftOut: { leftOut[$0, default: 0] += 1 }
    ) {
      try request.source.visit($0)
    }
    if let remark = ExclusionFooter.line(leftOut) { Diagnostics.write("uti: \(remark)\n") }
    for file in library.unreadable {
      Diagnostics.write(Diagnostics.line(file.path, file.error))
      status = status.combined(with: .unreadable)
    }
    return library
  }

  /// Decides which items to keep in memory: most items of a large library are not returned.
  private struct Retention {
    let configuration: PickerConfiguration
    /// True to keep all items, so that a refused path can be explained.
    let retainsAll: Bool
    private var shownCount = 0

    init(_ configuration: PickerConfiguration, retainsAll: Bool) {
      self.configuration = configuration
      self.retainsAll = retainsAll
    }

    mutating func retains(_ item: MediaItem) -> Bool {
      // The images of a burst are counted together.
      if retainsAll || item.file.headers?.metadata.burstIdentifier != nil { return true }
      let limit = configuration.selectionLimit
      if limit > 0, shownCount >= limit, configuration.order == .selection { return false }
      guard MediaPicker.canShow(item), configuration.shows(item) else { return false }
      shownCount += 1
      return true
    }
  }

  private func isFolder() throws -> Bool {
    do throws(Errno) {
      return try FileStatus(of: folder.path, followingLinks: true).type == .directory
    } catch {
      throw CommandFailure(.unreadable, "\(folder.printable): \(error)")
    }
  }
}
