internal import ASCIIBytes
internal import ByteSources
internal import FileIdentification
internal import MediaItems
internal import SystemCalls
internal import SystemPackage
internal import UniformTypes

/// A case about the type of a file or of bytes in the case.
public struct IdentificationCase: CaseKind {
  public static let name = "identification"
  public static let about = "What a file or some bytes are, by content, name and claim."
  public static let question = [
    CaseField("file", .text, "a path, relative to the suite; absolute in the protocol"),
    CaseField("text", .text, "the content as text"),
    CaseField("hex", .text, "the content in hexadecimal; white space between bytes is allowed"),
    CaseField("name", .text, "the file's name; without it that of 'file', or none"),
    CaseField("claimed", .text, "what a sender says: an identifier or a MIME type"),
    CaseField(
      "as", .word(FileIdentifier.Basis.allCases.map(\.rawValue)), "which evidence is used; both by default"
    ),
  ]
  public static let expectation = [
    CaseField(
      "type", .bound, fallback: "mime", "the type: exactly, at least (it or below) or at most (it or above)"),
    CaseField(
      "agreement", .word(Identification.Agreement.allCases.map(\.rawValue)), vocabulary: .own,
      "how name and content agree"),
    CaseField(
      "certainty", .word(Identification.Certainty.allCases.map(\.rawValue)), vocabulary: .own,
      "how sure the type is"),
    CaseField("kind", .word(MediaKind.allCases.map(\.rawValue)), vocabulary: .own, "what a person calls it"),
    CaseField("mime", .mimeType, "the MIME type to print"),
    CaseField(
      "damage", .orNull(.text), vocabulary: .ownValue,
      "how the content contradicts its own format; null when it does not"),
  ]

  private enum Content: Sendable {
    case file(String)
    case bytes([UInt8])
  }

  private let content: Content
  private let fileName: String?
  private let claimed: String?
  private let basis: FileIdentifier.Basis

  public init(_ question: CaseObject) throws(CaseProblem) {
    switch (question.text("file"), question.text("text"), question.text("hex")) {
    case (let file?, nil, nil): content = .file(file)
    case (nil, let text?, nil): content = .bytes(Array(text.utf8))
    case (nil, nil, let hex?):
      guard let bytes = Hexadecimal.bytes(spaced: hex) else {
        throw CaseProblem("'hex' is not pairs of hexadecimal digits", key: "hex")
      }
      content = .bytes(bytes)
    case (nil, nil, nil) where question["name"] != nil && question.text("as") == "name": content = .bytes([])
    default:
      throw CaseProblem(
        "write exactly one of 'file', 'text' and 'hex'; none of them only beside 'name' and '\"as\":\"name\"'"
      )
    }
    fileName = question.text("name")
    claimed = question.text("claimed")
    basis = question.text("as").flatMap(FileIdentifier.Basis.init) ?? .both
  }

  public func answer(in context: AnswerContext) throws(CaseProblem) -> CaseObject {
    let result: Identification
    do { result = try identify(context.identifier(basis), try claimedType(context), context) } catch let error
      as CaseProblem
    {
      throw error
    } catch { throw CaseProblem("\(error)") }
    return CaseObject([
      ("type", .text(result.type.identifier)), ("agreement", .text(result.agreement.rawValue)),
      ("certainty", .text(result.certainty.rawValue)),
      ("kind", .text(MediaDecision.decide(result).kind.rawValue)),
      ("mime", .text(result.type.printedMIMEType)),
      ("damage", .optional(result.damage?.rawValue)),
    ])
  }

  private func identify(
    _ identifier: FileIdentifier, _ claimed: UTType?, _ context: AnswerContext
  ) throws -> Identification {
    switch content {
    case .bytes(let bytes): return try identifier.identify(bytes: bytes, name: fileName, claimedType: claimed)
    case .file(let file):
      let path = context.path(file)
      guard let fileName else { return try identifier.identify(path: path, claimedType: claimed) }
      let descriptor = try FileDescriptor.openForReading(path)
      return try descriptor.releasing {
        try identifier.identify(descriptor: descriptor.rawValue, name: fileName, claimedType: claimed)
      }
    }
  }

  private func claimedType(_ context: AnswerContext) throws(CaseProblem) -> UTType? {
    guard let claimed else { return nil }
    // A claimed MIME type may be unknown.
    return claimed.isMIMEType ? context.registry.type(claimedMIMEType: claimed) : try context.type(claimed)
  }
}

extension Hexadecimal {
  /// Reads pairs of digits separated by optional white space; returns nil for anything else.
  static func bytes(spaced text: String) -> [UInt8]? {
    var result: [UInt8] = []
    for digits in text.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }) {
      guard let bytes = bytes(digits) else { return nil }
      result += bytes
    }
    return result
  }
}
