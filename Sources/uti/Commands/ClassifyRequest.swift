import ASCIIBytes
import FileIdentification
import MediaItems
import SystemPackage

/// The arguments of `uti classify`, parsed by ArgumentParser, or without it if they are simple.
struct ClassifyRequest: Equatable {
  var reading = ReadingRequest()
  var format = RecordFormat.text
  var explains = false
  var kinds: [MediaKind] = []
  var fields = FieldSelection.basic
  var filter: FilterRequest?
  var isQuiet = false
  var isBrief = false
  var template: RecordTemplate?
  var color = ColorChoice.auto

  func run(_ output: StandardOutput) throws -> ExitStatus {
    let kinds = Set(kinds)
    // Types alone need neither the check of file ends nor the judgement of names.
    let showsOnlyTypes = format == .mime && filter == nil && template == nil
    // Hints repeat the original request.
    var adjusted = reading
    adjusted.lookForDamage(filter)
    adjusted.lookForEnds(template?.fields ?? fields)
    adjusted.ends = adjusted.ends ?? (showsOnlyTypes ? .omitted : .brief)
    var items = try adjusted.stream(
      keepsEvidence: explains, readsMetadata: !showsOnlyTypes,
      details: fields.details.union(filter?.details ?? []).union(template?.fields.details ?? []))
    let condition = try filter?.condition(in: items.options.registry)
    items.looksForSidecars = condition?.filter.dependsOnSidecars ?? false
    if template?.endsWithNull == true { output.passes.insert(.nulls) }
    let terminal = Terminal(descriptor: .standardOutput, choice: color)
    if format == .text, isBrief { output.width = terminal.width }
    let stream = RecordStream(
      request: reading,
      stream: items,
      format: format,
      text: RecordText(
        terminal: terminal, explains: explains, fields: fields, looksForHalves: reading.pairs,
        isBrief: isBrief, layout: RecordLayout(terminal, of: reading)),
      fields: fields, command: Self.command, template: template,
      selects: { record in
        (kinds.isEmpty || record.kind.map(kinds.contains) ?? false) && condition?.holds(record) ?? true
      }, isQuiet: isQuiet, judgesNames: !showsOnlyTypes, showsOnlyTypes: showsOnlyTypes && kinds.isEmpty)
    return try stream.run(output)
  }
}

extension ClassifyRequest {
  static let command = "classify"

  /// Parses common command lines without ArgumentParser, which takes longer than identifying a file.
  ///
  /// Returns nil for all others. A test compares the results of both parsers.
  init?(simple arguments: [String]) {
    self.init()
    var rest = OptionSplitter.split(arguments)[...]
    if rest.first == Self.command {
      rest.removeFirst()
    } else if rest.first.map(Self.mayBeCommand) ?? true {
      return nil
    }
    var fieldNames: String?
    var filterReader = FilterOptionReader()
    while let argument = rest.popFirst() {
      switch argument {
      case "-q", "--quiet": isQuiet = true
      case "--explain": explains = true
      case "-b", "--brief": isBrief = true
      case "--format":
        guard let format = rest.popFirst().flatMap({ RecordFormat(argument: $0) }) else { return nil }
        self.format = format
      case "--kind":
        guard let kind = rest.popFirst().flatMap({ MediaKind(rawValue: $0) }) else { return nil }
        kinds.append(kind)
      case "--fields":
        guard let names = ReadingRequest.optionValue(&rest) else { return nil }
        fieldNames = names
      case "--filter", "--unknown":
        guard filterReader.read(argument, &rest) else { return nil }
      case "--print":
        guard let text = ReadingRequest.optionValue(&rest), let template = try? RecordTemplate(text) else {
          return nil
        }
        self.template = template
      default:
        guard reading.readOption(argument, &rest) else { return nil }
      }
    }
    if let fieldNames {
      guard let fields = try? FieldSelection(fieldNames), format != .mime else { return nil }
      self.fields = fields
    }
    filter = filterReader.request
    if isBrief, ![.text, .mime].contains(format) || explains { return nil }
    if template != nil, format != .text || explains || isBrief || fieldNames != nil { return nil }
    guard reading.isValid else { return nil }
  }

  /// Returns true if the argument could be the name of a subcommand: lower-case letters and hyphens.
  private static func mayBeCommand(_ argument: String) -> Bool {
    !argument.hasPrefix("-") && argument.utf8.allSatisfy { $0.isASCIILowercase || $0 == 0x2D }
  }
}
