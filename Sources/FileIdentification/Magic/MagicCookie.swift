#if LibMagic
  internal import CLibMagic
  internal import SystemCalls
  internal import SystemPackage

  /// A handle of libmagic with its database, for one thread: the next request overwrites the answer.
  final class MagicCookie: MagicAnswering {
    private let handle: magic_t
    /// The database in memory, if passed so.
    private var database: UnsafeMutableRawBufferPointer?
    let confinement: String? = nil
    let isUsable = true
    let isParentThreadAlive = true
    let canRetry = false
    /// True if a request ran out of memory, which libmagic may not free.
    private(set) var lacksMemory = false

    /// Errors are not answers; no child processes for compressed files.
    private static let flags = MAGIC_MIME_TYPE | MAGIC_ERROR | MAGIC_NO_CHECK_COMPRESS

    /// Limits on the cost of a file.
    private static let limits: [(parameter: Int32, most: Int, because: StaticString)] = [
      (
        MAGIC_PARAM_BYTES_MAX, WorkerChannel.maxMagicRequestLength,
        "how far it looks; its readers of OLE, ELF and ends of files seek beyond"
      ),
      (MAGIC_PARAM_REGEX_MAX, 1024, "8 KiB of new lines cost its regular expressions 180 ms, 1 KiB cost 13"),
      (MAGIC_PARAM_INDIR_MAX, 20, "tests that start over at another place"),
      (MAGIC_PARAM_NAME_MAX, 50, "tests by name inside tests by name"),
      (MAGIC_PARAM_ELF_PHNUM_MAX, 512, "a header's count of segments"),
      (MAGIC_PARAM_ELF_SHNUM_MAX, 2048, "a header's count of sections"),
      (MAGIC_PARAM_ELF_NOTES_MAX, 64, "notes in segments and sections"),
    ]

    static var version: Int { Int(magic_version()) }

    /// A description of the standard database: the executable's, else the system's.
    static var standardDatabase: String {
      var length = 0
      if uti_magic_database(&length) != nil { return "carried by the executable (\(length) bytes)" }
      return SystemMagic.path() ?? "not found; name one with --magic FILE"
    }

    /// Loads a database.
    ///
    /// `confine` is called after the last path is opened, and before foreign bytes are parsed if they can be
    /// had without a path.
    init(_ database: MagicDatabase, confine: () -> Void = {}) throws(IdentificationError) {
      guard let handle = magic_open(Self.flags) else {
        throw IdentificationError(
          code: "magic", message: "libmagic could not be opened: \(Errno.current)")
      }
      self.handle = handle
      try load(database, confine)
      for limit in Self.limits {
        var most = limit.most
        magic_setparam(handle, limit.parameter, &most)
      }
    }

    deinit {
      magic_close(handle)
      database?.deallocate()
    }

    func answer(descriptor: Int32, until deadline: Int?) throws(IdentificationError) -> String {
      try answer(magic_descriptor(handle, descriptor))
    }

    func answer(bytes: UnsafeRawBufferPointer, until deadline: Int?) throws(IdentificationError) -> String {
      try answer(magic_buffer(handle, bytes.baseAddress, bytes.count))
    }

    private func answer(
      _ ask: @autoclosure () -> UnsafePointer<CChar>?
    ) throws(IdentificationError) -> String {
      Errno.current = Errno(rawValue: 0)
      guard let text = ask() else {
        // Without a buffer it sets no error of its own.
        lacksMemory = [Errno.current, Errno(rawValue: magic_errno(handle))].contains(.noMemory)
        throw error(lacksMemory ? "libmagic had too little memory" : "libmagic gave no answer")
      }
      let words = String(cString: text)
      guard words.utf8.allSatisfy(WorkerMessage.isPrintable) else {
        throw IdentificationError(code: "magic", message: "libmagic answered what is no MIME type")
      }
      return words
    }

    private func load(_ database: MagicDatabase, _ confine: () -> Void) throws(IdentificationError) {
      switch database {
      case .omitted, .standard:
        var length = 0
        if let carried = uti_magic_database(&length) {
          confine()
          try load(UnsafeMutableRawBufferPointer(start: carried, count: length))
        } else {
          guard let path = SystemMagic.path() else {
            throw IdentificationError(
              code: "magic",
              message: "no database of libmagic was found on this system; name one with --magic FILE")
          }
          try load(path: path)
          confine()
        }
      case .file(let path):
        switch try MagicFile(path) {
        case .compiled(let bytes):
          self.database = bytes
          confine()
          try load(bytes)
        case .source(let path):
          try load(path: path)
          confine()
        }
      }
    }

    private func load(_ bytes: UnsafeMutableRawBufferPointer) throws(IdentificationError) {
      var (start, length) = (bytes.baseAddress, bytes.count)
      if magic_load_buffers(handle, &start, &length, 1) != 0 { throw unloadable }
    }

    private func load(path: String) throws(IdentificationError) {
      if path.withCString({ magic_load(handle, $0) }) != 0 { throw unloadable }
    }

    private var unloadable: IdentificationError {
      var failure = error("libmagic's database could not be loaded")
      failure.message += "; name another with --magic FILE"
      return failure
    }

    private func error(_ otherwise: String) -> IdentificationError {
      let words = magic_error(handle).map { String(cString: $0) } ?? otherwise
      // Errors may quote the database.
      let printable = words.utf8.map { WorkerMessage.isPrintable($0) ? $0 : UInt8(ascii: "?") }
      return IdentificationError(code: "magic", message: String(decoding: printable, as: UTF8.self))
    }
  }
#endif
