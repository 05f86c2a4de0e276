import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage
import UploadChecks

/// The arguments of `uti check`, parsed by ArgumentParser, or without it if they are simple.
struct CheckRequest: Equatable {
  var reading = ReadingRequest()
  var type: TypeArgument?
  var kinds: [MediaKind] = []
  var filter: FilterRequest?
  var upload: UploadRequest?
  /// A list of checksums, which names the files to read.
  var manifest: PathArgument?
  var fields = FieldSelection.basic
  var format = RecordFormat.text
  var baseline: PathArgument?
  var explains = false
  var policy = CheckPolicy()
  var isQuiet = false
  var color = ColorChoice.auto

  func run(_ output: StandardOutput) throws -> ExitStatus {
    var request = reading
    // Uploads are checked as single files.
    if manifest != nil || upload != nil && !kinds.contains(.livePhoto) { request.pairs = false }
    request.ends = request.ends ?? (policy.allowsDamage ? .omitted : .thorough)
    var stream = try request.stream(
      keepsEvidence: explains, details: fields.details.union(filter?.details ?? []))
    let check = CheckCondition(
      type: try type.map { try $0.type(of: "--conforms-to", in: stream.options.registry) }, kinds: kinds,
      condition: try filter?.condition(in: stream.options.registry), usesManifest: manifest != nil,
      policy: policy)
    let manifest = manifest.map { ManifestCheck($0) }
    let upload = try upload?.policy(in: stream.options.registry, warns: !isQuiet)
    stream.looksForSidecars = check.condition?.filter.dependsOnSidecars ?? false
    try spoolInput()
    let terminal = Terminal(descriptor: .standardOutput, choice: color)
    // Text has the reason in the line; other formats need a remark.
    let isLine = format == .text && !explains
    var text = RecordText(
      terminal: terminal, explains: explains, fields: fields, looksForHalves: request.pairs)
    if isLine {
      text.refusal = { check.refusal(of: $0) }
      text.layout = RecordLayout(terminal, of: request)
    }
    let records = RecordStream(
      request: request, stream: stream, format: format,
      text: text,
      fields: fields, command: Self.command,
      selects: { check.refusal(of: $0) != nil }, finding: { check.finding(of: $0) },
      baseline: try BaselineOptions.read(baseline), judge: { $0.error == nil ? .no : .unreadable },
      remark: { [isQuiet] in isQuiet || isLine ? nil : check.refusal(of: $0) }, isQuiet: isQuiet,
      examine: makeExaminer(manifest, upload.map { uploads($0, stream.options) }))
    return try records.run(output, from: manifest?.source)
  }

  /// Combines the checks of checksums and of uploads.
  private func makeExaminer(
    _ manifest: ManifestCheck?, _ upload: (@Sendable () -> (inout Record) -> Void)?
  ) -> (@Sendable () -> (inout Record) -> Void)? {
    guard let manifest else { return upload }
    return {
      let (checkSum, checkUpload) = (manifest.makeExaminer(), upload?())
      return { record in
        checkSum(&record)
        checkUpload?(&record)
      }
    }
  }

  private func uploads(
    _ policy: UploadPolicy, _ options: FileIdentifier.Options
  ) -> @Sendable () -> (inout Record) -> Void {
    var policy = policy
    policy.allowsDamage = self.policy.allowsDamage
    let check = UploadCheck(policy: policy, options: options, inputName: reading.inputName)
    return { check.makeExaminer() }
  }

  /// Spools piped standard input to a file, so that it can be read twice.
  private func spoolInput() throws {
    guard upload != nil, reading.paths.contains(where: { $0.path == "-" }), reading.list?.path != "-" else {
      return
    }
    let isWhole: Bool
    do throws(Errno) { isWhole = try StandardInput.makeRereadable(upTo: InputSpool.limit) } catch {
      throw CommandFailure(.unreadable, "-: standard input cannot be stored for reading it twice: \(error)")
    }
    guard isWhole else {
      throw CommandFailure(
        .unreadable,
        "-: standard input is longer than \(InputSpool.limit >> 20) MiB; check a file instead")
    }
  }
}

extension CheckRequest {
  static let command = "check"

  /// Parses common command lines without ArgumentParser, as ``ClassifyRequest`` does; nil for all others.
  init?(simple arguments: [String]) {
    guard arguments.first == Self.command else { return nil }
    self.init()
    var rest = OptionSplitter.split(arguments).dropFirst()
    var filterReader = FilterOptionReader()
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
        guard filterReader.read(argument, &rest) else { return nil }
      case "--trust-names": policy.trustsNames = true
      case "--allow-damaged": policy.allowsDamage = true
      case "--format":
        guard let value = rest.popFirst().flatMap({ RecordFormat(argument: $0) }) else { return nil }
        format = value
      default:
        guard reading.readOption(argument, &rest) else { return nil }
      }
    }
    filter = filterReader.request
    guard reading.isValid, type != nil || !kinds.isEmpty || filter != nil else { return nil }
  }
}
