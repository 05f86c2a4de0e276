internal import CUTI
internal import FileIdentification
internal import MediaItems
internal import MediaMetadata
internal import UniformTypes
internal import UploadChecks

/// Everything that answers calls with the same flags; one thread at a time has it.
final class Question {
  private let options: FileIdentifier.Options
  private(set) lazy var identifier = FileIdentifier(options)
  private var readers: [Needs: MediaItemReader] = [:]
  private var selections: [String: FieldSelection] = [:]
  private var policies: [String: AcceptList] = [:]
  private lazy var examiner = UploadExaminer(UploadPolicy(accept: .anything), options: options)
  private var texts: [UTType: TypeTexts] = [:]

  private static let spare = (0..<16).map { _ in SpareObjects<Question>() }

  /// The options of a reader.
  private struct Needs: Hashable {
    var details: MediaDetails.Parts
    var findsSidecars: Bool
  }

  private init(_ options: FileIdentifier.Options) { self.options = options }

  /// Calls `body` with one that answers by the flags.
  static func with<Value>(
    _ flags: UInt32, _ body: (Question) throws(CallError) -> Value
  ) throws(CallError) -> Value {
    let spare = spare[Int(flags & 15)]
    let question = spare.take() ?? Question(options(flags))
    defer { spare.give(question) }
    return try body(question)
  }

  /// Tables that never change answer alone: what a process declares for itself is no part of this interface.
  static func options(_ flags: UInt32) -> FileIdentifier.Options {
    let says = { (flag: Int) in Int(flags) & flag != 0 }
    return FileIdentifier.Options(
      registry: .standard,
      basis: says(UTI_NAME_ONLY) ? .name : says(UTI_CONTENT_ONLY) ? .content : .both,
      magic: says(UTI_NO_MAGIC) ? .omitted : .standard, ends: says(UTI_ENDS) ? .brief : .omitted)
  }

  /// Records are about ends too, as the command's are.
  static func recordFlags(_ flags: UInt32) -> UInt32 { flags | UInt32(UTI_ENDS) }

  /// Does once what every kind of call does at its first time.
  func warmUp() throws(CallError) {
    let text = Array("#include <stdio.h>\n".utf8)
    try reading { () throws(IdentificationError) in
      try identifier.warmUp()
      _ = try examiner.examine(bytes: text)
    }
    let item = try reading { () throws(IdentificationError) in try reader(.basic).read(bytes: text) }
    _ = MediaRecord(item, registry: .standard).line
  }

  func reader(_ fields: FieldSelection) -> MediaItemReader {
    let needs = Needs(details: fields.details, findsSidecars: fields.dependsOnSidecars)
    if let reader = readers[needs] { return reader }
    let reader = MediaItemReader(options, details: needs.details, findsSidecars: needs.findsSidecars)
    readers[needs] = reader
    return reader
  }

  /// Callers ask with the same few texts again and again; those of a caller who does not are not kept without end.
  func selection(_ text: String?) throws(CallError) -> FieldSelection {
    guard let text else { return .basic }
    if let known = selections[text] { return known }
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
    if let known = policies[accept] { return known }
    let list: AcceptList
    do { list = try AcceptList(accept, registry: .standard) } catch { throw .argument(error.description) }
    if policies.count < 32 { policies[accept] = list }
    return list
  }

  /// The texts of a type; those of dynamic types, of which there is no end, are made each time.
  func texts(of type: UTType) -> TypeTexts {
    if let known = texts[type] { return known }
    let made = TypeTexts(type)
    if type.isDeclared { texts[type] = made }
    return made
  }
}

/// What answers say of a type.
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
