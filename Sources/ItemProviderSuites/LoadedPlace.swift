internal import ConformanceSuites
internal import Foundation
internal import SystemCalls

/// The file that a load handed out, looked at while it is there.
final class LoadedPlace: Sendable {
  private let url = Guarded<URL?>(nil)

  var hasFile: Bool { url.withLock { $0 != nil } }

  /// Whether the file is gone; it goes right after its handler has returned, on another thread.
  var isGone: Bool {
    guard let path = url.withLock({ $0?.path }) else { return true }
    for _ in 0..<Self.looks {
      if !FileManager.default.fileExists(atPath: path) { return true }
      Thread.sleep(forTimeInterval: Self.pause)
    }
    return false
  }

  private static let looks = 100
  private static let pause = 0.005

  func look(at file: URL?, isInPlace: Bool) -> CaseObject {
    guard let file else { return CaseObject() }
    url.withLock { $0 = file }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    var words = Self.words(isFolder.boolValue ? nil : try? Data(contentsOf: file))
    words["isFolder"] = .flag(isFolder.boolValue)
    words["fileName"] = .text(file.lastPathComponent)
    words["extension"] = .optional(file.pathExtension.isEmpty ? nil : file.pathExtension)
    words["isInPlace"] = .flag(isInPlace)
    return words
  }

  /// An item of whatever class.
  func look(at item: (any NSSecureCoding)?) -> CaseObject {
    switch item {
    case let url as NSURL where url.isFileURL:
      var words = look(at: url as URL, isInPlace: false)
      words["isInPlace"] = nil
      return words.with("itemClass", .text("file"))
    case let url as NSURL:
      return CaseObject([("itemClass", .text("address")), ("content", .optional(url.absoluteString))])
    case let text as NSString:
      return CaseObject([("itemClass", .text("text")), ("content", .text(text as String))])
    case let data as NSData: return Self.words(data as Data).with("itemClass", .text("data"))
    case let list as NSDictionary:
      return CaseObject([
        ("itemClass", .text("dictionary")), ("content", .optional(list["text"] as? String)),
      ])
    default: return CaseObject()
    }
  }

  /// The bytes that arrived.
  static func words(_ data: Data?) -> CaseObject {
    let isArchive = data?.starts(with: Data("PK\u{3}\u{4}".utf8)) ?? false
    let text = isArchive ? nil : data.flatMap { String(data: $0, encoding: .utf8) }
    return CaseObject([("content", .optional(text)), ("isArchive", .flag(isArchive))])
  }
}
