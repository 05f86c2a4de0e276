import FileIdentification
import MediaItems
import SystemPackage
import UploadChecks

/// Checks the files of records against an upload policy, with one examiner per thread.
struct UploadCheck: Sendable {
  let policy: UploadPolicy
  let options: FileIdentifier.Options
  /// The name to assume for standard input.
  let inputName: String?

  /// Returns a function that examines the records of one thread.
  ///
  /// It sets the refusal, or the error, of the first file that fails.
  func makeExaminer() -> (inout Record) -> Void {
    let examiner = UploadExaminer(policy, options: options)
    return { record in
      guard record.error == nil else { return }
      for file in Self.files(of: record) {
        do throws(IdentificationError) {
          guard let refusal = try decision(file, by: examiner).refusal else { continue }
          record.uploadRefusal = refusal.reason
        } catch {
          // Without a decision the file neither passes nor fails.
          record.error = Self.error(error, of: file, in: record)
        }
        return
      }
    }
  }

  /// Adds the file name to an error if the path of the record is another file's.
  private static func error(
    _ error: IdentificationError, of file: FilePath, in record: Record
  ) -> IdentificationError {
    guard file != record.path, let name = file.lastComponent?.string else { return error }
    return IdentificationError(code: error.code, message: "\(name): \(error.message)")
  }

  /// Returns the files of an item: both halves of a pair.
  private static func files(of record: Record) -> [FilePath] {
    guard let livePhoto = record.livePhoto, livePhoto.form == .pair else { return [record.path] }
    return [record.path] + [livePhoto.still, livePhoto.movie].compactMap { $0 }.filter { $0 != record.path }
  }

  private func decision(
    _ path: FilePath, by examiner: UploadExaminer
  ) throws(IdentificationError) -> UploadDecision {
    guard path == "-" else { return try examiner.examine(path: path) }
    // Piped input was spooled to a file before.
    return try examiner.examine(descriptor: .standardInput, name: inputName)
  }
}
