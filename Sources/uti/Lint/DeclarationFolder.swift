import SystemCalls
import SystemPackage

/// The files in a folder that may contain type declarations, for `uti lint`.
struct DeclarationFolder {
  /// Names of skipped folders: dependencies and build products.
  static let skippedNames: Set = [
    "node_modules", "bower_components", "pods", "carthage", "vendor", "deriveddata", "build", "__pycache__",
  ]
  /// Extensions of property lists and type tables.
  private static let extensions = [".plist", ".tsv"]
  /// The depth limit of entered folders.
  static let maxDepth = 100

  /// The files sorted by name, those of a folder before those of its subfolders.
  private(set) var files: [PathArgument] = []
  /// The folders that could not be listed.
  private(set) var failures: [(folder: PathArgument, reason: String)] = []

  init(_ root: FilePath) { enter(root, depth: 0) }

  private mutating func enter(_ folder: FilePath, depth: Int) {
    let entries: [DirectoryEntry]
    do throws(Errno) { entries = try DirectoryListing.entries(of: folder) } catch {
      failures.append((PathArgument(path: folder), "\(error)"))
      return
    }
    var folders: [FilePath] = []
    for entry in entries {
      let name = String(decoding: entry.name, as: UTF8.self).lowercased()
      let path = entry.path(in: folder)
      var type = entry.type
      if type == .unknown { type = (try? FileStatus(of: path, followingLinks: false))?.type ?? .unknown }
      switch type {
      case .regular where Self.extensions.contains { name.hasSuffix($0) && !name.hasPrefix("._") }:
        files.append(PathArgument(path: path))
      case .directory where !name.hasPrefix(".") && !Self.skippedNames.contains(name):
        folders.append(path)
      default: break
      }
    }
    guard depth < Self.maxDepth else {
      for folder in folders {
        failures.append((PathArgument(path: folder), "more than \(Self.maxDepth) folders lie in each other"))
      }
      return
    }
    for folder in folders { enter(folder, depth: depth + 1) }
  }
}
