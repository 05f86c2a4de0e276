import FileActions
import FileIdentification
import PropertyLists
import SystemCalls
import SystemPackage

/// The folder for the output of `uti extract`, or for the copies of `uti pick --to`.
struct PartFolder {
  var path: FilePath

  /// Checks that the folder exists, or creates it.
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

  /// Completes an earlier extraction into the folder that was killed.
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
      case .incomplete(let staging, let reason):
        Diagnostics.error(
          "\(PrintableText.escaped(staging)) holds parts that an earlier extraction could not rename: \(reason)"
        )
        status = .outputFailed
      }
    }
    return status
  }
}
