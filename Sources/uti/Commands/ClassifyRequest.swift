import FileIdentification
import MediaItems
import SystemPackage

/// What to classify and how to say it, however that was asked.
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

  func answer(_ output: StandardOutput) throws -> ExitStatus {
    let kinds = Set(kinds)
    // Only records of other formats, and filters, say how a file ends and what is to be done about its name.
    let showsTypesAlone = format == .mime && filter == nil && template == nil
    // What is named in hints is asked as it was.
    var looking = reading
    looking.lookForDamage(filter)
    looking.lookForEnds(template?.fields ?? fields)
    looking.ends = looking.ends ?? (showsTypesAlone ? .omitted : .brief)
    var items = try looking.stream(
      keepsEvidence: explains, readsMetadata: !showsTypesAlone,
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
      }, isQuiet: isQuiet, judgesNames: !showsTypesAlone, showsTypesAlone: showsTypesAlone && kinds.isEmpty)
    return try stream.run(output)
  }
}

extension ClassifyRequest {
  static let command = "classify"

  /// Reads the plain command lines of every day without the parser, which costs more than the answer.
  ///
  /// nil for everything else: what is read here means what the parser says it means, and a test holds both together.
  init?(plain arguments: [String]) {
    self.init()
    var rest = PlainWords.separated(arguments)[...]
    if rest.first == Self.command {
      rest.removeFirst()
    } else if rest.first.map(Self.mayBeCommand) ?? true {
      return nil
    }
    var chosenFields: String?
    var asked = PlainFilter()
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
        guard let names = ReadingRequest.plainValue(&rest) else { return nil }
        chosenFields = names
      case "--filter", "--unknown":
        guard asked.take(argument, &rest) else { return nil }
      case "--print":
        guard let text = ReadingRequest.plainValue(&rest), let template = try? RecordTemplate(text) else {
          return nil
        }
        self.template = template
      default:
        guard reading.takePlain(argument, &rest) else { return nil }
      }
    }
    if let chosenFields {
      guard let fields = try? FieldSelection(chosenFields), format != .mime else { return nil }
      self.fields = fields
    }
    filter = asked.request
    if isBrief, ![.text, .mime].contains(format) || explains { return nil }
    if template != nil, format != .text || explains || isBrief || chosenFields != nil { return nil }
    guard reading.isPlain else { return nil }
  }

  /// Whether a first argument could be a subcommand's name: lower-case letters and hyphens.
  private static func mayBeCommand(_ argument: String) -> Bool {
    !argument.hasPrefix("-") && argument.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || $0 == 0x2D }
  }
}
