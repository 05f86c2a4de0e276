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
    /// The file, where it may be half of a Live Photo whose other half lies elsewhere, and its number among those.
    var half: Half?
    var number: Int?
  }

  /// A file that is paired over all inputs.
  final class Half: Sendable {
    let item: WorkItem
    let candidate: PairingCandidate

    init(_ item: WorkItem, _ candidate: PairingCandidate) {
      self.item = item
      self.candidate = candidate
    }
  }

  /// A record that waits until it is known which files of the folder belong together.
  final class Waiting: Sendable {
    let record: Record
    let candidate: PairingCandidate

    init(_ record: Record, _ candidate: PairingCandidate) {
      self.record = record
      self.candidate = candidate
    }
  }

  /// What became of one item: references only, since thousands wait at once and are handed from thread to thread.
  enum Piece: Sendable {
    indirect case written(Written)
    case pending(Waiting)
  }

  let pairs: Bool
  private var pieces: [Piece?]
  private var missing: Int
  /// What pairing said of each piece; empty until then.
  private var roles: [PairingRole] = []
  /// The sidecars that came with the parts of a still.
  private var sidecars: [Int: [FilePath]] = [:]
  /// What the parts of a still say of places.
  private var parts: [Int: MediaItem.Surroundings] = [:]
  /// How many items are not handed over yet.
  private(set) var left: Int

  init(count: Int, pairs: Bool) {
    self.pairs = pairs
    pieces = Array(repeating: nil, count: count)
    missing = count
    left = count
  }

  /// Takes what a worker made of the item at `index`.
  func set(_ index: Int, _ piece: Piece) {
    pieces[index] = piece
    missing -= 1
    if missing == 0, pairs { pair() }
  }

  /// Hands over the item at `index` if nothing can change it any more; `write` turns a record into bytes.
  func take(_ index: Int, write: (Record) -> Written) -> Written? {
    guard missing == 0 || !pairs, let piece = pieces[index] else { return nil }
    pieces[index] = nil
    left -= 1
    switch piece {
    case .written(let written): return written
    case .pending(let waiting):
      switch pairs ? roles[index] : .alone {
      case .alone: return write(waiting.record)
      case .part: return Written()
      case .still:
        var record = waiting.record
        record.item = record.item?.taking(roles[index], parts: parts[index])
        if let more = sidecars.removeValue(forKey: index) { record.item?.sidecars += more }
        return write(record)
      }
    }
  }

  private func pair() {
    var positions: [Int] = []
    var files: [(path: FilePath, candidate: PairingCandidate?)] = []
    var owned: [FilePath: [FilePath]] = [:]
    for (index, piece) in pieces.enumerated() {
      guard case .pending(let waiting)? = piece else { continue }
      positions.append(index)
      files.append((waiting.record.path, waiting.candidate))
      let own = waiting.record.sidecars
      if !own.isEmpty, owned[waiting.record.path] == nil { owned[waiting.record.path] = own }
    }
    roles = Array(repeating: .alone, count: pieces.count)
    var stills: [FilePath: Int] = [:]
    for (index, role) in zip(positions, PairingRole.roles(of: files)) {
      roles[index] = role
      if case .still = role, case .pending(let waiting)? = pieces[index] {
        stills[waiting.record.path] = index
      }
      guard !owned.isEmpty, case .still(let movie, _, _, let alternates) = role else { continue }
      sidecars[index] = ([movie] + alternates).flatMap { owned[$0] ?? [] }
    }
    if stills.isEmpty { return }
    for index in positions {
      guard case .part(let owner) = roles[index], let still = stills[owner],
        case .pending(let waiting)? = pieces[index]
      else { continue }
      let said = MediaItem.Surroundings(waiting.record.item?.isLocated ?? nil)
      parts[still] = (parts[still] ?? .nothing).joined(with: said)
    }
  }
}
