public import ByteSources
public import FileIdentification
internal import MediaItems
internal import SystemCalls
public import SystemPackage
internal import UniformTypes

/// Checks files against a policy, one at a time; each thread needs its own examiner.
///
/// ```swift
/// let examiner = UploadExaminer(policy)
/// let decision = try examiner.examine(descriptor: upload, name: "IMG_0001.HEIC")
/// if let refusal = decision.refusal { print(refusal.code.rawValue, refusal.reason) }
/// ```
///
/// Complexity: files refused by size or type cost as much as identification. Others are read to their end in linear time.
public final class UploadExaminer {
  /// The policy, which may change between files.
  public var policy: UploadPolicy
  /// Reads only as much as the type needs.
  private let typeReader: MediaItemReader
  private let reader: MediaItemReader
  private let bytes: ByteReader
  /// The work clock shared by all readers.
  package let clock: WorkClock

  /// Creates an examiner with identification options.
  ///
  /// Their settings for ends and libmagic verification are overridden: ends are checked at least briefly, and libmagic
  /// verifies every file that passes the other checks, if it is available.
  public init(_ policy: UploadPolicy, options: FileIdentifier.Options = FileIdentifier.Options()) {
    self.policy = policy
    var options = options
    options.basis = .both
    options.verifies = false
    let ends = options.ends == .omitted ? .brief : options.ends
    options.ends = .omitted
    clock = WorkClock(options.cancellation)
    bytes = ByteReader(clock)
    typeReader = MediaItemReader(
      options, readsMetadata: false, recognizesBundles: false, keepsOnlyShownFields: false, clock: clock)
    options.ends = ends
    options.verifies = options.magic != .omitted
    reader = MediaItemReader(
      options, readsMetadata: true, recognizesBundles: false, keepsOnlyShownFields: false, clock: clock)
  }

  /// Examines the file at a path.
  ///
  /// Errors: system errors, and those of identification.
  public func examine(path: FilePath) throws(IdentificationError) -> UploadDecision {
    let file = try IdentificationError.catching { () throws(Errno) in try FileDescriptor.openForReading(path)
    }
    defer { file.release() }
    return try examine(descriptor: file, name: path.lastComponent?.string)
  }

  /// Examines the file at a path; a path that is not UTF-8 needs a `FilePath`.
  ///
  /// Errors: system errors, and those of identification.
  public func examine(path: String) throws(IdentificationError) -> UploadDecision {
    try examine(path: FilePath(path))
  }

  /// Examines an open file; `name` is the sender's name for it.
  ///
  /// The descriptor's position does not move. Errors: system errors, and those of identification.
  public func examine(
    descriptor: FileDescriptor, name: String? = nil
  ) throws(IdentificationError) -> UploadDecision {
    let source: DescriptorSource
    do throws(ByteSourceError) { source = try DescriptorSource(statusOf: descriptor.rawValue) } catch {
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

  /// Examines a source that is read by ranges.
  ///
  /// Errors: those of the source.
  public func examine(
    source: any ByteSource, name: String? = nil
  ) throws(IdentificationError) -> UploadDecision {
    let watched = WatchedSource(source)
    let decision = try examine(watched, named: name) { (reader) throws(IdentificationError) in
      try reader.read(source: watched, name: name)
    }
    // A check that continued without the missing bytes is invalid.
    if let failure = watched.failure { throw IdentificationError(failure) }
    return decision
  }

  private func examine(
    _ source: any ByteSource, named name: String?,
    _ read: (MediaItemReader) throws(IdentificationError) -> MediaItem
  ) throws(IdentificationError) -> UploadDecision {
    // Files that are too large are not read at all.
    if let refusal = UploadRule.size(of: source.byteCount, policy) {
      let unread = Identification(type: .data, agreement: .neither, certainty: .unknown)
      let file = MediaFile(path: "", identification: unread, byteCount: source.byteCount)
      return UploadDecision(refusal: refusal, item: MediaItem(whole: file))
    }
    clock.begin(within: typeReader.options.timeLimit)
    defer { clock.finish() }
    let typeItem = try read(typeReader)
    let subject = UploadSubject(typeItem, named: name, source, bytes, policy)
    if let refusal = try refusal(of: subject, UploadRule.early) {
      return UploadDecision(refusal: refusal, item: typeItem)
    }
    let item = try read(reader)
    subject.item = item
    let refusal = try refusal(of: subject, UploadRule.early + UploadRule.late)
    // A check that continued after the time limit is incomplete.
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
