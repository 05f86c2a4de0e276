import MediaItems
import MediaMetadata
import SystemCalls
import SystemPackage

extension PickCommand {
  /// The folder as a library; what cannot be read is said and changes `status`.
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
    stream.slimsHeaders = true
    guard try isFolder() else {
      throw CommandFailure(.unreadable, "\(folder.printable): is not a folder")
    }
    var keeping = Keeping(
      configuration,
      mayRefuse: select != nil || !item.isEmpty || !preselected.isEmpty || screen.isShown || screen.limits)
    var leftOut: [Int: Int] = [:]
    let library = try MediaLibrary(
      root: folder.path, stream, keeping: { keeping.keeps($0) }, leftOut: { leftOut[$0, default: 0] += 1 }
    ) {
      try request.source.visit($0)
    }
    if let remark = LeftOutText.line(leftOut) { Diagnostics.write("uti: \(remark)\n") }
    for file in library.unreadable {
      Diagnostics.write(Diagnostics.line(file.path, file.error))
      status = status.combined(with: .unreadable)
    }
    return library
  }

  /// Which items have to be kept: large libraries are mostly not what is returned.
  private struct Keeping {
    let configuration: PickerConfiguration
    /// What is selected by path is kept to say why it is refused.
    let mayRefuse: Bool
    private var found = 0

    init(_ configuration: PickerConfiguration, mayRefuse: Bool) {
      self.configuration = configuration
      self.mayRefuse = mayRefuse
    }

    mutating func keeps(_ item: MediaItem) -> Bool {
      // A burst's pictures are counted together.
      if mayRefuse || item.file.headers?.metadata.burstIdentifier != nil { return true }
      let limit = configuration.selectionLimit
      if limit > 0, found >= limit, configuration.order == .selection { return false }
      guard MediaPicker.holds(item), configuration.shows(item) else { return false }
      found += 1
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
