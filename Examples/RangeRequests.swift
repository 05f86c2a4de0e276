import ByteSources
import FileIdentification
import MediaItems
import UniformTypes

/// A server of objects that answers ranges, as HTTP and object stores do.
///
/// This one holds its objects in memory and writes down what was asked of it; a real one sends the same header and gives
/// back the body of the `206 Partial Content`.
final class ObjectServer {
  struct Response {
    var status: Int
    var body: [UInt8]
  }

  private let objects: [String: [UInt8]]
  private(set) var requests: [String] = []

  init(_ objects: [String: [UInt8]]) { self.objects = objects }

  /// The length, as the `Content-Length` of a HEAD request says it.
  func length(of key: String) -> Int64? { objects[key].map { Int64($0.count) } }

  /// `GET key` with `Range: bytes=first-last`.
  func get(_ key: String, first: Int64, last: Int64) -> Response {
    requests.append("\(key) bytes=\(first)-\(last)")
    guard let object = objects[key] else { return Response(status: 404, body: []) }
    guard first < Int64(object.count) else { return Response(status: 416, body: []) }
    return Response(status: 206, body: Array(object[Int(first)...min(Int(last), object.count - 1)]))
  }
}

/// The object was there when it was measured and could not be read afterwards.
struct ObjectFailure: Error { var status: Int }

/// What an object on a server is, from a few ranges of it.
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
