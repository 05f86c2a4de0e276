import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage
import TypeDeclarations
import UniformTypes

/// The result of `uti offered`: whether a share extension, or an app by its document types, accepts the files.
struct OfferedAnswer {
  enum Source: String, CaseIterable { case `extension`, documents }

  let source: Source
  var activation: ActivationAnswer
  /// The tested file, with --each; nil for all files together.
  var singleFile: OfferedShare.File?
}

/// The files shared together; evaluates an extension's activation rule and an app's document types for them.
struct OfferedShare {
  /// One file as an attachment.
  struct File: Sendable {
    let path: FilePath
    /// The type identifiers that its item provider registers, in order.
    var registered: [String] = []
    /// The type of the content.
    var type: String?
    var error: IdentificationError?

    init?(_ streamed: StreamedItem, _ registry: TypeRegistry) {
      path = streamed.path
      error = streamed.error
      // The halves of a Live Photo are one attachment.
      if streamed.isPartOfOther { return nil }
      guard let item = streamed.item else { return }
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

  /// True if no file could be read.
  var isUnreadable: Bool { !files.isEmpty && readable.isEmpty }

  private var readable: [File] { files.filter { $0.type != nil } }

  /// Returns the answers for each readable file alone.
  func answersForEach(
    _ offers: BundleOffers, _ registry: TypeRegistry
  ) throws(ActivationError) -> [OfferedAnswer] {
    var answers: [OfferedAnswer] = []
    for file in readable {
      var alone = OfferedShare()
      alone.files = [file]
      for var answer in try alone.answers(offers, registry) {
        answer.singleFile = file
        answers.append(answer)
      }
    }
    return answers
  }

  /// Returns the answers for all files together.
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
        OfferedAnswer(source: .extension, activation: try rule.answer(about: share, conforms: conforms)))
    }
    if !offers.documentTypes.isEmpty {
      // Documents are opened one by one.
      let clauses = readable.enumerated().map { index, file in
        var clause = clause(about: file, offers.documentTypes, conforms)
        clause.attachment = index
        return clause
      }
      answers.append(
        OfferedAnswer(
          source: .documents,
          activation: ActivationAnswer(
            isOffered: !clauses.isEmpty && clauses.allSatisfy(\.holds), clauses: clauses)))
    }
    return answers
  }

  /// Returns the first document type that accepts a file, else the first that names and rejects it.
  private func clause(
    about file: File, _ types: [DocumentType], _ conforms: (String, String) -> Bool
  ) -> ActivationAnswer.Clause {
    let clauses = types.compactMap { type in
      type.answer(
        about: file.type.map { [$0] } ?? [], named: file.path.extension, conforms: conforms)
    }
    let name = PrintableText.escaped(file.path)
    guard var clause = clauses.first(where: \.holds) ?? clauses.first else {
      return ActivationAnswer.Clause(
        name: nil, holds: false, reason: "\(name) (\(file.type ?? "")) is taken by no document type")
    }
    clause.reason = "\(name): \(clause.reason)"
    return clause
  }

  // MARK: Writing

  /// Formats one line per deciding clause, and one per file.
  func text(_ answers: [OfferedAnswer]) -> [UInt8] {
    var text = ""
    let namesSource = Set(answers.map(\.source)).count > 1
    // Document types are evaluated per file, so their answers for single files would repeat lines.
    for answer in answers where answer.singleFile == nil || answer.source == .extension {
      let alone = answer.singleFile.map { "\(PrintableText.escaped($0.path)) alone: " } ?? ""
      let source = namesSource ? "\(answer.source.rawValue): " : ""
      func label(_ isOffered: Bool) -> String { alone + source + (isOffered ? "offered" : "not offered") }
      for clause in answer.activation.clauses {
        let isOffered = answer.source == .documents ? clause.holds : answer.activation.isOffered
        text += "\(label(isOffered)): \(clause.reason)\n"
        guard answer.source == .extension, let name = clause.name, !clause.reason.hasPrefix(name) else {
          continue
        }
        text += "    in \(name)\n"
      }
      if answer.activation.clauses.isEmpty { text += "\(label(answer.activation.isOffered))\n" }
    }
    for file in files where file.type != nil {
      let types = file.registered.joined(separator: ", ")
      text += "  \(PrintableText.escaped(file.path)): \(types)\n"
    }
    return Array(text.utf8)
  }

  func objects(_ answers: [OfferedAnswer], as format: ListFormat) -> [UInt8] {
    format.objects(answers) { write($0, to: &$1) }
  }

  private func write(_ answer: OfferedAnswer, to json: inout JSONWriter) {
    json.object { json in
      json.field("offered", answer.activation.isOffered)
      json.field("by", answer.source.rawValue)
      if answer.singleFile != nil { json.field("alone", true) }
      json.key("clauses")
      let shared = answer.singleFile.map { [$0] } ?? readable
      json.array { json in
        for clause in answer.activation.clauses {
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
      json.array { json in for file in answer.singleFile.map({ [$0] }) ?? files { write(file, to: &json) } }
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
