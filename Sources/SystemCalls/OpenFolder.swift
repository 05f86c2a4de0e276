internal import CLibrary
internal import SystemPackage

#if os(Linux) || os(Android)
  /// An open folder, listed by getdents64(2), since the C library's `readdir` reports `ENOENT` as the end.
  struct OpenFolder {
    /// The offsets of the record's length, the type and the name in `struct linux_dirent64` of getdents64(2).
    private static let (lengthOffset, typeOffset, nameOffset) = (16, 18, 19)
    private static let bufferSize = 1 << 15

    private let descriptor: Int32

    init(_ path: FilePath) throws(Errno) {
      descriptor = path.withPlatformString { Calls.openForReading($0, O_DIRECTORY) }
      if descriptor < 0 { throw .current }
    }

    func close() { Calls.close(descriptor) }

    /// Calls `body` with every entry, `.` and `..` included, until it returns false.
    func forEach(
      _ body: (_ name: UnsafeBufferPointer<UInt8>, _ type: FileType) -> Bool
    ) throws(Errno) {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.bufferSize, alignment: 8)
      defer { buffer.deallocate() }
      while true {
        let count = Calls.folderEntries(descriptor, buffer)
        if count < 0 { throw .current }
        if count == 0 { return }
        var rest = UnsafeRawBufferPointer(rebasing: buffer[..<min(count, buffer.count)])
        while !rest.isEmpty {
          guard rest.count > Self.nameOffset else { throw .ioError }
          let length = Int(rest.loadUnaligned(fromByteOffset: Self.lengthOffset, as: UInt16.self))
          guard length > Self.nameOffset, length <= rest.count else { throw .ioError }
          let type = FileType(rawValue: rest[Self.typeOffset]) ?? .unknown
          let bytes = UnsafeRawBufferPointer(rebasing: rest[Self.nameOffset..<length])
          let shouldContinue = bytes.withMemoryRebound(to: UInt8.self) { bytes in
            body(UnsafeBufferPointer(rebasing: bytes.prefix { $0 != 0 }), type)
          }
          if !shouldContinue { return }
          rest = UnsafeRawBufferPointer(rebasing: rest[length...])
        }
      }
    }
  }
#else
  /// An open folder for listing.
  struct OpenFolder {
    private let stream: Calls.Folder

    init(_ path: FilePath) throws(Errno) {
      guard let stream = path.withPlatformString({ Calls.openFolder($0) }) else { throw .current }
      self.stream = stream
    }

    func close() { Calls.closeFolder(stream) }

    /// Calls `body` with every entry, `.` and `..` included, until it returns false.
    func forEach(
      _ body: (_ name: UnsafeBufferPointer<UInt8>, _ type: FileType) -> Bool
    ) throws(Errno) {
      while let entry = Calls.nextEntry(stream) {
        let type = FileType(rawValue: entry.pointee.d_type) ?? .unknown
        let shouldContinue = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
            bytes in
            var count = 0
            while bytes[count] != 0 { count += 1 }
            return body(UnsafeBufferPointer(start: bytes, count: count), type)
          }
        }
        if !shouldContinue { return }
      }
      if errno != 0 { throw .current }
    }
  }
#endif
