internal import SystemPackage

/// The items of one folder: read in any order, joined when all are there, handed over one by one at their places.
final class FolderGroup {
  typealias Output = any Sendable

  /// What became of one item: references only, since thousands wait at once and are handed from thread to thread.
  enum Piece: Sendable {
    /// It is on its way.
    case nothing
    /// It waits until it is known which files of the folder belong together.
    case waiting(StreamedItem)
    /// What is kept of it; nil where nothing is.
    indirect case made(Output?)
  }

  private let waits: Bool
  private let pairs: Bool
  private var pieces: [Piece]
  private var missing: Int
  private var owned: Set<FilePath> = []
  /// How many items are not handed over yet.
  private(set) var left: Int

  /// `waits`: whether nothing is handed over before all is read; `pairs`: whether halves of Live Photos are joined.
  init(count: Int, waits: Bool, pairs: Bool) {
    self.waits = waits
    self.pairs = pairs
    pieces = Array(repeating: .nothing, count: count)
    missing = count
    left = count
  }

  /// Whether nothing that is still to be read can change an item.
  var isSettled: Bool { missing == 0 || !waits }

  /// Takes what a worker made of the item at `index`, which has the sidecars `owned`.
  func set(_ index: Int, _ piece: Piece, owned sidecars: [FilePath]) {
    pieces[index] = piece
    // What was sent on comes here a second time.
    if missing == 0 { return }
    owned.formUnion(sidecars)
    missing -= 1
    if missing == 0, waits { settle() }
  }

  /// The item at `index` as it was joined, once; nil when it does not wait.
  func takeWaiting(_ index: Int) -> StreamedItem? {
    guard case .waiting(let waiting) = pieces[index] else { return nil }
    pieces[index] = .nothing
    return waiting
  }

  /// What is kept of the item at `index`, once; nil while it is on its way.
  func take(_ index: Int) -> Output?? {
    guard case .made(let output) = pieces[index] else { return nil }
    pieces[index] = .nothing
    left -= 1
    return .some(output)
  }

  private func settle() {
    var positions: [Int] = []
    var members: [StreamedItem] = []
    for (index, piece) in pieces.enumerated() {
      guard case .waiting(let waiting) = piece else { continue }
      if !owned.isEmpty, owned.contains(waiting.path) {
        pieces[index] = .waiting(
          StreamedItem(
            waiting.work, item: waiting.item, error: waiting.error, isPart: waiting.isPart, isOwned: true,
            parts: waiting.parts))
      } else {
        positions.append(index)
        members.append(waiting)
      }
    }
    guard pairs else { return }
    for pair in LivePhotoPairing.joined(members.map(\.candidate), item: { members[$0].item }) {
      let still = members[pair.still]
      pieces[positions[pair.still]] = .waiting(
        StreamedItem(
          still.work, item: pair.item, error: still.error, isPart: still.isPart, isOwned: still.isOwned,
          parts: pair.parts.compactMap { members[$0].item }))
      for part in pair.parts { pieces[positions[part]] = .made(nil) }
    }
  }
}
