internal import SystemCalls
internal import SystemPackage

/// The search for orphans: folder by folder, with the names of one folder in memory.
package struct OrphanSearch {
  private var folder: FilePath?
  private var isFolderCounted = false
  /// What may have an original, and what was found after it: the order of the stream is kept.
  private var waiting: [OrphanEntry] = []
  private var names = PackedNames()
  /// Parts of an item that lie in another folder than the item.
  private var elsewhere: [String: FilePath] = [:]
  /// How many items were looked at in folders, and in how many of these.
  package private(set) var items = 0
  package private(set) var folders = 0
  /// How many were named by themselves.
  package private(set) var named = 0

  package init() {}

  /// Takes the next item of a stream that goes folder by folder, and gives what is known of those before.
  package mutating func add(_ entry: OrphanEntry) -> [Orphan] {
    let place = entry.path.removingLastComponent()
    var done = place == folder ? [] : finish()
    if folder != place {
      folder = place
      isFolderCounted = false
    }
    if entry.error == nil, !isFolderCounted, !entry.isNamed {
      folders += 1
      isFolderCounted = true
    }
    if entry.isCounted, entry.isNamed { named += 1 } else if entry.isCounted { items += 1 }
    for path in entry.files {
      if path.isBeside(entry.path) {
        path.withLastName { names.append($0) }
      } else {
        let stem = Self.stem(path.lastName)
        elsewhere[stem] = elsewhere[stem] ?? path
      }
    }
    guard let item = entry.item else { return done }
    if waiting.isEmpty, let kind = entry.kind {
      done.append(Orphan(item: item, kind: kind, isNamed: entry.isNamed))
    } else {
      waiting.append(entry)
    }
    return done
  }

  /// What is left of the last folder.
  package mutating func finish() -> [Orphan] {
    let originals = waiting.isEmpty ? [:] : files(of: Set(waiting.flatMap(\.originals)))
    let found = waiting.compactMap { entry -> Orphan? in
      guard let item = entry.item else { return nil }
      if let kind = entry.kind { return Orphan(item: item, kind: kind, isNamed: entry.isNamed) }
      let original = entry.originals.firstNonNil { originals[$0] }
      return Orphan(
        item: item, kind: original == nil ? .editedAlone : .editedCopy, original: original,
        isNamed: entry.isNamed)
    }
    waiting = []
    names = PackedNames()
    elsewhere = [:]
    folder = nil
    return found
  }

  /// The first file of each of these stems.
  private func files(of stems: Set<String>) -> [String: FilePath] {
    guard let folder else { return [:] }
    var found = elsewhere.filter { stems.contains($0.key) }
    var beside: [String: FilePath] = [:]
    func look(_ name: [UInt8]) {
      let stem = Self.stem(String(decoding: name, as: UTF8.self))
      guard stems.contains(stem), beside[stem] == nil, let name = FilePath.Component(bytes: name) else {
        return
      }
      beside[stem] = folder.appending(name)
    }
    names.forEach(look)
    // The stream has only what was named, not the rest of the folder.
    if waiting.contains(where: { $0.isNamed && $0.kind == nil }) { lookBeside(folder, look) }
    found.merge(beside) { $1 }
    return found
  }

  /// Calls `look` with the names of the pictures and movies in a folder; with none if it cannot be listed.
  private func lookBeside(_ folder: FilePath, _ look: ([UInt8]) -> Void) {
    var left = SidecarSearch.entryLimit
    try? DirectoryListing.forEach(of: folder.isEmpty ? "." : folder) { name, type in
      if type != .directory, Sidecars.isMedia(named: String(decoding: name, as: UTF8.self)) {
        look(Array(name))
      }
      left -= 1
      return left > 0
    }
  }

  private static func stem(_ name: String) -> String { Sidecars.split(name).stem.lowercased() }
}
