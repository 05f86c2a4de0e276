import FileActions
import FileIdentification
import PropertyLists
import SystemCalls
import SystemPackage

/// A folder that parts of items are written to.
struct PartFolder {
  var path: FilePath

  /// Makes sure that the folder is there.
  func prepare(making makesFolder: Bool) throws {
    if FileSystem.isFolder(path) { return }
    let name = PrintableText.escaped(path)
    guard makesFolder else {
      throw CommandFailure(.outputFailed, "\(name) is not a folder; --create creates it")
    }
    do { try FileSystem.makeFolders(path) } catch {
      throw CommandFailure(.outputFailed, "cannot create the folder \(name): \(error)")
    }
  }

  /// Completes what an extraction into the folder had begun when it was ended from outside.
  func recover() throws -> ExitStatus {
    let name = PrintableText.escaped(path)
    let outcomes: [PartStaging<SystemParts>.Outcome]
    do throws(Errno) { outcomes = try PartStaging.recover(SystemParts(), in: path) } catch {
      throw CommandFailure(.outputFailed, "cannot read the folder \(name): \(error)")
    }
    var status = ExitStatus.success
    for outcome in outcomes {
      switch outcome {
      case .completed(let parts):
        let parts = parts.map { PrintableText.escaped($0) }.joined(separator: ", ")
        Diagnostics.warning("\(name): completed the unfinished extraction of an earlier run: \(parts)")
      case .waits(let place, let reason):
        Diagnostics.error(
          "\(PrintableText.escaped(place)) holds parts that an earlier extraction could not rename: \(reason)"
        )
        status = .outputFailed
      }
    }
    return status
  }
}
