internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import NIOPosix
internal import SystemPackage

extension PickerResponder {
  private static let pieceSize = 128 << 10

  /// A file's bytes, or a range of them, as they are; `request` is nil for what is never asked for by range.
  func media(_ source: MediaSource?, _ request: Request?) async -> Response {
    guard let source,
      let file = try? await pool.runIfActive({ [root] in root.openFile(source.path) })
    else { return Self.empty(.notFound) }
    let whole = source.range ?? 0..<file.byteCount
    guard whole.lowerBound >= 0, whole.upperBound <= file.byteCount,
      request != nil || whole.count <= MediaSource.largestPicture
    else {
      file.close()
      return Self.empty(.notFound)
    }
    let byteCount = whole.upperBound - whole.lowerBound
    var headers: HTTPFields = [.contentType: source.mime]
    if request != nil { headers[.acceptRanges] = "bytes" }
    var part = 0..<byteCount
    var status = HTTPResponse.Status.ok
    switch ByteRangeRequest(request?.headers[.range], byteCount: byteCount) {
    case .whole: break
    case .part(let range):
      (part, status) = (range, .partialContent)
      headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(byteCount)"
    case .unsatisfiable:
      file.close()
      headers[.contentRange] = "bytes */\(byteCount)"
      headers[.contentLength] = "0"
      return Response(status: .rangeNotSatisfiable, headers: headers)
    }
    let range = whole.lowerBound + part.lowerBound..<whole.lowerBound + part.upperBound
    let held = HeldFile(file)
    let body = ResponseBody(contentLength: range.count) { [pool] writer in
      var offset = range.lowerBound
      while offset < range.upperBound {
        let piece = try await pool.runIfActive { [offset] in
          try held.read(at: offset, upTo: Int(min(Int64(Self.pieceSize), range.upperBound - offset)))
        }
        // A file that became shorter: the connection ends early, and the browser knows by the length.
        guard piece.readableBytes > 0 else { throw Errno.ioError }
        offset += Int64(piece.readableBytes)
        try await writer.write(piece)
      }
      try await writer.finish(nil)
    }
    return Response(status: status, headers: headers, body: body)
  }
}

/// A file that is open for as long as its answer is written, also when nobody takes the answer.
private final class HeldFile: Sendable {
  private let file: RootFolder.OpenFile

  init(_ file: RootFolder.OpenFile) { self.file = file }

  deinit { file.close() }

  func read(at offset: Int64, upTo count: Int) throws -> ByteBuffer {
    var buffer = ByteBufferAllocator().buffer(capacity: count)
    try buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: count) { room in
      try file.descriptor.read(
        fromAbsoluteOffset: offset, into: UnsafeMutableRawBufferPointer(rebasing: room[..<count]))
    }
    return buffer
  }
}
