internal import Foundation

/// Filenames in `Content-Disposition` (RFC 6266, with RFC 8187 for names that are not ASCII).
enum ContentDisposition {
  static func filename(_ value: String) -> String? {
    var plain: String?
    for (name, value) in parameters(value) {
      // The extended form is preferred regardless of order (RFC 6266 §4.3).
      if name == "filename*", let name = extended(value).flatMap(lastComponent) { return name }
      if name == "filename", plain == nil { plain = lastComponent(value) }
    }
    return plain
  }

  /// Returns a name as a parameter: quoted if it is plain ASCII, otherwise in the extended form.
  static func parameter(_ filename: String) -> String {
    let name = lastComponent(filename) ?? "file"
    let isPlain = name.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C && $0 != 0x25 }
    if isPlain { return "filename=\"\(name)\"" }
    var coded = ""
    for byte in name.utf8 {
      // attr-char (RFC 8187 §3.2.1)
      let isAttributeCharacter =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "!#$&+-.^_`|~".utf8.contains(byte)
      coded +=
        isAttributeCharacter
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "filename*=UTF-8''\(coded)"
  }

  /// Returns the parameters after the first word, with names in lower case.
  private static func parameters(_ value: String) -> [(name: String, value: String)] {
    var rest = Substring(value)
    rest = rest.drop { $0 != ";" }
    var parameters: [(name: String, value: String)] = []
    while rest.popFirst() == ";", parameters.count < 16 {
      rest = rest.drop(while: isBlank)
      let name = rest.prefix { $0 != "=" && $0 != ";" }
      rest = rest.dropFirst(name.count)
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop(while: isBlank)
      var value = ""
      if rest.first == "\"" {
        rest = rest.dropFirst()
        while let character = rest.popFirst(), character != "\"" {
          value.append(character == "\\" ? rest.popFirst() ?? "\\" : character)
        }
        rest = rest.drop { $0 != ";" }
      } else {
        value = String(rest.prefix { $0 != ";" })
        rest = rest.dropFirst(value.count)
        while value.last.map(isBlank) ?? false { value.removeLast() }
      }
      parameters.append((name.filter { !isBlank($0) }.lowercased(), value))
    }
    return parameters
  }

  /// Decodes `UTF-8'en'name` with percent signs (RFC 8187 §3.2); nil for other character sets and invalid UTF-8.
  private static func extended(_ value: String) -> String? {
    let parts = value.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].lowercased() == "utf-8" else { return nil }
    return String(parts[2]).removingPercentEncoding
  }

  /// Returns a name without folders, separated by `/` or `\`, and control characters; nil if nothing is left.
  private static func lastComponent(_ name: String) -> String? {
    let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    let printable = String(last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
    return printable.isEmpty || printable == "." || printable == ".." ? nil : printable
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}
