internal import Foundation
internal import SystemCalls
internal import SystemPackage

/// What is in a folder, listed without following a link, within limits.
struct FolderTree {
  enum Kind: Hashable, Sendable {
    case folder
    case file(size: Int64)
    case link(to: String)
  }

  struct Entry: Hashable, Sendable {
    /// The path below the folder.
    var path: String
    var kind: Kind
    /// Seconds since 1970.
    var modified: Int64
    var mode: UInt32
  }

  static let mostEntries = 100_000
  static let deepest = 64

  /// Folders before what is in them, names in the order of their bytes.
  let entries: [Entry]

  /// Bytes of all files.
  var byteCount: Int64 {
    entries.reduce(0) { sum, entry in
      if case .file(let size) = entry.kind {
        sum.addingReportingOverflow(size).overflow ? .max : sum + size
      } else {
        sum
      }
    }
  }

  /// Lists a folder; pipes, sockets and devices are left out.
  ///
  /// Errors: `CocoaError.fileReadTooLarge` when there are too many entries or they stand too deep,
  /// `CocoaError.fileReadInvalidFileName` for a name that is no UTF-8.
  init(_ root: String, check: () throws -> Void) throws {
    var entries: [Entry] = []
    var waiting = [""]
    while let folder = waiting.popLast() {
      try check()
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.isEmpty ? root : root + "/" + folder)
      for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        let path = folder.isEmpty ? name : folder + "/" + name
        guard let status = try? FileStatus(root + "/" + path, followingLinks: false) else {
          // A name whose bytes are no text cannot be asked for; leaving the file out would lose it unsaid.
          if name.unicodeScalars.contains("\u{FFFD}") {
            throw CocoaError(.fileReadInvalidFileName, userInfo: [NSFilePathErrorKey: root + "/" + path])
          }
          continue
        }
        let kind: Kind
        switch status.type {
        case .directory: kind = .folder
        case .regular: kind = .file(size: status.byteCount)
        case .symbolicLink:
          guard let target = FileSystem.linkTarget(of: FilePath(root + "/" + path)) else { continue }
          kind = .link(to: target)
        default: continue
        }
        entries.append(
          Entry(
            path: path, kind: kind, modified: status.modified, mode: status.mode))
        guard entries.count <= Self.mostEntries else {
          throw CocoaError(.fileReadTooLarge, userInfo: [NSFilePathErrorKey: root])
        }
        if kind == .folder { waiting.append(path) }
      }
      guard folder.split(separator: "/").count < Self.deepest else {
        throw CocoaError(.fileReadTooLarge, userInfo: [NSFilePathErrorKey: root])
      }
    }
    self.entries = entries
  }

  /// Whether a link at `path` leads to something in the same tree, whatever other such links there are.
  ///
  /// Steps up are allowed only at the start, where they leave real folders of the tree.
  static func staysInside(link path: String, to target: String) -> Bool {
    guard !target.hasPrefix("/") else { return false }
    let depth = path.split(separator: "/").count - 1
    let parts = target.split(separator: "/").filter { $0 != "." }
    let up = parts.prefix { $0 == ".." }.count
    return up <= depth && !parts.dropFirst(up).contains("..")
  }
}
