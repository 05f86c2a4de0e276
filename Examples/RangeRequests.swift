import ByteSources
import FileIdentification
import MediaItems
import UniformTypes

/// A server of objects with range requests, like HTTP and object stores.
///
/// Keeps its objects in memory and records the requests; a real one sends the same header and returns the body of the
/// `206 Partial Content`.
final class ObjectServer {
  struct Response {
    var status: Int
    var body: [UInt8]
  }

  private let objects: [String: [UInt8]]
  private(set) var requests: [String] = []

  init(_ objects: [String: [UInt8]]) { self.objects = objects }

  /// The length, as in the `Content-Length` of a HEAD request.
  func length(of key: String) -> Int64? { objects[key].map { Int64($0.count) } }

  /// `GET key` with `Range: bytes=first-last`.
  func get(_ key: String, first: Int64, last: Int64) -> Response {
    requests.append("\(key) bytes=\(first)-\(last)")
    guard let object = objects[key] else { return Response(status: 404, body: []) }
    guard first < Int64(object.count) else { return Response(status: 416, body: []) }
    return Response(status: 206, body: Array(object[Int(first)...min(Int(last), object.count - 1)]))
  }
}

/// An object that could not be read after its length was known.
struct ObjectFailure: Error { var status: Int }

/// Identifies an object on a server from a few ranges.
func classify(_ key: String, on server: ObjectServer, with identifier: FileIdentifier) throws -> (
  UTType, MediaKind
) {
  let source = RangeSource(byteCount: server.length(of: key)) { offset, count in
    let response = server.get(key, first: offset, last: offset + Int64(count) - 1)
    switch response.status {
    case 206: return response.body
    case 416: return []
    default: throw ObjectFailure(status: response.status)
    }
  }
  let result = try identifier.identify(source: source, name: key)
  return (result.type, MediaDecision.decide(result).kind)
}
