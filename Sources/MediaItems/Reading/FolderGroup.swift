internal import SystemPackage

/// The items of one folder: read one by one, joined where they wait for one another, handed over at their places.
///
/// What nothing else in the folder can change is handed over as soon as it is read. Where something waits, the rest of
/// the folder is read ahead; of a large folder only what pairing looks at is kept meanwhile.
final class FolderGroup {
  typealias Output = KeptOutput

  /// What became of one item: references only, since thousands wait at once and are handed from thread to thread.
  enum Piece: Sendable {
    /// It is on its way, or not yet begun.
    case nothing
    /// It waits until it is known which files of the folder belong together.
    case waiting(StreamedItem)
    /// What is kept of it; nil where nothing is.
    case made(Output?)
  }

  let items: any WorkItems
  private let waits: Bool
  private let pairs: Bool
  // It stays with the thread that hands over: no access needs to be checked against another.
  @exclusivity(unchecked) private var pieces: [Piece]
  @exclusivity(unchecked) private var missing: Int
  @exclusivity(unchecked) private var owned: Set<FilePath> = []
  /// The first position that no worker was given yet.
  @exclusivity(unchecked) private var nextUnread = 0
  /// How many items are not handed over yet.
  @exclusivity(unchecked) private(set) var left: Int
  private lazy var keys = NameKeys(items)
  /// Who belongs to whom in a large folder, once that is known.
  @exclusivity(unchecked) private var survey: FolderSurvey?

  /// `waits`: whether items may have to wait for others; `pairs`: whether halves of Live Photos are joined; `mostHeld`:
  /// how many of them may wait in memory.
  init(_ items: any WorkItems, waits: Bool, pairs: Bool, mostHeld: Int = .max) {
    self.items = items
    isLarge = items.itemCount > mostHeld
    self.waits = waits
    self.pairs = pairs
    pieces = Array(repeating: .nothing, count: items.count)
    missing = items.itemCount
    left = missing
  }

  /// Whether nothing that is still to be read can change an item.
  private var isSettled: Bool { missing == 0 || !waits || survey?.isSettled == true }

  /// Whether a worker has to know that its item may wait.
  var mayWait: Bool { waits && survey == nil }

  /// Whether too many items are in it for all to wait in memory.
  let isLarge: Bool

  /// The next item that no worker was given yet, up to a position.
  func nextUnread(upTo last: Int) -> (index: Int, item: WorkItem)? {
    while nextUnread < items.count, nextUnread <= last {
      let index = nextUnread
      nextUnread += 1
      if let item = items.item(at: index) { return (index, item) }
    }
    return nil
  }

  /// Takes what a worker made of the item at `index`, which has the sidecars `owned`.
  func set(_ index: Int, _ piece: Piece, owned sidecars: [FilePath]) {
    pieces[index] = piece
    // What was sent on comes here a second time.
    if isSettled { return }
    owned.formUnion(sidecars)
    missing -= 1
    if missing == 0, waits { settle() }
  }

  /// Whether the item at `index` waits, and others must be read before that ends.
  func isBlocked(_ index: Int) -> Bool {
    if case .waiting = pieces[index] { return !isSettled }
    return false
  }

  /// Whether the item at `index` may go to its place, or be made what is kept.
  func mayPass(_ index: Int) -> Bool {
    if case .made = pieces[index] { return true }
    return isSettled
  }

  /// The item at `index` as it was joined, once; nil when it does not wait.
  func takeWaiting(_ index: Int) -> StreamedItem? {
    guard case .waiting(let waiting) = pieces[index] else { return nil }
    pieces[index] = .nothing
    return waiting
  }

  /// The item at `index` if it waits for nothing: no other file of a large folder has its name, and names alone could
  /// join it.
  func takeAlone(_ index: Int) -> StreamedItem? {
    guard case .waiting(let waiting) = pieces[index], let candidate = waiting.candidate,
      candidate.identifier == nil, !waiting.work.isSidecar, keys.isAlone(candidate.name.key)
    else { return nil }
    // It comes back made, and is counted then.
    missing += 1
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
        pieces[index] = .waiting(Self.owned(waiting))
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

  private static func owned(_ found: StreamedItem) -> StreamedItem {
    StreamedItem(
      found.work, item: found.item, error: found.error, isPart: found.isPart, isOwned: true,
      parts: found.parts)
  }

  // MARK: Large folders

  /// Begins to gather what pairing looks at, with those that wait already; gives the position from which on the folder
  /// is to be surveyed.
  func beginSurvey() -> Int {
    survey = FolderSurvey()
    for index in 0..<nextUnread {
      if case .waiting(let waiting) = pieces[index] { add(surveyed: index, waiting.candidate, owned: []) }
    }
    return nextUnread
  }

  /// Takes what the survey saw of an item.
  func add(surveyed index: Int, _ candidate: PairingCandidate?, owned sidecars: [FilePath]) {
    owned.formUnion(sidecars)
    guard pairs, let candidate, candidate.identifier != nil || !keys.isAlone(candidate.name.key),
      let path = items.item(at: index)?.path
    else { return }
    survey?.add(index, path, candidate)
  }

  /// Ends the survey: what waited is decided, and the items that belong to others are given back, to be read as such.
  func endSurvey(from start: Int) -> [Int] {
    survey?.settle()
    var again: [Int] = []
    for index in 0..<start {
      guard case .waiting(let waiting) = pieces[index] else { continue }
      if owned.contains(waiting.path) {
        pieces[index] = .waiting(Self.owned(waiting))
      } else if survey?.number(of: index) != nil {
        pieces[index] = .nothing
        again.append(index)
      }
    }
    return again
  }

  /// What is known of an item before it is read: its role, whether it is another's sidecar; the item gets the sidecars
  /// of its other files.
  func complete(_ item: inout WorkItem, at index: Int) -> (role: PairingRole?, isOwned: Bool) {
    guard let survey, survey.isSettled else { return (nil, false) }
    if owned.contains(item.path) { return (nil, true) }
    guard let number = survey.number(of: index) else { return (nil, false) }
    for part in survey.parts(of: number) {
      guard let other = items.item(at: part) else { continue }
      item.sidecarKnowledge = min(item.sidecarKnowledge, other.sidecarKnowledge)
      item.sidecars += other.sidecars
      for path in other.sharedSidecars where !(item.sidecars + item.sharedSidecars).contains(path) {
        item.sharedSidecars.append(path)
      }
    }
    return (survey.role(of: number), false)
  }
}

/// Who belongs to whom among the files of one large folder, found out before they are read for good.
private final class FolderSurvey {
  private var table = PairingTable()
  /// The positions of the table's files in the folder.
  private var positions: [UInt32] = []
  /// The numbers of those that are not alone.
  private var numbers: [Int: Int] = [:]
  private(set) var isSettled = false

  func add(_ index: Int, _ path: FilePath, _ candidate: PairingCandidate) {
    _ = table.add(path, candidate)
    positions.append(UInt32(truncatingIfNeeded: index))
  }

  func settle() {
    table.settle()
    for number in 0..<table.count where !table.isAlone(number) { numbers[Int(positions[number])] = number }
    isSettled = true
  }

  /// The number of the item at a position, where it is not alone.
  func number(of index: Int) -> Int? { numbers[index] }
  func role(of number: Int) -> PairingRole { table.role(of: number) }
  /// The positions of the other files of a still.
  func parts(of number: Int) -> [Int] { table.parts(of: number).map { Int(positions[$0]) } }
}
