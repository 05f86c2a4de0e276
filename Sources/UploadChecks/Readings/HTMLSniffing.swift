internal import ASCIIBytes
internal import ByteSources
internal import UniformTypes

/// Detection of HTML as sniffing browsers do it (MIME Sniffing Standard §7.1, table of "unknown" types).
enum HTMLSniffing {
  /// The number of bytes that browsers examine (§5).
  static let byteCount = 1445

  private static let tags: [StaticString] = [
    "<!DOCTYPE HTML", "<HTML", "<HEAD", "<SCRIPT", "<IFRAME", "<H1", "<DIV", "<FONT", "<TABLE", "<A",
    "<STYLE",
    "<TITLE", "<B", "<BODY", "<BR", "<P",
  ]

  /// Returns true for a tag, after white space, that a space or `>` follows; a comment needs neither.
  static func isHTML(_ head: ByteView) -> Bool {
    var start = 0
    while let byte = head[start], [9, 10, 12, 13, 32].contains(byte) { start += 1 }
    if head.matches("<!--", at: start) { return true }
    return tags.contains { tag in
      for index in 0..<tag.utf8CodeUnitCount {
        guard let byte = head[start + index] else { return false }
        if byte.asciiUppercased != tag.utf8Start[index] { return false }
      }
      let next = head[start + tag.utf8CodeUnitCount]
      return next == 0x20 || next == 0x3E
    }
  }
}

/// Detection of files whose first bytes also begin a script.
enum ScriptPolyglot {
  private static let picture = "its first bytes begin a script: the size of the picture is a comment's mark"

  static func reason(for head: ByteView, _ type: UTType) -> String? {
    // A number field that opens a comment: a GIF's width, the length of a JPEG's first segment, a BMP's or RIFF file's size.
    if head.matches("GIF8"), head.matches("/*", at: 6) || isAssignment(head, at: 6) { return picture }
    if head.matches([0xFF, 0xD8, 0xFF]), head.matches("/*", at: 4) { return picture }
    if head.matches("BM"), head.matches("/*", at: 2) || isAssignment(head, at: 2) { return picture }
    if head.matches("RIFF"), head.matches("/*", at: 4) { return picture }
    if head.matches("#!"), isPath(head), !type.conforms(to: .script), !type.conforms(to: .sourceCode) {
      return "systems run it: it begins with #!"
    }
    return nil
  }

  /// Returns true if a path follows `#!`, which AMR audio also begins with.
  private static func isPath(_ head: ByteView) -> Bool {
    var index = 2
    while head[index] == 0x20 || head[index] == 0x09 { index += 1 }
    return head[index] == UInt8(ascii: "/")
  }

  /// Returns true for `=` and the start of a value.
  private static func isAssignment(_ head: ByteView, at index: Int) -> Bool {
    guard head[index] == UInt8(ascii: "="), let next = head[index + 1] else { return false }
    return next.isASCIIDigit || [0x22, 0x27, 0x2F].contains(next)
  }
}

/// A tar header (POSIX.1-2017, pax, "ustar Interchange Format").
enum TarHeader {
  /// Returns true if the checksum of a header is right.
  static func isValid(_ head: ByteView) -> Bool {
    guard head.count == 512, let first = head[0], first != 0 else { return false }
    var stated = 0
    var digits = 0
    for index in 148..<156 {
      guard let byte = head[index] else { return false }
      if (0x30...0x37).contains(byte) {
        stated = stated * 8 + Int(byte - 0x30)
        digits += 1
      } else if digits > 0 || (byte != 0x20 && byte != 0) {
        break
      }
    }
    guard digits >= 4 else { return false }
    var sum = 0
    for index in 0..<512 { sum += (148..<156).contains(index) ? 0x20 : Int(head[index] ?? 0) }
    return sum == stated
  }
}

/// MIME types of libmagic for active content.
enum ActiveMagicTypes {
  private static let names: Set<String> = [
    "text/html", "text/x-php", "text/x-shellscript", "text/x-perl", "text/x-python", "text/x-ruby",
    "application/x-executable", "application/x-pie-executable", "application/x-sharedlib",
    "application/x-dosexec", "application/vnd.microsoft.portable-executable", "application/java-archive",
    "application/x-mach-binary", "application/javascript", "text/javascript", "application/x-msi",
    "application/x-ms-shortcut", "text/x-msdos-batch",
  ]

  static func contains(_ answer: String) -> Bool { names.contains(answer) }
}
