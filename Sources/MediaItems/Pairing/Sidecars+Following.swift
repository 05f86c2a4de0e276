// Finding a sidecar's owner goes from its name backwards; renaming goes forwards, by the same rows.
extension Sidecars {
  /// A sidecar that carries its owner's whole name, and the name that it takes with the owner's new one.
  package struct Follower: Sendable {
    package var name: [UInt8]
    package var renamed: [UInt8]
    /// Why the owner must keep its name; nil where the sidecar is renamed with it.
    package var refusal: StaticString?
  }

  /// Where a file's sidecars may lie, seen from its folder.
  package static let folders: [[String]] = [[]] + rows.map(\.folder).filter { !$0.isEmpty }

  /// The sidecars in one of ``folders`` that must follow a file from one name to another.
  ///
  /// Sidecars that share only the stem are not among them: the stem stays. `names` gives a folder's names that begin
  /// with some bytes. Complexity: linear in the number of names that begin with the file's.
  package static func followers(
    of owner: [UInt8], as renamed: [UInt8], in folder: [String], names: (_ beginning: [UInt8]) -> [[UInt8]]
  ) -> [Follower] {
    var found: [Follower] = names(owner + [UInt8(ascii: ".")]).compactMap { name in
      let tag = name.dropFirst(owner.count + 1)
      guard !tag.contains(UInt8(ascii: ".")),
        // Whichever form an extension usually has: behind a whole name it is that file's.
        let row = byExtension[String(decoding: tag, as: UTF8.self).lowercased()]?.first,
        folder.isEmpty || row.folder == folder
      else { return nil }
      return Follower(name: name, renamed: renamed + [UInt8(ascii: ".")] + tag, refusal: row.refusal)
    }
    guard folder.isEmpty else { return found }
    found += TakeoutName.followers(of: owner, as: renamed, names: names)
      .map { Follower(name: $0.name, renamed: $0.renamed) }
    let hidden = Array("._".utf8)
    found += names(hidden + owner).filter { $0.count == hidden.count + owner.count }
      .map { Follower(name: $0, renamed: hidden + renamed) }
    return found
  }
}
