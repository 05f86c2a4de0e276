public import ByteSources
public import FileIdentification
internal import MediaItems
internal import SystemCalls
public import SystemPackage
internal import UniformTypes

/// Holds files against a policy, one after another; each thread needs its own.
///
/// ```swift
/// let examiner = UploadExaminer(policy)
/// let decision = try examiner.examine(descriptor: upload, name: "IMG_0001.HEIC")
/// if let refusal = decision.refusal { print(refusal.code.rawValue, refusal.reason) }
/// ```
///
/// Complexity: what is refused by size or type costs as much as identification, and no more bytes. The rest is read to its end,
/// in pieces and linear time.
public final class UploadExaminer {
  /// What may be uploaded; another policy counts from the next file on.
  public var policy: UploadPolicy
  /// Reads no more than the type needs.
  private let first: MediaItemReader
  private let reader: MediaItemReader
  private let bytes: ByteReader
  /// The clock of the work on a file, which all three share.
  package let clock: WorkClock

  /// Creates an examiner; `options` say how files are identified.
  ///
  /// What they say of ends and of libmagic's second opinion does not count: ends are looked for briefly at least, and libmagic
  /// is asked about every file that passes so far, where it is there.
  public init(_ policy: UploadPolicy, options: FileIdentifier.Options = FileIdentifier.Options()) {
    self.policy = policy
    var options = options
    options.basis = .both
    options.verifies = false
    let ends = options.ends == .omitted ? .brief : options.ends
    options.ends = .omitted
    clock = WorkClock(options.cancellation)
    bytes = ByteReader(clock)
    first = MediaItemReader(
      options, readsMetadata: false, recognizesBundles: false, slimsHeaders: false, clock: clock)
    options.ends = ends
    options.verifies = options.magic != .omitted
    reader = MediaItemReader(
      options, readsMetadata: true, recognizesBundles: false, slimsHeaders: false, clock: clock)
  }

  /// Examines what is at a path.
  ///
  /// Errors: the system's, and those of identification.
  public func examine(path: FilePath) throws(IdentificationError) -> UploadDecision {
    let file = try IdentificationError.catching { () throws(Errno) in try FileDescriptor.openForReading(path)
    }
    defer { file.release() }
    return try examine(descriptor: file, name: path.lastComponent?.string)
  }

  /// Examines what is at a path that is text, as most are; a path of other bytes needs a `FilePath`.
  ///
  /// Errors: the system's, and those of identification.
  public func examine(path: String) throws(IdentificationError) -> UploadDecision {
    try examine(path: FilePath(path))
  }

  /// Examines an open file; `name` is what its sender called it.
  ///
  /// The descriptor's position does not move. Errors: the system's, and those of identification.
  public func examine(
    descriptor: FileDescriptor, name: String? = nil
  ) throws(IdentificationError) -> UploadDecision {
    let source: DescriptorSource
    do throws(ByteSourceError) { source = try DescriptorSource(asking: descriptor.rawValue) } catch {
      throw IdentificationError(error)
    }
    return try examine(source, named: name) {
      (reader) throws(IdentificationError) in try reader.read(descriptor: descriptor, name: name)
    }
  }

  /// Examines bytes in memory.
  public func examine(bytes: [UInt8], name: String? = nil) throws(IdentificationError) -> UploadDecision {
    try examine(source: MemorySource(bytes), name: name)
  }

  /// Examines an object by ranges.
  ///
  /// Errors: the source's.
  public func examine(
    source: any ByteSource, name: String? = nil
  ) throws(IdentificationError) -> UploadDecision {
    let watched = WatchedSource(source)
    let decision = try examine(watched, named: name) { (reader) throws(IdentificationError) in
      try reader.read(source: watched, name: name)
    }
    // What went on without bytes that did not come has seen another file.
    if let failure = watched.failure { throw IdentificationError(failure) }
    return decision
  }

  private func examine(
    _ source: any ByteSource, named name: String?,
    _ read: (MediaItemReader) throws(IdentificationError) -> MediaItem
  ) throws(IdentificationError) -> UploadDecision {
    // Nothing has to come of what is too large anyway.
    if let refusal = UploadRule.size(of: source.byteCount, policy) {
      let unread = Identification(type: .data, agreement: .neither, certainty: .unknown)
      let file = MediaFile(path: "", identification: unread, byteCount: source.byteCount)
      return UploadDecision(refusal: refusal, item: MediaItem(whole: file))
    }
    clock.begin(within: first.options.timeLimit)
    defer { clock.finish() }
    let early = try read(first)
    let subject = UploadSubject(early, named: name, source, bytes, policy)
    if let refusal = try refusal(of: subject, UploadRule.early) {
      return UploadDecision(refusal: refusal, item: early)
    }
    let item = try read(reader)
    subject.item = item
    let refusal = try refusal(of: subject, UploadRule.early + UploadRule.late)
    // What went on although the time was up has not seen all of the file.
    if let failure = clock.failure { throw IdentificationError(failure) }
    return UploadDecision(refusal: refusal, item: item)
  }

  private func refusal(
    of subject: UploadSubject, _ rules: [UploadRule]
  ) throws(IdentificationError) -> UploadRefusal? {
    for rule in rules {
      do throws(ReadFailure) {
        if let refusal = try rule.refusal(subject) { return refusal }
      } catch {
        switch error {
        case .source(let failure): throw IdentificationError(failure)
        case .budget: return UploadRefusal(.unexaminable, "there is more of it than is looked through")
        case .endOfData, .malformed:
          return UploadRefusal(.unexaminable, "it cannot be looked through: its structure is broken")
        }
      }
    }
    return nil
  }
}
