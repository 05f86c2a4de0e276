internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import NIOPosix
internal import SystemPackage

extension PickerResponder {
  private static let chunkSize = 128 << 10

  /// Answers with the bytes of a file, or a range of them; `request` is nil if `Range` headers do not apply.
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
    let reader = OpenFileReader(file)
    let body = ResponseBody(contentLength: range.count) { [pool] writer in
      var offset = range.lowerBound
      while offset < range.upperBound {
        let chunk = try await pool.runIfActive { [offset] in
          try reader.read(at: offset, upTo: Int(min(Int64(Self.chunkSize), range.upperBound - offset)))
        }
        // The file was truncated: ending the connection early informs the browser.
        guard chunk.readableBytes > 0 else { throw Errno.ioError }
        offset += Int64(chunk.readableBytes)
        try await writer.write(chunk)
      }
      try await writer.finish(nil)
    }
    return Response(status: status, headers: headers, body: body)
  }
}

/// Reads an open file, and closes it when the response is written or abandoned.
private final class OpenFileReader: Sendable {
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
