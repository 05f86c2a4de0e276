public import FileIdentification
internal import Foundation
internal import HTTPTypes
public import Hummingbird
internal import SystemPackage
internal import UniformTypes
public import UploadChecks

/// Sets the headers of served files by their content, where `FileMiddleware` goes by extensions.
///
/// Add it before a `FileMiddleware` of the same folder. Uploaded files are served so that nothing in them runs
/// (``UploadChecks/ServingHeaders``); a site's own files get only their type and `nosniff`. Each request reads the head of
/// the file on a thread of the pool.
///
/// ```swift
/// router.add(middleware: ServingMiddleware("uploads", urlBasePath: "/files"))
/// router.add(middleware: FileMiddleware("uploads", urlBasePath: "/files"))
/// ```
public struct ServingMiddleware<Context: RequestContext>: RouterMiddleware {
  /// The origin of the files.
  public enum Origin: Sendable {
    /// Uploaded by users.
    case uploads
    /// The site's own, which may contain scripts.
    case site
  }

  private let folder: FilePath
  private let urlBasePath: String
  private let origin: Origin
  private let pool: FileIdentifierPool

  /// Creates middleware for a folder that `FileMiddleware` serves under the same path.
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
    guard let identification = try? await pool.identify(path: path) else {
      response.headers.serve(ServingHeaders(.data))
      return response
    }
    let serving = ServingHeaders(identification.type)
    switch origin {
    case .uploads: response.headers.serve(serving)
    case .site:
      response.headers[.contentType] = serving.contentType
      response.headers[.xContentTypeOptions] = "nosniff"
    }
    return response
  }

  /// Returns the requested file, by the same rules as `FileMiddleware`.
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
