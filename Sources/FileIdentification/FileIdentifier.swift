public import ByteSources
internal import SystemCalls
public import SystemPackage
public import UniformTypes

/// Identifies one file after another, from paths, descriptors, bytes or any source of ranges.
///
/// It keeps buffers and one libmagic handle, so each worker needs its own; it is not for two threads at once. Devices,
/// pipes and sockets are named, never opened.
///
/// ```swift
/// let identifier = FileIdentifier()
/// try identifier.identify(path: "Holiday/IMG_0002.JPG").type
/// ```
public final class FileIdentifier {
  /// Which evidence is used.
  public enum Basis: String, Hashable, Sendable, CaseIterable {
    case name, content, both
  }

  /// How files are identified.
  public struct Options: Sendable {
    public var registry: TypeRegistry
    public var basis: Basis
    public var magic: MagicDatabase
    /// Whether all evidence is kept, or only the verdict.
    public var keepsEvidence: Bool
    /// Whether libmagic is asked about every file, and its answer compared.
    public var verifies: Bool
    public var budget: ReadBudget

    /// Creates options.
    public init(
      registry: TypeRegistry = .current, basis: Basis = .both, magic: MagicDatabase = .standard,
      keepsEvidence: Bool = false, verifies: Bool = false, budget: ReadBudget = ReadBudget()
    ) {
      self.registry = registry
      self.basis = basis
      self.magic = magic
      self.keepsEvidence = keepsEvidence
      self.verifies = verifies
      self.budget = budget
    }
  }

  public let options: Options
  /// Called after each verdict about bytes, while the source is still open, to read more of it on what is left of the
  /// budget; a source that fails meanwhile is the file's error.
  public var inspection: ((ByteReader, Identification) -> Void)?
  let reader = ByteReader()
  let magic: MagicSource
  let meanings: ExtensionMeanings

  /// Creates an identifier; libmagic is loaded when it is first needed.
  public init(_ options: Options = Options()) {
    self.options = options
    magic = MagicSource(options.magic)
    meanings = ExtensionMeanings(options.registry)
  }

  /// Identifies what is at a path.
  ///
  /// `kind`, when the caller knows it from reading a folder, saves asking the system. Errors: the system's, and
  /// libmagic's when its database cannot be used.
  public func identify(
    path: FilePath, kind: FileKind? = nil, followingLinks: Bool = true, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    let kind = if let kind, kind != .unknown { kind } else { try self.kind(of: path, followingLinks) }
    let fileName = path.lastComponent?.string ?? ""
    guard kind == .regular else { return entry(kind, fileName: fileName, claimedType) }
    if options.basis == .name { return nameOnly(fileName, claimedType) }
    let descriptor = try IdentificationError.catching { () throws(Errno) in
      try FileDescriptor.openForReading(path)
    }
    defer { try? descriptor.close() }
    return try identify(descriptor: descriptor.rawValue, name: fileName, claimedType: claimedType)
  }

  /// Identifies what an open descriptor stands for; `name` is the file's name where it is known.
  ///
  /// The descriptor's position does not move.
  public func identify(
    descriptor: Int32, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    let status = try IdentificationError.catching { () throws(Errno) in try FileStatus(of: descriptor) }
    guard status.kind == .regular else { return entry(status.kind, fileName: name ?? "", claimedType) }
    if status.byteCount == 0 { return empty(name, claimedType) }
    let source = DescriptorSource(descriptor: descriptor, byteCount: status.byteCount)
    return try identify(source, name: name, claimedType: claimedType, descriptor: descriptor)
  }

  /// Identifies bytes in memory.
  public func identify(
    bytes: [UInt8], name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    bytes.isEmpty
      ? empty(name, claimedType)
      : try identify(MemorySource(bytes), name: name, claimedType: claimedType, descriptor: nil)
  }

  /// Identifies an object that is read by range: few and small ranges are asked for.
  public func identify(
    source: any ByteSource, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> Identification {
    source.byteCount == 0
      ? empty(name, claimedType) : try identify(source, name: name, claimedType: claimedType, descriptor: nil)
  }

  private func identify(
    _ source: any ByteSource, name: String?, claimedType: UTType?, descriptor: Int32?
  ) throws(IdentificationError) -> Identification {
    let names = self.names(name)
    if options.basis == .name { return nameOnly(name, claimedType) }
    do { try reader.open(source, budget: options.budget) } catch { throw IdentificationError(error) }
    defer { reader.close() }
    var evidence = opening(names, claimedType)
    let content = try content(named: names, descriptor: descriptor, &evidence)
    var result = conclude(names, claimedType, content, evidence)
    result.isIncomplete = result.isIncomplete || reader.isBudgetExhausted
    if options.verifies { try verify(&result, descriptor: descriptor) }
    inspection?(reader, result)
    // A reader that went on without the bytes that did not come has seen another file than the one there is.
    if let failure = reader.sourceFailure { throw IdentificationError(.source(failure)) }
    return result
  }
}
