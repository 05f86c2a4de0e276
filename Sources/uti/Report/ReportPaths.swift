import MediaItems
import SystemCalls
import SystemPackage

/// Shortens absolute paths in an HTML report to begin with the name of the reported folder.
struct ReportPaths: Sendable {
  /// The folders given by absolute paths, with their replacements.
  private let roots: [(path: FilePath, shown: FilePath)]
  private let isNeeded: Bool

  init(_ folders: [FilePath], showsAll: Bool) {
    isNeeded = !showsAll
    roots = showsAll ? [] : folders.filter(\.isAbsolute).map { ($0, Self.name(of: $0)) }
  }

  /// True if paths are shortened, so that the commands apply only in the parent folder.
  var areShortened: Bool { !roots.isEmpty }

  private static func name(of folder: FilePath) -> FilePath {
    let real = (try? FileSystem.realPath(of: folder)) ?? folder
    return FilePath(
      root: nil, [folder.lexicallyNormalized().lastComponent ?? real.lastComponent ?? "library"])
  }

  func shown(_ path: FilePath) -> FilePath {
    guard isNeeded, path.isAbsolute else { return path }
    for root in roots {
      var remainder = path
      if remainder.removePrefix(root.path) {
        return remainder.isEmpty ? root.shown : root.shown.pushing(remainder)
      }
    }
    return path.lastComponent.map { FilePath(root: nil, [$0]) } ?? path
  }

  func shown(_ argument: PathArgument) -> PathArgument {
    PathArgument(path: shown(argument.path))
  }

  /// Returns a text with the paths in it shortened.
  func shown(_ text: String) -> String {
    guard !roots.isEmpty, text.utf8.contains(UInt8(ascii: "/")) else { return text }
    var text = text
    for root in roots where root.path.lastComponent != nil {
      text = text.replacing(root.path.string, with: root.shown.string)
    }
    return text
  }

  func shown(_ value: FieldValue) -> FieldValue {
    if roots.isEmpty { return value }
    switch value {
    case .text(let text): return .text(shown(text))
    case .list(let elements): return .list(elements.map(shown))
    case .object(let members):
      return .object(members.map { FieldValue.Member(key: $0.key, value: shown($0.value)) })
    case .integer, .number, .flag: return value
    }
  }
}
