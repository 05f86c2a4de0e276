internal import ConformanceSuites
internal import Foundation
internal import SystemCalls

/// A file that an item provider loaded, inspected for a case's result while it exists.
final class LoadedFile: Sendable {
  private let url = Guarded<URL?>(nil)

  var hasFile: Bool { url.withLock { $0 != nil } }

  /// True if the file no longer exists; it is removed on another thread after its handler returns.
  var isGone: Bool {
    guard let path = url.withLock({ $0?.path }) else { return true }
    for _ in 0..<Self.attempts {
      if !FileManager.default.fileExists(atPath: path) { return true }
      Thread.sleep(forTimeInterval: Self.interval)
    }
    return false
  }

  private static let attempts = 100
  private static let interval = 0.005

  func fields(of file: URL?, isInPlace: Bool) -> CaseObject {
    guard let file else { return CaseObject() }
    url.withLock { $0 = file }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    var fields = Self.fields(isFolder.boolValue ? nil : try? Data(contentsOf: file))
    fields["isFolder"] = .flag(isFolder.boolValue)
    fields["fileName"] = .text(file.lastPathComponent)
    fields["extension"] = .optional(file.pathExtension.isEmpty ? nil : file.pathExtension)
    fields["isInPlace"] = .flag(isInPlace)
    return fields
  }

  /// Returns the fields of an item of any class.
  func fields(of item: (any NSSecureCoding)?) -> CaseObject {
    switch item {
    case let url as NSURL where url.isFileURL:
      var fields = fields(of: url as URL, isInPlace: false)
      fields["isInPlace"] = nil
      return fields.with("itemClass", .text("file"))
    case let url as NSURL:
      return CaseObject([("itemClass", .text("address")), ("content", .optional(url.absoluteString))])
    case let text as NSString:
      return CaseObject([("itemClass", .text("text")), ("content", .text(text as String))])
    case let data as NSData: return Self.fields(data as Data).with("itemClass", .text("data"))
    case let list as NSDictionary:
      return CaseObject([
        ("itemClass", .text("dictionary")), ("content", .optional(list["text"] as? String)),
      ])
    default: return CaseObject()
    }
  }

  /// Returns the fields of loaded bytes.
  static func fields(_ data: Data?) -> CaseObject {
    let isArchive = data?.starts(with: Data("PK\u{3}\u{4}".utf8)) ?? false
    let text = isArchive ? nil : data.flatMap { String(data: $0, encoding: .utf8) }
    return CaseObject([("content", .optional(text)), ("isArchive", .flag(isArchive))])
  }
}
