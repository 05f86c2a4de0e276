import ArgumentParser
import FileIdentification
import MediaItems
import SystemPackage

/// `uti orphans`: lists halves of Live Photos, sidecars and edited copies without a counterpart.
struct OrphansCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "orphans",
    abstract: "List halves of Live Photos, sidecars and edited copies whose counterpart is missing.",
    discussion: """
      Folders are entered. The counterpart is searched in the same folder. With --pair-across the halves of Live Photos \
      are searched in all folders. An edited copy is listed with its original, or as one without an original.

        uti orphans Holiday
        uti orphans Holiday --only stillHalf --only movieHalf
        uti orphans Takeout --only sidecar --format ndjson

      Exit codes: 0 nothing is missing; 1 something is; 2 some input could not be read; 64 usage error; 65 bad declarations.
      """)

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("Only orphans of this kind. May be repeated.", valueName: "kind"))
  var only: [OrphanKind] = []

  @OptionGroup var filter: FilterOptions

  @OptionGroup var fields: FieldOptions

  @Option(help: "The output format.")
  var format: ListFormat = .text

  @OptionGroup var color: ColorOptions

  func validate() throws {
    try reading.validateLibrary()
    if reading.noPairing {
      throw ValidationError("'--no-pairing' has no effect here, since halves must be paired: leave it out.")
    }
    if reading.basis == .name {
      throw ValidationError(
        "'orphans' needs the content, and '--as name' does not read it: leave '--as' out.")
    }
  }

  var isText: Bool { format == .text }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    var request = reading.libraryRequest
    request.lookForDamage(filter.request)
    let stream = try request.libraryStream(
      details: fields.selection.details.union(filter.request?.details ?? []))
    let condition = try filter.request?.condition(in: stream.options.registry)
    let source = try request.librarySource()
    var list = OrphanList(
      format: format, terminal: color.output, kinds: only.isEmpty ? Set(OrphanKind.allCases) : Set(only),
      fields: fields.selection)
    var search = OrphanSearch()
    var leftOut: [Int: Int] = [:]
    var status = ExitStatus.success
    try output.write(list.opening)
    try stream.run {
      { streamed in
        OrphanEntry(streamed) { item in
          item.isMisnamed = Record.isMisnamed(item, of: stream)
          return condition?.holds(item) ?? true
        }
      }
    } receive: { (entry: OrphanEntry) in
      if let error = entry.error {
        status = status.combined(with: .unreadable)
        Diagnostics.write(Diagnostics.line(entry.path, error))
      }
      try output.write(list.rendered(search.add(entry)))
    } leftOut: {
      leftOut[$0, default: 0] += 1
    } _: {
      try source.visit($0)
    }
    try output.write(list.rendered(search.finish()))
    try output.write(list.closing(search, leftOut, isAcross: request.pairsAcross))
    if list.isSomethingMissing { status = status.combined(with: .no) }
    return status.combined(with: source.status)
  }
}

extension OrphanKind: ExpressibleByArgument {}
