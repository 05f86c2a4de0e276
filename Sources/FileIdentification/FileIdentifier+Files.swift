package import ByteSources
package import Formats
internal import MediaMetadata
package import SystemCalls
package import SystemPackage
package import UniformTypes

/// A file that was identified, lent while its source is open: whatever is learnt next is read through it.
package struct IdentifiedFile {
  /// The bytes of a file that has some and was read.
  package struct Contents {
    package let source: any ByteSource
    /// Has the source open, on what is left of the budget.
    package let reader: ByteReader
    /// What signatures and structure readers found.
    package let finding: ContentFinding?
    /// The parts behind a picture, where the look for its end walked all of them.
    package let tail: PictureTail?
  }

  package let identification: Identification
  /// nil for folders and devices, for empty files, and where the name alone was asked.
  package let contents: Contents?

  init(_ identification: Identification, _ contents: Contents? = nil) {
    self.identification = identification
    self.contents = contents
  }
}

/// What is known of a file before a byte of it is read.
package enum OpenedFile {
  /// All that there is to know: it is no file, it is empty, or its name alone was asked about.
  case answered(Identification)
  /// It has bytes; `descriptor` is the source's where it has one.
  case bytes(any ByteSource, descriptor: Int32?)
}

// The one way to a file's bytes: it is opened once, and everything is read before it is closed.
extension FileIdentifier {
  /// Opens what is at a path and lends it to `body`.
  ///
  /// `known` is the path's last component, where that was asked for before.
  package func opening<Result>(
    path: FilePath, named known: String? = nil, kind: FileKind? = nil, followingLinks: Bool = true,
    claimedType: UTType? = nil,
    _ body: (OpenedFile) throws(IdentificationError) -> Result
  ) throws(IdentificationError) -> Result {
    var result: Result?
    try lend(
      FilePlace(path), in: nil, named: known, kind: kind, followingLinks: followingLinks,
      claimedType: claimedType
    ) {
      (opened) throws(IdentificationError) in result = try body(opened)
    }
    // Proof: `lend` throws, or calls its body once.
    guard let result else { preconditionFailure("what is opened is lent once") }
    return result
  }

  /// As ``opening(path:named:kind:followingLinks:claimedType:_:)``, for what every file goes through: a result of no known
  /// type costs more than reading it.
  package func lend(
    _ place: FilePlace, in folder: NamedFolder?, named known: String?, kind: FileKind?, followingLinks: Bool,
    claimedType: UTType?, _ body: (OpenedFile) throws(IdentificationError) -> Void
  ) throws(IdentificationError) {
    let found = kind == nil || kind == .unknown ? try status(at: place, folder, followingLinks) : nil
    let kind = found?.kind ?? kind ?? .unknown
    let fileName = known ?? place.name
    guard kind == .regular else {
      return try body(.answered(entry(kind, fileName: fileName, claimedType)))
    }
    if options.basis == .name { return try body(.answered(nameOnly(fileName, claimedType))) }
    let descriptor: FileDescriptor
    do throws(Errno) { descriptor = try place.open(by: folder) } catch {
      throw IdentificationError(error)
    }
    defer { descriptor.release() }
    let number = descriptor.rawValue
    if let found, found.byteCount > 0 {
      // What has come in its place is seen when its beginning is read.
      let source = DescriptorSource(descriptor: number, byteCount: found.byteCount)
      try body(opened(source: source, descriptor: number, name: fileName, claimedType: claimedType))
    } else {
      try body(opened(descriptor: number, name: fileName, claimedType: claimedType))
    }
  }

  /// What an open descriptor stands for; its position does not move.
  package func opened(
    descriptor: Int32, name: String?, claimedType: UTType?
  ) throws(IdentificationError) -> OpenedFile {
    let status: FileStatus
    do throws(Errno) { status = try FileStatus(of: descriptor) } catch { throw IdentificationError(error) }
    guard status.kind == .regular else {
      return .answered(entry(status.kind, fileName: name ?? "", claimedType))
    }
    let source = DescriptorSource(descriptor: descriptor, byteCount: status.byteCount)
    return opened(source: source, descriptor: descriptor, name: name, claimedType: claimedType)
  }

  /// What any source stands for.
  package func opened(
    source: any ByteSource, descriptor: Int32? = nil, name: String?, claimedType: UTType?
  ) -> OpenedFile {
    if options.basis == .name { return .answered(nameOnly(name, claimedType)) }
    if source.byteCount == 0 { return .answered(empty(name, claimedType)) }
    return .bytes(source, descriptor: descriptor)
  }

  /// Identifies an open file, in this process or where the options have it read.
  func identify(
    _ opened: OpenedFile, name: String?, claimedType: UTType?
  ) throws(IdentificationError) -> Identification {
    switch opened {
    case .answered(let identification): return identification
    case .bytes(let source, let descriptor):
      guard let worker else {
        return try withFile(source: source, name: name, claimedType: claimedType, descriptor: descriptor) {
          $0.identification
        }
      }
      let question = Wire.bytes(of: name) + Wire.bytes(of: claimedType)
      var answer = try worker.ask(question, about: source, descriptor: descriptor)
      var identification = answer.read(Identification.self)
      guard answer.isWhole else { throw worker.refused() }
      note(worker, in: &identification)
      return identification
    }
  }

  /// Says in a verdict what the worker that it comes from had given up.
  package func note(_ worker: ReaderWorker, in identification: inout Identification) {
    identification.isolation = options.keepsEvidence ? worker.confinement : nil
  }

  /// Identifies a file and lends it to `body`; `descriptor` is the source's where it has one, `budget` what is left of
  /// that of the file in which it is nested.
  ///
  /// A source that fails meanwhile is the file's error, whatever `body` made of it.
  package func withFile<Result>(
    source: any ByteSource, name: String? = nil, claimedType: UTType? = nil, descriptor: Int32? = nil,
    budget: ReadBudget? = nil,
    _ body: (IdentifiedFile) throws(IdentificationError) -> Result
  ) throws(IdentificationError) -> Result {
    var result: Result?
    try lend(source, name: name, claimedType: claimedType, descriptor: descriptor, budget: budget) {
      (file) throws(IdentificationError) in result = try body(file)
    }
    // Proof: `lend` throws, or calls its body once.
    guard let result else { preconditionFailure("what is identified is lent once") }
    return result
  }

  package func lend(
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
    try lend(
      source, known: known(name), ownFinding(), claimedType: claimedType, descriptor: descriptor, body)
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
    // It has changed since it was asked about, or another one has come in its place.
    guard let descriptor else { return }
    do throws(ByteSourceError) { source = try DescriptorSource(asking: descriptor) } catch {
      throw .source(error)
    }
    try reader.open(source, budget: budget)
  }

  /// Lends a file that the reader has open, of which the name and our own readers' finding are known.
  func lend(
    _ source: any ByteSource, known: PlainNames.Known, _ own: ContentFinding?, claimedType: UTType?,
    descriptor: Int32?, _ body: (IdentifiedFile) throws(IdentificationError) -> Void
  ) throws(IdentificationError) {
    var evidence = opening(known.names, claimedType)
    var content: ContentAnswer?
    var finding = own
    var identification: Identification
    if let own, let number = known.number, mayRecall(own, claimedType) {
      identification = settledVerdicts[number, own.declared] ?? verdict(known.names, own, number)
      if options.ends != .omitted { content = ContentAnswer(own, options.registry) }
    } else if own == nil, let number = known.number, let verdict = recallText(number, claimedType) {
      content = Content.text
      identification = verdict
    } else {
      let found = try self.content(own, known, descriptor: descriptor, &evidence)
      (content, finding) = (found.answer, found.finding)
      identification = conclude(known.names, claimedType, content, evidence)
      if found.isTextByName, claimedType == nil, !options.keepsEvidence, let number = known.number {
        settledTexts[number, .plainText] = identification
      }
    }
    if reader.isBudgetExhausted { identification.isIncomplete = true }
    var tail: PictureTail?
    if let run = try filling(content, identification) {
      identification.damage = .hollow
      if options.ends != .omitted { identification.end = FileEnd(checked: run.words) }
      if options.keepsEvidence {
        identification.evidence.append(
          Evidence(
            .structure, .data, range: run.range, seen: run.words,
            reason: "nothing of what the name says begins so"))
      }
    } else if options.ends != .omitted {
      let end = try examineEnd(of: source, identification, &content, finding, &evidence, &tail)
      if content?.damage != identification.damage {
        let isIncomplete = identification.isIncomplete
        identification = conclude(known.names, claimedType, content, evidence)
        identification.isIncomplete = isIncomplete
      }
      if end != nil { identification.end = end }
      if !evidence.isEmpty { identification.evidence = evidence }
    }
    if options.verifies { try verify(&identification, descriptor: descriptor) }
    let contents = IdentifiedFile.Contents(source: source, reader: reader, finding: finding, tail: tail)
    try lend(identification, contents, body)
  }

  /// Lends what was identified.
  private func lend(
    _ identification: Identification, _ contents: IdentifiedFile.Contents,
    _ body: (IdentifiedFile) throws(IdentificationError) -> Void
  ) throws(IdentificationError) {
    do throws(IdentificationError) { try body(IdentifiedFile(identification, contents)) } catch {
      throw reader.sourceFailure.map { IdentificationError(.source($0)) } ?? error
    }
    // A reader that went on without the bytes that did not come has seen another file than the one there is.
    if let failure = reader.sourceFailure { throw IdentificationError(.source(failure)) }
  }

  /// Whether the verdict about a content is that about every other one of its type under such a name.
  func mayRecall(_ finding: ContentFinding, _ claimedType: UTType?) -> Bool {
    claimedType == nil && !options.keepsEvidence && SettledVerdicts.follow(from: finding, reader.head)
  }

  /// The verdict about text under such a name, where that follows from the name alone and these bytes are Unicode text.
  private func recallText(_ number: UInt32, _ claimedType: UTType?) -> Identification? {
    guard claimedType == nil, !options.keepsEvidence, let verdict = settledTexts[number, .plainText] else {
      return nil
    }
    return headIsUnicode ? verdict : nil
  }

  var headIsUnicode: Bool {
    let encoding = PlainText.encoding(of: reader.head, isWhole: reader.headIsWhole)
    return encoding == .ascii || encoding == .utf8
  }

  private func verdict(
    _ names: NameEvidence?, _ finding: ContentFinding, _ number: UInt32
  ) -> Identification {
    let verdict = conclude(names, nil, ContentAnswer(finding, options.registry), [])
    settledVerdicts[number, finding.declared] = verdict
    return verdict
  }
}
