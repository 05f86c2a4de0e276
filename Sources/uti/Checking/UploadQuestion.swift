import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage
import UploadChecks

/// Holds the files of records against a policy, each thread with its own examiner.
struct UploadQuestion: Sendable {
  let policy: UploadPolicy
  let options: FileIdentifier.Options

  /// What examines one thread's records: why the first file of an item that does not pass is refused.
  func makeExaminer() -> (Record) -> String? {
    let examiner = UploadExaminer(policy, options: options)
    return { record in
      guard record.error == nil else { return nil }
      for file in Self.files(of: record) {
        do throws(IdentificationError) {
          if let refusal = try Self.decision(file, by: examiner).refusal { return refusal.reason }
        } catch {
          return "it could not be read again: \(error.message)"
        }
      }
      return nil
    }
  }

  /// The files that an item has of its own; both halves of a pair.
  private static func files(of record: Record) -> [FilePath] {
    guard let livePhoto = record.livePhoto, livePhoto.form == .pair else { return [record.path] }
    return [record.path] + [livePhoto.still, livePhoto.movie].compactMap { $0 }.filter { $0 != record.path }
  }

  private static func decision(
    _ path: FilePath, by examiner: UploadExaminer
  ) throws(IdentificationError) -> UploadDecision {
    guard path == "-" else { return try examiner.examine(path: path) }
    guard let status = try? FileStatus(of: FileDescriptor.standardInput.rawValue), status.type == .regular
    else {
      throw IdentificationError(code: "ESPIPE", message: "a pipe is read once; name a file")
    }
    return try examiner.examine(descriptor: .standardInput)
  }
}
