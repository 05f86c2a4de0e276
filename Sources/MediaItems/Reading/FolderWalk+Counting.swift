package import SystemPackage

extension FolderWalk {
  /// How many items a walk under `paths` would find, without reading any; nil when `isWanted` says no meanwhile.
  ///
  /// Complexity: every folder is listed, and nothing else is asked but what tells folders from files.
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
    struct Unwanted: Error {}
    var count = 0
    private let isWanted: () -> Bool

    init(_ isWanted: @escaping () -> Bool) { self.isWanted = isWanted }

    func begin(_ items: any WorkItems) throws -> Int {
      if !isWanted() { throw Unwanted() }
      return 0
    }

    func place(_ index: Int, of group: Int) throws { count += 1 }
  }
}
