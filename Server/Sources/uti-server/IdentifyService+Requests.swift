import FileIdentification
import HTTPTypes
import Hummingbird
import MediaItems
import NIOCore
import SystemPackage
import UploadChecks
import UploadServer

extension IdentifyService {
  /// The unread rest of a body that is discarded to keep its connection; for longer ones the connection is closed.
  private static let maxDrainedByteCount: Int64 = 256 << 10

  /// Answers with the verdict from the first bytes, or with the record of the whole body if fields are requested.
  func identify(_ request: Request) async throws -> Response {
    let name = try name(request)
    let length = request.headers[.contentLength].flatMap { Int64($0) }
    guard let fieldList = request.uri.queryParameters["fields"] else {
      return try await verdict(request, name, length)
    }
    let fields: FieldSelection
    do { fields = try FieldSelection(String(fieldList)) } catch {
      throw HTTPError(.badRequest, message: "fields: \(error)")
    }
    var policy = UploadPolicy(accept: .anything)
    policy.byteCount = limits.byteCount
    (policy.allowsActiveContent, policy.allowsOtherReadings) = (true, true)
    (policy.allowsNames, policy.allowsDamage) = (true, true)
    let upload = try await receiver.receive(request.body, name: name, byteCount: length, policy: policy)
    return try answer(MediaRecord(upload.decision.item, fields: fields))
  }

  private func verdict(_ request: Request, _ name: String?, _ length: Int64?) async throws -> Response {
    guard length.map({ $0 <= limits.byteCount }) ?? true else { throw HTTPError(.contentTooLarge) }
    let (body, claimed) = (request.body, request.headers.claimedType)
    let result = try await TimeLimit.run(limits.timeLimit, orThrow: HTTPError(.requestTimeout)) {
      var bytes = body.map { Array($0.readableBytesView) }.makeAsyncIterator()
      return try await identifiers.identify(
        prefixOf: &bytes, name: name, claimedType: claimed, byteCount: length)
    }
    let file = MediaFile(path: FilePath(name ?? "-"), identification: result.identification)
    var response = try answer(MediaRecord(MediaItem(whole: file)))
    if !result.isWhole, length.map({ $0 - Int64(result.bytes.count) > Self.maxDrainedByteCount }) ?? true {
      response.headers[.connection] = "close"
    }
    return response
  }

  /// Answers whether the policy accepts the body, and the headers to serve it with.
  func check(_ request: Request) async throws -> Response {
    let query = try UploadQuery(request.uri.queryParameters, maxByteCount: limits.byteCount)
    let length = request.headers[.contentLength].flatMap { Int64($0) }
    do {
      let upload = try await receiver.receive(
        request.body, name: try name(request), byteCount: length, policy: query.policy)
      return try JSONAnswer.response(CheckAnswer(upload.decision))
    } catch let rejection as UploadRejection where rejection.isAboutTheFile {
      var response = try JSONAnswer.response(CheckAnswer(rejection))
      response.headers[.connection] = "close"
      return response
    }
  }

  private func answer(_ record: MediaRecord) throws -> Response {
    JSONAnswer.bytes(ByteBuffer(bytes: record.line + [0x0A]))
  }

  /// Returns the file's name from the query or `Content-Disposition`.
  private func name(_ request: Request) throws -> String? {
    if request.headers[.contentType]?.lowercased().hasPrefix("multipart/") == true {
      throw HTTPError(.unsupportedMediaType, message: "the body is a form; send the file itself")
    }
    guard let name = request.uri.queryParameters["name"] else { return request.headers.filename }
    // NUL stays, so that the check of names sees it.
    let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init)
    return last == "." || last == ".." ? nil : last
  }
}
