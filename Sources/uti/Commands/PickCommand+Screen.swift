import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage

// Picking in a browser: `uti pick --screen`.
extension PickCommand {
  /// Shows the screen; returns the identifiers of the picked assets in order, or an empty array.
  func pickOnScreen() throws -> [String] {
    var request = PickerScreenRequest(folder: folder.path)
    request.filter = filter.filter
    request.includesUnknown = filter.unknown == .include
    request.limit = limit
    request.isOrdered = order == .selection
    request.preselectedPaths = try Self.texts(preselected.map(\.path) + rememberedPaths())
    request.search = search
    (request.from, request.until) = (from, until)
    request.representation = mode ?? representation
    request.allow = screen.allow
    request.allowedPaths = try screen.allowList.map { try Self.texts(try Self.paths(in: $0)) }
    request.exclusions = scan.exclude
    request.leavesOutForeign = scan.defaultExcludes ?? true
    request.pairsAcross = scan.pairAcross
    request.decodes = screen.decode
    request.timeout = screen.screenTimeout.map { $0.duration / .seconds(1) }
    let answer: PickerScreen.Answer
    do throws(PickerScreen.Failure) { answer = try PickerScreen.run(request) } catch {
      throw CommandFailure(Self.status(of: error), error.description)
    }
    return answer.selection
  }

  private static func status(of failure: PickerScreen.Failure) -> ExitStatus {
    switch failure {
    case .missing, .notStarted: .unavailable
    // The program reports usage errors on standard error itself.
    case .ended(let code?, _): ExitStatus.precedence.first { $0.code == code } ?? .internalError
    case .ended(nil, _), .garbled: .internalError
    }
  }

  /// Returns the paths as text, as the screen program needs them.
  private static func texts(_ paths: [FilePath]) throws -> [String] {
    try paths.map { path in
      guard let text = String(validating: path.bytes, as: UTF8.self) else {
        throw CommandFailure(
          .usage, "\(PrintableText.escaped(path)): --screen needs paths in UTF-8")
      }
      return text
    }
  }

  /// Returns the paths in the list of `--remember`; empty if it does not exist yet.
  func rememberedPaths() throws -> [FilePath] {
    guard let list = screen.remember, FileSystem.isTaken(list.path) else { return [] }
    return try Self.paths(in: list)
  }

  /// Replaces the list of `--remember` atomically.
  func remember(_ results: [MediaPicker.Result]) throws {
    guard let list = screen.remember else { return }
    let paths = results.map(\.asset.relativePath)
    if let unwritable = paths.first(where: { $0.bytes.contains(0x0A) }) {
      throw CommandFailure(
        .outputFailed,
        "\(PrintableText.escaped(unwritable)): a name with a line break cannot be written to a list")
    }
    do {
      let file = try UnnamedFile(temporaryIn: list.path.folder)
      defer { file.discard() }
      for path in paths { try file.descriptor.writeContents(path.bytes + [0x0A]) }
      try file.descriptor.synchronize()
      if let temporary = file.temporary { try FileSystem.replace(list.path, by: temporary) }
    } catch {
      throw CommandFailure(.outputFailed, "cannot write the list \(list.printable): \(error)")
    }
  }

  /// Returns the condition for visible assets; nil if all are visible.
  func allowance(_ library: MediaLibrary) throws -> ((MediaAsset) -> Bool)? {
    guard screen.isLimited else { return nil }
    let condition = try screen.allowed?.condition(in: registry.makeRegistry())
    let listed = try screen.allowList.map { list in
      Set(try Self.paths(in: list).compactMap { library.asset(at: $0)?.localIdentifier })
    }
    return { asset in
      condition.map { $0.filter.matches(asset) == .yes } ?? true
        && listed.map { $0.contains(asset.localIdentifier) } ?? true
    }
  }
}
