internal import PropertyLists
internal import SystemCalls
public import SystemPackage

// Loading conformance suites from files and folders.

/// An error of reading or writing a suite's file.
public enum SuiteLoadError: Error, Sendable, CustomStringConvertible {
  /// The file is not a valid suite.
  case malformed(SuiteError)
  /// A file cannot be read.
  case unreadable(path: String, reason: String)
  /// A suite cannot be replaced.
  case unwritable(path: String, reason: String)
  /// The folder has no suites or expectations.
  case nothing(path: String)

  public var description: String { Legible.line(words) }

  private var words: String {
    switch self {
    case .malformed(let error): error.description
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .nothing(let path): "no *\(Suite.fileSuffix) and no *\(Suite.sidecarSuffix) in \(path)"
    }
  }
}

/// Reading of suites.
public enum SuiteLibrary {
  /// The size limit for files.
  private static let maxByteCount = 256 << 20
  private static let maxDepth = 64

  /// Returns the suites at a path: a suite, an expectation beside a file, or all of both in a folder.
  ///
  /// Folders are searched recursively in bytewise order of names; links in them are not followed.
  public static func suites(
    at path: FilePath, kinds: [any CaseKind.Type] = CaseKinds.standard
  ) throws(SuiteLoadError) -> [Suite] {
    let status: FileStatus
    do throws(Errno) { status = try FileStatus(of: path, followingLinks: true) } catch {
      throw .unreadable(path: path.string, reason: error.description)
    }
    guard status.type == .directory else {
      if path.string.hasSuffix(Suite.sidecarSuffix) { return [try sidecars([path], kinds)] }
      return [try suite(at: path, kinds)]
    }
    var found: [Suite] = []
    try collect(path, kinds, depth: 0, &found)
    if found.isEmpty { throw .nothing(path: path.string) }
    return found
  }

  private static func collect(
    _ folder: FilePath, _ kinds: [any CaseKind.Type], depth: Int, _ found: inout [Suite]
  ) throws(SuiteLoadError) {
    let entries: [DirectoryEntry]
    do throws(Errno) { entries = try DirectoryListing.entries(of: folder) } catch {
      throw .unreadable(path: folder.string, reason: error.description)
    }
    var sidecarPaths: [FilePath] = []
    for entry in entries {
      let path = entry.path(in: folder)
      let name = String(decoding: entry.name, as: UTF8.self)
      switch entry.type {
      case .directory:
        guard depth < maxDepth else { throw .unreadable(path: path.string, reason: "folders too deep") }
        try collect(path, kinds, depth: depth + 1, &found)
      case .regular where name.hasSuffix(Suite.fileSuffix): found.append(try suite(at: path, kinds))
      case .regular where name.hasSuffix(Suite.sidecarSuffix): sidecarPaths.append(path)
      default: break
      }
    }
    if !sidecarPaths.isEmpty { found.append(try sidecars(sidecarPaths, kinds)) }
  }

  private static func suite(at path: FilePath, _ kinds: [any CaseKind.Type]) throws(SuiteLoadError) -> Suite {
    let bytes = try content(of: path)
    do { return try Suite(ndjson: bytes, name: path.string, kinds: kinds, origin: .file(path)) } catch {
      throw .malformed(error)
    }
  }

  /// Returns a suite of the expectations beside the files of one folder.
  private static func sidecars(
    _ paths: [FilePath], _ kinds: [any CaseKind.Type]
  ) throws(SuiteLoadError) -> Suite {
    let folder = paths.first?.removingLastComponent() ?? FilePath()
    var suite = Suite(
      name: folder.lastComponent?.string ?? "expectations",
      about: "What stands beside the files of a folder.",
      source: "the files' own \(Suite.sidecarSuffix)", origin: .folder(folder), cases: [])
    let registries = CaseRegistryCache()
    for path in paths {
      let name = String((path.lastComponent?.string ?? "").dropLast(Suite.sidecarSuffix.count))
      let bytes = try content(of: path)
      do throws(SuiteError) {
        let value = try PropertyList(jsonLine: bytes, line: 1)
        let example = try SuiteCase(
          value, id: name, IdentificationCase.self, given: CaseObject([("file", .text(name))]), line: 1)
        try suite.check(example, value, registries, line: 1)
        suite.cases.append(example)
      } catch {
        var error = error
        error.file = path.string
        throw .malformed(error)
      }
    }
    return suite
  }

  /// Returns the bytes of a suite's file.
  public static func content(of path: FilePath) throws(SuiteLoadError) -> [UInt8] {
    do {
      let descriptor = try FileDescriptor.openStream(path)
      defer { descriptor.release() }
      var bytes: [UInt8] = []
      var block = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = try descriptor.readBytes(into: &block)
        if count == 0 { return bytes }
        // Stops early on devices and executables.
        if block[..<count].contains(0) {
          throw SuiteLoadError.malformed(SuiteError(file: path.string, "a zero byte in it: that is no text"))
        }
        bytes.append(contentsOf: block[..<count])
        if bytes.count > maxByteCount {
          throw SuiteLoadError.malformed(
            SuiteError(file: path.string, "longer than \(maxByteCount >> 20) MiB"))
        }
      }
    } catch let error as Errno {
      throw .unreadable(path: path.string, reason: error.description)
    } catch let error as SuiteLoadError {
      throw error
    } catch {
      throw .unreadable(path: path.string, reason: "\(error)")
    }
  }
}
