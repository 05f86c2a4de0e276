/// Creates the headers of a ZIP archive with stored entries.
///
/// The caller writes each header and the contents after it, so an archive of any length needs little memory.
/// Sizes and CRC-32 are in the local headers, because some readers reject stored entries with descriptors.
/// Specification: PKWARE APPNOTE.TXT 6.3.10.
///
/// ```swift
/// var archive = ZIPWriter()
/// try output.write(archive.folder("IMG_0001.pvt"))
/// try output.write(archive.file("IMG_0001.pvt/IMG_0001.HEIC", size: size, crc32: check))
/// // … the `size` bytes of the file …
/// try output.write(archive.end())
/// ```
public struct ZIPWriter: Sendable {
  /// The length of the archive so far, without the directory at its end.
  public private(set) var byteCount: Int64 = 0
  /// The number of entries.
  public private(set) var entryCount = 0

  private var directory: [UInt8] = []
  // Bytes, because different names can be equal as text.
  private var paths: Set<[UInt8]> = []

  /// Creates an archive without entries.
  public init() {}

  /// Returns the local header of a folder; the path has no trailing slash.
  ///
  /// Errors: ``ZIPWriterError``.
  public mutating func folder(_ path: String, modified: Int64? = nil) throws(ZIPWriterError) -> [UInt8] {
    try entry(path, suffix: "/", size: 0, crc32: 0, mode: 0o40755, modified)
  }

  /// Returns the local header of a file, directly before its `size` bytes with this CRC-32.
  ///
  /// `modified` is in seconds since 1970, UTC. Errors: ``ZIPWriterError``.
  public mutating func file(
    _ path: String, size: Int64, crc32: UInt32, modified: Int64? = nil, isExecutable: Bool = false
  ) throws(ZIPWriterError) -> [UInt8] {
    try entry(
      path, suffix: "", size: size, crc32: crc32, mode: isExecutable ? 0o100755 : 0o100644, modified)
  }

  /// Returns the local header of a symbolic link; its contents, `size` bytes, are the target.
  ///
  /// Errors: ``ZIPWriterError``.
  public mutating func symbolicLink(
    _ path: String, size: Int64, crc32: UInt32, modified: Int64? = nil
  ) throws(ZIPWriterError) -> [UInt8] {
    try entry(path, suffix: "", size: size, crc32: crc32, mode: 0o120777, modified)
  }

  /// Returns the central directory and the end records, which complete the archive.
  public func end() -> [UInt8] {
    var bytes = directory
    let start = UInt64(clamping: byteCount)
    let size = UInt64(directory.count)
    let isWide = start >= Self.limit32 || size >= Self.limit32 || entryCount >= Self.limit16
    if isWide {
      bytes.store(0x0606_4B50 as UInt32)
      bytes.store(44 as UInt64)
      bytes.store(Self.madeBy)
      bytes.store(45 as UInt16)
      bytes.store(0 as UInt64)
      bytes.store(UInt64(entryCount))
      bytes.store(UInt64(entryCount))
      bytes.store(size)
      bytes.store(start)
      bytes.store(0x0706_4B50 as UInt32)
      bytes.store(0 as UInt32)
      bytes.store(start &+ size)
      bytes.store(1 as UInt32)
    }
    bytes.store(0x0605_4B50 as UInt32)
    bytes.store(0 as UInt32)
    // Overflowing values are in the ZIP64 record (APPNOTE 4.4.1.4).
    bytes.store(isWide ? .max : UInt16(truncatingIfNeeded: entryCount))
    bytes.store(isWide ? .max : UInt16(truncatingIfNeeded: entryCount))
    bytes.store(isWide ? .max : UInt32(truncatingIfNeeded: size))
    bytes.store(isWide ? .max : UInt32(truncatingIfNeeded: start))
    bytes.store(0 as UInt16)
    return bytes
  }

  private mutating func entry(
    _ path: String, suffix: String, size: Int64, crc32: UInt32, mode: UInt32, _ modified: Int64?
  ) throws(ZIPWriterError) -> [UInt8] {
    let name = Array((path + suffix).utf8)
    guard Self.isSafe(path), name.count <= Int(UInt16.max) else { throw .path(path) }
    let key = Array(path.utf8)
    guard !paths.contains(key) else { throw .duplicate(path) }
    guard let length = UInt64(exactly: size), let offset = UInt64(exactly: byteCount) else { throw .size }
    let isLong = length >= Self.limit32
    let header = Header(
      name: name, crc32: crc32, size: length, offset: offset, time: DOSTime(modified), modified: modified)
    let local = header.local(isLong: isLong)
    let (start, overflow) = byteCount.addingReportingOverflow(Int64(local.count))
    let (after, overflowAgain) = start.addingReportingOverflow(size)
    guard !overflow, !overflowAgain else { throw .size }
    directory += header.central(isLong: isLong, isFar: offset >= Self.limit32, mode: mode)
    paths.insert(key)
    byteCount = after
    entryCount += 1
    return local
  }

  private static func isSafe(_ path: String) -> Bool {
    !path.isEmpty && !path.utf8.contains(0)
      && path.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  static let limit32 = UInt64(UInt32.max)
  static let limit16 = Int(UInt16.max)
  /// Unix, so that readers use the mode.
  static let madeBy: UInt16 = 3 << 8 | 45
}

/// The reason why an entry cannot be added to a ZIP archive.
public enum ZIPWriterError: Error, Hashable, Sendable {
  /// The path is empty, absolute, longer than 65,535 bytes, or has an empty, `.` or `..` part or a NUL.
  case path(String)
  /// The path is in the archive already.
  case duplicate(String)
  /// The size is negative, or the archive would exceed the maximum file size.
  case size
}
