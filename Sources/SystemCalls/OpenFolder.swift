internal import CLibrary
internal import SystemPackage

#if os(Linux) || os(Android)
  /// A folder that is open to be listed, by the kernel's own call: the C library's `readdir` takes `ENOENT` for the end.
  struct OpenFolder {
    /// `struct linux_dirent64` of getdents64(2): where the record's length, the type and the name stand.
    private static let (lengthPlace, typePlace, namePlace) = (16, 18, 19)
    private static let roomSize = 1 << 15

    private let descriptor: Int32

    init(_ path: FilePath) throws(Errno) {
      descriptor = path.withPlatformString { Calls.openForReading($0, O_DIRECTORY) }
      if descriptor < 0 { throw .current }
    }

    func close() { Calls.close(descriptor) }

    /// Lends every entry, with `.` and `..`, until `body` says false.
    func forEach(
      _ body: (_ name: UnsafeBufferPointer<UInt8>, _ type: FileType) -> Bool
    ) throws(Errno) {
      let room = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.roomSize, alignment: 8)
      defer { room.deallocate() }
      while true {
        let count = Calls.folderEntries(descriptor, room)
        if count < 0 { throw .current }
        if count == 0 { return }
        var rest = UnsafeRawBufferPointer(rebasing: room[..<min(count, room.count)])
        while !rest.isEmpty {
          guard rest.count > Self.namePlace else { throw .ioError }
          let length = Int(rest.loadUnaligned(fromByteOffset: Self.lengthPlace, as: UInt16.self))
          guard length > Self.namePlace, length <= rest.count else { throw .ioError }
          let type = FileType(rawValue: rest[Self.typePlace]) ?? .unknown
          let bytes = UnsafeRawBufferPointer(rebasing: rest[Self.namePlace..<length])
          let goesOn = bytes.withMemoryRebound(to: UInt8.self) { bytes in
            body(UnsafeBufferPointer(rebasing: bytes.prefix { $0 != 0 }), type)
          }
          if !goesOn { return }
          rest = UnsafeRawBufferPointer(rebasing: rest[length...])
        }
      }
    }
  }
#else
  /// A folder that is open to be listed.
  struct OpenFolder {
    private let stream: Calls.Folder

    init(_ path: FilePath) throws(Errno) {
      guard let stream = path.withPlatformString({ Calls.openFolder($0) }) else { throw .current }
      self.stream = stream
    }

    func close() { Calls.closeFolder(stream) }

    /// Lends every entry, with `.` and `..`, until `body` says false.
    func forEach(
      _ body: (_ name: UnsafeBufferPointer<UInt8>, _ type: FileType) -> Bool
    ) throws(Errno) {
      while let entry = Calls.nextEntry(stream) {
        let type = FileType(rawValue: entry.pointee.d_type) ?? .unknown
        let goesOn = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
            bytes in
            var count = 0
            while bytes[count] != 0 { count += 1 }
            return body(UnsafeBufferPointer(start: bytes, count: count), type)
          }
        }
        if !goesOn { return }
      }
      if errno != 0 { throw .current }
    }
  }
#endif
