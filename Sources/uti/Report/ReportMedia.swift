import ASCIIBytes
import FileActions
import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage
import UniformTypes

/// Copies the movies and the browser-readable stills of a report to a folder beside its HTML page.
///
/// The copies are in the subfolders that the library has.
final class ReportMedia: Sendable {
  /// The result of copying the halves of one item.
  struct Outcome {
    var value: FieldValue?
    var errors = ""
    var status = ExitStatus.success
  }

  private let folder: FilePath
  private let realFolder: FilePath
  /// The relative path from the page to the folder.
  private let relativePath: [FilePath.Component]
  private let keepsMetadata: Bool
  /// The folders that exist and in which the copies of interrupted runs were recovered.
  private let prepared = Guarded<Set<FilePath>>([])

  /// Creates the folder if it does not exist.
  init(_ folder: FilePath, beside page: FilePath, keepsMetadata: Bool) throws {
    self.folder = folder
    self.keepsMetadata = keepsMetadata
    do throws(Errno) {
      if !FileSystem.isFolder(folder) { try FileSystem.makeFolders(folder) }
      realFolder = try FileSystem.realPath(of: folder)
      relativePath = ReportLink.relativePath(from: try FileSystem.realPath(of: page.folder), to: realFolder)
    } catch {
      throw CommandFailure(
        .outputFailed, "cannot create the folder \(PrintableText.escaped(folder)): \(error)")
    }
  }

  /// Returns true if a file is in the folder, which has the copies of earlier runs.
  func contains(_ path: FilePath) -> Bool {
    (try? FileSystem.realPath(of: path.folder))?.starts(with: realFolder) ?? false
  }

  func copy(_ item: MediaItem, shownAt path: FilePath, _ extraction: MediaExtraction) -> Outcome? {
    guard [.photo, .livePhoto, .video].contains(item.kind) else { return nil }
    var outcome = Outcome()
    do {
      var copies = try extraction.copies(of: item, keepsMetadata: keepsMetadata, ExtractionLimits())
      var written: [FilePath.Component: FilePath] = [:]
      if !copies.media.isEmpty {
        let target = try prepare(for: path)
        do { written = try write(copies.media, to: target) } catch let error as ExtractionError
          where error.code == .inseparable
        {
          copies.media.removeAll { $0.role == .movie }
          copies.refused.append((.movie, error.message))
          written = try write(copies.media, to: target)
        }
      }
      for (role, reason) in copies.refused {
        outcome.errors += line(item, "\(role.rawValue) not copied: \(reason)")
      }
      outcome.value = value(copies, written)
    } catch let error as PartWriter<SystemParts>.Failure {
      outcome.errors = line(item, error.message)
      outcome.status = .outputFailed
    } catch let error as ExtractionError {
      // A single half has nothing to copy.
      if error.code == .nothing { return nil }
      outcome.errors = line(item, "not copied: \(error.message)")
      outcome.status = .unreadable
    } catch {
      outcome.errors = line(item, "not copied: \(error)")
      outcome.status = .unreadable
    }
    return outcome
  }

  private func line(_ item: MediaItem, _ message: String) -> String {
    "uti: \(PrintableText.escaped(item.path)): \(message)\n"
  }

  private func write(_ media: [StrippedMedia], to target: FilePath) throws -> [FilePath.Component: FilePath] {
    let writer = PartWriter(files: SystemParts(), folder: target, numbers: true, reuses: true)
    let files = try writer.write(media)
    return Dictionary(zip(media.map(\.name), files.map(\.path))) { first, _ in first }
  }

  private func value(_ copies: MediaExtraction.Copies, _ written: [FilePath.Component: FilePath])
    -> FieldValue?
  {
    func copy(_ role: MediaPart.Role) -> FieldValue? {
      guard let media = copies.media.first(where: { $0.role == role }), let path = written[media.name] else {
        return nil
      }
      var remainder = path
      _ = remainder.removePrefix(folder)
      return .object(present: [
        ("link", .text(ReportLink.link(relativePath + remainder.components))),
        ("mime", .text(media.type.printedMIMEType)),
        ("length", .integer(Int(media.byteCount))),
        ("orientation", (2...8).contains(media.orientation) ? .integer(media.orientation) : nil),
      ])
    }
    let (still, movie) = (copy(.still), copy(.movie))
    let refused = copies.refused.map { FieldValue.text("\($0.role.rawValue): \($0.reason)") }
    if still == nil, movie == nil, refused.isEmpty { return nil }
    return .object(present: [
      ("still", still), ("movie", movie), ("notCopied", refused.isEmpty ? nil : .list(refused)),
    ])
  }

  // MARK: Folders

  /// Creates the folder for the copies of an item: its folder as shown in the page, below this one.
  private func prepare(for path: FilePath) throws -> FilePath {
    // ".." is dropped, so that nothing is written outside.
    let names = path.lexicallyNormalized().removingLastComponent().components.filter { $0.kind == .regular }
    let target = names.reduce(folder) { $0.appending($1) }
    if prepared.withLock({ $0.contains(target) }) { return target }
    do throws(Errno) {
      var next = folder
      for name in names {
        next.append(name)
        do throws(Errno) { try FileSystem.makeFolder(next, mode: 0o777) } catch {
          guard error == .fileExists else { throw error }
          // A symbolic link could lead outside.
          guard try FileStatus(of: next, followingLinks: false).type == .directory else {
            throw Errno.notDirectory
          }
        }
      }
      for outcome in try PartStaging.recover(SystemParts(), in: target) {
        guard case .incomplete(let path, let reason) = outcome else { continue }
        Diagnostics.error("\(PrintableText.escaped(path)) holds copies that could not be renamed: \(reason)")
      }
    } catch {
      throw PartWriter<SystemParts>.Failure(
        message: "cannot create the folder \(PrintableText.escaped(target)): \(error)")
    }
    prepared.withLock { _ = $0.insert(target) }
    return target
  }
}

/// Relative links in an HTML report (RFC 3986), with other bytes percent-encoded.
enum ReportLink {
  /// Returns the relative path from one folder to another, both real paths.
  static func relativePath(from folder: FilePath, to other: FilePath) -> [FilePath.Component] {
    let (from, to) = (Array(folder.components), Array(other.components))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    return Array(repeating: "..", count: from.count - shared) + to[shared...]
  }

  static func link(_ components: [FilePath.Component]) -> String {
    "./" + components.map { PercentEncoding.encode($0.bytes, allowing: "/") }.joined(separator: "/")
  }
}
