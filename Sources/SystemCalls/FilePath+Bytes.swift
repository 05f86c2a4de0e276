internal import CLibrary
package import SystemPackage

// Conversions between paths and the bytes of file names, which need not be valid text.

extension FilePath {
  /// The largest number of bytes in a path.
  package static let longest = Int(PATH_MAX) - 1

  package var bytes: [UInt8] { withPlatformString(bytesBeforeZero) }

  /// Calls `body` with the path's bytes; a zero follows them in memory.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withPlatformString { start in
      let count = strlen(start)
      return start.withMemoryRebound(to: UInt8.self, capacity: count + 1) {
        body(UnsafeBufferPointer(start: $0, count: count))
      }
    }
  }

  /// Creates a path from bytes that a zero follows in memory.
  package init(listed bytes: UnsafeBufferPointer<UInt8>) {
    self = bytes.withMemoryRebound(to: CInterop.PlatformChar.self) { characters in
      characters.baseAddress.map { FilePath(platformString: $0) } ?? FilePath()
    }
  }

  /// Creates a path from bytes, up to the first zero.
  package init(bytes: some Collection<UInt8>) {
    self = withZeroTerminated(bytes) { FilePath(platformString: $0) } ?? FilePath()
  }
}

extension FilePath {
  /// Calls `body` with the bytes of the last component; none at the root.
  package func withLastName<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withPlatformString { pointer in
      var start = 0
      var end = 0
      while pointer[end] != 0 {
        end += 1
        if pointer[end - 1] == 0x2F { start = end }
      }
      return (pointer + start).withMemoryRebound(to: UInt8.self, capacity: end - start) {
        body(UnsafeBufferPointer(start: $0, count: end - start))
      }
    }
  }

  /// The last component as text; invalid UTF-8 is replaced.
  ///
  /// Empty at the root.
  package var lastName: String { withLastName { String(decoding: $0, as: UTF8.self) } }

  /// Returns true if both paths have the same folder, compared by bytes.
  package func isBeside(_ other: FilePath) -> Bool {
    withFolderBytes { own in other.withFolderBytes { own.elementsEqual($0) } }
  }

  private func withFolderBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let nameLength = withLastName(\.count)
    return withPlatformString { start in
      body(UnsafeRawBufferPointer(start: start, count: strlen(start) - nameLength))
    }
  }
}

extension FilePath.Component {
  package var bytes: [UInt8] { withPlatformString(bytesBeforeZero) }

  /// Creates a name from bytes; nil unless they are a single component.
  package init?(bytes: some Collection<UInt8>) {
    guard let name = withZeroTerminated(bytes, { FilePath.Component(platformString: $0) }) else { return nil }
    self = name
  }
}

private func bytesBeforeZero(_ pointer: UnsafePointer<CInterop.PlatformChar>) -> [UInt8] {
  var bytes: [UInt8] = []
  var next = pointer
  while next.pointee != 0 {
    bytes.append(UInt8(bitPattern: next.pointee))
    next += 1
  }
  return bytes
}

private func withZeroTerminated<Result>(
  _ bytes: some Collection<UInt8>, _ body: (UnsafePointer<CInterop.PlatformChar>) -> Result?
) -> Result? {
  let characters = bytes.map { CInterop.PlatformChar(bitPattern: $0) } + [0]
  return characters.withUnsafeBufferPointer { $0.baseAddress.flatMap(body) }
}
