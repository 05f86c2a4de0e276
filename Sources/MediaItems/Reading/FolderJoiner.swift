internal import DequeModule
internal import SystemPackage

/// Joins the items of one folder into Live Photos and sidecar owners, and emits them in order.
///
/// An item that no other file of the folder can change is emitted as soon as it is read. Once one waits, the rest of the
/// folder is read ahead; for a large folder only the pairing candidates are kept meanwhile.
final class FolderJoiner {
  typealias Output = AnyOutput

  /// The state of one item; references only, because thousands wait at once and cross threads.
  enum SlotState: Sendable {
    /// Not read yet, or being read.
    case pending
    /// Read, waiting for the pairing of the folder.
    case waiting(StreamedItem)
    /// The output; nil if there is none.
    case finished(Output?)
  }

  let items: any EntryList
  private let waits: Bool
  private let pairs: Bool
  // Used by the submitting thread only.
  @exclusivity(unchecked) private var slots: [SlotState]
  @exclusivity(unchecked) private var unread: Int
  @exclusivity(unchecked) private var ownedSidecars: Set<FilePath> = []
  /// The first index that was not submitted to a worker.
  @exclusivity(unchecked) private var nextUnread = 0
  /// The number of items that are not emitted.
  @exclusivity(unchecked) private(set) var remaining: Int
  private lazy var keys = PairingKeyFilter(items)
  /// Pairing of a large folder, after the first pass.
  @exclusivity(unchecked) private var survey: FolderSurvey?

  /// `waits`: items may have to wait for others; `pairs`: halves of Live Photos are joined; `largeFolderThreshold`: the
  /// number of items that may wait in memory.
  init(_ items: any EntryList, waits: Bool, pairs: Bool, largeFolderThreshold: Int = .max) {
    self.items = items
    isLarge = items.itemCount > largeFolderThreshold
    self.waits = waits
    self.pairs = pairs
    slots = Array(repeating: .pending, count: items.count)
    unread = items.itemCount
    remaining = unread
  }

  /// True if no unread item can change another one.
  private var isSettled: Bool { unread == 0 || !waits || survey?.isSettled == true }

  /// True if an item that is read now may have to wait.
  var mayWait: Bool { waits && survey == nil }

  /// True if the folder has too many items for all to wait in memory.
  let isLarge: Bool

  /// Returns the next item up to index `last` that was not submitted to a worker.
  func nextUnread(upTo last: Int) -> (index: Int, item: ScannedEntry)? {
    while nextUnread < items.count, nextUnread <= last {
      let index = nextUnread
      nextUnread += 1
      if let item = items.item(at: index) { return (index, item) }
    }
    return nil
  }

  /// Stores the result of a worker for the item at `index`, which has the given sidecars.
  func set(_ index: Int, _ state: SlotState, sidecars: [FilePath]) {
    slots[index] = state
    // Rendered after pairing: not counted again.
    if isSettled { return }
    ownedSidecars.formUnion(sidecars)
    unread -= 1
    if unread == 0, waits { settle() }
  }

  /// Returns true if the item at `index` waits for items that are not read.
  func isBlocked(_ index: Int) -> Bool {
    if case .waiting = slots[index] { return !isSettled }
    return false
  }

  /// Returns true if the item at `index` can be emitted or rendered.
  func isResolved(_ index: Int) -> Bool {
    if case .finished = slots[index] { return true }
    return isSettled
  }

  /// Removes and returns the item at `index`, as it was joined; nil if it does not wait.
  func popWaiting(_ index: Int) -> StreamedItem? {
    guard case .waiting(let waiting) = slots[index] else { return nil }
    slots[index] = .pending
    return waiting
  }

  /// Removes and returns the item at `index` if no other file of a large folder has its name and only names could join it.
  func popUnpaired(_ index: Int) -> StreamedItem? {
    guard case .waiting(let waiting) = slots[index], let candidate = waiting.candidate,
      candidate.identifier == nil, !waiting.entry.isSidecar, keys.isUnique(candidate.name.key)
    else { return nil }
    // Counted again when it comes back.
    unread += 1
    slots[index] = .pending
    return waiting
  }

  /// Removes and returns the output of the item at `index`; nil until there is one.
  func popOutput(_ index: Int) -> Output?? {
    guard case .finished(let output) = slots[index] else { return nil }
    slots[index] = .pending
    remaining -= 1
    return .some(output)
  }

  private func settle() {
    var positions: [Int] = []
    var members: [StreamedItem] = []
    for (index, slot) in slots.enumerated() {
      guard case .waiting(let waiting) = slot else { continue }
      if !ownedSidecars.isEmpty, ownedSidecars.contains(waiting.path) {
        slots[index] = .waiting(Self.markedAsSidecar(waiting))
      } else {
        positions.append(index)
        members.append(waiting)
      }
    }
    guard pairs else { return }
    for pair in LivePhotoPairing.joined(members.map(\.candidate), item: { members[$0].item }) {
      let still = members[pair.still]
      slots[positions[pair.still]] = .waiting(
        StreamedItem(
          still.entry, item: pair.item, error: still.error, isPartOfOther: still.isPartOfOther,
          isSidecarOfOther: still.isSidecarOfOther,
          parts: pair.parts.compactMap { members[$0].item }))
      for part in pair.parts { slots[positions[part]] = .finished(nil) }
    }
  }

  private static func markedAsSidecar(_ item: StreamedItem) -> StreamedItem {
    StreamedItem(
      item.entry, item: item.item, error: item.error, isPartOfOther: item.isPartOfOther,
      isSidecarOfOther: true, parts: item.parts)
  }

  // MARK: Large folders

  /// Starts collecting candidates, with the waiting items; returns the index from which on the folder is surveyed.
  func beginSurvey() -> Int {
    survey = FolderSurvey()
    for index in 0..<nextUnread {
      if case .waiting(let waiting) = slots[index] { add(surveyed: index, waiting.candidate, sidecars: []) }
    }
    return nextUnread
  }

  /// Adds an item that the survey read.
  func add(surveyed index: Int, _ candidate: PairingCandidate?, sidecars: [FilePath]) {
    ownedSidecars.formUnion(sidecars)
    guard pairs, let candidate, candidate.identifier != nil || !keys.isUnique(candidate.name.key),
      let path = items.item(at: index)?.path
    else { return }
    survey?.add(index, path, candidate)
  }

  /// Ends the survey and returns the waiting items that have to be read again, because they belong to others.
  func endSurvey(from start: Int) -> [Int] {
    survey?.settle()
    var again: [Int] = []
    for index in 0..<start {
      guard case .waiting(let waiting) = slots[index] else { continue }
      if ownedSidecars.contains(waiting.path) {
        slots[index] = .waiting(Self.markedAsSidecar(waiting))
      } else if survey?.number(of: index) != nil {
        slots[index] = .pending
        again.append(index)
      }
    }
    return again
  }

  /// Returns what the survey found for an item: its role, and whether it is a sidecar; adds the sidecars of its other files.
  func complete(_ item: inout ScannedEntry, at index: Int) -> (role: PairingRole?, isSidecarOfOther: Bool) {
    guard let survey, survey.isSettled else { return (nil, false) }
    if ownedSidecars.contains(item.path) { return (nil, true) }
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

/// The pairing of one large folder's files, found in a first pass over them.
private final class FolderSurvey {
  private var table = PairingTable()
  /// The folder index of each file of the table.
  private var positions: [UInt32] = []
  /// The table numbers of the paired files, by folder index.
  private var numbers: [Int: Int] = [:]
  private(set) var isSettled = false

  func add(_ index: Int, _ path: FilePath, _ candidate: PairingCandidate) {
    _ = table.add(path, candidate)
    positions.append(UInt32(truncatingIfNeeded: index))
  }

  func settle() {
    table.matchAll()
    for number in 0..<table.count where !table.isAlone(number) { numbers[Int(positions[number])] = number }
    isSettled = true
  }

  /// Returns the table number of the item at a folder index; nil if it is not paired.
  func number(of index: Int) -> Int? { numbers[index] }
  func role(of number: Int) -> PairingRole { table.role(of: number) }
  /// Returns the folder indices of a still's other files.
  func parts(of number: Int) -> [Int] { table.parts(of: number).map { Int(positions[$0]) } }
}

/// The unfinished groups, by number.
///
/// Numbers ascend and groups finish nearly in order, so a queue suffices.
struct PendingFolders {
  /// nil for finished groups.
  private var groups: Deque<FolderJoiner?> = []
  private var firstNumber = 0

  /// Adds a group and returns its number; nil reserves a number.
  mutating func add(_ group: FolderJoiner?) -> Int {
    groups.append(group)
    return firstNumber + groups.count - 1
  }

  subscript(number: Int) -> FolderJoiner? {
    let position = number - firstNumber
    return groups.indices.contains(position) ? groups[position] : nil
  }

  /// Removes a finished group.
  ///
  /// Complexity: constant on average.
  mutating func end(_ number: Int) {
    let position = number - firstNumber
    guard groups.indices.contains(position) else { return }
    groups[position] = nil
    while let first = groups.first, first == nil {
      groups.removeFirst()
      firstNumber += 1
    }
  }
}
