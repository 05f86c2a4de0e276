import FileIdentification
import MediaItems
import SystemPackage
import Testing

@testable import FileActions

/// Consistency of renaming sidecars with finding their owners.
@Suite struct SidecarFollowingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var old: String
    var side: String
    var new: String
    var renamed: String
    var testDescription: String { "\(side) of \(old)" }
  }

  /// 42 UTF-16 units.
  private static let emoji = String(repeating: "😀", count: 21)
  private static let long = "a name that goes on and on until it is too long"

  static let rows = [
    Row(old: "a.jpg", side: "a.jpg.xmp", new: "a.heic", renamed: "a.heic.xmp"),
    Row(old: "a.jpg", side: "a.jpg.pp3", new: "a.heic", renamed: "a.heic.pp3"),
    Row(old: "a.jpg", side: "a.jpg.dop", new: "a.heic", renamed: "a.heic.dop"),
    Row(old: "a.jpg", side: "a.jpg.json", new: "a.heic", renamed: "a.heic.json"),
    Row(
      old: "a.jpg", side: "a.jpg.supplemental-metadata.json", new: "a.heic",
      renamed: "a.heic.supplemental-metadata.json"),
    Row(old: "a.jpg", side: "a.jpg.suppl.json", new: "a.heic", renamed: "a.heic.suppl.json"),
    Row(old: "a(1).jpg", side: "a.jpg(1).json", new: "a(1).heic", renamed: "a.heic(1).json"),
    Row(
      old: "a(1).jpg", side: "a.jpg.supplemental-metadata(1).json", new: "a(1).heic",
      renamed: "a.heic.supplemental-metadata(1).json"),
    Row(
      old: "a(1).jpg", side: "a.jpg(1).supplemental-metadata.json", new: "a(1).heic",
      renamed: "a.heic(1).supplemental-metadata.json"),
    Row(
      old: "a(1).jpg", side: "a(1).jpg.supplemental-metadata.json", new: "a(1).heic",
      renamed: "a(1).heic.supplemental-metadata.json"),
    Row(
      old: "\(emoji)xx.jpg", side: "\(emoji)xx.j.json", new: "\(emoji)xx.heic", renamed: "\(emoji)xx.h.json"),
    Row(
      old: "\(long).jpg", side: "\(long.prefix(46)).json", new: "\(long).heic",
      renamed: "\(long.prefix(46)).json"),
    Row(
      old: "\(long.prefix(43)).jpg", side: "\(long.prefix(43)).jp.json", new: "\(long.prefix(43)).heic",
      renamed: "\(long.prefix(43)).he.json"),
  ]

  private static func companions(_ row: Row) -> [String: String] {
    let names = [row.old, row.side, "b.jpg", "b.jpg.xmp", "\(row.old).unheard-of"]
    let folder = FolderContents(realPath: "/folder", names.map { (FileName($0), .regular) })
    var found: [String: String] = [:]
    for follower in folder.followers(of: FileName(row.old), as: FileName(row.new), in: []) {
      found[FileName(follower.name).text] = FileName(follower.renamed).text
    }
    return found
  }

  @Test(arguments: rows) func sidecarIsRenamed(_ row: Row) {
    let kept = row.side == row.renamed
    #expect(Self.companions(row) == (kept ? [:] : [row.side: row.renamed]))
  }

  @Test(arguments: rows) func ownerStaysTheSame(_ row: Row) {
    #expect(Sidecars(amid: ["b.jpg", row.old]).owner(of: row.side) == 1)
    #expect(Sidecars(amid: ["b.jpg", row.new]).owner(of: row.renamed) == 1)
  }
}
