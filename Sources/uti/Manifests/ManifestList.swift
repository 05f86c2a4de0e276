import ByteSources
import SystemCalls
import SystemPackage

/// The lines of a list of sums, handed over as they come: a line needs no more memory than the longest that can name a file.
struct ManifestList {
  private static let blockSize = 64 << 10
  /// Digits, marks, and a name of which every byte is escaped.
  private static let longestLine = 2 * FilePath.longest + 256
  /// A list without a line end in so many bytes is none: a device.
  private static let longestWithoutEnd: Int64 = 4 << 30

  let descriptor: FileDescriptor

  /// Calls `take` with each line and its number, from 1, and `pause` whenever the writer keeps us waiting.
  ///
  /// Errors: ``PathList/Failure``, and those of the functions.
  func forEach(_ take: (ManifestLine, Int) throws -> Void, pause: () throws -> Void) throws {
    var block = [UInt8](repeating: 0, count: Self.blockSize)
    // The beginning of a line that went on in the next block, and how long it is.
    var line: [UInt8] = []
    var length: Int64 = 0
    var number = 1
    func add(_ piece: ArraySlice<UInt8>) {
      length += Int64(piece.count)
      line += piece.prefix(max(0, Self.longestLine + 1 - line.count))
    }
    func end() throws {
      let isTooLong = length > Int64(Self.longestLine)
      try take(
        isTooLong ? .malformed("\(length) bytes, more than a name can need") : ManifestLine(line), number)
      line.removeAll(keepingCapacity: true)
      length = 0
      number += 1
    }
    while true {
      if !descriptor.isReadable { try pause() }
      let count: Int
      do { count = try descriptor.readBytes(into: &block) } catch {
        throw PathList.Failure(reason: "\(error)")
      }
      if count == 0 { break }
      var start = 0
      while let place = Self.lineEnd(block, start..<count) {
        add(block[start..<place])
        try end()
        start = place + 1
      }
      add(block[start..<count])
      if length > Self.longestWithoutEnd {
        throw PathList.Failure(reason: "no line end in \(Self.longestWithoutEnd >> 30) GiB of it")
      }
    }
    if length > 0 { try end() }
  }

  private static func lineEnd(_ block: [UInt8], _ range: Range<Int>) -> Int? {
    block.withUnsafeBytes { block in
      ByteView(UnsafeRawBufferPointer(rebasing: block[..<range.upperBound])).firstIndex(
        of: 0x0A, from: range.lowerBound)
    }
  }
}
