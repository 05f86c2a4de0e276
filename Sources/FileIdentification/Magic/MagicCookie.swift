#if LibMagic
  internal import ByteSources
  internal import CLibMagic
  internal import SystemCalls
  internal import SystemPackage

  /// One handle of libmagic with its database loaded, for one worker: answers live in the handle, and the next question
  /// overwrites them.
  final class MagicCookie {
    /// How far into a file libmagic may look; its readers of OLE, ELF and ends of files seek beyond it.
    private static let byteLimit = 256 << 10

    private let handle: magic_t

    static var version: Int { Int(magic_version()) }

    /// What the standard database is: the one in the executable, else the system's.
    static var standardDatabase: String {
      var length = 0
      if uti_magic_database(&length) != nil { return "carried by the executable (\(length) bytes)" }
      return SystemMagic.path() ?? "not found; name one with --magic FILE"
    }

    init(_ database: MagicDatabase) throws(IdentificationError) {
      // Errors as errors, not as answers; no child processes for compressed files.
      guard let handle = magic_open(MAGIC_MIME_TYPE | MAGIC_ERROR | MAGIC_NO_CHECK_COMPRESS) else {
        throw IdentificationError(
          code: "magic", message: "libmagic could not be opened: \(Errno.current)")
      }
      self.handle = handle
      try load(database)
      var limit = Self.byteLimit
      magic_setparam(handle, MAGIC_PARAM_BYTES_MAX, &limit)
    }

    deinit { magic_close(handle) }

    /// Asks about an open descriptor; its position is left where it was.
    func answer(descriptor: Int32) throws(IdentificationError) -> String {
      try answer(magic_descriptor(handle, descriptor))
    }

    /// Asks about bytes in memory: what needs the end of a longer file cannot be answered.
    func answer(bytes: UnsafeRawBufferPointer) throws(IdentificationError) -> String {
      try answer(magic_buffer(handle, bytes.baseAddress, bytes.count))
    }

    private func answer(_ text: UnsafePointer<CChar>?) throws(IdentificationError) -> String {
      guard let text else { throw error("libmagic gave no answer") }
      return String(cString: text)
    }

    private func load(_ database: MagicDatabase) throws(IdentificationError) {
      let failed: Bool
      switch database {
      case .file(let path): failed = path.withPlatformString { magic_load(handle, $0) } != 0
      case .none, .standard:
        var length = 0
        if let carried = uti_magic_database(&length) {
          var buffer: UnsafeMutableRawPointer? = carried
          failed = magic_load_buffers(handle, &buffer, &length, 1) != 0
        } else {
          guard let path = SystemMagic.path() else {
            throw IdentificationError(
              code: "magic",
              message: "no database of libmagic was found on this system; name one with --magic FILE")
          }
          failed = path.withCString { magic_load(handle, $0) } != 0
        }
      }
      guard failed else { return }
      var failure = error("libmagic's database could not be loaded")
      if database == .standard { failure.message += "; name another with --magic FILE" }
      throw failure
    }

    private func error(_ otherwise: String) -> IdentificationError {
      IdentificationError(
        code: "magic", message: magic_error(handle).map { String(cString: $0) } ?? otherwise)
    }
  }
#endif
