import FileIdentification
import MediaItems
import SystemPackage
import UploadChecks

/// Holds the files of records against a policy, each thread with its own examiner.
struct UploadQuestion: Sendable {
  let policy: UploadPolicy
  let options: FileIdentifier.Options
  /// The name of what comes by standard input.
  let inputName: String?

  /// Makes what examines one thread's records: a record gets the refusal of the first of its files that does not pass, or
  /// the error of one that could not be examined.
  func makeExaminer() -> (inout Record) -> Void {
    let examiner = UploadExaminer(policy, options: options)
    return { record in
      guard record.error == nil else { return }
      for file in Self.files(of: record) {
        do throws(IdentificationError) {
          guard let refusal = try decision(file, by: examiner).refusal else { continue }
          record.uploadRefusal = refusal.reason
        } catch {
          // No answer is neither yes nor no.
          record.error = Self.error(error, of: file, in: record)
        }
        return
      }
    }
  }

  /// An error of examining, which names the file where the record's path does not.
  private static func error(
    _ error: IdentificationError, of file: FilePath, in record: Record
  ) -> IdentificationError {
    guard file != record.path, let name = file.lastComponent?.string else { return error }
    return IdentificationError(code: error.code, message: "\(name): \(error.message)")
  }

  /// The files that an item has of its own; both halves of a pair.
  private static func files(of record: Record) -> [FilePath] {
    guard let livePhoto = record.livePhoto, livePhoto.form == .pair else { return [record.path] }
    return [record.path] + [livePhoto.still, livePhoto.movie].compactMap { $0 }.filter { $0 != record.path }
  }

  private func decision(
    _ path: FilePath, by examiner: UploadExaminer
  ) throws(IdentificationError) -> UploadDecision {
    guard path == "-" else { return try examiner.examine(path: path) }
    // What came by a pipe is a file by now.
    return try examiner.examine(descriptor: .standardInput, name: inputName)
  }
}
