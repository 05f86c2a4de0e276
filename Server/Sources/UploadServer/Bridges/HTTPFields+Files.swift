public import HTTPTypes
public import UniformTypes
public import UploadChecks

extension HTTPFields {
  /// The type in `Content-Type`; nil if the field is absent or names no declared type.
  ///
  /// A sender's claim is a hint, not evidence.
  public var claimedType: UTType? {
    guard let value = self[.contentType] else { return nil }
    let name = value.prefix { $0 != ";" }.filter { $0 != " " && $0 != "\t" }.lowercased()
    guard name != "application/octet-stream" else { return nil }
    return UTType(mimeType: name).flatMap { $0.isDeclared ? $0 : nil }
  }

  /// The last component of the filename in `Content-Disposition` (RFC 6266), or nil.
  public var filename: String? {
    guard let value = self[.contentDisposition] else { return nil }
    return ContentDisposition.filename(value)
  }

  /// Sets the headers for serving a file, replacing existing ones; `filename` is the suggested name for saving it.
  public mutating func serve(_ serving: ServingHeaders, as filename: String? = nil) {
    for (name, value) in serving.fields {
      if let name = HTTPField.Name(name) { self[name] = value }
    }
    guard let filename else { return }
    self[.contentDisposition] =
      (serving.isInline ? "inline" : "attachment") + "; " + ContentDisposition.parameter(filename)
  }
}
