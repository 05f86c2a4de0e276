/// The groups that are on their way, by number.
///
/// Numbers are given in order and groups end nearly in order: an array of those between the first and the last needs no
/// table.
struct FolderGroups {
  /// Groups that have ended are nil.
  private var groups: [FolderGroup?] = []
  private var firstNumber = 0
  /// How many at the front have ended.
  private var ended = 0

  /// Takes a group in, and gives it its number; nil takes a number that nothing has.
  mutating func add(_ group: FolderGroup?) -> Int {
    groups.append(group)
    return firstNumber + groups.count - 1
  }

  subscript(number: Int) -> FolderGroup? {
    let position = number - firstNumber
    return groups.indices.contains(position) ? groups[position] : nil
  }

  /// Forgets a group.
  ///
  /// Complexity: constant on average.
  mutating func end(_ number: Int) {
    let position = number - firstNumber
    guard groups.indices.contains(position) else { return }
    groups[position] = nil
    while ended < groups.count, groups[ended] == nil { ended += 1 }
    // Now and then, so that endless streams stay flat.
    guard ended >= 64, ended * 2 >= groups.count else { return }
    groups.removeFirst(ended)
    firstNumber += ended
    ended = 0
  }
}
