#if LibMagic
  internal import PropertyLists
  internal import SystemCalls
  internal import SystemPackage

  /// A database of libmagic that somebody named: a regular file of bounded size, whatever else lies there.
  enum MagicFile {
    /// Compiled, in memory; the caller's to deallocate.
    case compiled(UnsafeMutableRawBufferPointer)
    /// A text, which libmagic reads by its path alone.
    case source(String)

    /// Several times what systems have.
    private static let longest: Int64 = 64 << 20
    /// libmagic's mark of compiled databases, in the byte order of the machine that compiled it.
    private static let marks: [[UInt8]] = [[0x1C, 0x04, 0x1E, 0xF1], [0xF1, 0x1E, 0x04, 0x1C]]

    init(_ path: FilePath) throws(IdentificationError) {
      // libmagic prefers the compiled form beside the path.
      let beside = FilePath(bytes: path.bytes + Array(".mgc".utf8))
      let isNamed = path.bytes.suffix(4).elementsEqual(".mgc".utf8)
      let opened: (file: FileDescriptor, status: FileStatus)?
      do throws(Errno) {
        let found = isNamed ? nil : try Self.opened(beside)
        opened = if let found { found } else { try FileDescriptor.openRegularFile(path) }
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
      // A colon stands between paths there, and what is behind it was not looked at.
      guard let text = String(validating: path.bytes, as: UTF8.self), !text.contains(":") else {
        throw Self.error(path, "is a text whose path has a colon or is not UTF-8, which libmagic cannot open")
      }
      self = .source(text)
    }

    /// A regular file that may be there; nil where it is not.
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
