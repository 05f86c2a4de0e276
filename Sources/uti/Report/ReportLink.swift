import SystemCalls
import SystemPackage

/// Links in a page to what lies beside it (RFC 3986): no scheme, every byte that is not plain as its number.
enum ReportLink {
  private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
  private static let digits = Array("0123456789ABCDEF".utf8)

  static func encoded(_ bytes: [UInt8]) -> String {
    let letters = bytes.flatMap { byte in
      plain.contains(byte) ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The way from one folder to another, both as they really are.
  static func way(from folder: FilePath, to other: FilePath) -> [FilePath.Component] {
    let (from, to) = (Array(folder.components), Array(other.components))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    return Array(repeating: "..", count: from.count - shared) + to[shared...]
  }

  static func link(_ components: [FilePath.Component]) -> String {
    "./" + components.map { encoded($0.bytes) }.joined(separator: "/")
  }
}
