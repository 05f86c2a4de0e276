internal import Foundation
package import HTTPTypes
package import Hummingbird
internal import NIOCore

/// JSON responses with `nosniff`.
package enum JSONAnswer {
  package static func response(
    _ value: some Encodable, _ status: HTTPResponse.Status = .ok
  ) throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return bytes(ByteBuffer(bytes: try encoder.encode(value)), status)
  }

  package static func bytes(_ bytes: ByteBuffer, _ status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status, headers: [.contentType: "application/json", .xContentTypeOptions: "nosniff"],
      body: ResponseBody(byteBuffer: bytes))
  }
}
