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
  /// The one file that the answer is about, with --each; nil for all together.
  var only: OfferedShare.File?
}

/// The files that are shared together, and what is said of them.
struct OfferedShare {
  /// One file as an attachment.
  struct File: Sendable {
    let path: FilePath
    /// The type identifiers that its item provider registers, in order.
    var registered: [String] = []
    /// The type of the file.
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

  /// True if files were named and none of them could be read.
  var isUnread: Bool { !files.isEmpty && readable.isEmpty }

  private var readable: [File] { files.filter { $0.type != nil } }

  /// The answers for each file alone; none for what could not be read.
  func answersForEach(
    _ offers: BundleOffers, _ registry: TypeRegistry
  ) throws(ActivationError) -> [OfferedAnswer] {
    var answers: [OfferedAnswer] = []
    for file in readable {
      var alone = OfferedShare()
      alone.files = [file]
      for var answer in try alone.answers(offers, registry) {
        answer.only = file
        answers.append(answer)
      }
    }
    return answers
  }

  /// The answers for all files together.
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
      // Documents are opened one by one: each has its answer.
      let clauses = readable.enumerated().map { index, file in
        var clause = clause(about: file, offers.documentTypes, conforms)
        clause.attachment = index
        return clause
      }
      answers.append(
        OfferedAnswer(
          source: .documents,
          answer: ActivationAnswer(
            isOffered: !clauses.isEmpty && clauses.allSatisfy(\.holds), clauses: clauses)))
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
    let namesSource = Set(answers.map(\.source)).count > 1
    // A document type's answer is about one file anyway.
    for answer in answers where answer.only == nil || answer.source == .extension {
      let alone = answer.only.map { "\(PrintableText.escaped($0.path)) alone: " } ?? ""
      let source = namesSource ? "\(answer.source.rawValue): " : ""
      func label(_ isOffered: Bool) -> String { alone + source + (isOffered ? "offered" : "not offered") }
      for clause in answer.answer.clauses {
        let isOffered = answer.source == .documents ? clause.holds : answer.answer.isOffered
        text += "\(label(isOffered)): \(clause.reason)\n"
        guard answer.source == .extension, let name = clause.name, !clause.reason.hasPrefix(name) else {
          continue
        }
        text += "    in \(name)\n"
      }
      if answer.answer.clauses.isEmpty { text += "\(label(answer.answer.isOffered))\n" }
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
      if answer.only != nil { json.field("alone", true) }
      json.key("clauses")
      let shared = answer.only.map { [$0] } ?? readable
      json.array { json in
        for clause in answer.answer.clauses {
          json.object { json in
            if let index = clause.attachment, shared.indices.contains(index) {
              write(shared[index].path, to: &json)
            }
            json.field("clause", clause.name)
            json.field("holds", clause.holds)
            json.field("reason", clause.reason)
          }
        }
      }
      json.key("files")
      json.array { json in for file in answer.only.map({ [$0] }) ?? files { write(file, to: &json) } }
    }
  }

  private func write(_ path: FilePath, to json: inout JSONWriter) {
    let bytes = path.bytes
    json.field("path", String(decoding: bytes, as: UTF8.self))
    if String(validating: bytes, as: UTF8.self) == nil { json.field("pathBytes", Base64.encode(bytes)) }
  }

  private func write(_ file: File, to json: inout JSONWriter) {
    json.object { json in
      write(file.path, to: &json)
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
