import MediaItems
import SystemPackage

/// The items of one folder: read in any order, complete together, written one by one at their places.
///
/// Where nothing is paired, each item is complete by itself.
final class FolderGroup {
  /// What one record came to.
  struct Written: Sendable {
    var output: [UInt8] = []
    /// What there is to say on standard error.
    var errors = ""
    var status = ExitStatus.success
    /// The record, where the caller wants it too.
    var kept: Record?
  }

  /// What became of one item.
  enum Piece: Sendable {
    case written(Written)
    /// Waits until it is known which files of the folder belong together.
    case pending(Record, PairingCandidate)
  }

  let pairs: Bool
  private var pieces: [Piece?]
  private var missing: Int

  init(count: Int, pairs: Bool) {
    self.pairs = pairs
    pieces = Array(repeating: nil, count: count)
    missing = count
  }

  /// Takes what a worker made of the item at `index`; `write` turns a record into bytes.
  func set(_ index: Int, _ piece: Piece, write: (Record) -> Written) {
    pieces[index] = piece
    missing -= 1
    if missing == 0, pairs { pair(write) }
  }

  /// Hands over the item at `index` if nothing can change it any more.
  func take(_ index: Int) -> Piece? {
    guard missing == 0 || !pairs, let piece = pieces[index] else { return nil }
    pieces[index] = nil
    return piece
  }

  private func pair(_ write: (Record) -> Written) {
    var waiting: [(index: Int, record: Record, candidate: PairingCandidate)] = []
    for (index, piece) in pieces.enumerated() {
      if case .pending(let record, let candidate) = piece { waiting.append((index, record, candidate)) }
    }
    let roles = PairingRole.roles(of: waiting.map { ($0.record.path, $0.candidate) })
    let sidecars = Dictionary(
      waiting.filter { !$0.record.sidecars.isEmpty }.map { ($0.record.path, $0.record.sidecars) },
      uniquingKeysWith: { first, _ in first })
    for (item, role) in zip(waiting, roles) {
      if case .part = role {
        pieces[item.index] = .written(Written())
      } else {
        var record = item.record
        record.item = record.item?.taking(role)
        if case .still(let movie, _, _, let alternates) = role {
          record.item?.sidecars += ([movie] + alternates).flatMap { sidecars[$0] ?? [] }
        }
        pieces[item.index] = .written(write(record))
      }
    }
  }
}
