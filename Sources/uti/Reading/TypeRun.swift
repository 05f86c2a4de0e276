import MediaItems
import UniformTypes

/// One run over all inputs of which nothing but types is shown: lines in the order of the input.
struct TypeRun {
  let source: PathSource
  let stream: ItemStream
  let isBrief: Bool
  let isQuiet: Bool

  func run(_ output: StandardOutput, makeWriter: @escaping RecordRun.MakeWriter) throws -> ExitStatus {
    let records = RecordOutput(output, separator: "", each: { _ in })
    try stream.runTypes { [isBrief, isQuiet] in
      TypeLines(line: MIMELine(isBrief: isBrief), isQuiet: isQuiet, write: makeWriter())
    } take: {
      // Proof: what is taken was handed over by the takers above, whose outputs are of this type.
      guard let written = $0 as? [WrittenRecord] else { preconditionFailure("an output of another stream") }
      for record in written { try records.write(record) }
    } pause: {
      try records.flush()
    } _: {
      try source.visit($0)
    }
    return records.status.combined(with: source.status)
  }
}

/// The lines of one thread's files; what is no plain file is written as any record is.
private struct TypeLines: TypeTaker {
  var line: MIMELine
  let isQuiet: Bool
  let write: (Record) -> WrittenRecord
  private var output: [UInt8] = []
  private var written: [WrittenRecord] = []

  init(line: MIMELine, isQuiet: Bool, write: @escaping (Record) -> WrittenRecord) {
    (self.line, self.isQuiet, self.write) = (line, isQuiet, write)
  }

  mutating func take(_ type: UTType, of path: UnsafeBufferPointer<UInt8>) {
    if !isQuiet { line.write(type, of: path, to: &output) }
  }

  mutating func take(_ found: StreamedItem) {
    endLines()
    written.append(write(Record(found, judging: nil)))
  }

  mutating func handOver() -> any Sendable {
    endLines()
    defer { written = [] }
    return written
  }

  /// Lines so far stand before what is written next.
  private mutating func endLines() {
    if output.isEmpty { return }
    written.append(WrittenRecord(output: output.withUnsafeBufferPointer { Array($0) }))
    output.removeAll(keepingCapacity: true)
  }
}
