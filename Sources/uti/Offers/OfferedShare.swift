import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage
import TypeDeclarations
import UniformTypes

/// The answer of an extension or of an app's document types.
struct OfferedAnswer {
  enum Source: String, CaseIterable { case `extension`, documents }

  let source: Source
  var answer: ActivationAnswer
}

/// The files that are shared together, and what is said of them.
struct OfferedShare {
  /// One file as an attachment.
  struct File: Sendable {
    let path: FilePath
    /// What its item provider registers, in order.
    var registered: [String] = []
    /// What the file itself is.
    var type: String?
    var error: IdentificationError?

    init?(_ found: StreamedItem, _ registry: TypeRegistry) {
      path = found.path
      error = found.error
      // The halves of a Live Photo are one attachment.
      if found.isPart { return nil }
      guard let item = found.item else { return }
      type = item.file.identification.type.identifier
      registered = RegisteredForms(of: item, in: .shareExtension, registry: registry).forms.map(\.identifier)
    }
  }

  private var files: [File] = []
  private(set) var status = ExitStatus.success

  mutating func add(_ file: File) {
    if let error = file.error {
      status = status.combined(with: .unreadable)
      Diagnostics.write(Diagnostics.line(file.path, error))
    }
    files.append(file)
  }

  private var readable: [File] { files.filter { $0.type != nil } }

  func answers(_ offers: BundleOffers, _ registry: TypeRegistry) throws(ActivationError) -> [OfferedAnswer] {
    let conforms: (String, String) -> Bool = { identifier, supertype in
      if TypeIdentifier.normalized(identifier) == TypeIdentifier.normalized(supertype) { return true }
      guard let type = registry.type(identifier), let above = registry.type(supertype) else { return false }
      return type.conforms(to: above)
    }
    var answers: [OfferedAnswer] = []
    if let rule = offers.rule {
      let share = ActivationShare(
        readable.map {
          ActivationShare.Attachment(name: PrintableText.escaped($0.path), registeredTypes: $0.registered)
        })
      answers.append(
        OfferedAnswer(source: .extension, answer: try rule.answer(about: share, conforms: conforms)))
    }
    if !offers.documentTypes.isEmpty {
      let clauses = readable.map { clause(about: $0, offers.documentTypes, conforms) }
      let isOffered = !clauses.isEmpty && clauses.allSatisfy(\.holds)
      answers.append(
        OfferedAnswer(
          source: .documents,
          answer: ActivationAnswer(
            isOffered: isOffered, clauses: isOffered ? clauses : clauses.filter { !$0.holds })))
    }
    return answers
  }

  /// The first document type that takes a file, else the first that names and refuses it.
  private func clause(
    about file: File, _ types: [DocumentType], _ conforms: (String, String) -> Bool
  ) -> ActivationAnswer.Clause {
    let found = types.compactMap { type in
      type.answer(
        about: file.type.map { [$0] } ?? [], named: file.path.extension, conforms: conforms)
    }
    let name = PrintableText.escaped(file.path)
    guard var clause = found.first(where: \.holds) ?? found.first else {
      return ActivationAnswer.Clause(
        name: nil, holds: false, reason: "\(name) (\(file.type ?? "")) is taken by no document type")
    }
    clause.reason = "\(name): \(clause.reason)"
    return clause
  }

  // MARK: Writing

  /// A line for each clause that decides, and one for each file.
  func text(_ answers: [OfferedAnswer]) -> [UInt8] {
    var text = ""
    for answer in answers {
      let verdict = answer.answer.isOffered ? "offered" : "not offered"
      let label = answers.count > 1 ? "\(answer.source.rawValue): \(verdict)" : verdict
      for clause in answer.answer.clauses {
        text += "\(label): \(clause.reason)\n"
        guard answer.source == .extension, let name = clause.name, !clause.reason.hasPrefix(name) else {
          continue
        }
        text += "    in \(name)\n"
      }
      if answer.answer.clauses.isEmpty { text += "\(label)\n" }
    }
    for file in files where file.type != nil {
      let types = file.registered.joined(separator: ", ")
      text += "  \(PrintableText.escaped(file.path)): \(types)\n"
    }
    return Array(text.utf8)
  }

  /// One object an answer.
  func objects(_ answers: [OfferedAnswer], as format: ListFormat) -> [UInt8] {
    format.objects(answers) { write($0, to: &$1) }
  }

  private func write(_ answer: OfferedAnswer, to json: inout JSONWriter) {
    json.object { json in
      json.field("offered", answer.answer.isOffered)
      json.field("by", answer.source.rawValue)
      json.key("clauses")
      json.array { json in
        for clause in answer.answer.clauses {
          json.object { json in
            json.field("clause", clause.name)
            json.field("holds", clause.holds)
            json.field("reason", clause.reason)
          }
        }
      }
      json.key("files")
      json.array { json in for file in files { write(file, to: &json) } }
    }
  }

  private func write(_ file: File, to json: inout JSONWriter) {
    json.object { json in
      let bytes = file.path.bytes
      json.field("path", String(decoding: bytes, as: UTF8.self))
      if String(validating: bytes, as: UTF8.self) == nil { json.field("pathBytes", Base64.encode(bytes)) }
      json.field("type", file.type)
      if file.type != nil {
        json.key("registered")
        json.array { json in for type in file.registered { json.value(FieldValue.text(type)) } }
      }
      guard let error = file.error else { return }
      json.key("error")
      json.object { json in
        json.field("code", error.code.rawValue)
        json.field("message", error.message)
      }
    }
  }
}
