/// Groups of equal files: eight bytes a file and few a group.
struct DuplicateGroups {
  /// A file by its number; further names of the same file follow it.
  struct Member: BitwiseCopyable {
    private let bits: Int64

    init(_ number: Int64, isFurtherName: Bool) { bits = number << 1 | (isFurtherName ? 1 : 0) }

    var number: Int64 { bits >> 1 }
    var isFurtherName: Bool { bits & 1 == 1 }
  }

  private struct Group: BitwiseCopyable {
    let size: Int64
    let start: Int
    let files: Int
  }

  private var groups: [Group] = []
  private var members: [Member] = []

  var count: Int { groups.count }

  /// The size of each file of a group.
  func size(of group: Int) -> Int64 { groups[group].size }
  /// How many files a group has, each counted once whatever names it has.
  func files(of group: Int) -> Int { groups[group].files }

  func members(of group: Int) -> ArraySlice<Member> {
    let end = group + 1 < groups.count ? groups[group + 1].start : members.count
    return members[groups[group].start..<end]
  }

  /// What would be free if one file of a group were left.
  func saving(of group: Int) -> Int64 { size(of: group).multiplied(by: files(of: group) - 1) }

  /// Adds a group of files, each with its numbers.
  mutating func add(size: Int64, _ files: [[Int64]]) {
    groups.append(Group(size: size, start: members.count, files: files.count))
    for names in files {
      for (index, number) in names.enumerated() { members.append(Member(number, isFurtherName: index > 0)) }
    }
  }
}

extension Int64 {
  /// The product, or the largest number where that is larger still.
  func multiplied(by count: Int) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: Int64(count))
    return overflow ? .max : product
  }
}
