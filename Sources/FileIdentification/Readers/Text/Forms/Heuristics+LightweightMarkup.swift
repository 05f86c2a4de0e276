internal import UniformTypes

extension TextHeuristic {
  /// Heuristics for lightweight markup: Markdown, reStructuredText, Org and others.
  static let lightweightMarkup: [TextHeuristic] = [
    TextHeuristic(
      "Markdown's headings, links and fences", .markdown, from: 50, upTo: 95, lines: "#=-|~", bytes: "`]*",
      showsEarly: true, score: MarkdownLines.score,
      because: "headings, links, emphasis, lists and code as Markdown writes them (CommonMark)"),
    TextHeuristic(
      "reStructuredText's directives and underlines", .reStructuredText, from: 50, upTo: 95, lines: ".",
      bytes: "`", score: LightweightMarkup.restructured,
      because: "directives, roles and underlined headings"),
    TextHeuristic(
      "Org's headings and keywords", .orgMode, from: 55, upTo: 95, lines: "#*:",
      score: LightweightMarkup.org,
      because: "starred headings with keywords, drawers and blocks"),
    TextHeuristic(
      "AsciiDoc's title and attributes", .asciiDoc, from: 55, upTo: 95, score: AsciiDocLines.score,
      because: "headings of equals signs, attributes and block delimiters"),
    TextHeuristic(
      "MediaWiki's headings and links", .mediaWiki, from: 60, upTo: 90, lines: "=",
      score: LightweightMarkup.mediaWiki,
      because: "double brackets, templates and headings between equals signs"),
    TextHeuristic(
      "Textile's headings", .textile, from: 60, upTo: 85, lines: "h",
      score: LightweightMarkup.textile,
      because: "blocks that begin with h1. and their like"),
  ]
}
