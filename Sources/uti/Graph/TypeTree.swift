import PropertyLists
import UniformTypes

/// The type graph drawn as a tree; a type with several parents is listed under each, with its subtypes once.
struct TypeTree {
  struct Line {
    var prefix: String
    var type: UTType
    /// True if the type was drawn before; its children are not repeated.
    var isRepeat: Bool
    /// The number of children cut off by the depth limit.
    var hiddenCount: Int
  }

  private(set) var lines: [Line] = []

  init(_ graph: TypeGraph, _ direction: TypeGraph.Direction, from starts: [UTType], depth: Int = .max) {
    // An explicit stack, since declarations may nest without limit.
    var pending = starts.reversed().map { Pending(type: $0, prefix: "", childPrefix: "", depth: 0) }
    var drawn: Set<UTType> = []
    while let next = pending.popLast() {
      let isRepeat = !drawn.insert(next.type).inserted
      let children = isRepeat ? [] : graph.next(direction, from: next.type)
      let isAtLimit = next.depth >= depth
      lines.append(
        Line(
          prefix: next.prefix, type: next.type, isRepeat: isRepeat,
          hiddenCount: isAtLimit ? children.count : 0))
      if isAtLimit { continue }
      for (index, child) in children.enumerated().reversed() {
        let isLast = index == children.count - 1
        pending.append(
          Pending(
            type: child, prefix: next.childPrefix + (isLast ? "└─ " : "├─ "),
            childPrefix: next.childPrefix + (isLast ? "   " : "│  "),
            depth: next.depth + 1))
      }
    }
  }

  private struct Pending {
    var type: UTType
    var prefix: String
    var childPrefix: String
    var depth: Int
  }

  func text(_ terminal: Terminal, indent: String = "") -> String {
    lines.map { line in
      var text = indent + terminal.styled(line.prefix, .faint) + PrintableText.escaped(line.type.identifier)
      if line.isRepeat { text += terminal.styled("  (again)", .faint) }
      if line.hiddenCount > 0 { text += terminal.styled("  (+\(line.hiddenCount))", .faint) }
      return text + "\n"
    }.joined()
  }
}
