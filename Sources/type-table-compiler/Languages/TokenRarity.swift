import SourceFeatures

/// The rarity of words and marks in texts; the rarest one in a pattern is its key.
enum TokenRarity {
  /// The most common words and marks of sources, most frequent first.
  ///
  /// Counted in the first 4 KiB of 60 files of each of 780 extensions, weighted by the square root of the number of files.
  private static let commonTokens = ##"""
    - . / " = : , ( ) > # ; < \ ' * the { } $ [ ] ~ + % ! a to of this | for is c in and name file @ if \##
    version comment s ` define type or ? n license org http i by use & description not b with include t be it \##
    end as x lang ^ d string return true font v h from def on e function extension text set y key color com \##
    public any f normal p test class do id l style r package list html free number int at begin path all data \##
    z import main default library create const td keyword value let g code source project o endif command \##
    weight service https w self new byte false else error my char language user copy var when files module \##
    only should li have integer options then documentation out title start line program format message alter \##
    system internal table info link index root null mode lib syn agent none option date map headers \##
    foundation python node cflags body static content update using output echo void namespace has make time \##
    match script strict add result one required first fi href action either maven object part rem input \##
    element switch struct print head target length identifier ext ifndef select into common base dnl note inc \##
    page config obj defined func size doc exec auto get build local directory usage sub load while case array \##
    install values red div width variable
    """##

  private static let ranks: [FeatureDefinition.Element: Int] = Dictionary(
    commonTokens.split(separator: " ").enumerated().map { rank, token in
      let hashes = SourceTokens.Hashes(of: token)
      let isWord = token.utf8.allSatisfy(SourceTokens.isWordByte)
      return (
        isWord ? .word(exact: hashes.folded, folded: hashes.folded) : .mark(token.utf8.first ?? 0), rank
      )
    }, uniquingKeysWith: { first, _ in first })

  /// Returns the rank among common tokens; greater is rarer, and uncommon tokens are the rarest.
  static func rarity(of element: FeatureDefinition.Element) -> Int {
    var element = element
    if case .word(_, let folded) = element { element = .word(exact: folded, folded: folded) }
    return ranks[element] ?? ranks.count
  }
}
