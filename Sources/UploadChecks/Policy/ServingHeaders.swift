public import UniformTypes

/// How a server hands out a file that somebody uploaded: what it is called, whether a browser shows it, and that it guesses nothing.
///
/// ```swift
/// for (name, value) in ServingHeaders(.heic).fields { response.headers[name] = value }
/// ```
public struct ServingHeaders: Hashable, Sendable {
  /// The value of `Content-Type`; text says that it is UTF-8.
  public let contentType: String
  /// Whether a browser may show it where it was asked for, rather than save it.
  public let isInline: Bool

  /// Creates the headers for a type; what is active, and whatever is not known to be harmless, is saved and not shown.
  public init(_ type: UTType, isActive: Bool = false) {
    let name = type.printedMIMEType
    let isText = type.conforms(to: .text) && name.hasPrefix("text/")
    contentType = isText ? name + "; charset=utf-8" : name
    isInline =
      !isActive && Self.shown.contains { type.conforms(to: $0) }
      && !Self.saved.contains { type.conforms(to: $0) }
  }

  /// What browsers show without running anything in it.
  private static let shown: [UTType] = [.image, .movie, .audio, .plainText]
  /// Of those, what they do run: a picture that is a document, sources that are programs.
  private static let saved: [UTType] = [.svg, .html, .xml, .script, .sourceCode]

  /// Names and values.
  public var fields: [(name: String, value: String)] {
    [
      ("Content-Type", contentType), ("Content-Disposition", isInline ? "inline" : "attachment"),
      ("X-Content-Type-Options", "nosniff"),
      // Should it be shown all the same: no scripts, no forms, no origin.
      (
        "Content-Security-Policy",
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'"
      ),
    ]
  }
}
