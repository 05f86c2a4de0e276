import SourceFeatures

/// What must stand beside the token that a pattern is looked up by, and the rarest of it: patterns lie in sections by that.
struct FeatureSurroundings {
  private(set) var needed: SourceTokens.Surroundings = []
  private(set) var section: SourceTokens.Surroundings = .anything
  private var rarity = 0

  init(of form: WrittenFeature.Form, anchor: CompiledLanguages.Anchor) {
    let parts = form.parts
    if form.key > 0, let sign = Self.sign(of: parts[form.key - 1].element) {
      need(.init(behind: sign.signs), sign.rarity)
    }
    if form.key + 1 < parts.count, let sign = Self.sign(of: parts[form.key + 1].element) {
      need(.init(before: sign.signs), sign.rarity)
    }
    if anchor != .none { need(.init(position: form.key), 2) }
    if anchor == .margin { need(.margin, 0) }
  }

  private mutating func need(_ what: SourceTokens.Surroundings, _ rarity: Int) {
    needed.formUnion(what)
    if rarity > self.rarity { (section, self.rarity) = (what, rarity) }
  }

  /// What a token shows that an element asks for, and how rarely tokens show it; nil where any token may stand.
  private static func sign(
    of element: WrittenFeature.Element
  ) -> (signs: SourceTokens.Signs, rarity: Int)? {
    switch element {
    case .mark(let mark): (.init(ofMark: mark), 4)
    case .number: (.number, 4)
    case .string: (.string, 4)
    case .capitalName: (.capitalName, 3)
    case .end: (.end, 3)
    case .word, .name: (.name, 1)
    case .any, .gap: nil
    }
  }
}
