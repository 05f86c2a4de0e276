import ArgumentParser
import PropertyLists
import SystemCalls
import TypeDeclarations
import UniformTypes

/// A type as people write it: an identifier, a filename extension with its dot, or a MIME type.
struct TypeArgument: ExpressibleByArgument, Equatable {
  let text: String
  private let written: WrittenType

  init(argument: String) {
    text = argument
    written = WrittenType(argument)
  }

  var form: WrittenType.Form { written.form }

  static var defaultCompletionKind: CompletionKind { .type }

  /// Every type that is meant, preferred first: more than one when several own a tag, a dynamic one when none does.
  ///
  /// Types of files come before types of folders and packages, as a look-up by name prefers them. A file in place of a type
  /// is an error of the command line; `fileAdvice` says which command reads it.
  func types(in registry: TypeRegistry, fileAdvice: FileAdvice = .typesOnly) throws -> [UTType] {
    if isPronomIdentifier {
      if let type = UTType(pronomIdentifier: text), let known = registry.type(type.identifier) {
        return [known]
      }
      throw CommandFailure(.no, "no known type has the PRONOM identifier \(text)")
    }
    let declared = WrittenType(RawArguments.text(text)).types(in: registry)
    if !declared.isEmpty { return declared }
    try refuseFile(fileAdvice)
    switch form {
    case .identifier: throw unknown(in: registry)
    case .filenameExtension(let tag):
      guard !tag.isEmpty else { throw CommandFailure(.no, "a dot alone is not an extension; write .heic") }
      guard !tag.contains("/") else {
        throw CommandFailure(.usage, "'\(shown)' is neither an extension nor a file; write .heic")
      }
      return registry.types(tag: RawArguments.text(tag), tagClass: .filenameExtension, conformingTo: .data)
    case .mimeType(let tag):
      let tag = RawArguments.text(tag)
      try Self.requireForm(ofMIMEType: tag)
      if !registry.isAppleAlone, let type = registry.type(claimedMIMEType: tag) { return [type] }
      return registry.types(tag: tag, tagClass: .mimeType, conformingTo: .data)
    }
  }

  /// True if it is written as PRONOM writes, such as `fmt/43`.
  var isPronomIdentifier: Bool { WrittenType.isPronomIdentifier(text) }

  /// The type that is meant: the preferred one.
  func type(in registry: TypeRegistry, fileAdvice: FileAdvice = .typesOnly) throws -> UTType {
    guard let type = try types(in: registry, fileAdvice: fileAdvice).first else {
      throw unknown(in: registry)
    }
    return type
  }

  /// The command for somebody who names a file where a type is wanted.
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

  private func refuseFile(_ advice: FileAdvice) throws {
    // A name such as .env is an extension to this command; with a slash it is none.
    if case .filenameExtension(let tag) = form, !tag.contains("/") { return }
    guard let path = PathArgument(argument: text)?.path, FileSystem.isTaken(path) else { return }
    let sort = FileSystem.isFolder(path) ? "folder" : "file"
    throw CommandFailure(.usage, "'\(shown)' is a \(sort): \(advice.text(ShellText.line([text])))")
  }

  /// Refuses what is no MIME type by its form.
  static func requireForm(ofMIMEType text: String) throws {
    guard let fault = WrittenType.mimeTypeFault(text) else { return }
    throw CommandFailure(.usage, "'\(PrintableText.escaped(text))' is \(fault)")
  }

  private var shown: String { PrintableText.escaped(RawText.bytes(text)) }

  /// The type that the value of an option means; one that nobody declares is an error of the command line.
  func type(of option: String, in registry: TypeRegistry) throws -> UTType {
    do {
      if isPronomIdentifier, let fault = WrittenType.pronomFault(text, in: registry) {
        throw CommandFailure(.usage, fault)
      }
      let type = try self.type(in: registry)
      if !type.isDynamic || text.lowercased().hasPrefix("dyn.") { return type }
      throw CommandFailure(.usage, "no type declares '\(shown)'")
    } catch let failure as CommandFailure {
      throw CommandFailure(.usage, "'\(option)': \(failure.message)")
    }
  }

  private func unknown(in registry: TypeRegistry) -> CommandFailure {
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
