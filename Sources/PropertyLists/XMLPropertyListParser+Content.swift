extension XMLPropertyListParser {
  /// The characters up to the end tag, references and CDATA sections resolved, line ends as `\n` (XML 1.0, 2.11).
  mutating func content(of tag: MarkupTag) throws(PropertyListError) -> [UInt8] {
    var content: [UInt8] = []
    if tag.isEmpty { return content }
    while let byte = text.peek() {
      switch byte {
      case UInt8(ascii: "<"):
        if text.starts(with: "<!--") || text.starts(with: "<?") {
          try skipComment()
        } else if text.starts(with: "<![CDATA[") {
          try characterData(into: &content)
        } else {
          try endTag(tag.name)
          return content
        }
      case UInt8(ascii: "&"): try reference(into: &content)
      default: try character(byte, into: &content)
      }
    }
    throw text.failure("</\(tag.name)>")
  }

  private mutating func character(_ byte: UInt8, into content: inout [UInt8]) throws(PropertyListError) {
    switch byte {
    case 0x0D:
      content.append(0x0A)
      if text.peek(1) == 0x0A { text.index += 1 }
    case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20: throw text.failure("a character that XML allows")
    default: content.append(byte)
    }
    text.index += 1
  }

  private mutating func characterData(into content: inout [UInt8]) throws(PropertyListError) {
    let start = text.index
    _ = text.skip("<![CDATA[")
    while let byte = text.peek() {
      if text.skip("]]>") { return }
      try character(byte, into: &content)
    }
    throw unfinished("]]> after the CDATA section", start)
  }

  /// Resolves one of the five entities or a character reference (XML 1.0, 4.1, 4.6).
  private mutating func reference(into content: inout [UInt8]) throws(PropertyListError) {
    let start = text.index
    guard let end = text.bytes[start...].prefix(16).firstIndex(of: UInt8(ascii: ";")) else {
      if text.bytes.count - start < 16 { throw unfinished("; after the reference", start) }
      throw text.failure("&amp;, &lt;, &gt;, &quot;, &apos; or a character reference")
    }
    let name = String(decoding: text.bytes[(start + 1)..<end], as: UTF8.self)
    guard let scalar = Unicode.Scalar(reference: name[...]), let encoded = UTF8.encode(scalar) else {
      throw text.failure("&amp;, &lt;, &gt;, &quot;, &apos; or a character reference", found: "&\(name);")
    }
    content.append(contentsOf: encoded)
    text.index = end + 1
  }
}
