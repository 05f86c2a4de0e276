package import ByteSources
package import Formats
internal import MediaMetadata
package import SystemCalls
package import SystemPackage
package import UniformTypes

/// An identified file, valid while its source is open.
package struct IdentifiedFile {
  /// The content of a regular, non-empty file that was read.
  package struct Contents {
    package let source: any ByteSource
    /// The reader with the source open, on the rest of the budget.
    package let reader: ByteReader
    /// The finding of signatures and structure readers.
    package let finding: ContentFinding?
    /// The parts after a picture, if the completeness check walked all of them.
    package let tail: PictureTail?
  }

  package let identification: Identification
  /// nil for folders, devices and empty files, and if only the name was used.
  package let contents: Contents?

  init(_ identification: Identification, _ contents: Contents? = nil) {
    self.identification = identification
    self.contents = contents
  }
}

/// A file before its content is read.
package enum FileContents {
  /// Identified without content: not a regular file, empty, or by name only.
  case identified(Identification)
  /// A file with content; `descriptor` is nil if the source has none.
  case bytes(any ByteSource, descriptor: Int32?)
}

// Access to file contents: a file is opened once, and everything is read before it is closed.
extension FileIdentifier {
  /// Opens the file at a path and passes it to `body`.
  ///
  /// `name` is the last component of the path, if the caller has it.
  package func withOpenFile<Result>(
    path: FilePath, named name: String? = nil, kind: FileKind? = nil, followingLinks: Bool = true,
    claimedType: UTType? = nil,
    _ body: (FileContents) throws(IdentificationError) -> Result
  ) throws(IdentificationError) -> Result {
    var result: Result?
    try withOpenFile(
      FileLocation(path), in: nil, named: name, kind: kind, followingLinks: followingLinks,
      claimedType: claimedType
    ) {
      (contents) throws(IdentificationError) in result = try body(contents)
    }
    // Proof: `withOpenFile` throws, or calls its body once.
    guard let result else { preconditionFailure("the body is called once") }
    return result
  }

  /// Like ``withOpenFile(path:named:kind:followingLinks:claimedType:_:)``, without a generic result:
  /// specialising it across modules is too slow here.
  package func withOpenFile(
    _ location: FileLocation, in folder: DirectoryHandleCache?, named name: String?, kind: FileKind?,
    followingLinks: Bool,
    claimedType: UTType?, _ body: (FileContents) throws(IdentificationError) -> Void
  ) throws(IdentificationError) {
    let status = kind == nil || kind == .unknown ? try status(at: location, folder, followingLinks) : nil
    let kind = status?.kind ?? kind ?? .unknown
    let fileName = name ?? location.name
    guard kind == .regular else {
      return try body(.identified(entry(kind, fileName: fileName, claimedType)))
    }
    if options.basis == .name { return try body(.identified(nameOnly(fileName, claimedType))) }
    let descriptor: FileDescriptor
    do throws(Errno) { descriptor = try location.open(by: folder) } catch {
      throw IdentificationError(error)
    }
    defer { descriptor.release() }
    let rawDescriptor = descriptor.rawValue
    if let status, status.byteCount > 0 {
      // A file that was replaced meanwhile is noticed when its beginning is read.
      let source = DescriptorSource(descriptor: rawDescriptor, byteCount: status.byteCount)
      try body(
        fileContents(source: source, descriptor: rawDescriptor, name: fileName, claimedType: claimedType))
    } else {
      try body(fileContents(descriptor: rawDescriptor, name: fileName, claimedType: claimedType))
    }
  }

  /// Returns the file behind an open descriptor, whose offset does not move.
  package func fileContents(
    descriptor: Int32, name: String?, claimedType: UTType?
  ) throws(IdentificationError) -> FileContents {
    let status: FileStatus
    do throws(Errno) { status = try FileStatus(of: descriptor) } catch { throw IdentificationError(error) }
    guard status.kind == .regular else {
      return .identified(entry(status.kind, fileName: name ?? "", claimedType))
    }
    let source = DescriptorSource(descriptor: descriptor, byteCount: status.byteCount)
    return fileContents(source: source, descriptor: descriptor, name: name, claimedType: claimedType)
  }

  /// Returns the file behind a source.
  package func fileContents(
    source: any ByteSource, descriptor: Int32? = nil, name: String?, claimedType: UTType?
  ) -> FileContents {
    if options.basis == .name { return .identified(nameOnly(name, claimedType)) }
    if source.byteCount == 0 { return .identified(empty(name, claimedType)) }
    return .bytes(source, descriptor: descriptor)
  }

  /// Identifies an open file, in this process or in a worker.
  func identify(
    _ contents: FileContents, name: String?, claimedType: UTType?
  ) throws(IdentificationError) -> Identification {
    switch contents {
    case .identified(let identification): return identification
    case .bytes(let source, let descriptor):
      guard let worker else {
        return try withIdentifiedFile(
          source: source, name: name, claimedType: claimedType, descriptor: descriptor
        ) {
          $0.identification
        }
      }
      let question = WireCoder.bytes(of: name) + WireCoder.bytes(of: claimedType)
      var answer = try worker.request(question, about: source, descriptor: descriptor)
      var identification = answer.read(Identification.self)
      guard answer.isComplete else { throw worker.invalidAnswer() }
      note(worker, in: &identification)
      return identification
    }
  }

  /// Records in a verdict which rights the worker gave up.
  package func note(_ worker: ReaderWorker, in identification: inout Identification) {
    identification.isolation = options.keepsEvidence ? worker.confinement : nil
  }

  /// Identifies a file and passes it to `body`.
  ///
  /// `descriptor` is that of the source, if any. `budget` is the rest of the enclosing file's budget, if
  /// nested. If the source fails meanwhile, the error is thrown, whatever `body` returned.
  package func withIdentifiedFile<Result>(
    source: any ByteSource, name: String? = nil, claimedType: UTType? = nil, descriptor: Int32? = nil,
    budget: ReadBudget? = nil,
    _ body: (IdentifiedFile) throws(IdentificationError) -> Result
  ) throws(IdentificationError) -> Result {
    var result: Result?
    try withIdentifiedFile(
      source, name: name, claimedType: claimedType, descriptor: descriptor, budget: budget
    ) {
      (file) throws(IdentificationError) in result = try body(file)
    }
    // Proof: `withIdentifiedFile` throws, or calls its body once.
    guard let result else { preconditionFailure("the body is called once") }
    return result
  }

  package func withIdentifiedFile(
    _ source: any ByteSource, name: String?, claimedType: UTType?, descriptor: Int32?, budget: ReadBudget?,
    _ body: (IdentifiedFile) throws(IdentificationError) -> Void
  ) throws(IdentificationError) {
    if options.basis == .name { return try body(IdentifiedFile(nameOnly(name, claimedType))) }
    if source.byteCount == 0 { return try body(IdentifiedFile(empty(name, claimedType))) }
    clock.begin(within: options.timeLimit)
    defer { clock.finish() }
    var source = source
    do throws(ReadFailure) {
      try open(&source, descriptor, budget ?? options.budget)
    } catch { throw IdentificationError(error) }
    defer { reader.close() }
    try withIdentifiedFile(
      source, name: nameEntry(name), ownFinding(), claimedType: claimedType, descriptor: descriptor, body)
  }

  private func open(
    _ source: inout any ByteSource, _ descriptor: Int32?, _ budget: ReadBudget
  ) throws(ReadFailure) {
    do throws(ReadFailure) {
      try reader.open(source, budget: budget)
      guard descriptor != nil, !reader.headFillsCount else { return }
    } catch {
      guard descriptor != nil, error == .source(.endsEarly) else { throw error }
    }
    // The file changed or was replaced after its status was read.
    guard let descriptor else { return }
    do throws(ByteSourceError) { source = try DescriptorSource(statusOf: descriptor) } catch {
      throw .source(error)
    }
    try reader.open(source, budget: budget)
  }

  /// Calls `body` with the file that the reader has open; `own` is the finding of our own readers.
  func withIdentifiedFile(
    _ source: any ByteSource, name: NameEvidenceCache.Entry, _ own: ContentFinding?, claimedType: UTType?,
    descriptor: Int32?, _ body: (IdentifiedFile) throws(IdentificationError) -> Void
  ) throws(IdentificationError) {
    var evidence = initialEvidence(name.names, claimedType)
    var content: ContentAnswer?
    var finding = own
    var identification: Identification
    if let own, let nameClass = name.nameClass, mayUseCachedVerdict(own, claimedType) {
      identification = verdictCache.verdict(nameClass, own.declared) ?? verdict(name.names, own, nameClass)
      if options.ends != .omitted { content = ContentAnswer(own, options.registry) }
    } else if own == nil, let nameClass = name.nameClass,
      let verdict = cachedTextVerdict(nameClass, claimedType)
    {
      content = Content.text
      identification = verdict
    } else {
      let result = try identifyContent(own, name, descriptor: descriptor, &evidence)
      (content, finding) = (result.answer, result.finding)
      identification = conclude(name.names, claimedType, content, evidence)
      if result.isTextByName, claimedType == nil, !options.keepsEvidence, let nameClass = name.nameClass {
        textVerdictCache.insert(identification, nameClass, .plainText)
      }
    }
    if reader.isBudgetExhausted { identification.isIncomplete = true }
    var tail: PictureTail?
    if let run = try repeatedByteRun(content, identification) {
      identification.damage = .hollow
      if options.ends != .omitted { identification.end = FileEnd(checked: run.phrase) }
      if options.keepsEvidence {
        identification.evidence.append(
          Evidence(
            .structure, .data, range: run.range, seen: run.phrase,
            reason: "nothing of what the name says begins so"))
      }
    } else if options.ends != .omitted {
      let end = try checkCompleteness(of: source, identification, &content, finding, &evidence, &tail)
      if content?.damage != identification.damage {
        let isIncomplete = identification.isIncomplete
        identification = conclude(name.names, claimedType, content, evidence)
        identification.isIncomplete = isIncomplete
      }
      if end != nil { identification.end = end }
      if !evidence.isEmpty { identification.evidence = evidence }
    }
    if options.verifies { try verify(&identification, descriptor: descriptor) }
    let contents = IdentifiedFile.Contents(source: source, reader: reader, finding: finding, tail: tail)
    try withIdentifiedFile(identification, contents, body)
  }

  /// Passes the identified file to `body`.
  private func withIdentifiedFile(
    _ identification: Identification, _ contents: IdentifiedFile.Contents,
    _ body: (IdentifiedFile) throws(IdentificationError) -> Void
  ) throws(IdentificationError) {
    do throws(IdentificationError) { try body(IdentifiedFile(identification, contents)) } catch {
      throw reader.sourceFailure.map { IdentificationError(.source($0)) } ?? error
    }
    // The readers saw incomplete bytes.
    if let failure = reader.sourceFailure { throw IdentificationError(.source(failure)) }
  }

  /// Returns true if the verdict about a finding may be cached by the name's class and the finding's type.
  func mayUseCachedVerdict(_ finding: ContentFinding, _ claimedType: UTType?) -> Bool {
    claimedType == nil && !options.keepsEvidence && VerdictCache.canHold(finding, reader.head)
  }

  /// Returns the cached verdict about text under a name of a class, if the head is Unicode text.
  private func cachedTextVerdict(_ nameClass: NameClass, _ claimedType: UTType?) -> Identification? {
    guard claimedType == nil, !options.keepsEvidence,
      let verdict = textVerdictCache.verdict(nameClass, .plainText)
    else { return nil }
    return headIsUnicode ? verdict : nil
  }

  var headIsUnicode: Bool {
    let encoding = PlainText.encoding(of: reader.head, isWhole: reader.headIsWhole)
    return encoding == .ascii || encoding == .utf8
  }

  private func verdict(
    _ names: NameEvidence?, _ finding: ContentFinding, _ nameClass: NameClass
  ) -> Identification {
    let verdict = conclude(names, nil, ContentAnswer(finding, options.registry), [])
    verdictCache.insert(verdict, nameClass, finding.declared)
    return verdict
  }
}
