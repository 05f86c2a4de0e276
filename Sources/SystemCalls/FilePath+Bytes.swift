internal import CLibrary
package import SystemPackage

// File names are bytes: from a path to them and back, without a detour through text.

extension FilePath {
  /// How many bytes a path can have for the system to take it.
  package static let longest = Int(PATH_MAX) - 1

  package var bytes: [UInt8] { withPlatformString(untilZero) }

  /// Calls `body` with the path's bytes, behind which a zero stands.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withPlatformString { start in
      let count = strlen(start)
      return start.withMemoryRebound(to: UInt8.self, capacity: count + 1) {
        body(UnsafeBufferPointer(start: $0, count: count))
      }
    }
  }

  /// A path of bytes with a zero behind them.
  package init(listed bytes: UnsafeBufferPointer<UInt8>) {
    self = bytes.withMemoryRebound(to: CInterop.PlatformChar.self) { characters in
      characters.baseAddress.map { FilePath(platformString: $0) } ?? FilePath()
    }
  }

  /// A path of bytes, up to the first zero.
  package init(bytes: some Collection<UInt8>) {
    self = zeroEnded(bytes) { FilePath(platformString: $0) } ?? FilePath()
  }
}

extension FilePath {
  /// Calls `body` with the bytes of the last component; with none at the root.
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

  /// The last component as text, what is not UTF-8 replaced; empty at the root.
  package var lastName: String { withLastName { String(decoding: $0, as: UTF8.self) } }

  /// Whether both are names in one folder, as far as their bytes tell: without making the folders' paths.
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
  package var bytes: [UInt8] { withPlatformString(untilZero) }

  /// A name of bytes; nil when they are no single name.
  package init?(bytes: some Collection<UInt8>) {
    guard let name = zeroEnded(bytes, { FilePath.Component(platformString: $0) }) else { return nil }
    self = name
  }
}

private func untilZero(_ pointer: UnsafePointer<CInterop.PlatformChar>) -> [UInt8] {
  var bytes: [UInt8] = []
  var next = pointer
  while next.pointee != 0 {
    bytes.append(UInt8(bitPattern: next.pointee))
    next += 1
  }
  return bytes
}

private func zeroEnded<Result>(
  _ bytes: some Collection<UInt8>, _ body: (UnsafePointer<CInterop.PlatformChar>) -> Result?
) -> Result? {
  let characters = bytes.map { CInterop.PlatformChar(bitPattern: $0) } + [0]
  return characters.withUnsafeBufferPointer { $0.baseAddress.flatMap(body) }
}
