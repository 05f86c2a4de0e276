internal import Foundation
internal import SystemCalls
internal import SystemPackage

/// The contents of a folder, listed without following links and within limits.
struct FolderTree {
  enum Kind: Hashable, Sendable {
    case folder
    case file(size: Int64)
    case link(to: String)
  }

  struct Entry: Hashable, Sendable {
    /// The path relative to the folder.
    var path: String
    var kind: Kind
    /// Seconds since 1970.
    var modified: Int64
    var mode: UInt32
  }

  static let maxEntries = 100_000
  static let maxDepth = 64

  /// The entries: folders before their contents, names in byte order.
  let entries: [Entry]

  /// The total size of all files.
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
  /// Errors: `CocoaError.fileReadTooLarge` if there are too many entries or levels,
  /// `CocoaError.fileReadInvalidFileName` if a name is not UTF-8.
  init(_ root: String, check: () throws -> Void) throws {
    var entries: [Entry] = []
    var pending = [""]
    while let folder = pending.popLast() {
      try check()
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.isEmpty ? root : root + "/" + folder)
      for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        let path = folder.isEmpty ? name : folder + "/" + name
        guard let status = try? FileStatus(root + "/" + path, followingLinks: false) else {
          // A name that is not UTF-8 cannot be opened; leaving the file out would lose it silently.
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
        guard entries.count <= Self.maxEntries else {
          throw CocoaError(.fileReadTooLarge, userInfo: [NSFilePathErrorKey: root])
        }
        if kind == .folder { pending.append(path) }
      }
      guard folder.split(separator: "/").count < Self.maxDepth else {
        throw CocoaError(.fileReadTooLarge, userInfo: [NSFilePathErrorKey: root])
      }
    }
    self.entries = entries
  }

  /// Returns true if a link at `path` leads to a path in the same tree, whatever other such links there are.
  ///
  /// `..` is allowed only at the start, where it leaves real folders of the tree.
  static func staysInside(link path: String, to target: String) -> Bool {
    guard !target.hasPrefix("/") else { return false }
    let depth = path.split(separator: "/").count - 1
    let parts = target.split(separator: "/").filter { $0 != "." }
    let up = parts.prefix { $0 == ".." }.count
    return up <= depth && !parts.dropFirst(up).contains("..")
  }
}
