package import SystemCalls
public import UniformTypes

/// The kind of a file-system entry.
public enum FileKind: Hashable, Sendable {
  /// The file types of `stat`; `unknown` for any other.
  case regular, directory, symbolicLink, namedPipe, socket, characterDevice, blockDevice, unknown

  /// The uniform type of the kind; nil for regular files, which have many.
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
