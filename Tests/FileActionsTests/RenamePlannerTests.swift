import FileIdentification
import MediaItems
import SystemPackage
import Testing

@testable import FileActions

/// Rename plans for simulated folders.
@Suite struct RenamePlannerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    /// The folder's names; `->` marks a misnamed one and its suggestion, `@` a link, a slash a folder.
    var names: [String]
    var ignoresCase = false
    var allowsCase = false
    var obstacle: String?
    /// `old > new` for every step in order.
    var steps: [String] = []
    var refusals: [RefusalReason] = []

    var testDescription: String { what }
  }

  static let rows: [Row] = [
    Row(what: "one file", names: ["a.jpg -> a.heic"], steps: ["a.jpg > a.heic"]),
    Row(what: "the name is taken", names: ["a.jpg -> a.heic", "a.heic"], refusals: [.taken]),
    Row(
      what: "the name is taken in another case, where case does not count",
      names: ["a.jpg -> a.heic", "A.HEIC"], ignoresCase: true, refusals: [.taken]),
    Row(
      what: "the name is free in another case, where case counts", names: ["a.jpg -> a.heic", "A.HEIC"],
      refusals: [.caseAlone]),
    Row(
      what: "the name is free in another case, which may be", names: ["a.jpg -> a.heic", "A.HEIC"],
      allowsCase: true, steps: ["a.jpg > a.heic"]),
    Row(
      what: "the name is taken in another case, which would be allowed if case counted",
      names: ["a.jpg -> a.heic", "A.HEIC"], ignoresCase: true, allowsCase: true, refusals: [.taken]),
    Row(what: "only the case differs", names: ["a.JPG -> a.jpg"], refusals: [.caseAlone]),
    Row(
      what: "only the case differs, and may", names: ["a.JPG -> a.jpg"], allowsCase: true,
      steps: ["a.JPG > a.jpg"]),
    Row(
      what: "only the case differs, and another file has the name in a third one",
      names: ["a.JPG -> a.jpg", "A.jpg"], refusals: [.caseAlone]),
    Row(
      what: "a sidecar's new name is free in another case",
      names: ["a.jpg -> a.heic", "a.jpg.xmp", "a.heic.XMP"], refusals: [.caseAlone]),
    Row(
      what: "only the case differs, where it does not count", names: ["a.JPG -> a.jpg"], ignoresCase: true,
      refusals: [.caseAlone]),
    Row(
      what: "two would have one name", names: ["a.jpg -> a.heic", "a.png -> a.heic"], refusals: [.sameTarget]),
    Row(
      what: "two would have one name but for case",
      names: ["a.JPG -> a.HEIC", "A.png -> A.heic"], refusals: [.sameTarget]),
    Row(
      what: "two would have one name but for case, which may be",
      names: ["a.JPG -> a.HEIC", "A.png -> A.heic"], allowsCase: true,
      steps: ["a.JPG > a.HEIC", "A.png > A.heic"]),
    Row(
      what: "two would have one name but for case, where case does not count",
      names: ["a.JPG -> a.HEIC", "A.png -> A.heic"], ignoresCase: true, allowsCase: true,
      refusals: [.sameTarget]),
    Row(
      what: "they would change names with each other", names: ["a.jpg -> a.png", "a.png -> a.jpg"],
      refusals: [.taken]),
    Row(what: "nothing says what it holds", names: ["a.jpg -> "], refusals: [.noName]),
    Row(what: "a link", names: ["@a.jpg -> a.heic"], refusals: [.notAFile]),
    Row(what: "a folder", names: ["a.jpg/ -> a.heic"], refusals: [.notAFile]),
    Row(
      what: "a folder that may not change", names: ["a.jpg -> a.heic"], obstacle: "read-only",
      refusals: [.folder]),
    Row(
      what: "a Live Photo's halves, both misnamed", names: ["I.JPG -> I.HEIC", "I.MP4 -> I.MOV"],
      steps: ["I.JPG > I.HEIC", "I.MP4 > I.MOV"]),
    Row(
      what: "a Live Photo's halves, one of which cannot", names: ["I.JPG -> I.HEIC", "I.MP4 -> "],
      refusals: [.noName]),
    Row(
      what: "a Live Photo's halves, one of which has its name taken",
      names: ["I.JPG -> I.HEIC", "I.MP4 -> I.MOV", "I.MOV"], refusals: [.taken]),
    Row(
      what: "a partner of the same stem stays a partner", names: ["I.JPG -> I.HEIC", "I.MOV", "I.AAE"],
      steps: ["I.JPG > I.HEIC"]),
    Row(
      what: "a shorter stem would lose the partner", names: ["I.heic.jpg -> I.heic", "I.heic.mov"],
      refusals: [.parts]),
    Row(
      what: "sidecars of the whole name", names: ["a.jpg -> a.heic", "a.jpg.xmp", "a.jpg.pp3", "a.xmp"],
      steps: ["a.jpg > a.heic", "a.jpg.pp3 > a.heic.pp3", "a.jpg.xmp > a.heic.xmp"]),
    Row(
      what: "a sidecar's new name is taken", names: ["a.jpg -> a.heic", "a.jpg.xmp", "a.heic.xmp"],
      refusals: [.taken]),
    Row(
      what: "files that only look like sidecars",
      names: ["a.jpg -> a.heic", "a.jpg.zip", "a.jpg.x.json", "a.jpgx"],
      steps: ["a.jpg > a.heic"]),
    Row(
      what: "a checksum knows the name", names: ["a.jpg -> a.heic", "a.jpg.sha256"], refusals: [.parts]),
    Row(
      what: "Takeout, short", names: ["a.jpg -> a.heic", "a.jpg.json"],
      steps: ["a.jpg > a.heic", "a.jpg.json > a.heic.json"]),
    Row(
      what: "Takeout, long and cut",
      names: ["a.jpg -> a.heic", "a.jpg.supplemental-meta.json"],
      steps: ["a.jpg > a.heic", "a.jpg.supplemental-meta.json > a.heic.supplemental-meta.json"]),
    Row(
      what: "Takeout, counted", names: ["a(1).jpg -> a(1).heic", "a.jpg(1).json", "a.jpg.json"],
      steps: ["a(1).jpg > a(1).heic", "a.jpg(1).json > a.heic(1).json"]),
    Row(
      what: "Takeout, the picture's own name cut within its extension",
      names: [
        "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq.jpg -> abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq.heic",
        "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq.jp.json",
      ],
      steps: [
        "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq.jpg > abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq.heic",
        "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq.jp.json > abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq.he.json",
      ]),
    Row(
      what: "AppleDouble", names: ["a.jpg -> a.heic", "._a.jpg"],
      steps: ["a.jpg > a.heic", "._a.jpg > ._a.heic"]),
    Row(
      what: "a name too long",
      names: [
        String(repeating: "n", count: 251) + ".gz -> " + String(repeating: "n", count: 251) + ".heic"
      ], refusals: [.tooLong]),
    Row(
      what: "named twice is planned once", names: ["a.jpg -> a.heic", "a.jpg -> a.heic"],
      steps: ["a.jpg > a.heic"]),
    Row(
      what: "one refusal leaves others alone", names: ["a.jpg -> a.heic", "a.heic", "b.jpg -> b.heic"],
      steps: ["b.jpg > b.heic"], refusals: [.taken]),
  ]

  @Test(arguments: rows)
  func plans(_ row: Row) {
    var entries: [(name: FileName, kind: FileKind)] = []
    var items: [MisnamedFile] = []
    for text in row.names {
      let parts = text.split(separator: " -> ", omittingEmptySubsequences: false).map(String.init)
      let name = parts[0].filter { $0 != "@" && $0 != "/" }
      let kind: FileKind =
        parts[0].hasPrefix("@") ? .symbolicLink : parts[0].hasSuffix("/") ? .directory : .regular
      if !entries.contains(where: { $0.name.text == name }) { entries.append((FileName(name), kind)) }
      guard parts.count > 1 else { continue }
      items.append(
        MisnamedFile(
          path: FilePath(name), suggestedName: parts[1].isEmpty ? nil : FileName(parts[1]),
          identity: Self.identity(name)))
    }
    let folder = FolderContents(
      realPath: "/photos", entries, ignoresCase: row.ignoresCase, obstacle: row.obstacle)
    var planner = RenamePlanner {
      $0 == "." ? folder : nil
    } identity: {
      Self.identity($0.lastComponent?.string ?? "")
    }
    planner.allowsCase = row.allowsCase
    let groups = planner.plan(items)
    #expect(groups.flatMap(\.steps).map { "\($0.from.text) > \($0.to.text)" } == row.steps)
    #expect(groups.compactMap(\.refusal?.reason) == row.refusals)
    for group in groups { #expect(group.steps.isEmpty == (group.refusal != nil)) }
  }

  private static func identity(_ name: String) -> FileIdentity {
    FileIdentity(device: 1, node: UInt64(name.utf8.count), byteCount: 1, modified: "0.000000000")
  }

  /// Plans with unreadable files: only those that may belong to a file keep it from being renamed.
  struct Unreadable: Sendable, CustomTestStringConvertible {
    var what: String
    var names: [String]
    /// Folders that cannot be listed, names without status, unreadable files.
    var unlisted: Set<String> = []
    var unknown: Set<String> = []
    var sealed: Set<String> = []
    var reason: String?
    var testDescription: String { what }
  }

  static let unreadable = [
    Unreadable(
      what: "the folder itself", names: [], unlisted: ["."],
      reason: "its folder cannot be read: Permission denied"),
    Unreadable(
      what: "Nikon's folder", names: ["NKSC_PARAM"], unlisted: ["NKSC_PARAM"],
      reason: "NKSC_PARAM, which may hold what belongs to it, cannot be read: Permission denied"),
    Unreadable(
      what: "Capture One's folder", names: ["CaptureOne"], unlisted: ["CaptureOne/Settings"],
      reason: "CaptureOne/Settings, which may hold what belongs to it, cannot be read: Permission denied"),
    Unreadable(what: "a folder that is not there", names: [], unlisted: ["NKSC_PARAM"]),
    Unreadable(
      what: "a sidecar nobody can be asked about", names: ["a.jpg.xmp"], unknown: ["a.jpg.xmp"],
      reason: "a.jpg.xmp cannot be read: Permission denied"),
    Unreadable(
      what: "a sidecar in a folder that lists names only", names: ["NKSC_PARAM", "NKSC_PARAM/a.jpg.nksc"],
      unknown: ["a.jpg.nksc"], reason: "a.jpg.nksc cannot be read: Permission denied"),
    Unreadable(
      what: "a sidecar", names: ["a.jpg.xmp"], sealed: ["a.jpg.xmp"],
      reason: "a.jpg.xmp cannot be read: Permission denied"),
    Unreadable(
      what: "the other half", names: ["A.mov"], sealed: ["A.mov"],
      reason: "A.mov cannot be read: Permission denied"),
    Unreadable(what: "a stranger", names: ["b.mov"], unknown: ["b.mov"], sealed: ["b.mov"]),
  ]

  @Test(arguments: unreadable)
  func staysWhereSomethingCannotBeRead(_ row: Unreadable) {
    let denied = IdentificationError(Errno.permissionDenied)
    let folders = Dictionary(grouping: row.names + ["a.jpg"]) {
      $0.contains("/") ? String($0.prefix { $0 != "/" }) : "."
    }
    let planner = RenamePlanner(
      folder: { path throws(IdentificationError) -> FolderContents? in
        if row.unlisted.contains(path.string) { throw denied }
        return folders[path.string].map { names in
          FolderContents(
            realPath: path == "." ? "/photos" : FilePath("/photos").appending(path.string),
            names.map { (FileName(String($0.split(separator: "/").last ?? "")), .regular) })
        }
      },
      identity: { path throws(Errno) -> FileIdentity? in
        let name = path.lastComponent?.string ?? ""
        if row.unknown.contains(name) { throw Errno.permissionDenied }
        return Self.identity(name)
      },
      readingObstacle: { row.sealed.contains($0.lastComponent?.string ?? "") ? "Permission denied" : nil })
    let item = MisnamedFile(
      path: "a.jpg", suggestedName: FileName("a.heic"), identity: Self.identity("a.jpg"))
    let groups = planner.plan([item])
    #expect(groups.map(\.refusal?.text) == [row.reason])
    #expect(groups.map(\.refusal?.reason) == [row.reason == nil ? nil : .unreadable])
    #expect(groups.allSatisfy { $0.steps.isEmpty == (row.reason != nil) })
  }

  @Test func refusesAReplacedFile() {
    let folder = FolderContents(realPath: "/photos", [(FileName("a.jpg"), .regular)])
    let planner = RenamePlanner { _ in
      folder
    } identity: { _ in
      Self.identity("another")
    }
    let item = MisnamedFile(
      path: "a.jpg", suggestedName: FileName("a.heic"), identity: Self.identity("a.jpg"))
    #expect(planner.plan([item]).map(\.refusal?.reason) == [.changed])
  }
}
