import FileIdentification
import MediaItems
import SystemPackage

extension PickCommand {
  /// The folder as a library; what cannot be read is said and changes `status`.
  func read(_ status: inout ExitStatus) throws -> MediaLibrary {
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
    let mayBeShown = mayBeShown
    var items: [MediaItem] = []
    var unreadable: [MediaLibrary.UnreadableFile] = []
    let flow = ItemFlow<Record>(workers: request.workerCount) {
      let reader = ItemReader(settings)
      return { reader.record(for: $0) }
    } take: { records in
      let folder = records.compactMap(\.item)
      items += request.pairsAcross ? folder : MediaItem.joined(folder).filter(mayBeShown)
      for record in records {
        guard let error = record.error else { continue }
        unreadable.append(MediaLibrary.UnreadableFile(path: record.path, error: error))
      }
    }
    defer { flow.close() }
    try request.source.visit(request.walker(settings.identifier.registry), flow)
    try flow.finish()
    for file in unreadable {
      Diagnostics.error("\(PrintableText.escaped(file.path)): \(file.error.message)")
      status = status.combined(with: .unreadable)
    }
    return MediaLibrary(
      root: folder.path, items: request.pairsAcross ? MediaItem.joined(items) : items, unreadable: unreadable)
  }

  /// Whether an item has to be kept: large libraries are mostly not what the filter asks for.
  ///
  /// What is selected by path is kept to say why it is refused, a burst's pictures because they are counted together.
  private var mayBeShown: (MediaItem) -> Bool {
    guard let condition = filter.condition, select == nil, item.isEmpty, preselected.isEmpty else {
      return { _ in true }
    }
    return { $0.file.headers?.metadata.burstIdentifier != nil || condition.holds($0) }
  }

  private func isFolder() throws -> Bool {
    do throws(IdentificationError) {
      return try FileStatus(of: folder.path, followingLinks: true).kind == .directory
    } catch {
      throw CommandFailure(.unreadable, "\(folder.printable): \(error.message)")
    }
  }
}
