import PropertyLists
import UniformTypes

/// The graph drawn as a tree: a type with several parents stands under each, and is drawn in full once.
struct TypeTree {
  struct Line {
    var prefix: String
    var type: UTType
    /// Whether the type was drawn before; what is below it is not drawn again.
    var isAgain: Bool
    /// How many types one step further the depth cut off.
    var hidden: Int
  }

  private(set) var lines: [Line] = []

  init(_ graph: TypeGraph, _ direction: TypeGraph.Direction, from starts: [UTType], depth: Int = .max) {
    // An explicit stack: declarations may nest as deep as they like.
    var pending = starts.reversed().map { Pending(type: $0, first: "", rest: "", depth: 0) }
    var drawn: Set<UTType> = []
    while let next = pending.popLast() {
      let isAgain = !drawn.insert(next.type).inserted
      let children = isAgain ? [] : graph.next(direction, from: next.type)
      let isCut = next.depth >= depth
      lines.append(
        Line(prefix: next.first, type: next.type, isAgain: isAgain, hidden: isCut ? children.count : 0))
      if isCut { continue }
      for (index, child) in children.enumerated().reversed() {
        let isLast = index == children.count - 1
        pending.append(
          Pending(
            type: child, first: next.rest + (isLast ? "└─ " : "├─ "),
            rest: next.rest + (isLast ? "   " : "│  "),
            depth: next.depth + 1))
      }
    }
  }

  private struct Pending {
    var type: UTType
    var first: String
    var rest: String
    var depth: Int
  }

  func text(_ terminal: Terminal, indent: String = "") -> String {
    lines.map { line in
      var text = indent + terminal.styled(line.prefix, .faint) + PrintableText.escaped(line.type.identifier)
      if line.isAgain { text += terminal.styled("  (again)", .faint) }
      if line.hidden > 0 { text += terminal.styled("  (+\(line.hidden))", .faint) }
      return text + "\n"
    }.joined()
  }
}
