import ArgumentParser
import PropertyLists
import TypeDeclarations
import UniformTypes

/// `uti types`: lists the types with a tag, such as an extension or MIME type.
struct TypesCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: "List the types with an extension, MIME type or other tag, preferred first.",
    discussion: """
      If no declared type owns the tag, the answer is a dynamic type for it, which conforms to --conforming-to, by default \
      to public.data, or with 'none' to nothing; standard error says so, and the exit code is 1. Without a tag, every declared type is listed by identifier.

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

  private var tagOptions: [(tagClass: TagClass, tag: String)] {
    [
      (TagClass.filenameExtension, filenameExtension), (.mimeType, mime), (.osType, ostype),
      (.pasteboardType, pasteboard), (.deviceModelCode, deviceModel),
    ].compactMap { tagClass, tag in tag.map { (tagClass, $0) } }
  }

  func validate() throws {
    if tagOptions.count + (pronom == nil ? 0 : 1) + (tag == nil ? 0 : 1) > 1 {
      throw ValidationError("Ask for one tag at a time.")
    }
    if tagOptions.contains(where: { $0.tag.isEmpty }) { throw ValidationError("A tag cannot be empty.") }
  }

  var isText: Bool { format == .text }

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    let registry = try registryOptions.makeRegistry()
    let supertype = hasNoSupertype ? nil : try conformingTo?.type(of: "--conforming-to", in: registry)
    let types = try types(in: registry, below: supertype)
    let remark = try remark(on: types, in: registry, below: supertype)
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
    guard let remark else { return .success }
    Diagnostics.error(remark)
    return .no
  }

  /// Returns the message if the result has no declared type; nil otherwise.
  private func remark(on types: [UTType], in registry: TypeRegistry, below supertype: UTType?) throws
    -> String?
  {
    // A dynamic identifier was given itself.
    guard types.allSatisfy(\.isDynamic), tag?.text.lowercased().hasPrefix("dyn.") != true || types.isEmpty
    else { return nil }
    let wanted = supertype.map { "no kind of \($0.identifier)" }
    if let puid = pronom ?? tag.flatMap({ $0.isPronomIdentifier ? $0.text : nil }) {
      let type = UTType(pronomIdentifier: puid).flatMap { registry.type($0.identifier) }
      let shown = PrintableText.escaped(RawText.bytes(puid))
      guard let type, let wanted else { return "no known type has the PRONOM identifier \(shown)" }
      return "\(type.identifier), which has \(shown), is \(wanted)"
    }
    if let tag, case .identifier = tag.form, let wanted {
      return "\(PrintableText.escaped(RawText.bytes(tag.text))) is \(wanted)"
    }
    guard let shown = shownTag else { return nil }
    let isOwned = try !self.types(in: registry, below: nil).allSatisfy(\.isDynamic)
    return "\(isOwned ? wanted ?? "no declared type" : "no declared type") owns \(shown)"
  }

  /// The given tag, as named in messages.
  private var shownTag: String? {
    guard let (tagClass, text) = tagOptions.first else {
      return tag.map { PrintableText.escaped(RawText.bytes($0.text)) }
    }
    let shown = PrintableText.escaped(RawText.bytes(text))
    return switch tagClass {
    case .filenameExtension: shown.hasPrefix(".") ? shown : "." + shown
    case .mimeType: shown
    case .osType: "the OSType '\(shown)'"
    case .pasteboardType: "the pasteboard type '\(shown)'"
    default: "the device model '\(shown)'"
    }
  }

  /// True for `--conforming-to none`, which corresponds to a nil supertype in the API.
  private var hasNoSupertype: Bool { conformingTo?.text == "none" }

  private func types(in registry: TypeRegistry, below supertype: UTType?) throws -> [UTType] {
    func isBelow(_ type: UTType) -> Bool { supertype.map { type.conforms(to: $0) } ?? true }
    if let pronom {
      let type = UTType(pronomIdentifier: pronom).flatMap { registry.type($0.identifier) }
      return [type].compactMap { $0 }.filter(isBelow)
    }
    if let tag {
      switch tag.form {
      // Other forms, and possible file names, are handled as in other commands.
      case .filenameExtension(let name) where !name.isEmpty && !name.contains("/"):
        return try types(.filenameExtension, name, in: registry, below: supertype)
      case .mimeType(let name) where !tag.isPronomIdentifier:
        _ = try tag.types(in: registry, fileAdvice: .classify)
        return try types(.mimeType, name, in: registry, below: supertype)
      default: return try tag.types(in: registry, fileAdvice: .classify).filter(isBelow)
      }
    }
    guard let (tagClass, tag) = tagOptions.first else { return registry.declaredTypes.filter(isBelow) }
    return try types(tagClass, tag, in: registry, below: supertype)
  }

  private func types(
    _ tagClass: TagClass, _ tag: String, in registry: TypeRegistry, below supertype: UTType?
  ) throws -> [UTType] {
    let tag = RawArguments.text(tag)
    // The dot of ".heic" is not part of the tag.
    let name = tagClass == .filenameExtension && tag.hasPrefix(".") ? String(tag.dropFirst()) : tag
    let tagClassValue = UTTagClass(rawValue: tagClass.identifier)
    let declared = registry.declaredTypes(tag: name, tagClass: tagClassValue)
    let isOwned = !declared.isEmpty
    if !isOwned, tagClass == .mimeType { try TypeArgument.requireForm(ofMIMEType: name) }
    let owners = registry.types(
      tag: name, tagClass: tagClassValue, conformingTo: supertype ?? (isOwned || hasNoSupertype ? nil : .data)
    )
    // Types of files first, as in identification by name.
    if supertype != nil || hasNoSupertype { return owners }
    return owners.filter { $0.conforms(to: .data) } + owners.filter { !$0.conforms(to: .data) }
  }
}
