import FileActions
import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage

// Copying the picked files: `uti pick --to`.
extension PickCommand {
  /// Copies the picked files to the folder given by `--to`; returns the paths of the copies by asset identifier.
  ///
  /// Files are written as by `extract`. Preselected items are not copied.
  func copy(
    _ results: [MediaPicker.Result], _ status: inout ExitStatus
  ) throws -> [String: [FilePath]] {
    guard let to else { return [:] }
    let folder = PartFolder(path: to.path)
    try folder.prepare(making: true)
    status = status.combined(with: try folder.recover())
    let extraction = MediaExtraction()
    let writer = PartWriter(files: SystemParts(), folder: to.path, numbers: true)
    var copies: [String: [FilePath]] = [:]
    do {
      for result in results where !result.isPreselected {
        let item = result.asset.item
        func fail(_ message: String, _ code: ExitStatus) {
          Diagnostics.error("\(PrintableText.escaped(item.path)): \(message)")
          status = status.combined(with: code)
        }
        if Signals.isInterruptionPending { throw Interruption() }
        do {
          let parts = try extraction.files(of: item, without: without ?? [])
          Signals.holdInterruptions()
          copies[result.asset.localIdentifier] = try writer.write(parts).map(\.path)
        } catch let error as PartWriter<SystemParts>.Failure {
          fail(error.message, .outputFailed)
        } catch let error as ExtractionError {
          fail(error.message, [.nothing, .inseparable].contains(error.code) ? .no : .unreadable)
        }
      }
    } catch is Interruption {
      Diagnostics.error("interrupted: not all files were copied")
      status = status.combined(with: .interrupted)
    }
    return copies
  }
}
