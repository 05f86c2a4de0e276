#if !canImport(Darwin)
  internal import Foundation
  internal import UniformTypes

  /// The kind and name of a file in the file system.
  struct FileKind {
    private let url: URL
    private let mode: mode_t
    private let isMountPoint: Bool

    /// Reads the status of the file itself; links are not followed.
    init(_ url: URL) throws {
      self.url = url
      var status = stat()
      // A trailing slash would follow a link.
      var path = url.standardizedFileURL.path
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      guard lstat(path, &status) == 0 else { throw Self.error(errno, url) }
      mode = status.st_mode
      var parent = stat()
      isMountPoint =
        status.st_mode & S_IFMT == S_IFDIR && lstat(path + "/..", &parent) == 0
        && (parent.st_dev != status.st_dev || parent.st_ino == status.st_ino)
    }

    var contentType: UTType? {
      switch mode & S_IFMT {
      case S_IFREG: fileType
      case S_IFDIR: isMountPoint ? .volume : folderType
      case S_IFLNK: .symbolicLink
      case S_IFCHR: UTType("public.character-special")
      case S_IFBLK: UTType("public.block-special")
      case S_IFIFO: UTType("public.named-pipe")
      case S_IFSOCK: UTType("public.socket")
      default: .item
      }
    }

    private var fileType: UTType? {
      if !url.pathExtension.isEmpty { return UTType(filenameExtension: url.pathExtension) }
      return mode & 0o111 == 0 ? .data : UTType("public.unix-executable")
    }

    /// The type of a folder: `public.folder` unless a package or bundle type owns the extension.
    private var folderType: UTType? {
      guard !url.pathExtension.isEmpty else { return .folder }
      for supertype in [UTType.package, .bundle] {
        let type = UTType(filenameExtension: url.pathExtension, conformingTo: supertype)
        if let type, !type.isDynamic { return type }
      }
      return .folder
    }

    private static func error(_ code: Int32, _ url: URL) -> CocoaError {
      let cause: CocoaError.Code =
        switch code {
        case ENOENT, ENOTDIR: .fileReadNoSuchFile
        case EACCES, EPERM: .fileReadNoPermission
        default: .fileReadUnknown
        }
      return CocoaError(
        cause,
        userInfo: [
          NSURLErrorKey: url, NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(code)),
        ])
    }
  }
#endif
