internal import PropertyLists

/// Checks XML other than drawings for content that browsers run: HTML, SVG and MathML elements.
struct DocumentCheck {
  /// A check for one kind of active content.
  struct Row: Sendable {
    let name: StaticString
    let because: StaticString
    let find: @Sendable (XMLElement) -> ActiveContent.Finding?
  }

  private static let activeNamespaces: Set<String> = [
    DrawingCheck.svg, DrawingCheck.xhtml, DrawingCheck.mathML,
  ]
  private static let activeElements: Set<String> = ["script", "iframe", "frame", "object", "embed", "applet"]

  static let rows: [Row] = [
    Row(name: "programs", because: "scripts run, and the others open documents that do") { element in
      let local = element.name.local.lowercased()
      return activeNamespaces.contains(element.name.namespace) && activeElements.contains(local)
        ? .active("it has an element <\(local)>") : nil
    },
    Row(name: "handlers", because: "elements of these namespaces have event handlers (HTML §8.1.8.2)") {
      element in
      guard activeNamespaces.contains(element.name.namespace) else { return nil }
      let handler = element.attributes.first {
        $0.name.namespace.isEmpty && EventHandlers.contains($0.name.local)
      }
      return handler.map { .active("it has an event handler, \($0.name.local.lowercased())") }
    },
    Row(
      name: "addresses",
      because: "an address that is a script runs where it is followed, or an animation sets it"
    ) { element in
      let runs = element.attributes.contains { attribute in
        guard
          activeNamespaces.contains(element.name.namespace) || attribute.name.namespace == DrawingCheck.xlink
        else {
          return false
        }
        guard attribute.value.contains(UInt8(ascii: ":")) else { return false }
        return MarkupAddress(attribute.value).isScript
          || attribute.value.split(separator: UInt8(ascii: ";")).contains { MarkupAddress($0).isScript }
      }
      return runs ? .active("an address in it is a script") : nil
    },
    Row(
      name: "office documents",
      because:
        "OpenDocument (Part 3 §3.12, §14.4), Word 2003 and Open Packaging are written as one file of XML, too"
    ) { element in
      officeElements.contains { $0.namespace == element.name.namespace && $0.local == element.name.local }
        ? .active("it has macros") : nil
    },
    Row(
      name: "office parts and listeners",
      because: "a part says by its content type what it is, and a listener by its address what it starts"
    ) { element in
      let starts = element.attributes.contains { attribute in
        let value = String(decoding: attribute.value, as: UTF8.self).lowercased()
        return switch (attribute.name.namespace, attribute.name.local) {
        case (DrawingCheck.xlink, "href"):
          value.hasPrefix("vnd.sun.star.script:") || value.hasPrefix("macro:")
        case (package, "contentType"): value.contains("vbaproject") || value.contains("macroenabled")
        default: false
        }
      }
      return starts ? .active("it has macros") : nil
    },
    Row(
      name: "fields that ask programs", because: "Dynamic Data Exchange (OpenDocument Part 3 §14.6)"
    ) { element in
      element.name.namespace.hasPrefix("urn:oasis:names:tc:opendocument:")
        && ["dde-source", "dde-link", "dde-connection", "dde-connection-decl"].contains(element.name.local)
        ? .active("a field of it asks another program (DDE)") : nil
    },
  ]

  private static let package = "http://schemas.microsoft.com/office/2006/xmlPackage"
  /// Elements that contain macros.
  private static let officeElements: [(namespace: String, local: String)] = [
    ("http://openoffice.org/2004/office", "module"), ("http://openoffice.org/2004/office", "source-code"),
    ("http://openoffice.org/2000/script", "module"),
    ("http://schemas.microsoft.com/office/word/2003/wordml", "docSuppData"),
  ]

  func finding(for event: XMLEvent) -> ActiveContent.Finding? {
    switch event {
    case .start(let element):
      for row in Self.rows {
        if let finding = row.find(element) { return finding }
      }
      return nil
    case .documentType(let type):
      for declaration in type.declarations {
        switch declaration {
        case .entity(_, let text) where text.contains(UInt8(ascii: "<")):
          return .active("an entity of its document type holds markup")
        case .externalEntity, .parameterEntity(_, isExternal: true):
          return .active("an entity of its document type is read from elsewhere")
        default: continue
        }
      }
      return nil
    case .instruction("xml-stylesheet", let data):
      return InstructionCheck.isCascading(data) ? nil : .active("its style sheet is a program")
    default: return nil
    }
  }
}
