public import HTTPTypes
public import UniformTypes
public import UploadChecks

extension HTTPFields {
  /// The type that `Content-Type` claims; nil where it is absent, or no declared type is announced by it.
  ///
  /// A sender's claim is a hint, and no evidence.
  public var claimedType: UTType? {
    guard let value = self[.contentType] else { return nil }
    let name = value.prefix { $0 != ";" }.filter { $0 != " " && $0 != "\t" }.lowercased()
    guard name != "application/octet-stream" else { return nil }
    return UTType(mimeType: name).flatMap { $0.isDeclared ? $0 : nil }
  }

  /// The file's name in `Content-Disposition` (RFC 6266), its last component alone; nil where it says none.
  public var filename: String? {
    guard let value = self[.contentDisposition] else { return nil }
    return ContentDisposition.filename(value)
  }

  /// Sets how a file is handed out; `filename` is what it is called where it is saved.
  ///
  /// What the headers say already about any of this is replaced.
  public mutating func serve(_ serving: ServingHeaders, as filename: String? = nil) {
    for (name, value) in serving.fields {
      if let name = HTTPField.Name(name) { self[name] = value }
    }
    guard let filename else { return }
    self[.contentDisposition] =
      (serving.isInline ? "inline" : "attachment") + "; " + ContentDisposition.parameter(filename)
  }
}
