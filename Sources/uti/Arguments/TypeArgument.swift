import ArgumentParser
import PropertyLists
import SystemCalls
import TypeDeclarations
import UniformTypes

/// A type argument: an identifier, a filename extension with its dot, or a MIME type.
struct TypeArgument: ExpressibleByArgument, Equatable {
  let text: String
  private let parsed: TypeSpecifier

  init(argument: String) {
    text = argument
    parsed = TypeSpecifier(argument)
  }

  var form: TypeSpecifier.Form { parsed.form }

  static var defaultCompletionKind: CompletionKind { .type }

  /// Returns the matching types, preferred first: several for a tag with several owners, a dynamic type for none.
  ///
  /// Types of files precede types of folders and packages, as in identification by name. The path of an existing file is a
  /// usage error; `fileAdvice` names the command to use for it.
  func types(in registry: TypeRegistry, fileAdvice: FileAdvice = .typesOnly) throws -> [UTType] {
    if isPronomIdentifier {
      if let type = UTType(pronomIdentifier: text), let declaredType = registry.type(type.identifier) {
        return [declaredType]
      }
      throw CommandFailure(.no, "no known type has the PRONOM identifier \(text)")
    }
    let declared = TypeSpecifier(RawArguments.text(text)).types(in: registry)
    if !declared.isEmpty { return declared }
    try rejectFile(fileAdvice)
    switch form {
    case .identifier: throw unknownType(in: registry)
    case .filenameExtension(let tag):
      guard !tag.isEmpty else { throw CommandFailure(.no, "a dot alone is not an extension; write .heic") }
      guard !tag.contains("/") else {
        throw CommandFailure(.usage, "'\(shown)' is neither an extension nor a file; write .heic")
      }
      return registry.types(tag: RawArguments.text(tag), tagClass: .filenameExtension, conformingTo: .data)
    case .mimeType(let tag):
      let tag = RawArguments.text(tag)
      try Self.requireForm(ofMIMEType: tag)
      if !registry.isAppleOnly, let type = registry.type(claimedMIMEType: tag) { return [type] }
      return registry.types(tag: tag, tagClass: .mimeType, conformingTo: .data)
    }
  }

  /// True for the form of a PRONOM identifier, such as `fmt/43`.
  var isPronomIdentifier: Bool { TypeSpecifier.isPronomIdentifier(text) }

  /// Returns the preferred type.
  func type(in registry: TypeRegistry, fileAdvice: FileAdvice = .typesOnly) throws -> UTType {
    guard let type = try types(in: registry, fileAdvice: fileAdvice).first else {
      throw unknownType(in: registry)
    }
    return type
  }

  /// The advice in the error for a file given instead of a type.
  enum FileAdvice {
    case typesOnly, check, classify, declarations

    func text(_ file: String) -> String {
      switch self {
      case .typesOnly: "a type is wanted here, as in public.heic, .heic or image/heic"
      case .check: "'uti check \(file) --conforms-to TYPE' asks about files"
      case .classify: "'uti classify \(file)' tells its type"
      case .declarations: "name a file of declarations with --types"
      }
    }
  }

  private func rejectFile(_ advice: FileAdvice) throws {
    // .env is an extension here, unlike ./.env.
    if case .filenameExtension(let tag) = form, !tag.contains("/") { return }
    guard let path = PathArgument(argument: text)?.path, FileSystem.isTaken(path) else { return }
    let kind = FileSystem.isFolder(path) ? "folder" : "file"
    throw CommandFailure(.usage, "'\(shown)' is a \(kind): \(advice.text(ShellText.line([text])))")
  }

  /// Throws if the text does not have the form of a MIME type.
  static func requireForm(ofMIMEType text: String) throws {
    guard let fault = TypeSpecifier.mimeTypeFault(text) else { return }
    throw CommandFailure(.usage, "'\(PrintableText.escaped(text))' is \(fault)")
  }

  private var shown: String { PrintableText.escaped(RawText.bytes(text)) }

  /// Returns the type given as the value of an option; an undeclared type is a usage error.
  func type(of option: String, in registry: TypeRegistry) throws -> UTType {
    do {
      if isPronomIdentifier, let fault = TypeSpecifier.pronomFault(text, in: registry) {
        throw CommandFailure(.usage, fault)
      }
      let type = try self.type(in: registry)
      if !type.isDynamic || text.lowercased().hasPrefix("dyn.") { return type }
      throw CommandFailure(.usage, "no type declares '\(shown)'")
    } catch let failure as CommandFailure {
      throw CommandFailure(.usage, "'\(option)': \(failure.message)")
    }
  }

  private func unknownType(in registry: TypeRegistry) -> CommandFailure {
    if text.isEmpty {
      return CommandFailure(.no, "the identifier is empty; write one, as in public.heic, .heic or image/heic")
    }
    if let character = TypeIdentifier.forbiddenCharacter(in: text) {
      return CommandFailure(
        .no,
        "'\(shown)' is not an identifier: '\(PrintableText.escaped(String(character)))' is not allowed")
    }
    if text.lowercased().hasPrefix("dyn.") {
      return CommandFailure(.no, "'\(shown)' is not a dynamic identifier: its letters do not decode to a tag")
    }
    var hints: [String] = []
    if !registry.declaredTypes(tag: text, tagClass: .filenameExtension).isEmpty {
      hints.append("as a filename extension write .\(text)")
    }
    let near = registry.identifiers(near: text)
    if !near.isEmpty { hints.append("did you mean \(near.joined(separator: " or "))?") }
    if registry.system != nil, let since = TypeRegistry.apple.type(text)?.since {
      hints.append("sources name it from \(since) on")
    } else if registry.type(text) == nil, TypeRegistry.standard.type(text) != nil {
      hints.append("it is not one of Apple's: drop '--registry apple' to find it")
    }
    if hints.isEmpty { hints.append("declare it in a table or Info.plist, and give that with --types") }
    return CommandFailure(.no, "no type is called '\(shown)'; " + hints.joined(separator: "; "))
  }
}
