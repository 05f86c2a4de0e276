internal import Foundation
internal import SystemCalls
internal import SystemPackage

/// Copies a folder: its files, and the links that stay inside it; other links are left out.
struct FolderCopy {
  private let source: String
  private let target: String
  private let transfer: Transfer

  init(_ source: String, to target: String, _ transfer: Transfer) {
    self.source = source
    self.target = target
    self.transfer = transfer
  }

  func run() throws {
    let tree = try FolderTree(source) { try transfer.check() }
    let total = tree.byteCount
    var done: Int64 = 0
    try Self.makeFolder(target, mode: (try? FileStatus(source, followingLinks: true))?.mode ?? 0)
    for entry in tree.entries {
      try transfer.check()
      let path = target + "/" + entry.path
      switch entry.kind {
      case .folder: try Self.makeFolder(path, mode: entry.mode)
      case .file(let size):
        try ItemCopy.copyFile(source + "/" + entry.path, to: path, followingLinks: false) {
          try transfer.advance(done &+ min($0, size), of: total)
        }
        done &+= size
      case .link(let destination):
        guard FolderTree.staysInside(link: entry.path, to: destination) else { continue }
        try Self.makeLink(path, to: destination)
      }
    }
    try transfer.advance(total, of: total)
  }

  /// Creates a new folder; its owner always gets all permissions.
  static func makeFolder(_ path: String, mode: UInt32 = 0o777) throws {
    try CocoaError.catching(path, .writing) { () throws(Errno) in
      try FileSystem.makeFolder(FilePath(path), mode: mode & 0o777 | 0o700)
    }
  }

  static func makeLink(_ path: String, to target: String) throws {
    try CocoaError.catching(path, .writing) { () throws(Errno) in
      try FileSystem.makeLink(FilePath(path), to: target)
    }
  }
}
