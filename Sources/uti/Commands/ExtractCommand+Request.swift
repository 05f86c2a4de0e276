import FileActions
import FileIdentification
import MediaItems
import MediaMetadata
import SystemCalls
import SystemPackage

/// The arguments of `uti extract`.
struct ExtractRequest {
  enum Content: Sendable {
    case parts(stillAlone: Bool)
    case previews(MediaExtraction.PreviewChoice)
    case files(without: MetadataKinds)
  }

  var reading: ReadingRequest
  var content: Content
  var folder: FilePath
  var makesFolder: Bool
  var addsNumbers: Bool
  var limits: ExtractionLimits
  var format: ListFormat
  var isQuiet: Bool

  func run(_ output: StandardOutput) throws -> ExitStatus {
    output.deferFailures()
    output.isArray = format == .json && !isQuiet
    var stream = try reading.stream(keepsEvidence: false, acts: true)
    let target = PartFolder(path: folder)
    try target.prepare(making: makesFolder)
    let recovered = try target.recover()
    // One worker keeps output names deterministic.
    stream.workers = 1
    let run = RecordRun(source: reading.source, stream: stream)
    do {
      return try run.run(output) { [options = stream.options] in writer(options) }.combined(with: recovered)
    } catch is Interruption {
      Diagnostics.error(
        "interrupted: not all parts were extracted; run the same command again to continue")
      return .interrupted
    }
  }

  private func writer(_ options: FileIdentifier.Options) -> (Record) -> RenderedRecord {
    let extraction = MediaExtraction(options)
    let named = Set(reading.paths.map(\.path))
    let terminal = Terminal(descriptor: .standardOutput)
    return { record in
      let isNamed = !reading.isRecursive || named.contains(record.path)
      var results = ExtractResults(format: isQuiet ? nil : format, folders: FolderHeadings(terminal))
      do { try extract(record, isNamed: isNamed, extraction, &results) } catch {
        return RenderedRecord(status: .interrupted)
      }
      let written = RenderedRecord(
        output: results.output, errors: results.errors, status: results.status)
      if format == .text { written.heading = Array(results.folders.heading(of: record.path).utf8) }
      return written
    }
  }

  private func extract(
    _ record: Record, isNamed: Bool, _ extraction: MediaExtraction, _ results: inout ExtractResults
  ) throws(Interruption) {
    if Signals.isInterruptionPending { throw Interruption() }
    if let error = record.error {
      results.fail(record.path, code: error.code.rawValue, error.message, .unreadable)
    }
    guard let item = record.item else { return }
    do {
      let parts =
        switch content {
        case .parts(let stillAlone): try extraction.parts(of: item, stillAlone: stillAlone)
        case .previews(let choice): try extraction.previews(of: item, choice)
        case .files(let kinds): try extraction.files(of: item, without: kinds)
        }
      try limits.check(parts)
      // Before the first file is written, an interruption may end the process at once.
      Signals.holdInterruptions()
      let written = try PartWriter(files: SystemParts(), folder: folder, numbers: addsNumbers).write(parts)
      for (part, file) in zip(parts, written) { results.add(part, from: item.path, to: file) }
    } catch let error as Interruption {
      throw error
    } catch let error as PartWriter<SystemParts>.Failure {
      results.fail(record.path, code: "output", error.message, .outputFailed)
    } catch let error as ExtractionError {
      let hasNothing = error.code == .nothing || error.code == .inseparable
      // Only files named on the command line must have parts.
      if error.code == .nothing, !isNamed { return }
      let remedy = error.wanted.map { "; --max-size \($0) extracts it all the same" } ?? ""
      results.fail(
        record.path, code: error.code.rawValue, error.message + remedy, hasNothing ? .no : .unreadable)
    } catch {
      results.fail(record.path, code: "EIO", "\(error)", .unreadable)
    }
  }
}
