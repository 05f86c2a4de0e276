import PropertyLists
import UniformTypes

/// The lines of the format `mime`: a path and a MIME type, as `file --mime-type` writes them.
struct MIMELine {
  let isBrief: Bool
  private var lastType: UTType?
  private var lastMIMEType: [UInt8] = []

  init(isBrief: Bool) { self.isBrief = isBrief }

  /// Writes a line; without a type, where nothing is known but the path.
  mutating func write(_ type: UTType?, of path: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    if !isBrief {
      // Most paths are plain, and are not made texts first.
      if path.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x5C }) {
        output.append(contentsOf: path)
      } else {
        PrintableText.append(Array(path), to: &output)
      }
      output.append(UInt8(ascii: ":"))
      output.append(UInt8(ascii: " "))
    }
    if let type {
      // One follows another of its kind.
      if type != lastType { (lastType, lastMIMEType) = (type, Array(type.printedMIMEType.utf8)) }
      output.append(contentsOf: lastMIMEType)
    }
    output.append(UInt8(ascii: "\n"))
  }
}
