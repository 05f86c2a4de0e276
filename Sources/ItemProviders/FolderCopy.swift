internal import Foundation
internal import SystemCalls
internal import SystemPackage

/// The copy of a folder: files copied, links kept as links when they stay inside, all others left out.
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
      case .link(let place):
        guard FolderTree.staysInside(link: entry.path, to: place) else { continue }
        try Self.makeLink(path, to: place)
      }
    }
    try transfer.advance(total, of: total)
  }

  /// Creates a folder that must not be there yet, and that its owner can always use.
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
