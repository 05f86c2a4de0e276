internal import CLibrary
package import SystemPackage

// Error numbers: the last one of a thread, and their names in C.
extension Errno {
  /// The error of the last failed call in this thread.
  package static var current: Errno {
    get { Errno(rawValue: errno) }
    set { errno = newValue.rawValue }
  }

  /// The name in C, such as `ENOENT`.
  package var name: String { Self.names.first { $0.error == self }?.name ?? "errno \(rawValue)" }

  private static let names: [(error: Errno, name: String)] = [
    (.permissionDenied, "EACCES"), (.resourceTemporarilyUnavailable, "EAGAIN"), (.badFileDescriptor, "EBADF"),
    (.resourceBusy, "EBUSY"), (.canceled, "ECANCELED"), (.badAddress, "EFAULT"), (.fileTooLarge, "EFBIG"),
    (.invalidArgument, "EINVAL"), (.ioError, "EIO"), (.isDirectory, "EISDIR"),
    (.tooManySymbolicLinkLevels, "ELOOP"), (.tooManyOpenFiles, "EMFILE"), (.fileNameTooLong, "ENAMETOOLONG"),
    (.tooManyOpenFilesInSystem, "ENFILE"), (.operationNotSupportedByDevice, "ENODEV"),
    (.noSuchFileOrDirectory, "ENOENT"), (.noMemory, "ENOMEM"), (.notDirectory, "ENOTDIR"),
    (.noSuchAddressOrDevice, "ENXIO"), (.overflow, "EOVERFLOW"), (.notPermitted, "EPERM"),
    (.readOnlyFileSystem, "EROFS"), (.staleNFSFileHandle, "ESTALE"), (.timedOut, "ETIMEDOUT"),
    (.textFileBusy, "ETXTBSY"),
  ]
}
