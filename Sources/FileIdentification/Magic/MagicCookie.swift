#if LibMagic
  internal import CLibMagic
  internal import SystemCalls
  internal import SystemPackage

  /// One handle of libmagic with its database loaded, for one worker: answers live in the handle, and the next question
  /// overwrites them.
  final class MagicCookie: MagicAnswering {
    private let handle: magic_t
    /// The database that was handed over in memory.
    private var database: UnsafeMutableRawBufferPointer?
    let confinement: String? = nil
    let isUsable = true
    let isSupported = true
    let isBlameless = false

    static var version: Int { Int(magic_version()) }

    /// What the standard database is: the one in the executable, else the system's.
    static var standardDatabase: String {
      var length = 0
      if uti_magic_database(&length) != nil { return "carried by the executable (\(length) bytes)" }
      return SystemMagic.path() ?? "not found; name one with --magic FILE"
    }

    /// Loads a database; `confine` is called when the last path has been opened, before bytes are parsed that are not
    /// the system's own, where they can be had without a path.
    init(_ database: MagicDatabase, confine: () -> Void = {}) throws(IdentificationError) {
      guard let handle = uti_open_magic() else {
        throw IdentificationError(
          code: "magic", message: "libmagic could not be opened: \(Errno.current)")
      }
      self.handle = handle
      try load(database, confine)
      uti_limit_magic(handle)
    }

    deinit {
      magic_close(handle)
      database?.deallocate()
    }

    /// Answers as a worker, until nobody asks any more; says with which code the process ends.
    func serve() -> Int32 { uti_serve_magic(handle) }

    func answer(descriptor: Int32, until deadline: Int?) throws(IdentificationError) -> String {
      try answer(magic_descriptor(handle, descriptor))
    }

    func answer(bytes: UnsafeRawBufferPointer, until deadline: Int?) throws(IdentificationError) -> String {
      try answer(magic_buffer(handle, bytes.baseAddress, bytes.count))
    }

    private func answer(_ text: UnsafePointer<CChar>?) throws(IdentificationError) -> String {
      guard let text else {
        // Where it could not even take a buffer it has no error of its own.
        let lacksMemory = [Errno.current, Errno(rawValue: magic_errno(handle))].contains(.noMemory)
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
      // Errors quote the database.
      let printable = words.utf8.map { WorkerMessage.isPrintable($0) ? $0 : UInt8(ascii: "?") }
      return IdentificationError(code: "magic", message: String(decoding: printable, as: UTF8.self))
    }
  }
#endif
