public import UniformTypes

/// HTTP headers for serving an uploaded file safely.
///
/// ```swift
/// for (name, value) in ServingHeaders(.heic).fields { response.headers[name] = value }
/// ```
public struct ServingHeaders: Hashable, Sendable {
  /// The value of `Content-Type`; text is declared as UTF-8.
  public let contentType: String
  /// True if a browser may show the file rather than save it.
  public let isInline: Bool

  /// Creates the headers for a type; files that are active or not known to be harmless are saved, not shown.
  public init(_ type: UTType, isActive: Bool = false) {
    let name = type.printedMIMEType
    let isText = type.conforms(to: .text) && name.hasPrefix("text/")
    contentType = isText ? name + "; charset=utf-8" : name
    isInline =
      !isActive && Self.shown.contains { type.conforms(to: $0) }
      && !Self.saved.contains { type.conforms(to: $0) }
  }

  /// Types that browsers show without running anything.
  private static let shown: [UTType] = [.image, .movie, .audio, .plainText]
  /// Subtypes of these that they do run: drawings, and sources that are programs.
  private static let saved: [UTType] = [.svg, .html, .xml, .script, .sourceCode]

  /// The names and values of the headers.
  public var fields: [(name: String, value: String)] {
    [
      ("Content-Type", contentType), ("Content-Disposition", isInline ? "inline" : "attachment"),
      ("X-Content-Type-Options", "nosniff"),
      // If it is shown after all: no scripts, no forms, no origin.
      (
        "Content-Security-Policy",
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'"
      ),
    ]
  }
}
