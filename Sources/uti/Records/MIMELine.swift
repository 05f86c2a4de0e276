import PropertyLists
import UniformTypes

/// The lines of the format `mime`: a path and a MIME type, as `file --mime-type` writes them.
struct MIMELine {
  let isBrief: Bool
  private var keys = RecentKeys(setBits: 6)
  private var known: [[UInt8]] = []

  init(isBrief: Bool) { self.isBrief = isBrief }

  /// Writes a line; without a type, where nothing is known but the path.
  mutating func write(_ type: UTType?, of path: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    if !isBrief {
      // Most paths are plain, and are not made texts first: what JSON takes as it is has nothing to escape here either.
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
    if let found = keys.position(of: UInt64(key)) { return output.append(contentsOf: known[found]) }
    let name = Array(type.printedMIMEType.utf8)
    known.put(name, at: keys.take(UInt64(key)))
    output.append(contentsOf: name)
  }
}
