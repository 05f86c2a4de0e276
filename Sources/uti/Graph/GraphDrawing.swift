import PropertyLists
import UniformTypes

/// A part of the graph for other programs: each type once, each edge once, arrows from a type to what it is a kind of.
struct GraphDrawing {
  private let types: [UTType]
  private let edges: [(type: UTType, supertype: UTType)]

  init(_ types: [UTType]) {
    self.types = types
    let shown = Set(types)
    edges = types.flatMap { type in type.directSupertypes.filter(shown.contains).map { (type, $0) } }
  }

  /// A graph for `dot`.
  var dot: String {
    var text = "digraph types {\n  rankdir=BT;\n  node [shape=box, fontname=\"Helvetica\"];\n"
    for type in types { text += "  \(quoted(type));\n" }
    for edge in edges { text += "  \(quoted(edge.type)) -> \(quoted(edge.supertype));\n" }
    return text + "}\n"
  }

  /// A graph for Mermaid, as code hosts draw it.
  var mermaid: String {
    let names = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($1, "t\($0)") })
    var text = "graph BT\n"
    for type in types { text += "  \(names[type] ?? "")[\(quoted(type))]\n" }
    for edge in edges { text += "  \(names[edge.type] ?? "") --> \(names[edge.supertype] ?? "")\n" }
    return text
  }

  // Identifiers hold no quotation mark and no backslash; dynamic ones neither.
  private func quoted(_ type: UTType) -> String { "\"\(PrintableText.escaped(type.identifier))\"" }
}
