public import FileIdentification
public import HTTPTypes
public import Hummingbird
public import UniformTypes
public import UploadChecks

/// Lets through what a policy accepts, and answers what it refuses.
///
/// Bodies of `POST`, `PUT` and `PATCH` are taken in and examined while they come. What passes goes on as it came, with the
/// `Content-Type` that its content has, whatever its sender claimed, and with the decision where the context is an
/// ``UploadRequestContext``. What is refused is answered by an ``UploadRejection``: 413, 415, 422, or 408 for what comes too slowly.
///
/// ```swift
/// router.add(middleware: UploadMiddleware(policy))
/// ```
///
/// Forms with `multipart/form-data` are refused: whoever takes them apart gives their parts to an ``UploadReceiver``. The name comes
/// from `Content-Disposition`.
public struct UploadMiddleware<Context: RequestContext>: RouterMiddleware {
  /// Who takes bodies in.
  public let receiver: UploadReceiver

  /// Checks by a receiver, whose limits it has.
  public init(_ receiver: UploadReceiver) { self.receiver = receiver }

  /// Checks by a policy, on threads of its own.
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
    if var taking = context as? any UploadRequestContext {
      taking.upload = upload
      if let taken = taking as? Context { context = taken }
    }
    return try await next(checked, context)
  }
}

/// A context that keeps what ``UploadMiddleware`` found.
///
/// ```swift
/// struct Context: UploadRequestContext {
///   var coreContext: CoreRequestContextStorage
///   var upload: ReceivedUpload?
///   init(source: Source) { coreContext = .init(source: source) }
/// }
/// ```
public protocol UploadRequestContext: RequestContext {
  /// The upload that passed; nil where there was none.
  var upload: ReceivedUpload? { get set }
}
