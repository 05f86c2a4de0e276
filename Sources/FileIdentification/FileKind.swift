package import SystemCalls
public import UniformTypes

/// What the file system calls an entry.
public enum FileKind: Hashable, Sendable {
  /// What `stat` tells apart; `unknown` is what it has no name for.
  case regular, directory, symbolicLink, namedPipe, socket, characterDevice, blockDevice, unknown

  /// The type that stands for the kind; nil for regular files, which have types of their own.
  public var type: UTType? {
    switch self {
    case .regular: nil
    case .directory: .folder
    case .symbolicLink: .symbolicLink
    case .namedPipe: DeclaredType.namedPipe.type
    case .socket: DeclaredType.socket.type
    case .characterDevice: DeclaredType.characterDevice.type
    case .blockDevice: DeclaredType.blockDevice.type
    case .unknown: .item
    }
  }

  package init(_ type: FileType) {
    self =
      switch type {
      case .regular: .regular
      case .directory: .directory
      case .symbolicLink: .symbolicLink
      case .namedPipe: .namedPipe
      case .socket: .socket
      case .characterDevice: .characterDevice
      case .blockDevice: .blockDevice
      case .unknown: .unknown
      }
  }
}

extension FileStatus {
  package var kind: FileKind { FileKind(type) }
}

extension DirectoryEntry {
  package var kind: FileKind { FileKind(type) }
}
