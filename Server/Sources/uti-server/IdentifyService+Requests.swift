import FileIdentification
import HTTPTypes
import Hummingbird
import MediaItems
import NIOCore
import SystemPackage
import UploadChecks
import UploadServer

extension IdentifyService {
  /// How much of a body is taken and thrown away, so that its connection can go on.
  private static let drainedByteCount: Int64 = 256 << 10

  /// What a body is: the verdict from its first bytes, or the record of the whole where fields are asked for.
  func identify(_ request: Request) async throws -> Response {
    let name = try name(request)
    let length = request.headers[.contentLength].flatMap { Int64($0) }
    guard let words = request.uri.queryParameters["fields"] else {
      return try await verdict(request, name, length)
    }
    let fields: FieldSelection
    do { fields = try FieldSelection(String(words)) } catch {
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
    let found = try await TimeLimit.run(limits.timeLimit, orThrow: HTTPError(.requestTimeout)) {
      var bytes = body.map { Array($0.readableBytesView) }.makeAsyncIterator()
      return try await identifiers.identify(
        prefixOf: &bytes, name: name, claimedType: claimed, byteCount: length)
    }
    let file = MediaFile(path: FilePath(name ?? "-"), identification: found.identification)
    var response = try answer(MediaRecord(MediaItem(whole: file)))
    // What did not have to come is not waited for, unless it is on its way already.
    if !found.isWhole, length.map({ $0 - Int64(found.bytes.count) > Self.drainedByteCount }) ?? true {
      response.headers[.connection] = "close"
    }
    return response
  }

  /// Whether a body may be uploaded, and what to serve it as.
  func check(_ request: Request) async throws -> Response {
    let query = try UploadQuery(request.uri.queryParameters, most: limits.byteCount)
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

  /// The file's name, from the query or from `Content-Disposition`.
  private func name(_ request: Request) throws -> String? {
    if request.headers[.contentType]?.lowercased().hasPrefix("multipart/") == true {
      throw HTTPError(.unsupportedMediaType, message: "the body is a form; send the file itself")
    }
    guard let name = request.uri.queryParameters["name"] else { return request.headers.filename }
    // A NUL stays, for a check to see it.
    let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init)
    return last == "." || last == ".." ? nil : last
  }
}
