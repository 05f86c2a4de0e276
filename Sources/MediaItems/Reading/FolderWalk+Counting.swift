package import SystemPackage

extension FolderWalk {
  /// Returns the number of items under `paths`; nil as soon as `isWanted` returns false.
  ///
  /// Complexity: lists every folder.
  package func count(under paths: [FilePath], while isWanted: @escaping () -> Bool) -> Int? {
    let counter = Counter(isWanted)
    var walk = self
    walk.findsSidecars = false
    for path in paths {
      switch walk.start(at: path) {
      case .item: counter.count += 1
      case .folder(let status):
        do { try walk.walk(path, status, counter) } catch { return nil }
      }
    }
    return counter.count
  }

  private final class Counter: WalkSink {
    struct Cancelled: Error {}
    var count = 0
    private let isWanted: () -> Bool

    init(_ isWanted: @escaping () -> Bool) { self.isWanted = isWanted }

    func begin(_ items: any EntryList) throws -> Int {
      if !isWanted() { throw Cancelled() }
      return 0
    }

    func visitItem(_ index: Int, of group: Int) throws { count += 1 }
  }
}
