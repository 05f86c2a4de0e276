import MediaItems
import UniformTypes

/// A fast run over all inputs for `--format mime`: one line with the type of each file, in the order of the input.
struct TypeRun {
  let source: PathSource
  let stream: ItemStream
  let isBrief: Bool
  let isQuiet: Bool

  func run(_ output: StandardOutput, makeWriter: @escaping RecordRun.MakeWriter) throws -> ExitStatus {
    let records = RecordOutput(output, separator: "", each: { _ in })
    try stream.runTypes { [isBrief, isQuiet] in
      TypeLines(line: MIMELine(isBrief: isBrief), isQuiet: isQuiet, write: makeWriter())
    } receive: {
      // Proof: the sinks above return this type.
      guard let written = $0 as? [RenderedRecord] else { preconditionFailure("an output of another stream") }
      for record in written { try records.write(record) }
    } pause: {
      try records.flush()
    } _: {
      try source.visit($0)
    }
    return records.status.combined(with: source.status)
  }
}

/// Collects the lines of one thread; entries other than regular files are written as records.
private struct TypeLines: TypeSink {
  var line: MIMELine
  let isQuiet: Bool
  let write: (Record) -> RenderedRecord
  private var output: [UInt8] = []
  private var written: [RenderedRecord] = []

  init(line: MIMELine, isQuiet: Bool, write: @escaping (Record) -> RenderedRecord) {
    (self.line, self.isQuiet, self.write) = (line, isQuiet, write)
  }

  mutating func receive(_ type: UTType, of path: UnsafeBufferPointer<UInt8>) {
    if !isQuiet { line.write(type, of: path, to: &output) }
  }

  mutating func receive(_ item: StreamedItem) {
    flushLines()
    written.append(write(Record(item, judging: nil)))
  }

  mutating func finishBatch() -> any Sendable {
    flushLines()
    defer { written = [] }
    return written
  }

  /// Moves the collected lines to `written`, so that they come before the next record.
  private mutating func flushLines() {
    if output.isEmpty { return }
    written.append(RenderedRecord(output: output.withUnsafeBufferPointer { Array($0) }))
    output.removeAll(keepingCapacity: true)
  }
}
