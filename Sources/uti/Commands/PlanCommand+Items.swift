import FileIdentification
import LoadPlans
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage
import UniformTypes

/// The options of `uti plan` for files: the purpose of loading and its conditions.
struct PlanRequest: Sendable {
  var purpose: LoadSituation.Purpose
  var context: LoadSituation.Context
  var mode: RepresentationMode
  var itemCount: Int
  var memoryLimit: Int64?
  var wantsStillOnly: Bool
  var opensInPlace: Bool
  var registry: TypeRegistry
  /// True if the output names the rules that decided.
  var explains = false

  /// Returns the situation of an item, with the sizes of all its files.
  func situation(_ item: MediaItem) throws(IdentificationError) -> LoadSituation {
    LoadSituation(
      item, for: purpose, in: context, mode: mode, itemCount: itemCount, byteSize: try Self.byteSize(item),
      memoryLimit: memoryLimit, wantsStillOnly: wantsStillOnly, opensInPlace: opensInPlace,
      registry: registry)
  }

  /// Returns the total size of a Live Photo in two files or a bundle; nil for members of an archive.
  private static func byteSize(_ item: MediaItem) throws(IdentificationError) -> Int64? {
    guard let livePhoto = item.livePhoto, livePhoto.form == .pair || livePhoto.form == .bundle,
      let still = livePhoto.still, let movie = livePhoto.movie
    else { return nil }
    var total: Int64 = 0
    for path in [still, movie] {
      let status: FileStatus
      do throws(Errno) { status = try FileStatus(of: path, followingLinks: true) } catch {
        // The path of an archive member begins with that of the archive.
        if error == .notDirectory { return nil }
        throw IdentificationError(error).inside(
          path.lastComponent?.string ?? "", of: item.file.identification.type)
      }
      guard status.type == .regular else { return nil }
      let sum = total.addingReportingOverflow(status.byteCount)
      if sum.overflow { return nil }
      total = sum.partialValue
    }
    return total
  }
}

/// Writes plans for files, in the order of the input.
struct PlanStream {
  let reading: ReadingRequest
  let stream: ItemStream
  let request: PlanRequest
  let format: ListFormat

  func run(_ output: StandardOutput) throws -> ExitStatus {
    let isArray = format == .json
    let separator = isArray ? ",\n" : ""
    return try RecordRun(
      source: reading.source, stream: stream, opening: isArray ? "[" : "", separator: separator,
      closing: isArray ? "]\n" : ""
    ).run(output) {
      { record in
        var record = record
        var situation: LoadSituation?
        do throws(IdentificationError) { situation = try record.item.map(request.situation) } catch {
          record.item = nil
          record.error = error
        }
        let written = RenderedRecord()
        if let error = record.error {
          written.status = .unreadable
          written.errors = Diagnostics.line(record.path, error)
        } else if let hint = FolderHint.line(
          record, reading, "plan", options: ["--for", "\(request.purpose)"])
        {
          written.errors = hint
        }
        let text = self.text(record, situation)
        if !text.isEmpty { written.output = Array(separator.utf8) + text }
        return written
      }
    }
  }

  /// Formats one plan or error.
  private func text(_ record: Record, _ situation: LoadSituation?) -> [UInt8] {
    let path: [(String, FieldValue?)] = [
      ("path", .text(record.pathText)),
      ("pathBytes", record.pathBytes.map { .text(Base64.encode($0)) }),
    ]
    guard let situation else {
      guard format != .text, let error = record.error else { return [] }
      let members: [(String, FieldValue?)] = [
        ("code", .text(error.code.rawValue)), ("message", .text(error.message)),
      ]
      return json(.object(present: path + [("error", .object(present: members))]))
    }
    let plan = LoadPlan(for: situation)
    if format == .text {
      return Array(
        (PrintableText.escaped(record.path) + ": "
          + PrintableText.escapedLines(plan.text(explains: request.explains)) + "\n")
          .utf8)
    }
    let identifiers = situation.registered.identifiers.map { FieldValue.text($0) }
    return json(FieldValue(plan, after: path + [("registered", .list(identifiers))]))
  }

  private func json(_ value: FieldValue) -> [UInt8] {
    var json = JSONWriter()
    json.value(value)
    return json.bytes + (format == .ndjson ? [UInt8(ascii: "\n")] : [])
  }
}
