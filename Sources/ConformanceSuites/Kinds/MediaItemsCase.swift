internal import MediaItems
internal import SystemPackage

/// A case about the media items in a folder or list of files, and a filter's matches.
public struct MediaItemsCase: CaseKind {
  public static let name = "mediaItems"
  public static let about = "Which photos, Live Photos, videos and other items some files make."
  public static let question = [
    CaseField(
      "folder", .text, "a folder, relative to the suite; absolute in the protocol; read with all below it"),
    CaseField("files", .list(.object(MediaFact.file), count: 1...4096), "files, real or described by facts"),
    CaseField(
      "pairing", .word(MediaLibrary.Pairing.allCases.map(\.rawValue)),
      "where the halves of a Live Photo are looked for; folders by default"),
    CaseField("filter", .text, vocabulary: .names, "a filter expression that every item is held against"),
  ]
  public static let expectation = [
    CaseField(
      "items", .list(.object(MediaItemAnswer.item)),
      "the items, by the bytes of their paths; of each, the keys that are written")
  ]

  private enum Files: Sendable {
    case folder(String)
    case list([CaseObject])
  }

  private let files: Files
  private let pairing: MediaLibrary.Pairing
  private let filter: MediaFilter?

  public init(_ question: CaseObject) throws(CaseProblem) {
    switch (question.text("folder"), question["files"]?.list) {
    case (let folder?, nil): files = .folder(folder)
    case (nil, let list?): files = .list(list.compactMap(\.object))
    default: throw CaseProblem("write exactly one of 'folder' and 'files'")
    }
    pairing = question.text("pairing").flatMap(MediaLibrary.Pairing.init) ?? .folders
    guard let text = question.text("filter") else {
      filter = nil
      return
    }
    do { filter = try FilterExpression(text).filter } catch {
      throw CaseProblem("\(error)", key: "filter")
    }
  }

  public func answer(in context: AnswerContext) throws(CaseProblem) -> CaseObject {
    var answer: MediaItemAnswer
    var items: [MediaItem]
    switch files {
    case .folder(let folder):
      let path = context.path(folder)
      do {
        items = try MediaLibrary(folder: path, pairing: pairing, options: context.options).assets.map(\.item)
      } catch { throw CaseProblem("\(error)") }
      answer = MediaItemAnswer(prefixes: [path], rules: [:], filter: filter)
    case .list(let files):
      let reader = MediaItemReader(context.options, details: .everything)
      var single: [MediaItem] = []
      for file in files { single.append(try Self.item(file, reader, context)) }
      Self.assignSidecars(&single)
      let groups = pairing == .across ? [single] : Self.byFolder(single)
      items = groups.flatMap(MediaItem.joined)
      answer = MediaItemAnswer(
        prefixes: files.compactMap { $0.text("file").map { context.path($0).removingLastComponent() } },
        rules: groups.map(Self.rules).reduce(into: [:]) { $0.merge($1) { first, _ in first } }, filter: filter
      )
    }
    for album in MediaLibrary(root: FilePath(), items: items).smartAlbums {
      guard case .smart(let name) = album.source else { continue }
      for asset in album.assets { answer.albums[asset.item.path, default: []].append(name) }
    }
    let converter = answer
    items.sort {
      Array(converter.relativePath($0.path).utf8)
        .lexicographicallyPrecedes(converter.relativePath($1.path).utf8)
    }
    return CaseObject([("items", .list(items.map { .object(converter.object($0)) }))])
  }

  private static func item(
    _ file: CaseObject, _ reader: MediaItemReader, _ context: AnswerContext
  ) throws(CaseProblem) -> MediaItem {
    guard let fixture = file.text("file") else { return try MediaFact.item(file, context) }
    let facts = file.keys.filter { $0 != "file" && $0 != "name" }
    if let fact = facts.first {
      throw CaseProblem("a real file is read; '\(fact)' has no place there", key: "files")
    }
    let item: MediaItem
    // The list contains all files, so no sidecars are searched.
    do { item = try reader.read(path: context.path(fixture), sidecars: []) } catch {
      throw CaseProblem("\(error)")
    }
    guard let name = file.text("name"), item.livePhoto?.form != .bundle else { return item }
    var renamed = item.file
    renamed.path = FilePath(name)
    return MediaItem(whole: renamed)
  }

  /// Assigns sidecars to their owners, folder by folder.
  private static func assignSidecars(_ items: inout [MediaItem]) {
    var folders: [FilePath: [Int]] = [:]
    for (index, item) in items.enumerated() {
      folders[item.path.removingLastComponent(), default: []].append(index)
    }
    for members in folders.values {
      for owned in Sidecars.owners(amid: members.map({ items[$0].path.lastComponent?.string ?? "" })) {
        let path = items[members[owned.sidecar]].path
        if owned.isShared {
          items[members[owned.owner]].sharedSidecars.append(path)
        } else {
          items[members[owned.owner]].sidecars.append(path)
        }
      }
    }
  }

  private static func byFolder(_ items: [MediaItem]) -> [[MediaItem]] {
    Dictionary(grouping: items) { $0.path.removingLastComponent() }.values.map { $0 }
  }

  /// Returns the names of the rules that matched pairs, by the still's path.
  private static func rules(_ items: [MediaItem]) -> [FilePath: String] {
    var folders: [FilePath: Int] = [:]
    var stills: [FilePath] = []
    var candidates: [PairingCandidate] = []
    for item in items {
      guard var candidate = item.candidate else { continue }
      let folder = item.path.removingLastComponent()
      candidate.folder = folders[folder] ?? folders.count
      folders[folder] = candidate.folder
      candidates.append(candidate)
      stills.append(item.path)
    }
    return LivePhotoPairing(of: candidates).pairs.reduce(into: [:]) { $0[stills[$1.still]] = $1.rule }
  }
}
