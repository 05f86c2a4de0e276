public import FileIdentification
public import HTTPTypes
public import Hummingbird
public import UniformTypes
public import UploadChecks

/// Passes on the uploads that a policy accepts, and rejects all others.
///
/// Bodies of `POST`, `PUT` and `PATCH` are received and examined while they arrive. An accepted body is passed on unchanged, with
/// the `Content-Type` of its content instead of the sender's, and with the decision if the context is an
/// ``UploadRequestContext``. A refused one is answered with an ``UploadRejection``: 413, 415 or 422; 408 if it is too slow.
///
/// ```swift
/// router.add(middleware: UploadMiddleware(policy))
/// ```
///
/// Forms of `multipart/form-data` are refused: parse them yourself, and pass their parts to an ``UploadReceiver``. The name comes
/// from `Content-Disposition`.
public struct UploadMiddleware<Context: RequestContext>: RouterMiddleware {
  /// The receiver of the bodies.
  public let receiver: UploadReceiver

  /// Creates middleware with a receiver and its limits.
  public init(_ receiver: UploadReceiver) { self.receiver = receiver }

  /// Creates middleware with a policy and its own threads.
  public init(
    _ policy: UploadPolicy, options: FileIdentifier.Options = FileIdentifier.Options(), threads: Int? = nil
  ) {
    self.init(UploadReceiver(UploadExaminerPool(policy, options: options, threads: threads)))
  }

  public func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard [.post, .put, .patch].contains(request.method) else { return try await next(request, context) }
    if request.headers[.contentType]?.lowercased().hasPrefix("multipart/") == true {
      throw UploadRejection.multipart
    }
    let length = request.headers[.contentLength].flatMap { Int64($0) }
    let upload = try await receiver.receive(
      request.body, name: request.headers.filename, byteCount: length)
    var context = context
    var head = request.head
    head.headerFields[.contentType] = upload.decision.serving.contentType
    head.headerFields[.contentLength] = String(upload.byteCount)
    let checked = Request(head: head, body: upload.body)
    if var uploadContext = context as? any UploadRequestContext {
      uploadContext.upload = upload
      if let updated = uploadContext as? Context { context = updated }
    }
    return try await next(checked, context)
  }
}

/// A request context with the upload that ``UploadMiddleware`` accepted.
///
/// ```swift
/// struct Context: UploadRequestContext {
///   var coreContext: CoreRequestContextStorage
///   var upload: ReceivedUpload?
///   init(source: Source) { coreContext = .init(source: source) }
/// }
/// ```
public protocol UploadRequestContext: RequestContext {
  /// The accepted upload; nil if there was none.
  var upload: ReceivedUpload? { get set }
}
