import FileIdentification
import MediaItems
import MediaMetadata
import SystemCalls
import SystemPackage

extension PickCommand {
  /// The folder as a library; what cannot be read is said and changes `status`.
  func read(_ configuration: PickerConfiguration, _ status: inout ExitStatus) throws -> MediaLibrary {
    var request = ReadingRequest(paths: [folder])
    request.isRecursive = true
    request.jobs = jobs
    request.pairsAcross = pairAcross
    request.exclusions = exclude + LibraryExclusion.all.map(\.pattern)
    request.registry = registry.request
    let settings = try request.settings(keepsEvidence: false)
    guard try isFolder() else {
      throw CommandFailure(.unreadable, "\(folder.printable): is no folder to pick from")
    }
    var keeping = Keeping(configuration, mayRefuse: select != nil || !item.isEmpty || !preselected.isEmpty)
    var items: [MediaItem] = []
    var unreadable: [MediaLibrary.UnreadableFile] = []
    let flow = ItemFlow<Record>(workers: request.workerCount) {
      let reader = ItemReader(settings, slimsHeaders: true)
      return { reader.record(for: $0) }
    } take: { records in
      let folder = records.compactMap(\.item)
      items += request.pairsAcross ? folder : MediaItem.joined(folder).filter { keeping.keeps($0) }
      for record in records {
        guard let error = record.error else { continue }
        unreadable.append(MediaLibrary.UnreadableFile(path: record.path, error: error))
      }
    }
    defer { flow.close() }
    try request.source.visit(request.walker(settings.identifier.registry), flow)
    try flow.finish()
    for file in unreadable {
      Diagnostics.write(Diagnostics.line(file.path, file.error))
      status = status.combined(with: .unreadable)
    }
    return MediaLibrary(
      root: folder.path, items: request.pairsAcross ? MediaItem.joined(items) : items, unreadable: unreadable)
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
