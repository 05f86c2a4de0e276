import ByteSources
import FileActions
import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage
import UniformTypes

/// Turns work items into records; each worker has its own.
final class ItemReader {
  /// What every worker of one run shares.
  struct Settings: Sendable {
    var identifier: FileIdentifier.Options
    var claimedType: UTType?
    /// The name that stands for standard input's.
    var inputName: String?
    /// Whether a folder may be a Live Photo.
    var recognizesBundles = true
    /// Whether pictures and movies are asked what they say of themselves.
    var readsMetadata = true
    /// Whether files of one folder may belong together.
    var readsPairs = true
  }

  /// How much of a pipe is kept to be identified.
  private static let longestInput = 64 << 20

  let settings: Settings
  private let reader: MediaItemReader

  /// `slimsHeaders`: whether of a picture's headers only what records show is kept, since thousands wait at once.
  init(_ settings: Settings, slimsHeaders: Bool = false) {
    self.settings = settings
    reader = MediaItemReader(
      settings.identifier, readsMetadata: settings.readsMetadata,
      recognizesBundles: settings.recognizesBundles, slimsHeaders: slimsHeaders)
  }

  func record(for item: WorkItem) -> Record {
    var record = Record(path: item.path)
    do throws(IdentificationError) {
      if let error = item.error { throw error }
      record.item =
        item.path == "-" && item.kind == nil
        ? try readInput(item.path)
        : try reader.read(
          path: item.path, kind: item.kind, followingLinks: item.followsLinks,
          claimedType: settings.claimedType, sidecars: item.sidecars)
      judgeName(of: &record)
    } catch {
      record.error = error
    }
    return record
  }

  /// Decides about a name that the content contradicts.
  private func judgeName(of record: inout Record) {
    guard let identification = record.identification, MismatchRule.concerns(identification) else { return }
    // Standard input is called what the user says it is.
    let name = record.path == "-" ? settings.inputName.map { FileName($0) } : FileName(lastOf: record.path)
    guard let name else { return }
    record.mismatch = MismatchRule.decide(identification, called: name, settings.identifier.registry)
    if record.mismatch?.isFinding == true { record.identity = try? FileIdentity(of: record.path) }
  }

  /// The record of an item whose place among all inputs is known already.
  ///
  /// Errors of the pass that found the places are kept: what could not be read then has not been paired.
  func record(
    for item: WorkItem, _ roles: [FilePath: PairingRole], errors: [FilePath: IdentificationError] = [:]
  ) -> Record {
    var record = record(for: item)
    if let role = roles[item.path] {
      record.item = record.item.flatMap { $0.taking(role, parts: parts(of: $0, role)) }
      record.isPart = record.item == nil
    }
    if record.error == nil, let error = errors[item.path] {
      record.item = nil
      record.error = error
    }
    return record
  }

  /// What a still's further files say of places; they lie elsewhere and are read once more, but only where it matters.
  private func parts(of still: MediaItem, _ role: PairingRole) -> MediaItem.Surroundings? {
    guard case .still(let movie, _, _, let alternates) = role, settings.readsMetadata,
      still.isLocated != true
    else { return nil }
    var result = MediaItem.Surroundings.nothing
    for path in [movie] + alternates {
      let located: Bool?
      do throws(IdentificationError) { located = try reader.read(path: path).isLocated } catch {
        // Its own record says that it could not be read.
        located = nil
      }
      result = result.joined(with: .init(located))
    }
    return result
  }

  private func readInput(_ path: FilePath) throws(IdentificationError) -> MediaItem {
    let descriptor = FileDescriptor.standardInput
    let status = try IdentificationError.catching { () throws(Errno) in
      try FileStatus(of: descriptor.rawValue)
    }
    if status.type == .regular {
      let identification = try reader.identifier.identify(
        descriptor: descriptor.rawValue, name: settings.inputName, claimedType: settings.claimedType)
      let source = DescriptorSource(descriptor: descriptor.rawValue, byteCount: status.byteCount)
      return try reader.item(path, identification, input: MediaInput(source, name: settings.inputName))
    }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while bytes.count < Self.longestInput {
      let count: Int
      do { count = try block.withUnsafeMutableBytes { try descriptor.read(into: $0) } } catch {
        guard let error = error as? Errno else { throw IdentificationError(code: "EIO", message: "\(error)") }
        throw IdentificationError(error)
      }
      if count == 0 { break }
      bytes.append(contentsOf: block[..<count])
    }
    var identification = try reader.identifier.identify(
      bytes: bytes, name: settings.inputName, claimedType: settings.claimedType)
    if bytes.count >= Self.longestInput { identification.isIncomplete = true }
    return try reader.item(
      path, identification, input: MediaInput(MemorySource(bytes), name: settings.inputName))
  }
}
