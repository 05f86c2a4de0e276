import ArgumentParser
import PropertyLists
import TypeDeclarations
import UniformTypes

struct TypesCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: "List the types with an extension, MIME type or other tag, preferred first.",
    discussion: """
      If no declared type owns the tag, the answer is a dynamic type for it, which conforms to --conforming-to, by default \
      to public.data, or with 'none' to nothing. Without a tag, every declared type is listed by identifier.

      Extensions and MIME types are not case-sensitive; OSTypes and pasteboard types are.

        uti types .ts
        uti types image/jpeg --conforming-to public.image
        uti types --conforming-to public.audio
        uti types --pronom fmt/43
      """)

  @Argument(help: ArgumentHelp("A tag: .jpg, image/jpeg or PRONOM's fmt/43; or one type.", valueName: "tag"))
  var tag: TypeArgument?

  @Option(
    name: .customLong("extension"), help: ArgumentHelp("A filename extension.", valueName: "ext"),
    completion: .filenameExtension)
  var filenameExtension: String?

  @Option(help: ArgumentHelp("A MIME type.", valueName: "type/subtype"), completion: .mimeType)
  var mime: String?

  @Option(help: ArgumentHelp("An OSType: four characters.", valueName: "code"))
  var ostype: String?

  @Option(help: ArgumentHelp("A pasteboard type.", valueName: "name"))
  var pasteboard: String?

  @Option(help: ArgumentHelp("The model code of a device.", valueName: "code"))
  var deviceModel: String?

  @Option(help: ArgumentHelp("A PRONOM identifier, such as fmt/43.", valueName: "puid"))
  var pronom: String?

  @Option(help: ArgumentHelp("Only types that are a kind of this one.", valueName: "type"))
  var conformingTo: TypeArgument?

  @OptionGroup(title: "Declarations") var registryOptions: RegistryOptions

  @Option(help: "The output format.")
  var format: ListFormat = .text

  private var asked: [(tagClass: TagClass, tag: String)] {
    [
      (TagClass.filenameExtension, filenameExtension), (.mimeType, mime), (.osType, ostype),
      (.pasteboardType, pasteboard), (.deviceModelCode, deviceModel),
    ].compactMap { tagClass, tag in tag.map { (tagClass, $0) } }
  }

  func validate() throws {
    if asked.count + (pronom == nil ? 0 : 1) + (tag == nil ? 0 : 1) > 1 {
      throw ValidationError("Ask for one tag at a time.")
    }
    if asked.contains(where: { $0.tag.isEmpty }) { throw ValidationError("A tag cannot be empty.") }
  }

  var isText: Bool { format == .text }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    let registry = try registryOptions.makeRegistry()
    let supertype = isBelowNothing ? nil : try conformingTo?.type(of: "--conforming-to", in: registry)
    let types = try types(in: registry, below: supertype)
    switch format {
    case .text:
      try output.write(types.map { PrintableText.escaped($0.identifier) + "\n" }.joined())
    case .json, .ndjson:
      try output.write(
        format.objects(types) { type, json in
          json.object { json in
            json.field("type", type.identifier)
            json.field("description", type.localizedDescription)
            json.field("dynamic", type.isDynamic)
            json.field("mime", type.preferredMIMEType)
            json.field("preferredExtension", type.preferredFilenameExtension)
          }
        })
    }
    return .success
  }

  /// `none` asks as a program does that passes no supertype at all.
  private var isBelowNothing: Bool { conformingTo?.text == "none" }

  private func types(in registry: TypeRegistry, below supertype: UTType?) throws -> [UTType] {
    func isBelow(_ type: UTType) -> Bool { supertype.map { type.conforms(to: $0) } ?? true }
    if let pronom {
      let found = UTType(pronomIdentifier: pronom).flatMap { registry.type($0.identifier) }
      return [found].compactMap { $0 }.filter(isBelow)
    }
    if let tag {
      switch tag.form {
      case .filenameExtension(let name):
        return types(.filenameExtension, name, in: registry, below: supertype)
      case .mimeType(let name) where !tag.isPronomIdentifier:
        return types(.mimeType, name, in: registry, below: supertype)
      default: return try tag.types(in: registry).filter(isBelow)
      }
    }
    guard let (tagClass, tag) = asked.first else { return registry.declaredTypes.filter(isBelow) }
    return types(tagClass, tag, in: registry, below: supertype)
  }

  private func types(
    _ tagClass: TagClass, _ tag: String, in registry: TypeRegistry, below supertype: UTType?
  ) -> [UTType] {
    let tag = RawArguments.text(tag)
    // People paste ".heic": the dot is not part of the tag.
    let name = tagClass == .filenameExtension && tag.hasPrefix(".") ? String(tag.dropFirst()) : tag
    let tagClassValue = UTTagClass(rawValue: tagClass.identifier)
    let declared = registry.declaredTypes(tag: name, tagClass: tagClassValue)
    let isOwned = !declared.isEmpty
    return registry.types(
      tag: name, tagClass: tagClassValue, conformingTo: supertype ?? (isOwned || isBelowNothing ? nil : .data)
    )
  }
}
