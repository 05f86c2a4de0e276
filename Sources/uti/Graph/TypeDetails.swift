import PropertyLists
import TypeDeclarations
import UniformTypes

/// All declared properties of a type, for `uti show`.
struct TypeDetails {
  enum Layer: String { case apple, community, runTime = "run-time" }

  let type: UTType
  /// The rank among the owners of the given tag, from 1; nil for a single owner.
  let preference: Int?
  let layer: Layer?
  let supertypes: [UTType]
  let subtypes: [UTType]
  /// The first tag of a dynamic type that declared types own, with these owners.
  private let ownedTag: (tag: String, owners: [UTType])?

  static let tagLabels: [(tagClass: TagClass, label: String)] = [
    (.filenameExtension, "extensions"), (.mimeType, "MIME types"), (.osType, "OSTypes"),
    (.pasteboardType, "pasteboard"), (.deviceModelCode, "device models"),
  ]

  init(_ type: UTType, preference: Int?, graph: TypeGraph) {
    self.type = type
    self.preference = preference
    layer =
      if type.isDynamic {
        nil
      } else if TypeRegistry.apple.type(type.identifier) == type {
        .apple
      } else if TypeRegistry.standard.type(type.identifier) == type {
        .community
      } else {
        .runTime
      }
    supertypes = graph.walk(.up, from: [type]).dropFirst().map(\.type)
    subtypes = graph.next(.down, from: type)
    ownedTag = type.isDynamic ? Self.ownedTag(of: type, in: graph.registry) : nil
  }

  private static func ownedTag(of type: UTType, in registry: TypeRegistry) -> (tag: String, owners: [UTType])?
  {
    for (tagClass, tags) in type.tags.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      for tag in tags {
        let owners = registry.declaredTypes(tag: tag, tagClass: tagClass)
        if !owners.isEmpty { return ((tagClass == .filenameExtension ? "." : "") + tag, owners) }
      }
    }
    return nil
  }

  /// The tags by class, labelled classes first; other classes occur only in dynamic types.
  var tags: [(label: String, identifier: String, tags: [String])] {
    let tags = type.tags
    let labelled = Self.tagLabels.compactMap { tagClass, label in
      tags[UTTagClass(rawValue: tagClass.identifier)].map { (label, tagClass.identifier, $0) }
    }
    let names = Set(labelled.map(\.1))
    let others = tags.filter { !names.contains($0.key.rawValue) }.sorted { $0.key.rawValue < $1.key.rawValue }
    return labelled + others.map { ($0.key.rawValue, $0.key.rawValue, $0.value) }
  }

  private var origin: String {
    guard let layer else { return dynamicOrigin }
    let owner =
      switch layer {
      case .apple: "declared by Apple"
      case .community: "declared by the community"
      case .runTime: "declared with --types"
      }
    return owner + (type.isPublic ? ", public" : "")
  }

  /// The origin of a dynamic type: the encoded tag, and the declared types that own it.
  private var dynamicOrigin: String {
    guard let ownedTag, let owner = ownedTag.owners.first else {
      return "dynamic: it encodes a tag that no declared type owns"
    }
    let more = ownedTag.owners.count - 1
    return "dynamic: it encodes \(ownedTag.tag), which \(owner.identifier)"
      + (more > 0 ? " and \(more) more own" : " owns")
  }

  func text(_ terminal: Terminal, _ graph: TypeGraph) -> String {
    var text = terminal.styled(PrintableText.escaped(type.identifier), .strong)
    if let preference { text += preference == 1 ? "  (preferred)" : "  (\(preference))" }
    text += "\n"
    func row(_ label: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      let padding = String(repeating: " ", count: max(1, 15 - label.count))
      text += "  " + terminal.styled(label, .faint) + padding + PrintableText.escaped(value) + "\n"
    }
    func names(_ types: [UTType]) -> String { types.map(\.identifier).joined(separator: ", ") }
    row("description", type.localizedDescription)
    row("standing", origin)
    for tag in tags { row(tag.label, tag.tags.joined(separator: ", ")) }
    row("printed MIME", type.printedMIMEType)
    row("version", type.version.map { "\($0)" })
    row("reference", type.reference)
    row("since", type.since.map { "\($0)" })
    row("constant", constantSince.map { "since \($0)" })
    row("PRONOM", type.pronomIdentifiers.joined(separator: ", "))
    row("carried by", names(type.carriers))
    if let change = type.changedParent, type.directSupertypes != [change.type] {
      row("later kind of", "\(change.type), since \(change.since)")
    }
    row("kind of", supertypes.isEmpty ? "nothing: a root of the graph" : names(supertypes))
    if !supertypes.isEmpty {
      let tree = TypeTree(graph, .up, from: [type])
      text += tree.text(terminal, indent: String(repeating: " ", count: 17))
    }
    row("subtypes", subtypes.count > Self.maxSubtypes ? firstSubtypes : names(subtypes))
    return text
  }

  /// The limit on listed subtypes.
  private static let maxSubtypes = 24

  /// The first subtypes, with the command that lists all.
  private var firstSubtypes: String {
    let first = subtypes.prefix(Self.maxSubtypes).map(\.identifier).joined(separator: ", ")
    let more = SummaryText.grouped(subtypes.count - Self.maxSubtypes)
    return "\(first) and \(more) more: 'uti tree \(type.identifier) --depth 1'"
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("type", type.identifier)
      json.field("preference", preference)
      json.field("description", type.localizedDescription)
      json.field("declared", type.isDeclared)
      json.field("dynamic", type.isDynamic)
      json.field("public", type.isPublic)
      json.field("layer", layer?.rawValue)
      json.field("conformsTo", type.directSupertypes.map(\.identifier))
      json.field("supertypes", supertypes.map(\.identifier))
      json.field("subtypes", subtypes.map(\.identifier))
      json.field("carriers", type.carriers.map(\.identifier))
      json.key("tags")
      json.object { json in for tag in tags { json.field(tag.identifier, tag.tags) } }
      json.field("mime", type.printedMIMEType)
      json.field("version", type.version)
      json.field("reference", type.reference)
      json.field("pronom", type.pronomIdentifiers)
      write("since", type.since, to: &json)
      write("constantSince", constantSince, to: &json)
    }
  }
  /// The first systems with a constant, if they are newer than the type.
  private var constantSince: SystemVersions? {
    type.constantSince == type.since ? nil : type.constantSince
  }

  private func write(_ key: String, _ versions: SystemVersions?, to json: inout JSONWriter) {
    guard let versions else { return }
    json.key(key)
    json.object { json in
      for platform in AppleSystem.Platform.allCases {
        json.field(platform.rawValue, versions[platform].version)
      }
    }
  }
}
