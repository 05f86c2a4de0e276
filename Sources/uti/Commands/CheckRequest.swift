import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage
import UploadChecks

/// What to check files for and how to say it, however that was asked.
struct CheckRequest: Equatable {
  var reading = ReadingRequest()
  var type: TypeArgument?
  var kinds: [MediaKind] = []
  var filter: FilterRequest?
  var upload: UploadRequest?
  /// A list of sums, whose files are read.
  var manifest: PathArgument?
  var fields = FieldSelection.basic
  var format = RecordFormat.text
  var baseline: PathArgument?
  var explains = false
  var policy = CheckPolicy()
  var isQuiet = false
  var color = ColorChoice.auto

  func answer(_ output: StandardOutput) throws -> ExitStatus {
    var request = reading
    // A server takes files, whatever lies beside them.
    if manifest != nil || upload != nil && !kinds.contains(.livePhoto) { request.pairs = false }
    request.ends = request.ends ?? (policy.allowsDamage ? .omitted : .thorough)
    var stream = try request.stream(
      keepsEvidence: explains, details: fields.details.union(filter?.details ?? []))
    let question = CheckQuestion(
      type: try type.map { try $0.type(of: "--conforms-to", in: stream.options.registry) }, kinds: kinds,
      condition: try filter?.condition(in: stream.options.registry), isOfManifest: manifest != nil,
      policy: policy)
    let manifest = manifest.map { ManifestCheck($0) }
    let upload = try upload?.policy(in: stream.options.registry, warns: !isQuiet)
    stream.looksForSidecars = question.condition?.filter.dependsOnSidecars ?? false
    try keepInput()
    let terminal = Terminal(descriptor: .standardOutput, choice: color)
    // A line for people has the reason itself; in other forms it has no place.
    let isLine = format == .text && !explains
    var text = RecordText(
      terminal: terminal, explains: explains, fields: fields, looksForHalves: request.pairs)
    if isLine {
      text.refusal = { question.refusal(of: $0) }
      text.layout = RecordLayout(terminal, of: request)
    }
    let records = RecordStream(
      request: request, stream: stream, format: format,
      text: text,
      fields: fields, command: Self.command,
      selects: { question.refusal(of: $0) != nil }, finding: { question.finding(of: $0) },
      baseline: try BaselineOptions.read(baseline), judge: { $0.error == nil ? .no : .unreadable },
      remark: { [isQuiet] in isQuiet || isLine ? nil : question.refusal(of: $0) }, isQuiet: isQuiet,
      examine: examining(manifest, upload.map { uploads($0, stream.options) }))
    return try records.run(output, from: manifest?.source)
  }

  /// Makes what asks both of a record, as far as they are there.
  private func examining(
    _ manifest: ManifestCheck?, _ upload: (@Sendable () -> (inout Record) -> Void)?
  ) -> (@Sendable () -> (inout Record) -> Void)? {
    guard let manifest else { return upload }
    return {
      let (sums, upload) = (manifest.makeExaminer(), upload?())
      return { record in
        sums(&record)
        upload?(&record)
      }
    }
  }

  private func uploads(
    _ policy: UploadPolicy, _ options: FileIdentifier.Options
  ) -> @Sendable () -> (inout Record) -> Void {
    var policy = policy
    policy.allowsDamage = self.policy.allowsDamage
    let question = UploadQuestion(policy: policy, options: options, inputName: reading.inputName)
    return { question.makeExaminer() }
  }

  /// Keeps what comes by a pipe in a file, so that it can be examined once it was identified.
  private func keepInput() throws {
    guard upload != nil, reading.paths.contains(where: { $0.path == "-" }), reading.list?.path != "-" else {
      return
    }
    let isWhole: Bool
    do throws(Errno) { isWhole = try StandardInput.makeRereadable(upTo: InputSpool.longest) } catch {
      throw CommandFailure(.unreadable, "-: standard input cannot be stored for reading it twice: \(error)")
    }
    guard isWhole else {
      throw CommandFailure(
        .unreadable,
        "-: standard input is longer than \(InputSpool.longest >> 20) MiB; check a file instead")
    }
  }
}

extension CheckRequest {
  static let command = "check"

  /// Reads the plain command lines of every day without the parser, as ``ClassifyRequest`` does; nil for everything else.
  init?(plain arguments: [String]) {
    guard arguments.first == Self.command else { return nil }
    self.init()
    var rest = PlainWords.separated(arguments).dropFirst()
    var asked = PlainFilter()
    while let argument = rest.popFirst() {
      switch argument {
      case "-q", "--quiet": isQuiet = true
      case "--explain": explains = true
      case "--conforms-to":
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else { return nil }
        type = TypeArgument(argument: value)
      case "--kind":
        guard let value = rest.popFirst().flatMap({ MediaKind(rawValue: $0) }) else { return nil }
        kinds.append(value)
      case "--filter", "--unknown":
        guard asked.take(argument, &rest) else { return nil }
      case "--trust-names": policy.trustsNames = true
      case "--allow-damaged": policy.allowsDamage = true
      case "--format":
        guard let value = rest.popFirst().flatMap({ RecordFormat(argument: $0) }) else { return nil }
        format = value
      default:
        guard reading.takePlain(argument, &rest) else { return nil }
      }
    }
    filter = asked.request
    guard reading.isPlain, type != nil || !kinds.isEmpty || filter != nil else { return nil }
  }
}
