/// Groups of equal files, with 8 bytes per file.
struct DuplicateGroups {
  /// A file by its number, or a further name of the file before it.
  struct Member: BitwiseCopyable {
    private let bits: Int64

    init(_ number: Int64, isHardLink: Bool) { bits = number << 1 | (isHardLink ? 1 : 0) }

    var number: Int64 { bits >> 1 }
    var isHardLink: Bool { bits & 1 == 1 }
  }

  private struct Group: BitwiseCopyable {
    let size: Int64
    let start: Int
    let fileCount: Int
  }

  private var groups: [Group] = []
  private var members: [Member] = []

  var count: Int { groups.count }

  /// Returns the size of each file of a group.
  func size(of group: Int) -> Int64 { groups[group].size }
  /// Returns the number of files of a group; hard links count once.
  func fileCount(of group: Int) -> Int { groups[group].fileCount }

  func members(of group: Int) -> ArraySlice<Member> {
    let end = group + 1 < groups.count ? groups[group + 1].start : members.count
    return members[groups[group].start..<end]
  }

  /// Returns the space saved if only one file of a group is kept.
  func saving(of group: Int) -> Int64 { size(of: group).multiplied(by: fileCount(of: group) - 1) }

  /// Adds a group of files, each with the numbers of its names.
  mutating func add(size: Int64, _ files: [[Int64]]) {
    groups.append(Group(size: size, start: members.count, fileCount: files.count))
    for names in files {
      for (index, number) in names.enumerated() { members.append(Member(number, isHardLink: index > 0)) }
    }
  }
}

extension Int64 {
  /// Returns the product, or the maximum on overflow.
  func multiplied(by count: Int) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: Int64(count))
    return overflow ? .max : product
  }
}
