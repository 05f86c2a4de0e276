internal import CUTI
internal import FileIdentification
internal import MediaItems
internal import MediaMetadata
internal import UniformTypes
internal import UploadChecks

/// The readers and caches for C calls with the same flags, used by one thread at a time.
final class CallContext {
  private let options: FileIdentifier.Options
  private(set) lazy var identifier = FileIdentifier(options)
  private var readers: [ReaderOptions: MediaItemReader] = [:]
  private var selections: [String: FieldSelection] = [:]
  private var policies: [String: AcceptList] = [:]
  private lazy var examiner = UploadExaminer(UploadPolicy(accept: .anything), options: options)
  private var texts: [UTType: TypeTexts] = [:]

  private static let pools = (0..<16).map { _ in ObjectPool<CallContext>() }

  private struct ReaderOptions: Hashable {
    var details: MediaDetails.Parts
    var findsSidecars: Bool
  }

  private init(_ options: FileIdentifier.Options) { self.options = options }

  /// Calls `body` with a context for the flags, from the pool or new.
  static func with<Value>(
    _ flags: UInt32, _ body: (CallContext) throws(CallError) -> Value
  ) throws(CallError) -> Value {
    let pool = pools[Int(flags & 15)]
    let context = pool.popObject() ?? CallContext(options(flags))
    defer { pool.push(context) }
    return try body(context)
  }

  /// Returns the options for the flags; the registry is always the compiled one.
  static func options(_ flags: UInt32) -> FileIdentifier.Options {
    let isSet = { (flag: Int) in Int(flags) & flag != 0 }
    return FileIdentifier.Options(
      registry: .standard,
      basis: isSet(UTI_NAME_ONLY) ? .name : isSet(UTI_CONTENT_ONLY) ? .content : .both,
      magic: isSet(UTI_NO_MAGIC) ? .omitted : .standard, ends: isSet(UTI_ENDS) ? .brief : .omitted)
  }

  /// Returns the flags for records, which include the check of file ends, as in the command.
  static func recordFlags(_ flags: UInt32) -> UInt32 { flags | UInt32(UTI_ENDS) }

  /// Performs the initialization of each kind of call.
  func warmUp() throws(CallError) {
    let text = Array("#include <stdio.h>\n".utf8)
    try convertingError { () throws(IdentificationError) in
      try identifier.warmUp()
      _ = try examiner.examine(bytes: text)
    }
    let item = try convertingError { () throws(IdentificationError) in try reader(.basic).read(bytes: text) }
    _ = MediaRecord(item, registry: .standard).line
  }

  func reader(_ fields: FieldSelection) -> MediaItemReader {
    let readerOptions = ReaderOptions(details: fields.details, findsSidecars: fields.dependsOnSidecars)
    if let reader = readers[readerOptions] { return reader }
    let reader = MediaItemReader(
      options, details: readerOptions.details, findsSidecars: readerOptions.findsSidecars)
    readers[readerOptions] = reader
    return reader
  }

  /// Returns the selection for a text, cached up to a limit.
  func selection(_ text: String?) throws(CallError) -> FieldSelection {
    guard let text else { return .basic }
    if let cached = selections[text] { return cached }
    let selection = try Self.selection(text)
    if selections.count < 32 { selections[text] = selection }
    return selection
  }

  static func selection(_ text: String?) throws(CallError) -> FieldSelection {
    guard let text else { return .basic }
    do { return try FieldSelection(text) } catch { throw .argument(error.description) }
  }

  func examiner(_ accept: String, _ limits: uti_limits) throws(CallError) -> UploadExaminer {
    var policy = UploadPolicy(accept: try list(accept))
    if limits.bytes > 0 { policy.byteCount = limits.bytes }
    if limits.pixels > 0 { policy.pixelCount = Int(clamping: limits.pixels) }
    if limits.seconds > 0 { policy.duration = limits.seconds }
    policy.allowsActiveContent = Int(limits.allows) & UTI_ALLOW_ACTIVE != 0
    policy.allowsOtherReadings = Int(limits.allows) & UTI_ALLOW_OTHER_READINGS != 0
    policy.allowsDamage = Int(limits.allows) & UTI_ALLOW_DAMAGE != 0
    policy.allowsNames = Int(limits.allows) & UTI_ALLOW_NAMES != 0
    examiner.policy = policy
    return examiner
  }

  private func list(_ accept: String) throws(CallError) -> AcceptList {
    if let cached = policies[accept] { return cached }
    let list: AcceptList
    do { list = try AcceptList(accept, registry: .standard) } catch { throw .argument(error.description) }
    if policies.count < 32 { policies[accept] = list }
    return list
  }

  /// Returns the texts of a type, cached for declared types.
  func texts(of type: UTType) -> TypeTexts {
    if let cached = texts[type] { return cached }
    let created = TypeTexts(type)
    if type.isDeclared { texts[type] = created }
    return created
  }
}

/// The texts of a type for answers.
struct TypeTexts {
  let identifier: CText
  let mime: CText
  let fileExtension: CText?

  init(_ type: UTType) {
    identifier = CText(type.identifier)
    mime = CText(type.printedMIMEType)
    fileExtension = type.preferredFilenameExtension.map { CText($0) }
  }
}
