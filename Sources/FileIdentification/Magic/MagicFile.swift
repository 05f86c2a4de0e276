#if LibMagic
  internal import PropertyLists
  internal import SystemCalls
  internal import SystemPackage

  /// A libmagic database given by path: a regular file of limited size.
  enum MagicFile {
    /// A compiled database in memory, which the caller deallocates.
    case compiled(UnsafeMutableRawBufferPointer)
    /// A source text, which libmagic reads by path only.
    case source(String)

    /// Several times the size of system databases.
    private static let longest: Int64 = 64 << 20
    /// The signature of compiled databases, in either byte order.
    private static let marks: [[UInt8]] = [[0x1C, 0x04, 0x1E, 0xF1], [0xF1, 0x1E, 0x04, 0x1C]]

    init(_ path: FilePath) throws(IdentificationError) {
      // libmagic prefers the compiled form beside the path.
      let beside = FilePath(bytes: path.bytes + Array(".mgc".utf8))
      let isNamed = path.bytes.suffix(4).elementsEqual(".mgc".utf8)
      let opened: (file: FileDescriptor, status: FileStatus)?
      do throws(Errno) {
        let compiled = isNamed ? nil : try Self.opened(beside)
        opened = if let compiled { compiled } else { try FileDescriptor.openRegularFile(path) }
      } catch {
        throw Self.error(path, "could not be opened: \(error)")
      }
      guard let (file, status) = opened else { throw Self.error(path, "is no regular file") }
      defer { try? file.close() }
      guard status.byteCount <= Self.longest else {
        throw Self.error(path, "is longer than \(Self.longest >> 20) MiB")
      }
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(status.byteCount), alignment: 4096)
      do throws(Errno) {
        guard try file.fill(bytes, at: 0) == bytes.count else { throw .ioError }
      } catch {
        bytes.deallocate()
        throw Self.error(path, "could not be read: \(error)")
      }
      if Self.marks.contains(where: bytes.starts) {
        self = .compiled(bytes)
        return
      }
      bytes.deallocate()
      // libmagic treats a colon as a separator of paths, of which only one was checked.
      guard let text = String(validating: path.bytes, as: UTF8.self), !text.contains(":") else {
        throw Self.error(path, "is a text whose path has a colon or is not UTF-8, which libmagic cannot open")
      }
      self = .source(text)
    }

    /// Opens a regular file; nil if it does not exist.
    private static func opened(_ path: FilePath) throws(Errno) -> (file: FileDescriptor, status: FileStatus)?
    {
      do throws(Errno) { return try FileDescriptor.openRegularFile(path) } catch {
        if error == .noSuchFileOrDirectory { return nil }
        throw error
      }
    }

    private static func error(_ path: FilePath, _ words: String) -> IdentificationError {
      IdentificationError(
        code: "magic",
        message: "libmagic's database \(PrintableText.escaped(path)) \(words); name another with --magic FILE"
      )
    }
  }
#endif
