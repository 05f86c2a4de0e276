internal import SystemPackage
internal import UniformTypes

/// Files that carry another file's whole name in theirs, and so follow it when it is renamed.
///
/// Sidecars that share only the stem need no rule: the stem stays.
struct SidecarRule: Sendable {
  /// A name beside a file, and the name it takes with the file's new name.
  typealias Companion = (name: FileName, renamed: FileName)

  var name: StaticString
  /// Where the sidecars lie, seen from the file's folder.
  var folder: [String] = []
  /// Why the file must keep its name where there is such a sidecar; nil when that simply follows.
  var refusal: StaticString?
  var because: StaticString
  /// The companions of `old` among a folder's names, once it is called `new`.
  var find: @Sendable (_ old: FileName, _ new: FileName, FolderContents, TypeRegistry) -> [Companion]

  static let all: [SidecarRule] = [
    SidecarRule(
      name: "checksums", refusal: "names it inside, and would no longer find it",
      because: "a list of checksums is read together with the names in it"
    ) { old, new, folder, registry in
      extended(old, new, folder) { checksums.contains($0.lowercased()) }
    },
    SidecarRule(
      name: "full name and an extension",
      because: "darktable, digiKam, RawTherapee and others write NAME.EXT.xmp"
    ) { old, new, folder, registry in
      extended(old, new, folder) {
        !checksums.contains($0.lowercased()) && registry.sidecarType(extension: $0) != nil
      }
    },
    SidecarRule(
      name: "Takeout, long form", because: "Google writes NAME.EXT.supplemental-metadata.json, cut anywhere"
    ) { old, new, folder, _ in
      folder.names(beginningWith: old.appending(".")).compactMap { name -> Companion? in
        let rest = String(decoding: name.bytes.dropFirst(old.bytes.count), as: UTF8.self)
        guard rest.hasSuffix(".json"), case let middle = rest.dropLast(5), middle.count > 1,
          ".supplemental-metadata".hasPrefix(middle)
        else { return nil }
        return (name, new.appending(rest))
      }
    },
    SidecarRule(
      name: "Takeout, counter", because: "Google writes the counter of NAME(1).EXT behind: NAME.EXT(1).json"
    ) { old, new, folder, _ in
      guard let counter = counter(of: old.stem), let before = moved(counter, in: old),
        let after = moved(counter, in: new), folder.kinds[before] != nil
      else { return [] }
      return [(before, after)]
    },
    SidecarRule(
      name: "Takeout, cut", because: "Google cuts names at 46 characters, in the middle of the extension too"
    ) { old, new, folder, _ in
      let cut = FileName(Array(old.bytes.prefix(takeoutLength)))
      let renamed = FileName(Array(new.bytes.prefix(takeoutLength)))
      let name = cut.appending(".json")
      guard cut.bytes.count < old.bytes.count, cut != renamed, folder.kinds[name] != nil else { return [] }
      return [(name, renamed.appending(".json"))]
    },
    SidecarRule(
      name: "AppleDouble",
      because: "a Mac keeps a file's other half as ._NAME where a file system has no room for it"
    ) { old, new, folder, _ in
      let name = FileName("._").appending(old)
      return folder.kinds[name] == nil ? [] : [(name, FileName("._").appending(new))]
    },
    SidecarRule(
      name: "NX Studio", folder: ["NKSC_PARAM"], because: "Nikon keeps edits in a folder of their own"
    ) { old, new, folder, _ in extended(old, new, folder) { $0.lowercased() == "nksc" } },
    SidecarRule(
      name: "Capture One", folder: ["CaptureOne", "Settings"],
      because: "Capture One keeps edits in a folder of their own"
    ) { old, new, folder, _ in extended(old, new, folder) { $0.lowercased() == "cos" } },
  ]

  private static let checksums: Set<String> = ["sha256", "md5", "sha1", "sha512", "sfv"]
  private static let takeoutLength = 46

  /// Names that are `old`, a dot and an extension that `isSide` knows.
  private static func extended(
    _ old: FileName, _ new: FileName, _ folder: FolderContents, _ isSide: (String) -> Bool
  ) -> [Companion] {
    folder.names(beginningWith: old.appending(".")).compactMap { name in
      let rest = String(decoding: name.bytes.dropFirst(old.bytes.count + 1), as: UTF8.self)
      guard !rest.isEmpty, !rest.contains("."), isSide(rest) else { return nil }
      return (name, new.appending("." + rest))
    }
  }

  /// The `(1)` at the end of a stem.
  private static func counter(of stem: FileName) -> String? {
    let text = stem.text
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex else { return nil }
    let digits = text[text.index(after: open)...].dropLast()
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return String(text[open...])
  }

  /// `NAME.EXT(1).json` for `NAME(1).EXT`.
  private static func moved(_ counter: String, in name: FileName) -> FileName? {
    guard let tag = name.pathExtension else { return nil }
    let stem = FileName(Array(name.stem.bytes.dropLast(counter.utf8.count)))
    return stem.appending(".\(tag)\(counter).json")
  }
}

extension FileName {
  func appending(_ name: FileName) -> FileName { FileName(bytes + name.bytes) }
}
