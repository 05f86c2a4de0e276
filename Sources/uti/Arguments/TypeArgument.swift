import ArgumentParser
import PropertyLists
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
  /// Types of files come before types of folders and packages, as a look-up by name prefers them.
  func types(in registry: TypeRegistry) throws -> [UTType] {
    if isPronomIdentifier {
      if let type = UTType(pronomIdentifier: text), let known = registry.type(type.identifier) {
        return [known]
      }
      throw CommandFailure(.no, "no known type has the PRONOM identifier \(text)")
    }
    let declared = WrittenType(RawArguments.text(text)).types(in: registry)
    if !declared.isEmpty { return declared }
    switch form {
    case .identifier: throw unknown(in: registry)
    case .filenameExtension(let tag):
      guard !tag.isEmpty else { throw CommandFailure(.no, "a dot alone is not an extension; write .heic") }
      return registry.types(tag: RawArguments.text(tag), tagClass: .filenameExtension, conformingTo: .data)
    case .mimeType(let tag):
      let tag = RawArguments.text(tag)
      if !registry.isAppleAlone, let type = registry.type(claimedMIMEType: tag) { return [type] }
      return registry.types(tag: tag, tagClass: .mimeType, conformingTo: .data)
    }
  }

  /// Whether it is written as PRONOM writes, such as `fmt/43`.
  ///
  /// No MIME type has a number alone.
  var isPronomIdentifier: Bool {
    let text = text.lowercased()
    guard let prefix = ["fmt/", "x-fmt/"].first(where: { text.hasPrefix($0) }) else { return false }
    let number = text.dropFirst(prefix.count)
    return !number.isEmpty && number.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// The type that is meant: the preferred one.
  func type(in registry: TypeRegistry) throws -> UTType {
    guard let type = try types(in: registry).first else { throw unknown(in: registry) }
    return type
  }

  /// The type that the value of an option means; one that nobody declares is an error of the command line.
  func type(of option: String, in registry: TypeRegistry) throws -> UTType {
    do {
      let type = try self.type(in: registry)
      if !type.isDynamic || text.lowercased().hasPrefix("dyn.") { return type }
      throw CommandFailure(.usage, "no type declares '\(PrintableText.escaped(RawText.bytes(text)))'")
    } catch let failure as CommandFailure {
      throw CommandFailure(.usage, "'\(option)': \(failure.message)")
    }
  }

  private func unknown(in registry: TypeRegistry) -> CommandFailure {
    let shown = PrintableText.escaped(RawText.bytes(text))
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
