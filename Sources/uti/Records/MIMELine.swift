import PropertyLists
import UniformTypes

/// Formats lines of the format `mime`: a path and a MIME type, as `file --mime-type` does.
struct MIMELine {
  let isBrief: Bool
  private var cache = SetAssociativeCache<[UInt8]>(setBits: 6)

  init(isBrief: Bool) { self.isBrief = isBrief }

  /// Writes a line, without a type if none is known.
  mutating func write(_ type: UTType?, of path: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    if !isBrief {
      // Most paths need no escaping: those that JSON writes unchanged.
      if JSONWriter.isPlain(path) {
        output.append(contentsOf: path)
      } else {
        PrintableText.append(Array(path), to: &output)
      }
      output.append(UInt8(ascii: ":"))
      output.append(UInt8(ascii: " "))
    }
    if let type {
      append(type, to: &output)
    }
    output.append(UInt8(ascii: "\n"))
  }

  private mutating func append(_ type: UTType, to output: inout [UInt8]) {
    guard let key = type.key else { return output.append(contentsOf: type.printedMIMEType.utf8) }
    if let mimeType = cache.value(for: UInt64(key)) { return output.append(contentsOf: mimeType) }
    let mimeType = Array(type.printedMIMEType.utf8)
    cache.insert(mimeType, for: UInt64(key))
    output.append(contentsOf: mimeType)
  }
}
