public import FileIdentification
internal import Foundation
internal import HTTPTypes
public import Hummingbird
internal import SystemPackage
internal import UniformTypes
public import UploadChecks

/// Says of files what they are by their content, where `FileMiddleware` guesses by their extensions.
///
/// It stands in front of a `FileMiddleware` of the same folder, and sets the headers of what that answers. Files that were
/// uploaded are handed out so that nothing in them runs (``UploadChecks/ServingHeaders``); a site's own files get their type and
/// `nosniff` alone. Only the files' heads are read, at each request anew, on a pool's threads.
///
/// ```swift
/// router.add(middleware: ServingMiddleware("uploads", urlBasePath: "/files"))
/// router.add(middleware: FileMiddleware("uploads", urlBasePath: "/files"))
/// ```
public struct ServingMiddleware<Context: RequestContext>: RouterMiddleware {
  /// Whose files are served.
  public enum Origin: Sendable {
    /// Somebody's who uploaded them.
    case uploads
    /// The site's own, which may run.
    case site
  }

  private let folder: FilePath
  private let urlBasePath: String
  private let origin: Origin
  private let pool: FileIdentifierPool

  /// Sets the headers of files in a folder, which `FileMiddleware` serves under the same path.
  public init(
    _ folder: String, urlBasePath: String? = nil, origin: Origin = .uploads,
    pool: FileIdentifierPool = FileIdentifierPool(FileIdentifier.Options(magic: .omitted))
  ) {
    (self.folder, self.origin, self.pool) = (FilePath(folder), origin, pool)
    self.urlBasePath = urlBasePath ?? ""
  }

  public func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    guard request.method == .get || request.method == .head,
      [.ok, .partialContent].contains(response.status),
      let path = file(of: request)
    else { return response }
    guard let found = try? await pool.identify(path: path) else {
      // Nothing is claimed of what cannot be read.
      response.headers.serve(ServingHeaders(.data))
      return response
    }
    let serving = ServingHeaders(found.type)
    switch origin {
    case .uploads: response.headers.serve(serving)
    case .site:
      response.headers[.contentType] = serving.contentType
      response.headers[.xContentTypeOptions] = "nosniff"
    }
    return response
  }

  /// The file that a request asks for, as `FileMiddleware` finds it.
  private func file(of request: Request) -> FilePath? {
    guard var path = request.uri.path.removingPercentEncoding, !path.contains(".."), !path.contains("\0"),
      path.hasPrefix(urlBasePath)
    else { return nil }
    path.removeFirst(urlBasePath.count)
    guard path.isEmpty || path.hasPrefix("/") else { return nil }
    if path.hasSuffix("/") { path += "index.html" }
    return folder.pushing(FilePath(String(path.drop { $0 == "/" })))
  }
}
