import ArgumentParser
import PropertyLists
import TypeDeclarations
import UniformTypes

struct TypesCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: "List the types that own a tag, preferred first.",
    discussion: """
      When no declared type owns the tag, the answer is the dynamic type that stands for it: below --conforming-to, \
      or below public.data when that is not given, or below nothing for 'none'. Without a tag, every declared type \
      is listed by identifier.

      Extensions and MIME types are the same in upper and lower case; OSTypes and pasteboard types are not.

        uti types --extension ts
        uti types --mime image/jpeg --conforming-to public.image
        uti types --conforming-to public.audio
        uti types --pronom fmt/43
      """)

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

  @Option(help: ArgumentHelp("A device's model code.", valueName: "code"))
  var deviceModel: String?

  @Option(help: ArgumentHelp("An identifier of PRONOM, such as fmt/43.", valueName: "puid"))
  var pronom: String?

  @Option(help: ArgumentHelp("Only types that are a kind of this one.", valueName: "type"))
  var conformingTo: TypeArgument?

  @OptionGroup(title: "Declarations") var registryOptions: RegistryOptions

  @Option(help: "The form of the answer.")
  var format: AnswerFormat = .text

  private var asked: [(tagClass: TagClass, tag: String)] {
    [
      (TagClass.filenameExtension, filenameExtension), (.mimeType, mime), (.osType, ostype),
      (.pasteboardType, pasteboard), (.deviceModelCode, deviceModel),
    ].compactMap { tagClass, tag in tag.map { (tagClass, RawArguments.text($0)) } }
  }

  func validate() throws {
    if asked.count + (pronom == nil ? 0 : 1) > 1 { throw ValidationError("Ask for one tag at a time.") }
    if asked.contains(where: { $0.tag.isEmpty }) { throw ValidationError("A tag cannot be empty.") }
  }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    let registry = try registryOptions.makeRegistry()
    let supertype = isBelowNothing ? nil : try conformingTo?.type(of: "--conforming-to", in: registry)
    let types = types(in: registry, below: supertype)
    switch format {
    case .text:
      try output.write(types.map { PrintableText.escaped($0.identifier) + "\n" }.joined())
    case .json:
      var json = JSONWriter(indented: true)
      json.array { json in
        for type in types {
          json.object { json in
            json.field("type", type.identifier)
            json.field("description", type.localizedDescription)
            json.field("dynamic", type.isDynamic)
            json.field("mime", type.preferredMIMEType)
            json.field("preferredExtension", type.preferredFilenameExtension)
          }
        }
      }
      json.endRecord()
      try output.write(json.bytes)
    }
    return .success
  }

  /// `none` asks as a program does that passes no supertype at all.
  private var isBelowNothing: Bool { conformingTo?.text == "none" }

  private func types(in registry: TypeRegistry, below supertype: UTType?) -> [UTType] {
    if let pronom {
      let found = UTType(pronomIdentifier: pronom).flatMap { registry.type($0.identifier) }
      return [found].compactMap { $0 }.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }
    guard let (tagClass, tag) = asked.first else {
      return registry.declaredTypes.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }
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
